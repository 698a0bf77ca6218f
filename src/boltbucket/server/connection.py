"""One client's line: its own queue and sender, so that nobody waits for anybody else."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boltbucket.rules.illegal import Illegal
from boltbucket.server.encode import params_data
from boltbucket.server.messages import Bye, Outgoing, written
from boltbucket.server.scene import Eye

if TYPE_CHECKING:
    from boltbucket.server.metrics import Metrics

QUEUE = 64
"""How many messages may wait for a client before it is told to come back later."""
TRY_AGAIN_LATER = 1013
POLICY = 1008


class Connection:
    """A client that has said hello."""

    def __init__(self, socket: WebSocket, metrics: Metrics) -> None:
        self.socket = socket
        self.eye: Eye = None
        self.role = "spectator"
        self.closed = False
        self.greeted = False
        self._metrics = metrics
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE)
        self._sender = asyncio.create_task(self._send_all())

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not keep up is cut off."""
        if self.closed:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._metrics.overflows.inc()
            self.drop(TRY_AGAIN_LATER)

    def send_all(self, messages: list[bytes]) -> None:
        for message in messages:
            self.send(message)

    def tell(self, message: Outgoing) -> None:
        self.send(written(message))

    def say_goodbye(self, reason: Illegal) -> None:
        """The last words, then the line is closed."""
        self.tell(Bye(reason.code, params_data(reason.params)))
        self.hang_up(1000)

    def hang_up(self, code: int) -> None:
        """Close when everything queued has been sent."""
        if self.closed:
            return
        self.closed = True
        try:
            self._queue.put_nowait(code)
        except asyncio.QueueFull:
            self.drop(code)

    def drop(self, code: int) -> None:
        """Close at once; what is queued is lost."""
        self.closed = True
        self._sender.cancel()
        self._closing = asyncio.create_task(self._close(code))

    async def _send_all(self) -> None:
        metrics, send = self._metrics, self.socket.send
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    return await self._close(item)
                await send({"type": "websocket.send", "text": item.decode()})
                metrics.sent += 1
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True

    async def _close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.DISCONNECTED:
            return
        try:
            await asyncio.wait_for(self.socket.close(code), timeout=5)
        except (RuntimeError, OSError, TimeoutError):
            return

    async def finish(self) -> None:
        self.closed = True
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)


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
