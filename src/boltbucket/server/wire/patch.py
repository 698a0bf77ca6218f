"""Differences: what has changed from one value to the next, place by place.

Values of the game share what has stayed the same, so only what is another object is looked at.
A change is `[path, value]`, or `[path]` where something is gone; the path leads from the view (or
the room) down to it: `[["table", "yard", "heap", "where", 12], 0]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.event import Event
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.schema import described
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.tile import Tile
from boltbucket.server.wire.telling import encode, ready

WHOLE = (str, int, Tile, Card, Level, Edition, Setup, Decision, Event, Flaw)
"""What is always replaced as a whole."""
SHORT = 8
"""A row of fewer items is replaced as a whole as well."""

PLAIN = frozenset({str, int, bool, type(None)})

Path = tuple[str | int, ...]
Changes = tuple[bytes, ...]
"""Each as JSON."""
NO_CHANGES: Changes = ()


class Differences:
    """Finds what has changed. Several viewers share most of what they see: what has been found for
    one of them is kept for the next, as long as this object lives."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int, Path], tuple[object, object, Changes]] = {}
        """By identity, so what was compared is kept too: nothing else may get its identity."""

    def between(self, old: object, new: object, path: Path = ()) -> Changes:
        """The changes from one value to the other."""
        if old is new:
            return NO_CHANGES
        kind = type(new)
        if type(old) is not kind:
            return (_change(path, new),)
        search = _searches.get(kind)
        if search is None:
            search = _searches[kind] = _search(kind)
        if search is _as_a_whole:
            return _as_a_whole(self, old, new, path)
        key = (id(old), id(new), path)
        kept = self._found.get(key)
        if kept is None:
            kept = self._found[key] = (old, new, search(self, old, new, path))
        return kept[2]


Search = Callable[[Differences, Any, Any, Path], Changes]
_searches: dict[type, Search] = {}
"""For every class met so far, how its values are compared."""


def _search(kind: type[Any]) -> Search:
    if issubclass(kind, Mapping):
        return _in_mapping
    if issubclass(kind, tuple):
        return _in_row
    if issubclass(kind, WHOLE) or not hasattr(kind, "__dataclass_fields__"):
        return _as_a_whole
    return _in_value(kind)


def _as_a_whole(_: Differences, old: object, new: object, path: Path) -> Changes:
    return NO_CHANGES if old == new else (_change(path, new),)


def _in_value(kind: Any) -> Search:
    """Both are of one class, so the words that tell it are the same."""
    names = [each.name for each in described(kind).fields]
    places = range(len(names))
    # Of fewer than two names it would make no row, so there are always two more.
    read = attrgetter(*names, "__class__", "__class__")

    def search(differences: Differences, old: Any, new: Any, path: Path) -> Changes:
        found: list[bytes] = []
        before, after = read(old), read(new)
        for place in compress(places, map(is_not, before, after)):
            now = after[place]
            if type(now) not in PLAIN or before[place] != now:
                found += differences.between(before[place], now, (*path, names[place]))
        return tuple(found)

    return search


def _in_mapping(
    differences: Differences, old: Mapping[Any, object], new: Mapping[Any, object], path: Path
) -> Changes:
    found = [encode([(*path, key)]) for key in old if key not in new]
    for key, after in new.items():
        if key not in old:
            found.append(_change((*path, key), after))
        elif old[key] is not after:
            found += differences.between(old[key], after, (*path, key))
    return tuple(found)


def _in_row(
    differences: Differences, old: tuple[object, ...], new: tuple[object, ...], path: Path
) -> Changes:
    size = len(new)
    if len(old) != size or (size < SHORT and not _are_values(new)):
        return _as_a_whole(differences, old, new, path)
    found: list[bytes] = []
    for number in compress(range(size), map(is_not, old, new)):
        if old[number] != new[number]:
            found += differences.between(old[number], new[number], (*path, number))
    return tuple(found)


def _are_values(row: tuple[object, ...]) -> bool:
    """Whether a change may lie deep inside one of the items: builders, say."""
    return bool(row) and hasattr(row[0], "__dataclass_fields__") and not isinstance(row[0], WHOLE)


def _change(path: Path, value: object) -> bytes:
    return encode((path, ready(value)))


def whole(value: object) -> Changes:
    """The one change that replaces everything."""
    return (_change((), value),)


def joined(changes: Changes) -> bytes:
    """Changes as one JSON array."""
    return b"[%b]" % b",".join(changes)
