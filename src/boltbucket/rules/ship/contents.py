"""What rides on tiles: figures and goods."""

from __future__ import annotations

from enum import StrEnum

from boltbucket.rules.ship.tile import Kind


class Figure(StrEnum):
    """A member of the crew."""

    HUMAN = "human"
    BROWN = "brown"
    PURPLE = "purple"

    __hash__ = str.__hash__

    @property
    def is_alien(self) -> bool:
        return self is not Figure.HUMAN


LIFE_SUPPORT_OF = {
    Figure.BROWN: Kind.LIFE_SUPPORT_BROWN,
    Figure.PURPLE: Kind.LIFE_SUPPORT_PURPLE,
}
ALIENS = tuple(LIFE_SUPPORT_OF)


class Good(StrEnum):
    """A block of goods, the most valuable colour first."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"

    __hash__ = str.__hash__

    @property
    def letter(self) -> str:
        return self.value[0].upper()


GOODS = tuple(Good)
"""All colours, the most valuable first."""
RANK_OF_GOOD = {good: rank for rank, good in enumerate(GOODS)}
PRICES = {Good.RED: 4, Good.YELLOW: 3, Good.GREEN: 2, Good.BLUE: 1}
GOOD_OF_LETTER = {good.letter: good for good in GOODS}
