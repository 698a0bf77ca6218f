"""Fields: what one array of an observation is, and what it looks at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boltbucket.learn.limits import Limits
from boltbucket.rules.decisions import Decision
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.view import View

Array = NDArray[Any]
MOST: Final = 32_000
"""Figures are whole numbers between this and its opposite."""


@dataclass(frozen=True)
class Moment:
    """A view and what its seat remembers, as the fields look at it."""

    view: View
    limits: Limits
    seats: int
    """For how many seats there is room in the arrays."""

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def seat(self) -> Seat:
        return self.view.seat or 0

    @property
    def decision(self) -> Decision | None:
        return self.view.decision

    @property
    def yard(self) -> Yard | None:
        return self.table.yard

    @cached_property
    def around(self) -> tuple[Seat, ...]:
        """The seats there is room for, the viewer first, then clockwise."""
        count = self.table.setup.seats
        return tuple((self.seat + step) % count for step in range(min(count, self.seats)))


@dataclass(frozen=True)
class Field:
    """One array of an observation."""

    name: str
    meaning: str
    labels: tuple[str, ...]
    """What the numbers along the last axis say."""
    find: Callable[[Moment], Any]
    """The numbers of one moment."""
    axes: tuple[str | int, ...] = ()
    """The axes before it: sizes, or "seats" for as many as there is room for."""
    planes: bool = False
    """Whether the numbers are small and never below nought."""

    @property
    def dtype(self) -> type[np.generic]:
        return np.uint8 if self.planes else np.int16

    @property
    def low(self) -> int:
        return 0 if self.planes else -MOST

    @property
    def high(self) -> int:
        return 255 if self.planes else MOST

    @cached_property
    def by_seats(self) -> bool:
        return "seats" in self.axes

    def shape(self, seats: int) -> tuple[int, ...]:
        sizes = (seats if axis == "seats" else int(axis) for axis in self.axes)
        return (*sizes, len(self.labels))

    def write(self, moment: Moment, out: Array) -> None:
        """The numbers of a moment into an array of the field's shape."""
        numbers = self.find(moment)
        if not self.by_seats:
            out[...] = numbers
            return
        given = len(numbers)
        out[given:] = 0
        if given:
            out[:given] = numbers


def one_of(names: Sequence[str], name: object) -> Any:
    """A 1 at the place of the name; none for a name we do not know."""
    row = [0] * len(names)
    if name in names:
        row[names.index(str(name))] = 1
    return row
