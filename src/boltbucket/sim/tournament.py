"""Tournaments: every pairing or table in all seat rotations, rated with OpenSkill."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from openskill.models import PlackettLuce

from boltbucket.bots.bot import Player
from boltbucket.rules.setup import Setup
from boltbucket.sim.figures import Summary, summaries
from boltbucket.sim.results import GameResult, Job
from boltbucket.sim.simulating import jobs_for

TABLE = 4
NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Rating:
    """How strong a player is: OpenSkill's estimate and how uncertain it is."""

    player: str
    mu: float
    sigma: float

    @property
    def error(self) -> float:
        return NORMAL_95 * self.sigma

    def plain(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "rating": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "error": round(self.error, 3),
        }


def pairings(players: Sequence[Player]) -> list[tuple[Player, ...]]:
    """Everybody against everybody, two at a table."""
    return list(combinations(players, 2))


def tables(players: Sequence[Player]) -> list[tuple[Player, ...]]:
    """Every four of the players; fewer sit at one small table."""
    return list(combinations(players, min(TABLE, len(players))))


def tournament_jobs(
    setup: Callable[[int], Setup], groups: Iterable[tuple[Player, ...]], games: int, seed: int
) -> list[Job]:
    """So many games for every group, in all seat rotations, with seeds of their own."""
    jobs: list[Job] = []
    for number, group in enumerate(groups):
        first = seed + number * max(games, 1)
        jobs += jobs_for(setup(len(group)), group, games, first)
    return jobs


def ratings(results: Iterable[GameResult]) -> list[Rating]:
    """The ratings after all games, taken in their order; the best first."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        names = [seat.player for seat in result.seats]
        if len(set(names)) < len(names):
            continue  # nobody can be rated against oneself
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, ranks=[float(seat.rank) for seat in result.seats])
        for name, team in zip(names, rated, strict=True):
            known[name] = team[0]
    found = [Rating(name, float(rated.mu), float(rated.sigma)) for name, rated in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def standings(results: list[GameResult]) -> tuple[list[Rating], list[Summary]]:
    return ratings(results), summaries(results)
