"""One client's line: what is sent waits in a buffer of its own, and nobody waits for another."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketState

from boltbucket.rules.illegal import Illegal
from boltbucket.server.encode import params_data
from boltbucket.server.line import Line, framed
from boltbucket.server.messages import Bye, Outgoing, written
from boltbucket.server.scene import Eye

if TYPE_CHECKING:
    from boltbucket.server.metrics import Metrics

MOST_WAITING = 256 * 1024
"""How many bytes may wait for a client before it is told to come back later."""
CLOSING_SECONDS = 5
TRY_AGAIN_LATER = 1013
POLICY = 1008


class Connection:
    """A client that has said hello."""

    def __init__(self, socket: WebSocket, line: Line, metrics: Metrics) -> None:
        self.eye: Eye = None
        self.role = "spectator"
        self.closed = False
        self.greeted = False
        self._socket = socket
        self._line = line
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Send a message; all of one moment go together."""
        if self.closed:
            return
        if not self._frames:
            self._loop.call_soon(self._flush)
        self._frames.append(framed(data))

    def send_all(self, messages: list[bytes]) -> None:
        for message in messages:
            self.send(message)

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

    def tell(self, message: Outgoing) -> None:
        self.send(written(message))

    def say_goodbye(self, reason: Illegal) -> None:
        """The last words, then the line is closed."""
        self.tell(Bye(reason.code, params_data(reason.params)))
        self.hang_up(1000)

    def hang_up(self, code: int) -> None:
        """Close when everything has been sent."""
        if not self.closed:
            self._flush()
            self.drop(code)

    def drop(self, code: int) -> None:
        """Close at once; what has not been sent is lost."""
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


class Bucket:
    """Tokens that come back with time: whoever has none left is too fast."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._rate = per_second
        self._tokens = size
        self._at = time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        now = time.monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True
