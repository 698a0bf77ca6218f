"""Clocks: the table's own time, and what the rules are to be told by the owner of the hourglass."""

from __future__ import annotations

import time
from collections.abc import Callable

from boltbucket.rules.flight.decisions import Answer, Seat
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.yard.opening import wait_seconds


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class Stopwatch:
    """The time of a table in milliseconds: it stands still while the table is paused."""

    def __init__(self, now: Callable[[], int] = wall_ms, at: int = 0) -> None:
        self._now = now
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def at(self) -> int:
        return self._at if self._since is None else self._at + self._now() - self._since

    def start(self) -> None:
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        self._at = self.at
        self._since = None

    def put(self, at: int) -> None:
        """Set the time of a table that stands still."""
        assert not self.running
        self._at = at

    def wall(self, moment: int | None) -> int | None:
        """A moment of the table on the wall clock, which nobody knows while it is paused."""
        if moment is None or self._since is None:
            return None
        return self._since - self._at + moment


class YardClock:
    """Hourglass, head starts and extra time of one flight after the other."""

    def __init__(self) -> None:
        self._begin(None, 0)

    def _begin(self, number: int | None, at: int) -> None:
        """Another yard is opened."""
        self._number = number
        self._began = at
        self._space = 0
        self._sand_ends: int | None = None
        self._done: int | None = None

    def note(self, flight: Flight, at: int) -> None:
        """Look at the yard after something has happened."""
        if flight.yard is None:
            return
        if flight.match.number != self._number:
            self._begin(flight.match.number, at)
        glass = flight.yard.hourglass
        if glass is None:
            return
        if not glass.running:
            self._sand_ends = None
        elif glass.space != self._space:
            self._space = glass.space
            self._sand_ends = at + flight.level.sand_seconds * flight.setup.sand_percent * 10
        if glass.done and self._done is None:
            self._done = at

    @property
    def sand_ends(self) -> int | None:
        return self._sand_ends

    def deadlines(self, flight: Flight) -> list[tuple[int, Answer]]:
        """What is to be said when, as far as it can be said now."""
        if flight.yard is None:
            return []
        moments = [(self._moment(flight, answer), answer) for answer in flight.yard.clock_answers]
        return [(moment, answer) for moment, answer in moments if moment is not None]

    def _moment(self, flight: Flight, answer: Answer) -> int | None:
        if answer[0] == "sand":
            return self._sand_ends
        seat = int(answer[1])
        if answer[0] == "go":
            return self._began + 1000 * wait_seconds(flight.setup, seat)
        return None if self._done is None else self._done + 1000 * _extra(flight, seat)


def _extra(flight: Flight, seat: Seat) -> int:
    return next((each.extra_time for place, each in flight.setup.handicaps if place == seat), 0)
