"""One client's line: what is sent waits in a buffer of its own, and nobody waits for another."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from starlette.websockets import WebSocket, WebSocketState

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.metrics import Metrics
from boltbucket.server.wire.messages import Bye, Outgoing, Refused, written
from boltbucket.server.wire.telling import params_told
from boltbucket.server.wire.websocket import FastWebSocket, framed

MOST_WAITING = 256 * 1024
"""How many bytes may wait for a client before it is told to come back later."""
CLOSING_SECONDS = 5
TRY_AGAIN_LATER = 1013
POLICY = 1008
COME_BACK = frozenset({"store_failed"})
"""Refusals that may be over soon."""


class Line(ABC):
    """The way to a client, be it a socket here or one that another process holds."""

    closed = False

    @abstractmethod
    def send(self, data: bytes) -> None:
        """Send a message; all of one moment go together."""

    @abstractmethod
    def hang_up(self, code: int) -> None:
        """Close when everything has been sent."""

    @abstractmethod
    def drop(self, code: int) -> None:
        """Close at once; what has not been sent is lost."""

    def tell(self, message: Outgoing) -> None:
        self.send(written(message))

    def say_goodbye(self, reason: Illegal, code: int = 1000) -> None:
        """The last words, then the line is closed."""
        self.tell(Bye(reason.code, params_told(reason.params)))
        self.hang_up(code)


class Connection(Line):
    """A client that has said hello."""

    def __init__(self, socket: WebSocket, line: FastWebSocket, metrics: Metrics) -> None:
        self._socket = socket
        self._line = line
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        if not self._frames:
            self._loop.call_soon(self._flush)
        self._frames.append(framed(data))

    def _flush(self) -> None:
        """A client that does not keep up is cut off."""
        frames, self._frames = self._frames, []
        if not frames:
            return
        if self._line.waiting_bytes > MOST_WAITING:
            self._metrics.overflows.inc()
            self.drop(TRY_AGAIN_LATER)
            return
        self._line.write(frames)
        self._metrics.sent += len(frames)

    def hang_up(self, code: int) -> None:
        if not self.closed:
            self._flush()
            self.drop(code)

    def drop(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self._frames.clear()
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.DISCONNECTED:
            return
        try:
            await asyncio.wait_for(self._socket.close(code), CLOSING_SECONDS)
        except TimeoutError:
            self._line.cut()
        except (RuntimeError, OSError):
            return

    def finish(self) -> None:
        self.closed = True


def last_words(refusal: Illegal) -> tuple[Outgoing, int]:
    """What a client that is not let in is told, and how its line is closed; whoever may come back
    later is not sent away for good."""
    params = params_told(refusal.params)
    if refusal.code in COME_BACK:
        return Refused(0, refusal.code, params), TRY_AGAIN_LATER
    return Bye(refusal.code, params), POLICY
