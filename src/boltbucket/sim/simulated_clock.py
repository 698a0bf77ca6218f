"""A clock for games nobody waits for: hands take time, and sand runs, but only in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from boltbucket.bots.bot import Player
from boltbucket.bots.pace import luck_of, seconds_for
from boltbucket.rules.building.opening import wait_seconds
from boltbucket.rules.decisions import Decision
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat


@dataclass
class SimulatedClock:
    """Says who is next, and what the clock has to say before that."""

    players: tuple[Player, ...]
    seeds: tuple[int, ...] = ()
    """Of the bots, for the jitter of their hands; without them all hands are steady."""
    now: float = 0.0
    busy_until: dict[Seat, float] = field(default_factory=dict)
    sand_ends: float | None = None
    last_call: float | None = None
    acts: int = 0

    def next_turn(self, game: Game) -> tuple[Seat, Answer | None]:
        """The next seat to be asked; or the clock with what it says."""
        pending = game.pending
        if CLOCK not in pending:
            self.sand_ends = None
        seats = [seat for seat in pending if seat != CLOCK]
        if game.table.yard is None or game.table.yard.over:
            self._rest()
            return seats[0], None
        # min() keeps the first of equals: the lower seat.
        ready = {seat: max(self.now, self.busy_until.get(seat, 0.0)) for seat in seats}
        seat = min(ready, key=lambda each: ready[each]) if ready else None
        calls = self._calls(game, pending)
        if calls:
            answer = min(calls, key=lambda each: calls[each])
            if seat is None or calls[answer] <= ready[seat]:
                self.now = max(self.now, calls[answer])
                return CLOCK, answer
        assert seat is not None, "nobody is asked anything"
        self.now = ready[seat]
        return seat, None

    def acted(self, seat: Seat, answer: Answer) -> None:
        """The seat has its hands full for a while."""
        luck = luck_of(self.seeds[seat], self.acts) if self.seeds else 0.5
        self.acts += 1
        self.busy_until[seat] = self.now + seconds_for(self.players[seat].pace, answer, luck)

    def _rest(self) -> None:
        """Ships are built: the next time begins at nought."""
        self.now, self.sand_ends, self.last_call = 0.0, None, None
        self.busy_until.clear()

    def _calls(self, game: Game, pending: Mapping[Seat, Decision]) -> dict[Answer, float]:
        """When the clock will say what it may say now."""
        if CLOCK not in pending:
            return {}
        return {answer: self._time_of(game, answer) for answer in pending[CLOCK].options}

    def _time_of(self, game: Game, answer: Answer) -> float:
        if answer[0] == "go":
            return float(wait_seconds(game.setup, int(answer[1])))
        if answer[0] == "time_up":
            extra = dict(game.setup.handicaps)[int(answer[1])].extra_time
            return self._since_last_call() + extra
        if self.sand_ends is None:
            seconds = game.table.level.sand_seconds * game.setup.sand_percent / 100
            self.sand_ends = self.now + seconds
        return self.sand_ends

    def _since_last_call(self) -> float:
        if self.last_call is None:
            self.last_call = self.now
        return self.last_call

    def sand_ran_out(self) -> None:
        self.sand_ends = None
