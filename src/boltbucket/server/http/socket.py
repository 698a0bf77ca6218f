"""The socket of a table: hello first, then commands, each checked before the table hears it."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.clock.wall import steady_ms
from boltbucket.server.gate import Gate, Traffic
from boltbucket.server.http.guards import origin_allowed
from boltbucket.server.http.handling import MISSES, address_of, gate_of
from boltbucket.server.metrics import Metrics
from boltbucket.server.registry import TableRegistry
from boltbucket.server.table.inbox import Arrival, ClientCommand, Departure
from boltbucket.server.table_door import TableDoor
from boltbucket.server.wire.connection import POLICY, Connection, last_words
from boltbucket.server.wire.messages import (
    VERSION,
    ClientMessage,
    Considering,
    Hello,
    Looking,
    LookingBack,
    Ping,
    Refused,
    TableCommand,
    decoded,
    read_message,
    written,
)
from boltbucket.server.wire.websocket import line_of

HELLO_SECONDS = 10
BAD_MESSAGE_TOKENS = 4
"""What an unreadable message costs in place of one."""
CONSIDERED_TOKENS = 0.5
"""What every answer costs that is only considered, besides the message."""
LOOK_TOKENS = 1
"""What the whole view, or looking back, costs besides the message."""
_PRICES = {"start": 9, "rematch": 9, "options": 1}
"""What actions at a table cost besides the message."""
PATIENCE = 40
"""How many refused messages in a row are answered before the line is cut."""


async def serve_socket(socket: WebSocket) -> None:
    registry: TableRegistry = socket.app.state.registry
    gate, address = gate_of(socket), address_of(socket)
    if not origin_allowed(socket.headers, registry.settings):
        await socket.close(POLICY)
        return
    if not await gate.lets("handshake", address) or not await gate.enter(address):
        await socket.close(POLICY)
        return
    registry.metrics.handshakes.inc()
    registry.metrics.connections.inc()
    try:
        await socket.accept()
        await _serve(socket, registry, gate)
    except WebSocketDisconnect:
        pass
    finally:
        gate.leave(address)
        registry.metrics.connections.dec()


async def _serve(socket: WebSocket, registry: TableRegistry, gate: Gate) -> None:
    address = address_of(socket)
    try:
        hello = await asyncio.wait_for(_first_message(socket), HELLO_SECONDS)
        if await gate.bars("miss", address):
            raise Illegal("slow_down")
        table = await registry.find(hello.table.upper())
    except Illegal as refusal:
        if refusal.code in MISSES:
            await gate.lets("miss", address)
        await _goodbye(socket, refusal)
        return
    except TimeoutError:
        await _goodbye(socket, Illegal("no_hello"))
        return
    connection = Connection(socket, line_of(socket.scope), registry.metrics)
    table.put(Arrival(connection, hello.token, hello.have))
    try:
        traffic = (Traffic(registry.settings), gate.traffic(address))
        await _listen(socket, Listener(connection, table, registry.metrics, traffic))
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


class Listener:
    """Hears what one client says and passes on what the table can understand."""

    def __init__(
        self,
        connection: Connection,
        table: TableDoor,
        metrics: Metrics,
        traffic: tuple[Traffic, ...],
    ) -> None:
        self._connection = connection
        self._table = table
        self._metrics = metrics
        self._traffic = traffic
        self._patience = PATIENCE

    def hear(self, text: str | bytes) -> None:
        arrived = time.perf_counter()
        if self._connection.closed:
            return
        if not self._take(1):
            self._slow_down(text)
            return
        self._patience = PATIENCE
        try:
            message = read_message(text)
        except (msgspec.DecodeError, ValueError) as error:
            self._refuse(text, error)
            return
        if isinstance(message, Ping):
            self._table.ping(self._connection)
        elif isinstance(message, Hello):
            self._connection.tell(Refused(0, "bad_message", {"reason": "hello"}))
        elif self._table.crowded or not self._take(_price(message)):
            self._slow_down(text)
        else:
            self._table.put(ClientCommand(self._connection, message, arrived))

    def _take(self, tokens: float) -> bool:
        now = steady_ms()
        return not tokens or all(each.messages.spend(tokens, now) for each in self._traffic)

    def _slow_down(self, text: str | bytes) -> None:
        self._patience -= 1
        if self._patience < 0:
            self._connection.drop(POLICY)
        else:
            self._connection.tell(Refused(_id_of(text), "slow_down", {}))

    def _refuse(self, text: str | bytes, error: Exception) -> None:
        self._metrics.bad_messages.inc()
        self._take(BAD_MESSAGE_TOKENS - 1)
        self._connection.tell(Refused(_id_of(text), "bad_message", {"reason": _reason(error)}))


def _price(message: ClientMessage) -> float:
    """What a message costs besides being one."""
    if isinstance(message, Considering):
        return CONSIDERED_TOKENS * len(message.answers)
    if isinstance(message, Looking | LookingBack):
        return LOOK_TOKENS
    if isinstance(message, TableCommand):
        return _PRICES.get(message.do, 0)
    return 0


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


class _Numbered(msgspec.Struct):
    id: int = 0


_numbered = msgspec.json.Decoder(_Numbered)


def _id_of(text: str | bytes) -> int:
    """The number of a message that cannot be taken, so that its sender knows which it was."""
    try:
        number = decoded(text, _numbered).id
    except (msgspec.DecodeError, ValueError):
        return 0
    return number if 0 <= number <= 2**53 else 0


def _reason(error: Exception) -> str:
    return str(error)[:200]


async def _goodbye(socket: WebSocket, refusal: Illegal) -> None:
    last, code = last_words(refusal)
    await socket.send_text(written(last).decode())
    await socket.close(code)
