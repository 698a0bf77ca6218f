"""Reading tiles: a group a kind, one line a tile.

`2021-012 = "1020 x3"` is a battery for three: its connectors front, right, rear and left, then
what else is printed: `x3` a capacity, `N` or `NE` where it looks to, `blue` a colour.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from boltbucket.rules.printed.reading import Entry, parse, table, text
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Connector, Kind, Side, Tile

CONNECTORS = re.compile(r"[0-3]{4}")
CAPACITY = re.compile(r"x(\d+)")
DIRECTIONS = re.compile(r"[NESW]+")
COLOUR = re.compile(r"[a-z]+")
KINDS = {kind.value: kind for kind in Kind}
SIDE_LETTERS = dict(zip("NESW", Side, strict=True))

CAPACITIES = {
    Kind.BATTERY: range(2, 4),
    Kind.CARGO: range(2, 4),
    Kind.SPECIAL_CARGO: range(1, 3),
    Kind.HEAVY: range(1, 10),
}
LOOKS = {
    Kind.SINGLE_CANNON: 1,
    Kind.DOUBLE_CANNON: 1,
    Kind.SINGLE_ENGINE: 1,
    Kind.DOUBLE_ENGINE: 1,
    Kind.SHIELD: 2,
    Kind.SINGLE_ARTIFACT: 2,
    Kind.DOUBLE_ARTIFACT: 4,
}
"""To how many sides a kind looks."""


def read_tiles(data: str, file: str) -> tuple[Tile, ...]:
    """All tiles of a file, in the order of their ids."""
    found: dict[str, Tile] = {}
    for group, lines in parse(data, file).items():
        if group not in KINDS:
            raise Entry(file, group, {}).error("kind", "kind_none_of", known=tuple(KINDS))
        for name in Entry(file, group, {"tiles": lines}).read("tiles", table):
            entry = Entry(file, name, {"tile": lines[name]})
            if name in found:
                raise entry.error("id", "stands_twice")
            found[name] = _read_tile(entry, KINDS[group])
    return tuple(found[name] for name in sorted(found))


def _read_tile(entry: Entry, kind: Kind) -> Tile:
    words = entry.read("tile", text).split()
    tile = Tile(
        id=entry.name,
        kind=kind,
        connectors=_connectors(entry, words.pop(0) if words else ""),
        capacity=sum(int(word[1:]) for word in _take(entry, "capacity", words, CAPACITY)),
        directions=_directions(entry, _take(entry, "directions", words, DIRECTIONS)),
        colour="".join(_take(entry, "colour", words, COLOUR)),
    )
    if words:
        raise entry.error("tile", "tile_word", found=repr(words[0]))
    _check(entry, tile)
    return tile


def _connectors(entry: Entry, word: str) -> tuple[Connector, Connector, Connector, Connector]:
    if not CONNECTORS.fullmatch(word):
        raise entry.error("connectors", "four_connectors", found=repr(word))
    front, right, rear, left = (Connector(int(digit)) for digit in word)
    return front, right, rear, left


def _take(entry: Entry, field: str, words: list[str], form: re.Pattern[str]) -> list[str]:
    """Take the word of this form out of the words, at most one."""
    found = [word for word in words if form.fullmatch(word)]
    if len(found) > 1:
        raise entry.error(field, "given_once", found=tuple(found))
    words[:] = [word for word in words if word not in found]
    return found


def _directions(entry: Entry, words: Iterable[str]) -> tuple[Side, ...]:
    letters = "".join(words)
    if len(set(letters)) < len(letters):
        raise entry.error("directions", "side_twice", found=letters)
    return tuple(sorted(SIDE_LETTERS[letter] for letter in letters))


def _check(entry: Entry, tile: Tile) -> None:
    if not any(tile.connectors):
        raise entry.error("connectors", "no_connector")
    _check_capacity(entry, tile)
    _check_directions(entry, tile)
    if bool(tile.colour) != (tile.kind is Kind.STARTING_CABIN):
        raise entry.error("colour", "cabin_colours")


def _check_capacity(entry: Entry, tile: Tile) -> None:
    allowed = CAPACITIES.get(tile.kind, range(1))
    if tile.capacity not in allowed:
        sizes, kind = tuple(allowed), tile.kind.value
        raise entry.error("capacity", "capacity_of", kind=kind, known=sizes, found=tile.capacity)


def _check_directions(entry: Entry, tile: Tile) -> None:
    expected = LOOKS.get(tile.kind, 0)
    if len(tile.directions) != expected:
        kind, found = tile.kind.value, len(tile.directions)
        raise entry.error("directions", "directions_of", kind=kind, expected=expected, found=found)
    if tile.kind is Kind.SHIELD and tile.directions[0].opposite is tile.directions[1]:
        raise entry.error("directions", "shield_sides")
    if tile.kind in CANNONS | ENGINES and tile.connectors[tile.direction]:
        raise entry.error("connectors", "smooth_side")
