"""Observations: what a seat sees, as arrays. One description says everything about them.

`FIELDS` is that description. Spaces, arrays, flat vectors, the readable dictionary and the table
in docs/learning.md are made from it; most of its labels are those of the rules' own classes. What
an array holds comes from a view and from what the seat itself remembers (`Limits`), nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boltbucket.learn.fields.cards import CARDS
from boltbucket.learn.fields.field import Array, Field, Moment
from boltbucket.learn.fields.flight import FLIGHT
from boltbucket.learn.fields.question import QUESTION
from boltbucket.learn.fields.seats import SEATS_FIELD
from boltbucket.learn.fields.ships import SHIPS
from boltbucket.learn.limits import Limits
from boltbucket.rules.view import View

Arrays = dict[str, Array]

FIELDS: Final[tuple[Field, ...]] = (*SHIPS[:1], SEATS_FIELD, *SHIPS[1:], *CARDS, *FLIGHT, *QUESTION)
"""Everything in an observation, in this order."""


@dataclass(frozen=True)
class Observer:
    """Looks at views for a number of seats. A table with fewer leaves the last rows at nought."""

    seats: int
    fields: tuple[Field, ...] = FIELDS

    @classmethod
    def of(cls, seats: int, names: Collection[str] | None = None) -> Observer:
        """One that looks at these fields only, or at all."""
        wanted = tuple(each for each in FIELDS if names is None or each.name in names)
        return cls(seats, wanted)

    def observe(self, view: View, limits: Limits) -> Arrays:
        """All arrays of one moment, new ones."""
        out = self.blank()
        self.write(view, limits, out)
        return out

    def blank(self) -> Arrays:
        shapes = self._shapes
        return {name: np.zeros(shape, dtype) for name, shape, dtype in shapes}

    @cached_property
    def _shapes(self) -> list[tuple[str, tuple[int, ...], type[np.generic]]]:
        return [(each.name, each.shape(self.seats), each.dtype) for each in self.fields]

    def write(self, view: View, limits: Limits, out: Mapping[str, Array]) -> None:
        """All arrays of one moment, into arrays that are there already."""
        moment = Moment(view, limits, self.seats)
        for each in self.fields:
            each.write(moment, out[each.name])

    def flat(self, arrays: Mapping[str, Array]) -> NDArray[np.float32]:
        """The same in one row of numbers, field after field."""
        rows = [arrays[each.name].ravel() for each in self.fields]
        return np.concatenate(rows).astype(np.float32)

    @property
    def length(self) -> int:
        """How many numbers a flat observation has."""
        return sum(int(np.prod(each.shape(self.seats))) for each in self.fields)

    def named(self, arrays: Mapping[str, Array]) -> dict[str, Any]:
        """The same for people and for JSON: by labels, without what is nought."""
        return {each.name: _labelled(arrays[each.name], each.labels) for each in self.fields}


def _labelled(array: Array, labels: tuple[str, ...]) -> Any:
    if array.ndim == 1:
        return {labels[place]: int(array[place]) for place in np.flatnonzero(array)}
    rows = {place: _labelled(row, labels) for place, row in enumerate(array)}
    return {place: row for place, row in rows.items() if row}


# The table of the documentation


def fields_table() -> str:
    """All fields as a table for docs/learning.md."""
    rows = ["| field | shape | what it says |", "|---|---|---|"]
    for each in FIELDS:
        shape = " × ".join([*map(str, each.axes), str(len(each.labels))])
        rows.append(f"| `{each.name}` | {shape} | {each.meaning}{_listed(each.labels)} |")
    return "\n".join(rows)


_LISTED: Final = 50


def _listed(labels: tuple[str, ...]) -> str:
    if len(labels) > _LISTED:
        return f"; from {labels[0]} to {labels[-1]}"
    return ": " + ", ".join(label.replace("|", "/") for label in labels)
