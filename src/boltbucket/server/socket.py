"""The socket of a table: hello first, then commands, each checked before the table hears it."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boltbucket.rules.illegal import Illegal
from boltbucket.server.connection import POLICY, Bucket, Connection
from boltbucket.server.encode import params_data
from boltbucket.server.guards import Gate, origin_allowed
from boltbucket.server.hall import Hall
from boltbucket.server.items import Arrival, Departure, Spoken
from boltbucket.server.line import line_of
from boltbucket.server.messages import (
    VERSION,
    Bye,
    Hello,
    Ping,
    Pong,
    Refused,
    read_message,
    written,
)
from boltbucket.server.scene import Eye
from boltbucket.server.seating import Seating
from boltbucket.server.table import Table
from boltbucket.server.times import wall_ms
from boltbucket.server.tokens import is_spectator_token

HELLO_SECONDS = 10
BAD_MESSAGE_TOKENS = 4
"""What an unreadable message costs in place of one."""
PATIENCE = 40
"""How many refused messages in a row are answered before the line is cut."""


async def serve_socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    gate: Gate = socket.app.state.gate
    address = socket.client.host if socket.client else ""
    if not origin_allowed(socket.headers, hall.settings):
        await socket.close(POLICY)
        return
    if not gate.lets("handshake", address) or not gate.enter(address):
        await socket.close(POLICY)
        return
    hall.metrics.handshakes.inc()
    hall.metrics.connections.inc()
    try:
        await socket.accept()
        await _serve(socket, hall)
    except WebSocketDisconnect:
        pass
    finally:
        gate.leave(address)
        hall.metrics.connections.dec()


async def _serve(socket: WebSocket, hall: Hall) -> None:
    try:
        hello = await asyncio.wait_for(_first_message(socket), HELLO_SECONDS)
        table = await hall.find(hello.table.upper())
        eye = _eye(hall, table, hello)
    except Illegal as refusal:
        await _goodbye(socket, refusal)
        return
    except TimeoutError:
        await _goodbye(socket, Illegal("no_hello"))
        return
    connection = Connection(socket, line_of(socket.scope), hall.metrics)
    connection.eye = eye
    connection.role = "spectator" if eye is None else "player"
    if eye is not None and eye == table.seating.host:
        connection.role = "host"
    table.put(Arrival(connection, hello.have))
    try:
        await _listen(socket, Listener(connection, table, hall))
    finally:
        table.put(Departure(connection))
        connection.finish()


async def _listen(socket: WebSocket, listener: Listener) -> None:
    """Until the line ends; first to what came right behind the hello."""
    line = line_of(socket.scope)
    while not line.idle:
        listener.hear(await _receive(socket))
    line.hear = listener.hear
    while True:
        await _receive(socket)


async def _first_message(socket: WebSocket) -> Hello:
    text = await _receive(socket)
    try:
        hello = read_message(text)
    except (msgspec.DecodeError, ValueError) as error:
        raise Illegal("bad_message", reason=_reason(error)) from error
    if not isinstance(hello, Hello):
        raise Illegal("no_hello")
    if hello.v != VERSION:
        raise Illegal("wrong_version", version=hello.v, ours=VERSION)
    return hello


def _eye(hall: Hall, table: Table, hello: Hello) -> Eye:
    """Whose eyes the client has; raises Illegal if it may not look at all."""
    seating = table.seating
    if hello.token:
        seat = seating.seat_of(hello.token)
        if seat is not None:
            return seat
    watchers = sum(each.eye is None for each in table.audience.connections)
    if not _may_watch(hall, seating, hello.token):
        raise Illegal("bad_token")
    if watchers >= hall.settings.spectators:
        raise Illegal("too_many_spectators")
    return None


def _may_watch(hall: Hall, seating: Seating, token: str | None) -> bool:
    if not seating.options.watching:
        return False
    if not token:
        return seating.public
    return is_spectator_token(token, hall.secret, seating.code, seating.salt)


class Listener:
    """Hears what one client says and passes on what the table can understand."""

    def __init__(self, connection: Connection, table: Table, hall: Hall) -> None:
        settings = hall.settings
        self._connection = connection
        self._table = table
        self._metrics = hall.metrics
        self._bucket = Bucket(settings.message_burst, settings.messages_per_second)
        self._patience = PATIENCE

    def hear(self, text: str | bytes) -> None:
        arrived = time.perf_counter()
        if self._connection.closed:
            return
        if not self._bucket.take():
            self._slow_down(text)
            return
        self._patience = PATIENCE
        try:
            message = read_message(text)
        except (msgspec.DecodeError, ValueError) as error:
            self._refuse(text, error)
            return
        if isinstance(message, Ping):
            self._connection.tell(Pong(wall_ms()))
        elif isinstance(message, Hello):
            self._connection.tell(Refused(0, "bad_message", {"reason": "hello"}))
        else:
            self._table.put(Spoken(self._connection, message, arrived))

    def _slow_down(self, text: str | bytes) -> None:
        self._patience -= 1
        if self._patience < 0:
            self._connection.drop(POLICY)
        else:
            self._connection.tell(Refused(_id_of(text), "slow_down", {}))

    def _refuse(self, text: str | bytes, error: Exception) -> None:
        self._metrics.bad_messages.inc()
        self._bucket.take(BAD_MESSAGE_TOKENS - 1)
        self._connection.tell(Refused(_id_of(text), "bad_message", {"reason": _reason(error)}))


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


class _Numbered(msgspec.Struct):
    id: int = 0


def _id_of(text: str | bytes) -> int:
    """The number of a message that cannot be taken, so that its sender knows which it was."""
    try:
        number = msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, ValueError):
        return 0
    return number if 0 <= number <= 2**53 else 0


def _reason(error: Exception) -> str:
    return str(error)[:200]


async def _goodbye(socket: WebSocket, refusal: Illegal) -> None:
    await socket.send_text(written(Bye(refusal.code, params_data(refusal.params))).decode())
    await socket.close(POLICY)
