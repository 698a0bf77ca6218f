"""What the owner of the hourglass tells the rules, and when."""

from __future__ import annotations

from boltbucket.rules.building.opening import wait_seconds
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.setup import Building
from boltbucket.rules.table.hourglass import Hourglass
from boltbucket.rules.table.table import Table


@value
class YardClock:
    """Hourglass, head starts and extra time of one flight after the other, in the table's time."""

    count_ms: int = 0
    """How long is counted down before anybody builds and any sand runs."""
    flight: int | None = None
    """Which flight it is, counted from 0."""
    began: int = 0
    """When building begins, or began."""
    counting: bool = False
    """Whether it is still being counted down to that."""
    glass: Hourglass | None = None
    """The hourglass as it was last seen."""
    sand_ends: int | None = None
    done: int | None = None
    """When the sand had run out for the last time."""

    def seeing(self, table: Table, at: int) -> YardClock:
        """The clock after something has happened in the yard."""
        if table.yard is None:
            return self
        # Whoever has answered something does not count any more.
        clock = self.counted_down()
        if table.match.number != self.flight:
            clock = self._opened(table, at)
        glass = table.yard.hourglass
        return clock if glass is None or glass == clock.glass else clock._with(glass, table, at)

    def _opened(self, table: Table, at: int) -> YardClock:
        real_time = table.setup.building is Building.REAL_TIME
        count = self.count_ms if real_time else 0
        return YardClock(self.count_ms, table.match.number, at + count, counting=count > 0)

    def counted_down(self) -> YardClock:
        return replace(self, counting=False) if self.counting else self

    def _with(self, glass: Hourglass, table: Table, at: int) -> YardClock:
        sand_ends = self.sand_ends if glass.running else None
        if glass.running and (self.glass is None or glass.space != self.glass.space):
            sand_ends = (
                max(at, self.began) + table.level.sand_seconds * table.setup.sand_percent * 10
            )
        done = at if glass.done and self.done is None else self.done
        return replace(self, glass=glass, sand_ends=sand_ends, done=done)

    def deadlines(self, table: Table) -> list[tuple[int, Answer]]:
        """What is to be said when, as far as it can be said now."""
        if table.yard is None:
            return []
        moments = [(self._moment(table, answer), answer) for answer in table.yard.clock_answers]
        return [(moment, answer) for moment, answer in moments if moment is not None]

    def _moment(self, table: Table, answer: Answer) -> int | None:
        if answer[0] == "sand":
            return self.sand_ends
        seat = int(answer[1])
        if answer[0] == "go":
            return self.began + 1000 * wait_seconds(table.setup, seat)
        return None if self.done is None else self.done + 1000 * _extra(table, seat)


def _extra(table: Table, seat: Seat) -> int:
    return next((each.extra_time for place, each in table.setup.handicaps if place == seat), 0)
