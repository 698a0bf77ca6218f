"""Thinking ahead: play what may follow each answer many times, and take the best."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from zlib import crc32

from benchmarks.old_bots.captain import Captain
from benchmarks.old_bots.evaluate.position import standing
from benchmarks.old_bots.style import Style
from boltbucket.rules.decisions import Decision
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View

HABIT = 0.5
"""How many credits better than the rule of thumb another answer must look after one round; with
more rounds less."""
HOPELESS = 4.0
"""How far an answer may lie behind before it is no longer looked at."""
AT_LEAST = 3
"""Rounds before any answer is dropped."""
WIN = 3.0
"""What being ahead of everybody is worth, in credits."""
MOST_STEPS = 3000


@dataclass(frozen=True)
class Effort:
    """How much may be thought: rounds, and seconds where the clock decides."""

    rounds: int = 8
    seconds: float | None = None
    cards: int = 1
    """How many cards after this one a round is played before the standing is judged. To the end
    of the flight chance says more than the answer does, and it takes three times as long."""


@dataclass(frozen=True)
class Lookahead:
    """Plays on with rules of thumb from imagined games that fit the view."""

    captain: Captain
    rival: Captain
    style: Style
    effort: Effort
    seed: int
    clock: Callable[[], float] = time.perf_counter

    def best(self, view: View, decision: Decision, answers: Sequence[Answer]) -> Answer:
        """The best of these answers; the first is the one that habit would give."""
        watch = _Watch(self.clock, self.effort.seconds)
        sums = dict.fromkeys(answers, 0.0)
        base = crc32(
            repr((self.seed, decision.kind, decision.options, view.table.revealed)).encode()
        )
        rounds = 0
        while rounds < self.effort.rounds and len(sums) > 1:
            outcomes = self._round(sampled_game(view, base + rounds), decision.seat, sums, watch)
            if outcomes is None:
                break
            rounds += 1
            sums = {answer: sums[answer] + outcomes[answer] for answer in sums}
            if rounds >= AT_LEAST:
                sums = _without_hopeless(sums, rounds)
        sums[answers[0]] = sums.get(answers[0], float("-inf")) + HABIT * max(1, rounds) ** 0.5
        return max(sums, key=lambda each: sums[each])

    def _round(
        self, game: Game, seat: Seat, answers: Iterable[Answer], watch: _Watch
    ) -> dict[Answer, float] | None:
        """What every answer leads to in one imagined game; None if there is no time for all."""
        outcomes = {}
        for answer in answers:
            if watch.out_of_time():
                return None
            outcomes[answer] = self._outcome(game.copy(), seat, answer)
        return outcomes

    def _outcome(self, game: Game, seat: Seat, answer: Answer) -> float:
        """How the seat stands once the next cards are over."""
        number = game.table.match.number
        last = len(game.table.revealed) + self.effort.cards
        game.submit(seat, answer)
        for _ in range(MOST_STEPS):
            pending, table = game.pending, game.table
            if not pending or table.match.number != number or len(table.revealed) > last:
                break
            other = next(iter(pending))
            if other == CLOCK:
                break
            captain = self.captain if other == seat else self.rival
            game.submit(other, captain.decide(table, pending[other]))
        return self._judged(game.table, seat, number)

    def _judged(self, table: Table, seat: Seat, number: int) -> float:
        if len(table.match.bills) > number:
            worths = {other: float(purse) for other, purse in table.credits.items()}
        else:
            worths = {other: standing(table, other, self.style) for other in table.seats}
        best = (
            max(purse for other, purse in worths.items() if other != seat) if len(worths) > 1 else 0
        )
        lead = worths[seat] - best
        return worths[seat] + WIN * (lead > 0) + 0.5 * WIN * (lead == 0)


class _Watch:
    """Knows when another playout would take longer than there is time."""

    def __init__(self, clock: Callable[[], float], seconds: float | None) -> None:
        self.clock = clock
        self.seconds = seconds
        self.began = self.latest = clock() if seconds is not None else 0.0
        self.longest = 0.0

    def out_of_time(self) -> bool:
        if self.seconds is None:
            return False
        now = self.clock()
        self.longest = max(self.longest, now - self.latest)
        self.latest = now
        return now - self.began + self.longest > self.seconds


def _without_hopeless(sums: dict[Answer, float], rounds: int) -> dict[Answer, float]:
    best = max(sums.values()) / rounds
    return {answer: total for answer, total in sums.items() if total / rounds > best - HOPELESS}
