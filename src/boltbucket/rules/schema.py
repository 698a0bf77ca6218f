"""The one description of every value: what its class says is what is told, shown and documented.

A value is told as its fields and the figures its class marks as `told`. Values of which there are
many kinds (events, decisions, cards, variants, memories) carry the name of their kind. From the
same description come the types of the page and the tables of the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from inspect import getdoc
from operator import attrgetter
from typing import Any, get_type_hints

from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import told
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import PAYLOAD_BACK
from boltbucket.rules.table.match import Memory
from boltbucket.rules.table.table import Variant

Told = Any
"""What JSON can hold."""

FAMILIES: Mapping[type, tuple[str, ...]] = {
    Event: ("type", "topic"),
    Decision: ("kind", "topic"),
    Card: ("kind",),
    Variant: ("type",),
    Memory: ("type",),
}
"""Values of many kinds, and by which words each tells its kind."""
PAYLOAD_BACK_TOLD = "payload"
"""How the back of a payload tile is told; any other back, and the back of a card, is null."""


# Telling


def tell(value: object) -> Told:
    """A value for whoever is not Python: a page, a program elsewhere."""
    if value is None or isinstance(value, bool | str | int):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, tuple | list):
        return [tell(item) for item in value]
    if isinstance(value, Mapping):
        return {tell(key): tell(item) for key, item in value.items()}
    if isinstance(value, frozenset):
        return sorted(tell(item) for item in value)
    if isinstance(value, Tile | Card) and not value.id:
        return PAYLOAD_BACK_TOLD if value == PAYLOAD_BACK else None
    if isinstance(value, Edition):
        return value.name
    kind: Any = type(value)
    return {name: tell(read(value)) for name, read in telling(kind)}


@cache
def telling(kind: type[Any]) -> tuple[tuple[str, Callable[[Any], object]], ...]:
    """What is told of the values of a class, and how it is found."""
    known: Any = kind
    names = [*_tags(kind), *(each.name for each in described(known).fields)]
    return tuple((name, _kind_name if name == "type" else attrgetter(name)) for name in names)


def _kind_name(value: object) -> str:
    return type(value).__name__


def _tags(kind: type[Any]) -> tuple[str, ...]:
    return next((tags for base, tags in FAMILIES.items() if issubclass(kind, base)), ())


# Describing


@dataclass(frozen=True)
class Field:
    """A field or told figure: its name, its type as Python writes it, what it means."""

    name: str
    type: Any
    meaning: str = ""
    hideable: bool = False
    """Whether some of the tiles or cards in it may be told as their backs."""


@dataclass(frozen=True)
class Description:
    """What a class says about its values."""

    kind: type
    meaning: str
    tags: tuple[tuple[str, str], ...]
    """The words by which a value of a family tells its kind."""
    fields: tuple[Field, ...]


@cache
def described(kind: type[Any]) -> Description:
    assert is_dataclass(kind), kind
    hints = get_type_hints(kind)
    found = [*_fields(kind, hints), *_figures(kind)]
    tags = tuple((tag, _tag(kind, tag)) for tag in _tags(kind))
    return Description(kind, _meaning(kind), tags, tuple(found))


def _fields(kind: type, hints: Mapping[str, Any]) -> Iterator[Field]:
    for each in fields(kind):
        if each.init and not each.metadata.get("untold"):
            hideable = bool(each.metadata.get("hideable"))
            yield Field(each.name, hints[each.name], hideable=hideable)


def _figures(kind: type) -> Iterator[Field]:
    for name in dir(kind):
        figure = getattr(kind, name, None)
        if isinstance(figure, told):
            yield Field(name, get_type_hints(figure.find)["return"], getdoc(figure) or "")


def _tag(kind: type, tag: str) -> str:
    return kind.__name__ if tag == "type" else str(getattr(kind, tag, ""))


def _meaning(kind: type) -> str:
    """What its docstring says, unless the dataclass made one up."""
    text = kind.__doc__ or ""
    return "" if text.startswith(f"{kind.__name__}(") else (getdoc(kind) or "")


def family(base: type, *, own: bool = False) -> tuple[type, ...]:
    """All kinds of a family by name: those of loaded extensions included, or only our own."""
    found = {kind for kind in _descendants(base) if _is_a_kind(kind)}
    if own:
        found = {kind for kind in found if kind.__module__.startswith("boltbucket.")}
    return tuple(sorted(found, key=lambda kind: kind.__name__))


def _descendants(base: type[Any]) -> Iterator[type]:
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        yield kind
        yield from _descendants(kind)


def _is_a_kind(kind: type) -> bool:
    """Whether there are values of just this class."""
    if issubclass(kind, Decision | Card):
        return "kind" in kind.__dict__
    return issubclass(kind, Variant) or not any(
        each.__module__.startswith("boltbucket.") for each in kind.__subclasses__()
    )
