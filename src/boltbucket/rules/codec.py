"""Values as plain data and back: what is saved, stored and sent.

`plain` is for reading: screens, logs, other languages. `pack` and `unpack` are for storing: they
keep the classes. Printed things (tiles, cards, plans) are stored by their id.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, TypeVar

from boltbucket.rules.catalogue import card_of, tile_of
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.value import field_names
from boltbucket.rules.printed.card import HIDDEN_CARD, Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import BACK, PAYLOAD_BACK
from boltbucket.rules.table.step import Step
from boltbucket.rules.variant import FlightVariant

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
    kind: Any = type(value)
    if kind in _AS_IT_IS:
        return value
    pack_it = _packers.get(kind)
    if pack_it is None:
        pack_it = _packers[kind] = _packer(kind)
    return pack_it(value, edition)


_AS_IT_IS = frozenset({int, str, bool, type(None)})
Packer = Callable[[Any, Edition], Plain]
_packers: dict[type, Packer] = {}


def _packer(kind: type) -> Packer:
    """How values of a class are packed."""
    if issubclass(kind, Enum):
        packed = {each: {"$": _name_of(kind), "is": each.value} for each in kind}
        return lambda value, _: packed[value]
    if issubclass(kind, tuple | list):
        return lambda value, box: [pack(item, box) for item in value]
    if issubclass(kind, Mapping):
        return lambda value, box: {"$map": [[pack(k, box), pack(v, box)] for k, v in value.items()]}
    if issubclass(kind, frozenset):
        return lambda value, box: {"$set": [pack(item, box) for item in sorted(value)]}
    as_object = _object_packer(kind)
    if issubclass(kind, _PRINTED):
        return lambda value, box: _printed(value, box) or as_object(value, box)
    return as_object


def _object_packer(kind: type) -> Packer:
    assert is_dataclass(kind), kind
    name, names = _name_of(kind), field_names(kind)

    def pack_object(value: Any, box: Edition) -> Plain:
        packed = {"$": name}
        for each in names:
            packed[each] = pack(getattr(value, each), box)
        return packed

    return pack_object


_PRINTED = (Tile, Card, Blueprint, Level, Edition)
_BACKS: Mapping[str, Tile | Card] = {"tile": BACK, "payload": PAYLOAD_BACK, "card": HIDDEN_CARD}
_back_names = {id(back): {"$back": name} for name, back in _BACKS.items()}


def _printed(value: object, edition: Edition) -> Plain | None:
    """The id of a thing the edition can look up, if it is one."""
    if id(value) in _back_names:
        return _back_names[id(value)]
    if isinstance(value, Tile) and _is(tile_of(value.id, edition), value.unturned):
        return {"$tile": value.id, "turn": value.turn}
    if isinstance(value, Card) and _is(card_of(value.id, edition), value):
        return {"$card": value.id}
    if isinstance(value, Blueprint) and _is(edition.blueprints.get(value.name), value):
        return {"$plan": value.name}
    if isinstance(value, Level) and _is(edition.levels.get(value.name), value):
        return {"$level": value.name}
    if isinstance(value, Edition):
        return {"$edition": value.name}
    return None


def _is(printed: object, value: object) -> bool:
    return printed is value or printed == value


def _known(found: T | None, name: str) -> T:
    if found is None:
        raise KeyError(name)
    return found


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
        if "$back" in data:
            return _BACKS[data["$back"]]
        if "$tile" in data:
            return _known(tile_of(data["$tile"], edition), data["$tile"]).turned(data["turn"])
        if "$card" in data:
            return _known(card_of(data["$card"], edition), data["$card"])
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
    """Only our own values and the steps, cards and variants of loaded extensions can be stored."""
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
    for base in (Step, Card, FlightVariant):
        _classes.update((_name_of(kind), kind) for kind in _descendants(base))
    return _classes


def _storable(kind: type) -> bool:
    return is_dataclass(kind) or issubclass(kind, Enum)


def _descendants(base: type) -> set[type]:
    kinds: list[type] = base.__subclasses__()
    return {base}.union(*map(_descendants, kinds))
