"""The bus: Redis carries packets from process to process. It may be away and lose things; then
links send them again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from boltbucket.server.logs import log

CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 1.5
SHORTEST_WAIT, LONGEST_WAIT = 0.05, 0.5
PREFIX = "boltbucket:"
LOST = (RedisError, OSError, TimeoutError)
"""What tells that the bus is away."""


def connected(url: str, **more: Any) -> redis.asyncio.Redis:
    return redis.asyncio.Redis.from_url(
        url,
        socket_connect_timeout=CONNECT_SECONDS,
        retry=Retry(NoBackoff(), 0),
        **more,
    )


class Bus:
    """One subscription of our own, and a line to publish."""

    def __init__(self, url: str, node: str, hear: Callable[[bytes], None]) -> None:
        self._url = url
        self._channel = _channel(node)
        self._hear = hear
        self._out = connected(url, socket_timeout=ANSWER_SECONDS)
        self.up = False
        """Whether we hear what others send."""
        self.came_back: Callable[[], None] = lambda: None
        self._listener: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._listener = asyncio.create_task(self._listen(), name="bus")

    async def publish(self, packets: Iterable[tuple[str, bytes]]) -> bool:
        """Whether the bus has taken them."""
        pipeline = self._out.pipeline(transaction=False)
        for node, data in packets:
            pipeline.publish(_channel(node), data)
        try:
            await asyncio.wait_for(pipeline.execute(), ANSWER_SECONDS)
        except LOST:
            return False
        return True

    async def _listen(self) -> None:
        wait = SHORTEST_WAIT
        while True:
            with suppress(*LOST):
                async with connected(self._url) as line, line.pubsub() as pubsub:
                    await asyncio.wait_for(pubsub.subscribe(self._channel), ANSWER_SECONDS)
                    await self._hear_all(pubsub)
            if self.up:
                log("bus_lost", 40)
                wait = SHORTEST_WAIT
            self.up = False
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 1.5 * wait)

    async def _hear_all(self, pubsub: Any) -> None:
        """Until the bus goes away; one that says nothing is asked."""
        silent = 0
        while silent < 2:
            message = await pubsub.get_message(timeout=ANSWER_SECONDS)
            if message is None:
                silent += 1
                await asyncio.wait_for(pubsub.ping(), ANSWER_SECONDS)
                continue
            silent = 0
            if message["type"] == "subscribe":
                log("bus_found")
                self.up = True
                self.came_back()
            elif message["type"] == "message":
                self._hear(message["data"])

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        with suppress(*LOST):
            await self._out.aclose()


def _channel(node: str) -> str:
    return f"{PREFIX}{node}"
