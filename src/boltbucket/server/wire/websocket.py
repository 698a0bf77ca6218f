"""The WebSocket under a connection: uvicorn's, with a short way in and out.

Through the usual way every message passes four layers, a queue and a task in both directions, which
costs more than the game does. Hello, goodbye and control frames still go that way.
"""

from __future__ import annotations

import socket
from asyncio import BaseTransport
from collections.abc import Callable, MutableMapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from boltbucket.server.gate import Gate, Visit

EXTENSION = "boltbucket.line"
SYSTEM_BUFFER = 128 * 1024
"""What the system may hold back for a client that does not read; it would take megabytes."""
READ_AT_ONCE = 1024
"""Bytes that are taken apart before it is asked whether there were too many frames in them."""
_TEXT = 0x81


class FastWebSocket(WebSocketsSansIOProtocol):
    """Once `hear` is set, messages go there at once."""

    hear: Callable[[bytes], None] | None = None
    _gate: Gate | None = None
    _visit: Visit | None = None

    def visited(self, gate: Gate, visit: Visit | None) -> None:
        """Who is on the other end, as was found out before."""
        self._gate, self._visit = gate, visit

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._gate is not None and self._visit is not None:
            self._gate.end(self._visit)
            self._visit = None

    def data_received(self, data: bytes) -> None:
        if self._visit is None:
            # The request itself, which was counted where it came in.
            super().data_received(data)
        elif self._visit.bytes_allowed(len(data)):
            self._take_apart(data)
        else:
            self._cut_off("too_many_bytes")

    def _take_apart(self, data: bytes) -> None:
        for first in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + READ_AT_ONCE])

    def handle_text(self, event: Frame) -> None:
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Whether there may be one more frame; whoever sends too many is cut off."""
        if self.transport.is_closing():
            return False
        if self._visit is None or self._visit.frame_allowed():
            return True
        self._cut_off("too_many_frames")
        return False

    def _cut_off(self, reason: str) -> None:
        if self._gate is not None:
            self._gate.turned_away(reason)
        self.cut()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.hear(message)

    def write(self, frames: list[bytes]) -> None:
        """Send these frames now, or as soon as the client reads."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    @property
    def waiting_bytes(self) -> int:
        """What the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    @property
    def idle(self) -> bool:
        """Whether everything that came the usual way has been heard."""
        return self.queue.empty()

    def cut(self) -> None:
        """End it without another word."""
        self.transport.abort()


def line_of(scope: MutableMapping[str, Any]) -> FastWebSocket:
    found: FastWebSocket = scope["extensions"][EXTENSION]["line"]
    return found


def framed(text: bytes) -> bytes:
    """A message as one frame; the server's are not masked, so it is the same for everybody."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text
