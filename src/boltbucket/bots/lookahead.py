"""Thinking ahead: play what may follow each answer many times, and take the best."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from zlib import crc32

from boltbucket.bots.captain import Captain
from boltbucket.bots.evaluate.position import standing
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import Decision
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.playout import Playout
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View

HABIT = 0.5
"""How many credits better than the rule of thumb another answer must look after one round; with
more rounds less."""
DOUBT = 2.5
"""How many standard errors an answer may lie behind before it is no longer looked at."""
AT_LEAST = 6
"""Rounds before any answer is dropped."""
WIN = 3.0
"""What being ahead of everybody is worth, in credits."""
MOST_STEPS = 3000
TO_THE_END = 1000
"""More cards than any deck has."""


@dataclass(frozen=True)
class Effort:
    """How much may be thought: rounds, and seconds where the clock decides."""

    rounds: int = 8
    seconds: float | None = None
    cards: int = TO_THE_END
    """How many cards after this one a round is played before the standing is judged. The bill at
    the end of a flight needs no judge; it takes three to four times as long as the next card."""


@dataclass(frozen=True)
class Lookahead:
    """Plays on with rules of thumb from imagined games that fit the view."""

    captain: Captain
    rival: Captain
    style: Style
    effort: Effort
    seed: int
    clock: Callable[[], float] = time.perf_counter
    win: float = WIN

    def best(self, view: View, decision: Decision, answers: Sequence[Answer]) -> Answer:
        """The best of these answers; the first is the one that habit would give."""
        watch = _Watch(self.clock, self.effort.seconds)
        base, found = self._base(view, decision), Weighing(answers)
        while found.rounds < self.effort.rounds and len(found.left) > 1:
            game = sampled_game(view, base + found.rounds)
            outcomes = self._round(game, decision.seat, found.left, watch)
            if outcomes is None:
                break
            found.add(outcomes)
        return found.best

    def weighed(
        self, view: View, decision: Decision, answers: Sequence[Answer]
    ) -> list[dict[Answer, float]]:
        """What every answer leads to, round by round; all answers of a round have the same luck."""
        base, watch = self._base(view, decision), _Watch(self.clock, None)
        games = (sampled_game(view, base + number) for number in range(self.effort.rounds))
        rounds = (self._round(game, decision.seat, answers, watch) for game in games)
        return [outcomes for outcomes in rounds if outcomes is not None]

    def _base(self, view: View, decision: Decision) -> int:
        asked = (self.seed, decision.kind, decision.options, view.table.revealed)
        return crc32(repr(asked).encode())

    def _round(
        self, game: Game, seat: Seat, answers: Iterable[Answer], watch: _Watch
    ) -> dict[Answer, float] | None:
        """What every answer leads to in one imagined game; None if there is no time for all."""
        outcomes = {}
        for answer in answers:
            if watch.out_of_time():
                return None
            outcomes[answer] = self._outcome(Playout(game), seat, answer)
        return outcomes

    def _outcome(self, game: Playout, seat: Seat, answer: Answer) -> float:
        """How the seat stands once the next cards are over."""
        number = game.table.match.number
        last = len(game.table.revealed) + self.effort.cards
        game.answer(seat, answer)
        for _ in range(MOST_STEPS):
            table = game.table
            flown = table.match.number != number or len(table.match.bills) > number
            if not game.questions or flown or len(table.revealed) > last:
                break
            question = game.questions[0]
            if question.seat == CLOCK:
                break
            captain = self.captain if question.seat == seat else self.rival
            game.answer(question.seat, captain.decide(table, question))
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
        return worths[seat] + self.win * (lead > 0) + 0.5 * self.win * (lead == 0)


class Weighing:
    """Answers that are compared by playing the same luck with each of them.

    In one round all answers meet the same cards and dice, so it is their differences that count:
    what lies behind by more than chance explains is played no further.
    """

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.habit = answers[0]
        self.left = list(dict.fromkeys(answers))
        self.rounds = 0
        self._outcomes: dict[Answer, list[float]] = {answer: [] for answer in self.left}

    def add(self, outcomes: Mapping[Answer, float]) -> None:
        """One round more."""
        self.rounds += 1
        for answer in self.left:
            self._outcomes[answer].append(outcomes[answer])
        if self.rounds >= AT_LEAST:
            leader = max(self.left, key=self._mean)
            self.left = [each for each in self.left if not self._behind(each, leader)]

    @property
    def best(self) -> Answer:
        """The best so far: habit, unless another one looks better by more than a little."""
        if self.habit not in self.left:
            return max(self.left, key=self._mean)
        margin = HABIT / max(1, self.rounds) ** 0.5
        best = max(self.left, key=self._mean)
        return best if self._mean(best) > self._mean(self.habit) + margin else self.habit

    def _mean(self, answer: Answer) -> float:
        found = self._outcomes[answer]
        return fmean(found) if found else 0.0

    def _behind(self, answer: Answer, leader: Answer) -> bool:
        """Whether the answer is worse than the leader beyond doubt; or never other than habit."""
        if answer == leader:
            return False
        pairs = zip(self._outcomes[leader], self._outcomes[answer], strict=True)
        less = [one - other for one, other in pairs]
        doubt = DOUBT * stdev(less) / len(less) ** 0.5
        if fmean(less) > doubt:
            return True
        return answer != self.habit and self._outcomes[answer] == self._outcomes.get(self.habit)


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
