"""Figures of many games: means, shares, intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any

from boltbucket.rules.language.refusal import Fault
from boltbucket.sim.comparing import measured
from boltbucket.sim.results import FINISHED, GameResult, SeatResult

CONFIDENCE = 0.95
NORMAL_95 = 1.959964


def wilson(wins: float, games: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The interval a share lies in with 95 per cent certainty.

    >>> low, high = wilson(60, 100)
    >>> round(low, 3), round(high, 3)
    (0.502, 0.691)
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Summary:
    """How one player did over many games."""

    player: str
    credits: list[int] = field(default_factory=list)
    by_seed: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    """The same credits; games of one seed have heap and cards in common."""
    wins: float = 0.0
    ranks: Counter[int] = field(default_factory=Counter)
    arrivals: Counter[int] = field(default_factory=Counter)
    money: Counter[str] = field(default_factory=Counter)
    losses: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, seat: SeatResult, seed: int) -> None:
        self.credits.append(seat.credits)
        self.by_seed[seed].append(seat.credits)
        self.wins += seat.share
        self.ranks[seat.rank] += 1
        self.arrivals.update(seat.arrivals)
        self.money.update(seat.money)
        self.losses.update(seat.losses)
        self.ends.update(seat.ends)

    @property
    def games(self) -> int:
        return len(self.credits)

    @property
    def mean_credits(self) -> float:
        return fmean(self.credits)

    @property
    def credits_error(self) -> float | None:
        """Half the width of the interval the true mean lies in; one seed alone does not tell."""
        return measured([fmean(credits) for credits in self.by_seed.values()]).error

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    @property
    def components_lost(self) -> float:
        return self.losses.total() / self.games

    @property
    def arrived(self) -> float:
        """The share of flights that ended where they should."""
        flights = self.ends.total()
        return self.ends[FINISHED] / flights if flights else 0.0

    def plain(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        error = self.credits_error
        return {
            "player": self.player,
            "games": self.games,
            "mean_credits": round(self.mean_credits, 3),
            "credits_error": None if error is None else round(error, 3),
            "win_share": round(self.win_share, 4),
            "win_interval": [round(low, 4), round(high, 4)],
            "ranks": {str(rank): self.ranks[rank] for rank in sorted(self.ranks)},
            "arrivals": {str(place): self.arrivals[place] for place in sorted(self.arrivals)},
            "arrived": round(self.arrived, 4),
            "components_lost": round(self.components_lost, 3),
            "losses": dict(sorted(self.losses.items())),
            "ends": dict(sorted(self.ends.items())),
            "money": {
                name: round(amount / self.games, 3) for name, amount in sorted(self.money.items())
            },
        }


@dataclass
class Gathered:
    """The figures of games that come one by one and are not kept."""

    games: int = 0
    notes: list[Fault] = field(default_factory=list)
    """What went wrong with bots."""
    _players: dict[str, Summary] = field(default_factory=dict)

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.notes += result.notes
        for seat in result.seats:
            self._players.setdefault(seat.player, Summary(seat.player)).add(seat, result.seed)

    def summaries(self) -> list[Summary]:
        """One for each player, the best first."""
        order = self._players.values()
        return sorted(order, key=lambda each: (-each.win_share, -each.mean_credits))


def summaries(results: Iterable[GameResult]) -> list[Summary]:
    """A summary for each player, the best first."""
    gathered = Gathered()
    for result in results:
        gathered.add(result)
    return gathered.summaries()
