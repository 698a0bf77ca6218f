"""Rate limits: tokens that come back with time."""

from __future__ import annotations

from boltbucket.rules.language.value import value


@value
class RateLimit:
    """Whoever has no token left is too fast. Moments are in milliseconds, of any clock."""

    size: float
    per_second: float
    tokens: float
    at: int

    @classmethod
    def full(cls, size: float, per_second: float, now: int) -> RateLimit:
        return cls(size, per_second, size, now)

    def taking(self, tokens: float, now: int) -> RateLimit | None:
        """The limit after these tokens have been taken; None if there are not enough."""
        passed = max(0, now - self.at) / 1000
        left = min(self.size, self.tokens + passed * self.per_second) - tokens
        return None if left < 0 else RateLimit(self.size, self.per_second, left, now)


class Budget:
    """A limit that remembers what was taken from it."""

    def __init__(self, size: float, per_second: float, now: int) -> None:
        self._limit = RateLimit.full(size, per_second, now)

    def spend(self, tokens: float, now: int) -> bool:
        """Take these tokens if there are so many."""
        left = self._limit.taking(tokens, now)
        self._limit = left or self._limit
        return left is not None
