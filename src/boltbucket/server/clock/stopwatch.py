"""The time of a table in milliseconds: it stands still while the table is paused."""

from __future__ import annotations

from boltbucket.rules.language.value import value


@value
class Stopwatch:
    """Shows `shown` since it was started, or stopped; `since` is the moment of the start."""

    shown: int = 0
    since: int | None = None

    @property
    def running(self) -> bool:
        return self.since is not None

    def at(self, now: int) -> int:
        """What it shows at a moment of the server's clock; it never goes back."""
        return self.shown if self.since is None else self.shown + max(0, now - self.since)

    def started(self, now: int) -> Stopwatch:
        return self if self.running else Stopwatch(self.shown, now)

    def stopped(self, now: int) -> Stopwatch:
        return Stopwatch(self.at(now))

    def wall(self, moment: int | None) -> int | None:
        """A moment of the table on the server's clock; nobody knows it while it is paused."""
        if moment is None or self.since is None:
            return None
        return self.since - self.shown + moment
