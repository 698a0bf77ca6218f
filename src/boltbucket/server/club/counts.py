"""What visitors do, counted in Redis over all processes; while that is away, here alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from typing import Any

from limits import RateLimitItem
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from boltbucket.server.club.bus import ANSWER_SECONDS, CONNECT_SECONDS, LOST, PREFIX, connected
from boltbucket.server.counts import LocalCounts

KEPT_SECONDS = 86_400
"""How long it is known who has how many sockets without another word about it."""


class SharedCounts(LocalCounts):
    """Asks Redis as long as it is there."""

    def __init__(
        self, url: str, node: str, up: Callable[[], bool], alive: Callable[[], Container[str]]
    ) -> None:
        super().__init__()
        self._node = node
        self._up = up
        self._alive = alive
        """The processes whose sockets count."""
        self._storage: Any = RedisStorage(
            f"async+{url}",
            implementation="redispy",
            key_prefix=f"{PREFIX}limits",
            socket_connect_timeout=CONNECT_SECONDS,
            socket_timeout=ANSWER_SECONDS,
        )
        self._shared = SlidingWindowCounterRateLimiter(self._storage)
        self._redis = connected(url, socket_timeout=ANSWER_SECONDS)
        self._errands: set[asyncio.Task[Any]] = set()

    async def hit(self, limit: RateLimitItem, what: str, name: str) -> bool:
        """Counted here as well, so that nobody gains when Redis goes away."""
        here = await super().hit(limit, what, name)
        if not here or not self._up():
            return here
        try:
            return await self._shared.hit(limit, what, name)
        except LOST:
            return here

    async def test(self, limit: RateLimitItem, what: str, name: str) -> bool:
        here = await super().test(limit, what, name)
        if not here or not self._up():
            return here
        try:
            return await self._shared.test(limit, what, name)
        except LOST:
            return here

    # Sockets: for every visitor, each process says how many it holds

    async def sockets_elsewhere(self, name: str, here: int) -> int:
        if not self._up():
            return 0
        try:
            found = await self._noted(name, here)
        except LOST:
            return 0
        alive = self._alive()
        others = {node.decode(): int(count) for node, count in found.items()}
        return sum(count for node, count in others.items() if node != self._node and node in alive)

    async def _noted(self, name: str, here: int) -> dict[bytes, bytes]:
        key = f"{PREFIX}sockets:{name}"
        pipeline = self._redis.pipeline(transaction=False)
        if here:
            pipeline.hset(key, self._node, str(here))
            pipeline.expire(key, KEPT_SECONDS)
        else:
            pipeline.hdel(key, self._node)
        pipeline.hgetall(key)
        *_, found = await asyncio.wait_for(pipeline.execute(), ANSWER_SECONDS)
        known: dict[bytes, bytes] = found
        return known

    def sockets_left(self, name: str, here: int) -> None:
        task = asyncio.create_task(self.sockets_elsewhere(name, here))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self._redis.aclose()
        await self._storage.bridge.storage.aclose()
