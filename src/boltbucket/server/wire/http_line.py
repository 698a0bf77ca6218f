"""HTTP under a request: uvicorn's, counted from the first byte, with an end to patience."""

from __future__ import annotations

import asyncio
import socket
from asyncio import BaseTransport, TimerHandle, Transport
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.gate import Gate, Visit
from boltbucket.server.wire.websocket import FastWebSocket

REQUEST_SECONDS = 15
"""How long a whole request may take to arrive."""
READING_SECONDS = 30
"""How long a client may leave an answer unread."""
SYSTEM_BUFFER = 64 * 1024
"""What the system may take in before we have read it."""
_FULL = msgspec.json.encode({"code": Illegal("too_many_connections").code, "params": {}})
TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 30\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(_FULL), _FULL)
)


class Patience:
    """Ends after a time, unless it is stopped."""

    def __init__(self, end: Callable[[], None]) -> None:
        self._end = end
        self._timer: TimerHandle | None = None

    def start(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._end)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door(asyncio.Protocol):
    """Looks who is there before anything is made for them: to turn many away must cost little."""

    def __init__(self, app_state: dict[str, Any], **given: Any) -> None:
        self._app_state = app_state
        self._given = given

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, Transport)
        gate: Gate = self._app_state["gate"]
        address = get_remote_addr(transport) or ("", 0)
        if gate.hurried(address[0]):
            gate.turned_away("too_fast")
            transport.abort()
            return
        visit = gate.visit(address[0])
        if visit is None:
            gate.turned_away("too_many")
            transport.write(TOO_MANY)
            transport.close()
            return
        line = CountedHttp(app_state=self._app_state, **self._given)
        line.visit = visit
        transport.set_protocol(line)
        line.connection_made(transport)


class CountedHttp(H11Protocol):
    """Cuts whoever sends too much, or neither speaks nor listens."""

    visit: Visit | None
    """Who is on the other end; None once the line is a socket."""
    arriving: Patience
    unread: Patience

    @property
    def gate(self) -> Gate:
        found: Gate = self.app_state["gate"]
        return found

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, Transport)
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SYSTEM_BUFFER)
        self.arriving = Patience(partial(self._cut, "half_a_request"))
        self.unread = Patience(partial(self._cut, "unread_answer"))
        self.arriving.start(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.arriving.stop()
        self.unread.stop()
        if self.visit is not None:
            self.gate.end(self.visit)
            self.visit = None

    def data_received(self, data: bytes) -> None:
        if self.visit is None or self.transport.is_closing():
            return
        if not self.visit.bytes_allowed(len(data)):
            self._cut("too_many_bytes")
            return
        super().data_received(data)
        self._mind_arrival()

    def _cut(self, reason: str) -> None:
        self.gate.turned_away(reason)
        self.transport.abort()

    def _mind_arrival(self) -> None:
        if self.visit is not None and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.arriving.start(REQUEST_SECONDS)
        else:
            self.arriving.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        assert isinstance(line, FastWebSocket)
        line.visited(self.gate, self.visit)
        self.visit = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(READING_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()
