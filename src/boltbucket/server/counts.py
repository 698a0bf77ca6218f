"""How often visitors have done what is limited: counted in this process, or in all of a club."""

from __future__ import annotations

from typing import Protocol

from limits import RateLimitItem
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter


class Counts(Protocol):
    async def hit(self, limit: RateLimitItem, what: str, name: str) -> bool:
        """Whether somebody may do this once more; it is counted."""
        ...

    async def test(self, limit: RateLimitItem, what: str, name: str) -> bool:
        """Whether somebody might do this once more."""
        ...

    async def sockets_elsewhere(self, name: str, here: int) -> int:
        """How many sockets a visitor has at other processes; so many are here."""
        ...

    def sockets_left(self, name: str, here: int) -> None:
        """A visitor has closed a socket: so many are here now."""
        ...


class LocalCounts:
    """For a server on its own."""

    def __init__(self) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def hit(self, limit: RateLimitItem, what: str, name: str) -> bool:
        return self._limiter.hit(limit, what, name)

    async def test(self, limit: RateLimitItem, what: str, name: str) -> bool:
        return self._limiter.test(limit, what, name)

    async def sockets_elsewhere(self, name: str, here: int) -> int:
        return 0

    def sockets_left(self, name: str, here: int) -> None:
        return
