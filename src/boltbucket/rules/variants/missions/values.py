"""Values of a mission file, each read as its field asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.fields import ROMAN
from boltbucket.rules.printed.reading import choice, number, table, text, texts
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.variants.missions.counters import COUNTERS
from boltbucket.rules.variants.missions.mission import ByLevel, Counter, Rows, always

T = TypeVar("T")
Reader = Callable[[Any], T]

DIRECTIONS = {"above": True, "below": False}


def by_level(value: Any, reader: Reader[T]) -> ByLevel[T]:
    """One value for all levels, or a table from I on: `{ I = 3, II = 6 }`."""
    if not isinstance(value, dict):
        return always(reader(value))
    for level in value:
        choice(level, ROMAN)
    if "I" not in value:
        raise Fault("level_one")
    return ByLevel(tuple(sorted((ROMAN[level], reader(each)) for level, each in value.items())))


def whole(value: Any) -> int:
    if type(value) is not int:
        raise Fault("a_whole", found=repr(value))
    return value


def kinds(value: Any, known: Mapping[str, Kind]) -> frozenset[Kind]:
    return frozenset(choice(kind, known) for kind in _listed(value))


def card_kinds(value: Any) -> frozenset[str]:
    return frozenset(choice(kind, {kind: kind for kind in KINDS}) for kind in texts(value))


def names(value: Any) -> frozenset[str]:
    return frozenset(texts(value))


def _listed(value: Any) -> tuple[str, ...]:
    return () if value == [] else texts(value)


def amounts(value: Any, known: Mapping[str, Kind]) -> dict[Kind, int]:
    return {choice(kind, known): number(each) for kind, each in table(value).items()}


def tables(value: Any) -> list[Mapping[str, Any]]:
    if not isinstance(value, list):
        raise Fault("tables", found=repr(value))
    return [table(each) for each in value]


def counters(value: Any) -> tuple[Counter, ...]:
    """One word or several that are added up."""
    return tuple(
        choice(word, COUNTERS) for word in ((value,) if isinstance(value, str) else texts(value))
    )


def rows(value: Any) -> Rows:
    """`above 7` or `below 7`."""
    direction, _, row = text(value).partition(" ")
    if direction not in DIRECTIONS or not row.isdecimal():
        raise Fault("rows_such_as", found=repr(value))
    return Rows(DIRECTIONS[direction], int(row))


def seats(value: Any) -> tuple[int, int | None]:
    """`[2, 4]`, or `[2]` for two and more."""
    if not isinstance(value, list) or len(value) not in (1, 2):
        raise Fault("players", found=repr(value))
    return number(value[0]), number(value[1]) if value[1:] else None
