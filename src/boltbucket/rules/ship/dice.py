"""The dice of a ship plan: how a roll finds the row or column that is hit."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from itertools import product
from typing import Final

PIPS: Final = range(1, 7)
BLOCK: Final = 3
"""How many lanes a block has."""

Roll = tuple[int, ...]
Lanes = tuple[int, ...]
"""The printed numbers of columns from the left, or of rows from the front."""


class Dice(StrEnum):
    """How a plan is rolled for."""

    SUM = "sum"
    """Two dice added up."""
    ONE = "one"
    """One die."""
    BLOCKS = "blocks"
    """One die after the other: the first finds a block of three lanes, the second the lane."""

    __hash__ = str.__hash__

    @property
    def thrown(self) -> int:
        """How many dice are thrown."""
        return 1 if self is Dice.ONE else 2

    def lane(self, lanes: Lanes, roll: Roll) -> int:
        """The printed number of the lane a roll means.

        >>> Dice.SUM.lane((), (3, 4)), Dice.ONE.lane((), (5,))
        (7, 5)
        >>> Dice.BLOCKS.lane((3, 4, 5, 6, 7, 8, 9, 10, 11), (2, 5))
        5
        """
        if self is not Dice.BLOCKS:
            return sum(roll)
        blocks = len(lanes) // BLOCK
        block = (roll[0] - 1) * blocks // len(PIPS)
        return lanes[BLOCK * block + (roll[1] - 1) // (len(PIPS) // BLOCK)]

    def ways(self, lanes: Lanes, fixed_die: int | None = None) -> Counter[int]:
        """Every lane that can come up, and by how many rolls."""
        first = PIPS if fixed_die is None else (fixed_die,)
        rolls = product(first, *[PIPS] * (self.thrown - 1))
        return Counter(self.lane(lanes, roll) for roll in rolls)

    def reaches(self, lanes: Lanes) -> bool:
        """Whether every lane can come up, and nothing is rolled that is no lane of such a plan."""
        if self is Dice.BLOCKS:
            return len(lanes) in (BLOCK, 2 * BLOCK, 3 * BLOCK)
        return set(lanes) <= set(self.ways(lanes))
