"""What a line of a Combat Zone takes from the ships that suffer it, and eased from the next."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from boltbucket.rules.flying.hit import Hit, read_hits, without_first_heavy
from boltbucket.rules.flying.losses import LoseCrew, LoseDaysRearFirst, LoseGoods
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.printed.reading import choice, number
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True, slots=True)
class DaysPenalty:
    """Flight days lost."""

    days: int

    @property
    def eased(self) -> DaysPenalty:
        return DaysPenalty(max(0, self.days - 1))

    def suffered_by(self, seats: tuple[Seat, ...]) -> Agenda:
        return (LoseDaysRearFirst(seats, self.days),)


@dataclass(frozen=True, slots=True)
class CrewPenalty:
    """Crew lost, of the owner's choice."""

    crew: int

    @property
    def eased(self) -> CrewPenalty:
        return CrewPenalty(max(0, self.crew - 1))

    def suffered_by(self, seats: tuple[Seat, ...]) -> Agenda:
        return tuple(LoseCrew(seat, self.crew, "combat_zone") for seat in seats)


@dataclass(frozen=True, slots=True)
class GoodsPenalty:
    """Goods lost, the most valuable first."""

    goods: int

    @property
    def eased(self) -> GoodsPenalty:
        return GoodsPenalty(max(0, self.goods - 1))

    def suffered_by(self, seats: tuple[Seat, ...]) -> Agenda:
        return tuple(LoseGoods(seat, self.goods) for seat in seats)


@dataclass(frozen=True, slots=True)
class ShotsPenalty:
    """Cannon fire, shot by shot, rolled by the ship it is aimed at, or the first of several."""

    shots: tuple[Hit, ...]

    @property
    def eased(self) -> ShotsPenalty:
        return ShotsPenalty(without_first_heavy(self.shots))

    def suffered_by(self, seats: tuple[Seat, ...]) -> Agenda:
        return volley(self.shots, seats, seats[0], meteor=False)


Penalty = DaysPenalty | CrewPenalty | GoodsPenalty | ShotsPenalty


# Reading

AMOUNT: Final = re.compile(r"(\d+) (\w+)")
AMOUNTS: Final[Mapping[str, Callable[[int], Penalty]]] = {
    "days": DaysPenalty,
    "crew": CrewPenalty,
    "goods": GoodsPenalty,
}


def read_penalty(words: str) -> Penalty:
    """`3 days`, or shots as in `light rear, heavy rear`."""
    amount = AMOUNT.fullmatch(words)
    if amount is None:
        return ShotsPenalty(read_hits(words))
    return choice(amount[2], AMOUNTS)(number(int(amount[1])))
