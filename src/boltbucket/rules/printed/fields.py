"""How the fields of cards are read: by type, and each type is taught where it is at home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from boltbucket.rules.printed.reading import choice, flag, number, numbers, text
from boltbucket.rules.ship.contents import GOOD_OF_LETTER, Good
from boltbucket.rules.ship.tile import Side

T = TypeVar("T")
Reader = Callable[[Any], T]

ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4}
SIDES: Final = {side.name.lower(): side for side in Side}


def read_goods(value: Any) -> tuple[Good, ...]:
    """Goods by their letters: `RYB`."""
    return tuple(choice(letter, GOOD_OF_LETTER) for letter in text(value))


def read_sides(value: Any) -> tuple[Side, ...]:
    """`front, right`."""
    return tuple(choice(side.strip(), SIDES) for side in text(value).split(","))


READERS: Final[dict[Any, Reader[Any]]] = {
    bool: flag,
    int: number,
    str: text,
    tuple[int, ...]: numbers,
    tuple[Good, ...]: read_goods,
    tuple[Side, ...]: read_sides,
}
"""Type of a field -> how it is read."""


def reads(kind: Any) -> Callable[[Reader[T]], Reader[T]]:
    """Teach how a type of field is read; a decorator for the rooms of cards."""

    def taught(reader: Reader[T]) -> Reader[T]:
        READERS[kind] = reader
        return reader

    return taught
