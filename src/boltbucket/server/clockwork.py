"""Everything that happens by itself: sand, deadlines, bots that sit in, the next flight."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from boltbucket.bots.guard import safe_answer
from boltbucket.rules.flight.decisions import CLOCK, Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.server.items import Tick
from boltbucket.server.play import Play

if TYPE_CHECKING:
    from boltbucket.server.table import Table

Due = tuple[int, Callable[[], None]]
KEEP_TIME_MS = 5000
"""How much of its time a table may lose if the server is killed."""


class Clockwork:
    """One timer for whatever is due first."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._moment: float | None = None
        self._wound_for: tuple[object, ...] | None = None

    def forget(self) -> None:
        """Somebody came, went or did something around the game."""
        self._wound_for = None

    def wind(self) -> None:
        """Set the timer anew, unless nothing has changed that it depends on."""
        play = self._table.play
        if play is not None:
            yard = play.game.flight.yard
            clock = None if yard is None else (yard.hourglass, yard.waiting)
            state = (play.asked, play.ended_flight, clock)
            if self._wound_for is not None and _same(self._wound_for, state):
                return
            self._wound_for = state
        self._wind()

    def _wind(self) -> None:
        due = self._due() if self._table.watch.running else ()
        first = min((moment for moment, _ in due), default=None)
        loop = asyncio.get_running_loop()
        now = self._table.watch.at
        moment = None if first is None else loop.time() + max(0, first - now) / 1000 + 0.001
        if self._is_set_for(moment):
            return
        self.stop()
        if moment is not None:
            self._moment = moment
            self._timer = loop.call_at(moment, self._ring)

    def _is_set_for(self, moment: float | None) -> bool:
        if moment is None or self._moment is None:
            return moment is self._moment
        return abs(moment - self._moment) < 0.005

    def _ring(self) -> None:
        self._timer = self._moment = self._wound_for = None
        self._table.put(Tick())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._moment = None

    def strike(self) -> None:
        """Do whatever is due now."""
        if not self._table.watch.running:
            return
        now = self._table.watch.at
        for moment, action in self._due():
            if moment <= now:
                try:
                    action()
                except Illegal:
                    # What was due has just been settled by something else that was.
                    continue

    def _due(self) -> list[Due]:
        """Everything that waits for its time; and while anything does, the time itself is stored
        now and then, so that no restart gives it back."""
        due = self._awaited()
        if due:
            due.append((self._table.time_kept + KEEP_TIME_MS, self._table.keep_seating))
        return due

    def _awaited(self) -> list[Due]:
        table = self._table
        play = table.play
        if play is None or play.over:
            return []
        if play.ended_flight is not None:
            seconds = table.seating.options.between_seconds
            return [(table.bills_since + 1000 * seconds, table.go_on)] if seconds else []
        return [*self._sand(play), *self._deadlines(play), *self._absences()]

    def _sand(self, play: Play) -> Iterator[Due]:
        for moment, answer in play.clock.deadlines(play.game.flight):
            yield moment, partial(self._table.submit, CLOCK, answer)

    def _deadlines(self, play: Play) -> Iterator[Due]:
        for seat, asked in play.asked.items():
            limit = play.deadline(asked, self._table.seating.options)
            if limit is not None and not self._table.is_bot(seat):
                yield limit, partial(self._answer_for, play, seat)

    def _answer_for(self, play: Play, seat: Seat) -> None:
        decision = play.game.pending.get(seat)
        if decision is not None:
            self._table.submit(seat, safe_answer(decision))

    def _absences(self) -> Iterator[Due]:
        options, people = self._table.seating.options, self._table.people
        if not options.bot_sits_in:
            return
        for seat, since in people.away.items():
            if seat not in people.sat_in:
                yield since + 1000 * options.grace_seconds, partial(self._sit_in, seat)

    def _sit_in(self, seat: Seat) -> None:
        self._table.people.sat_in.add(seat)
        self._table.show()


def _same(old: tuple[object, ...], new: tuple[object, ...]) -> bool:
    return old[0] is new[0] and old[1] is new[1] and old[2] == new[2]
