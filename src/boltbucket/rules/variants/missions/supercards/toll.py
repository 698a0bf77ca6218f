"""Tolls: what a line of a supercard takes from a ship, and how such lines add up."""

from __future__ import annotations

import re
from dataclasses import dataclass

from boltbucket.rules.flying.hit import Hit, read_hits, without_first_heavy

AMOUNT = re.compile(r"([1-9]\d*) (days?|crew|goods?)")


@dataclass(frozen=True, slots=True)
class Toll:
    """Crew, goods, flight days and shots."""

    crew: int = 0
    goods: int = 0
    days: int = 0
    shots: tuple[Hit, ...] = ()

    def __add__(self, other: Toll) -> Toll:
        return Toll(
            self.crew + other.crew,
            self.goods + other.goods,
            self.days + other.days,
            self.shots + other.shots,
        )

    @property
    def eased(self) -> Toll:
        """One day, one crew member, one block and the first heavy shot less."""
        return Toll(
            max(0, self.crew - 1),
            max(0, self.goods - 1),
            max(0, self.days - 1),
            without_first_heavy(self.shots),
        )


def total(tolls: tuple[Toll, ...]) -> Toll:
    return sum(tolls, Toll())


def read_toll(text: str) -> Toll:
    """`2 crew, 1 day` or `heavy front, light left`."""
    return total(tuple(_part(part.strip()) for part in text.split(",")))


def _part(text: str) -> Toll:
    amount = AMOUNT.fullmatch(text)
    if amount is None:
        return Toll(shots=read_hits(text))
    number, noun = int(amount[1]), amount[2][0]
    if noun == "c":
        return Toll(crew=number)
    return Toll(days=number) if noun == "d" else Toll(goods=number)
