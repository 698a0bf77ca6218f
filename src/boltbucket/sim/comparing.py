"""Comparing two bots: the same seeds from the same seats, and a difference one can trust.

For every seed the first bot sits down at each seat in turn among the same rivals, and then the
second one in its stead. Games of one seed have their heap and cards in common, so they are no
independent witnesses: every seed counts as one, and the interval is that of the seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from boltbucket.bots.bot import Player
from boltbucket.rules.setup import Setup
from boltbucket.sim.results import FINISHED, GameResult, Job, SeatResult

FIRST, SECOND = "first", "second"
ENOUGH = 8
"""Fewer seeds tell nothing, however alike they are."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.13, 2.09, 2.06, 2.04)
"""How many standard errors 95 per cent take with 1, 2, … degrees of freedom; then with 15, 20, …"""


class Measured(NamedTuple):
    """A mean over seeds, and half the width of the interval it lies in with 95 per cent."""

    mean: float
    error: float | None

    @property
    def low(self) -> float:
        return self.mean - self.error if self.error is not None else float("-inf")

    @property
    def high(self) -> float:
        return self.mean + self.error if self.error is not None else float("inf")

    def plain(self) -> dict[str, float | None]:
        error = None if self.error is None else round(self.error, 4)
        return {"mean": round(self.mean, 4), "error": error}


def measured(witnesses: Sequence[float]) -> Measured:
    """The mean of independent witnesses; of one alone nobody knows how far off it is."""
    if len(witnesses) < 2:
        return Measured(fmean(witnesses), None)
    error = student(len(witnesses) - 1) * stdev(witnesses) / sqrt(len(witnesses))
    return Measured(fmean(witnesses), error)


def student(freedom: int) -> float:
    """
    >>> student(1), student(10), student(17), student(400)
    (12.71, 2.23, 2.13, 1.96)
    """
    if freedom <= 10:
        return STUDENT[freedom - 1]
    return STUDENT[9 + (freedom - 10) // 5] if freedom < 35 else 1.96 if freedom > 100 else 2.03


@dataclass(frozen=True)
class Comparison:
    """Two bots, and who else sits at the table."""

    setup: Setup
    first: Player
    second: Player
    rivals: tuple[Player, ...] = ()
    """Who else plays, over and over; nobody named: bots like the second."""

    @property
    def table(self) -> tuple[Player, ...]:
        """The other seats."""
        others = self.rivals or (self.second,)
        return tuple(islice(cycle(others), self.setup.seats - 1))

    def jobs(self, games: int, seed: int) -> list[Job]:
        """So many games of the first bot, in whole seeds, and those of the second beside them."""
        seats = self.setup.seats
        seeds = range(seed, seed + -(-games // seats))
        return [job for each in seeds for job in self._of_seed(each)]

    def _of_seed(self, seed: int) -> list[Job]:
        seats = range(self.setup.seats)
        jobs = [self._job(self.first, FIRST, seat, seed) for seat in seats]
        # Where all are like the second bot, one game shows it from every seat.
        alike = set(self.table) == {self.second}
        return jobs + [
            self._job(self.second, SECOND, seat, seed) for seat in seats[: 1 if alike else None]
        ]

    def _job(self, hero: Player, who: str, seat: int, seed: int) -> Job:
        players = (*self.table[:seat], hero, *self.table[seat:])
        return Job(self.setup, players, seed, label=f"{who} {seat}")


def compared(comparison: Comparison, results: Sequence[GameResult]) -> dict[str, Any]:
    """What the games came to; seeds that were not played to the end are left out."""
    seats = comparison.setup.seats
    by_seed: dict[int, dict[str, GameResult]] = {}
    for result in results:
        by_seed.setdefault(result.seed, {})[result.label] = result
    whole = len(comparison.jobs(seats, 0))
    pairs = [_pairs(found, seats) for found in by_seed.values() if len(found) == whole]
    if not pairs:
        return {"seeds": 0, "games": 0}
    wins = measured([fmean(own.share for own, _ in seed) for seed in pairs])
    credits = measured(
        [fmean(own.credits - other.credits for own, other in seed) for seed in pairs]
    )
    return {
        "seeds": len(pairs),
        "games": len(pairs) * seats,
        "chance": round(1 / seats, 4),
        "wins": wins.plain(),
        "wins_of_second": measured([fmean(o.share for _, o in seed) for seed in pairs]).plain(),
        "credits": measured([fmean(own.credits for own, _ in seed) for seed in pairs]).plain(),
        "more_wins": measured(
            [fmean(a.share - b.share for a, b in seed) for seed in pairs]
        ).plain(),
        "more_credits": credits.plain(),
        "arrived": round(fmean(_arrived(own) for seed in pairs for own, _ in seed), 4),
        "arrived_of_second": round(fmean(_arrived(o) for seed in pairs for _, o in seed), 4),
        "verdict": verdict(len(pairs), credits, wins, 1 / seats if not comparison.rivals else None),
    }


def _pairs(found: dict[str, GameResult], seats: int) -> list[tuple[SeatResult, SeatResult]]:
    """How both bots did on each seat of one seed."""
    alone = found[f"{SECOND} 0"]
    return [
        (found[f"{FIRST} {seat}"].seats[seat], found.get(f"{SECOND} {seat}", alone).seats[seat])
        for seat in range(seats)
    ]


def _arrived(seat: SeatResult) -> float:
    return seat.ends[FINISHED] / max(1, seat.ends.total())


def verdict(seeds: int, credits: Measured, wins: Measured, chance: float | None) -> str:
    """Whether the first bot is better, worse, or nobody can tell yet."""
    if seeds < ENOUGH:
        return "cannot_tell"
    if credits.low > 0 or (chance is not None and wins.low > chance):
        return "better"
    if credits.high < 0 or (chance is not None and wins.high < chance):
        return "worse"
    return "cannot_tell"
