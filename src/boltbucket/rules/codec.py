"""Values as plain data and back: what is saved, stored and sent.

`plain` is for reading: screens, logs, other languages. `pack` and `unpack` are for storing: they
keep the classes. Printed things (tiles, cards, plans) are stored by their id.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, TypeVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.editions.edition import Edition, Level
from boltbucket.rules.editions.library import expansion_card, expansion_tile
from boltbucket.rules.flight.agenda import Step
from boltbucket.rules.flight.charter import Charter
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.value import field_names

Plain = Any
"""What JSON can hold."""

T = TypeVar("T")

_PREFIX = "boltbucket.rules."


def plain(value: object) -> Plain:
    """A value for reading: dataclasses become objects, enums their values."""
    if value is None or isinstance(value, bool | str | int):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(plain(item) for item in value)
    if isinstance(value, tuple | list | range):
        return [plain(item) for item in value]
    if is_dataclass(value):
        return _plain_object(value)
    raise TypeError(f"{type(value).__name__} has no plain form")


def _plain_object(value: object) -> Plain:
    named = {name: plain(getattr(value, name)) for name in field_names(type(value))}
    kind = getattr(value, "kind", None)
    if isinstance(kind, str) and "kind" not in named:
        named["kind"] = str(kind)
    return named


def pack(value: object, edition: Edition) -> Plain:
    """A value for storing."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, Enum):
        return {"$": _name_of(type(value)), "is": value.value}
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple | list):
        return [pack(item, edition) for item in value]
    if isinstance(value, Mapping):
        return {"$map": [[pack(k, edition), pack(v, edition)] for k, v in value.items()]}
    if isinstance(value, frozenset):
        return {"$set": [pack(item, edition) for item in sorted(value)]}
    return _printed(value, edition) or _packed_object(value, edition)


def _printed(value: object, edition: Edition) -> Plain | None:
    """The id of a thing the edition can look up, if it is one."""
    if isinstance(value, Tile) and _tile(value.id, edition) == value.unturned:
        return {"$tile": value.id, "turn": value.turn}
    if isinstance(value, Card) and _card(value.id, edition) == value:
        return {"$card": value.id}
    if isinstance(value, Blueprint) and edition.blueprints.get(value.name) == value:
        return {"$plan": value.name}
    if isinstance(value, Level) and edition.levels.get(value.name) == value:
        return {"$level": value.name}
    if isinstance(value, Edition):
        return {"$edition": value.name}
    return None


def _tile(tile_id: str, edition: Edition) -> Tile | None:
    return edition.tile_by_id.get(tile_id) or expansion_tile(tile_id)


def _card(card_id: str, edition: Edition) -> Card | None:
    return edition.card_by_id.get(card_id) or expansion_card(card_id)


def _known(found: T | None, name: str) -> T:
    if found is None:
        raise KeyError(name)
    return found


def _packed_object(value: object, edition: Edition) -> Plain:
    assert is_dataclass(value), value
    packed = {"$": _name_of(type(value))}
    for name in field_names(type(value)):
        packed[name] = pack(getattr(value, name), edition)
    return packed


def unpack(data: Plain, edition: Edition) -> Any:
    """What `pack` stored; raises Illegal where that is not a stored value."""
    if data is None or isinstance(data, bool | int | str):
        return data
    if isinstance(data, list):
        return tuple(unpack(item, edition) for item in data)
    if not isinstance(data, dict):
        raise Illegal("bad_save", what=type(data).__name__)
    return _unpacked(data, edition)


def _unpacked(data: dict[str, Plain], edition: Edition) -> Any:
    try:
        if "$map" in data:
            return {unpack(k, edition): unpack(v, edition) for k, v in data["$map"]}
        if "$set" in data:
            return frozenset(unpack(item, edition) for item in data["$set"])
        if "$tile" in data:
            return _known(_tile(data["$tile"], edition), data["$tile"]).turned(data["turn"])
        if "$card" in data:
            return _known(_card(data["$card"], edition), data["$card"])
        if "$plan" in data:
            return edition.blueprints[data["$plan"]]
        if "$level" in data:
            return edition.levels[data["$level"]]
        if "$edition" in data:
            return edition
        return _rebuilt(data, edition)
    except (KeyError, TypeError, ValueError) as error:
        raise Illegal("bad_save", what=repr(error)) from error


def _rebuilt(data: dict[str, Plain], edition: Edition) -> Any:
    kind = _class_named(data["$"])
    if issubclass(kind, Enum):
        return kind(data["is"])
    return kind(**{name: unpack(item, edition) for name, item in data.items() if name != "$"})


def _name_of(kind: type) -> str:
    return f"{kind.__module__.removeprefix(_PREFIX)}:{kind.__qualname__}"


def _class_named(name: str) -> type:
    """Only our own values and the steps, cards and charters of loaded extensions can be stored."""
    found = _classes.get(name) or _refreshed_classes().get(name)
    if found is None:
        raise Illegal("bad_save", what=name)
    return found


_classes: dict[str, type] = {}


def _refreshed_classes() -> dict[str, type]:
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith(_PREFIX):
            own: list[type] = [item for item in vars(module).values() if isinstance(item, type)]
            _classes.update({_name_of(kind): kind for kind in own if _storable(kind)})
    for base in (Step, Card, Charter):
        _classes.update((_name_of(kind), kind) for kind in _descendants(base))
    return _classes


def _storable(kind: type) -> bool:
    return is_dataclass(kind) or issubclass(kind, Enum)


def _descendants(base: type) -> set[type]:
    kinds: list[type] = base.__subclasses__()
    return {base}.union(*map(_descendants, kinds))
