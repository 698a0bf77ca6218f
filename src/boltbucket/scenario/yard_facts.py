"""Facts about ships being built."""

from __future__ import annotations

from collections.abc import Callable

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.yard import Yard
from boltbucket.scenario.failure import Finding
from boltbucket.scenario.names import seat_name
from boltbucket.scenario.reading import Line
from boltbucket.scenario.stage import Stage
from boltbucket.scenario.table import read_tile

Fact = Callable[[Stage, Line, list[str]], Finding]


def _yard(stage: Stage, line: Line) -> Yard:
    yard = stage.table.yard
    if yard is None:
        raise line.fault("no_yard")
    return yard


def _builder(stage: Stage, line: Line, words: list[str]) -> Builder:
    seat = stage.player(line, words[0] if words else "")
    return _yard(stage, line).builders[seat]


def _names(stage: Stage, line: Line, words: list[str]) -> str:
    tiles = [word if word == "none" else read_tile(word, line, stage.table).id for word in words]
    return " ".join(tiles)


def _ids(tiles: tuple[Tile, ...]) -> str:
    return " ".join(tile.id for tile in tiles) or "none"


def _hand(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME TILE` or `NAME none`."""
    builder = _builder(stage, line, words)
    held = () if builder.hand is None else (_yard(stage, line).tile(builder.hand),)
    return _names(stage, line, words[1:]), _ids(held)


def _reserve(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME TILE TILE` or `NAME none`."""
    seat = stage.player(line, words[0] if words else "")
    return _names(stage, line, words[1:]), _ids(_yard(stage, line).reserve(seat))


def _place(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`NAME NUMBER`: the start place claimed, or `none`."""
    return " ".join(words[1:]), str(_builder(stage, line, words).place or "none")


def _turn(stage: Stage, line: Line, words: list[str]) -> Finding:
    turn = _yard(stage, line).turn
    return " ".join(words), "none" if turn is None else seat_name(turn)


def _hourglass(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`SPACE running`, `SPACE empty` or `none`."""
    glass = _yard(stage, line).hourglass
    found = "none" if glass is None else f"{glass.space} {'running' if glass.running else 'empty'}"
    return " ".join(words), found


def _waiting(stage: Stage, line: Line, words: list[str]) -> Finding:
    """Who may not begin yet, or `none`."""
    waiting = _yard(stage, line).waiting
    return " ".join(words), " ".join(map(seat_name, waiting)) or "none"


def _lies(stage: Stage, line: Line, words: list[str]) -> Finding:
    """`TILE down`, `TILE up` or `TILE SEAT`: where a tile is."""
    if len(words) != 2:
        raise line.fault("yard_tile")
    heap = _yard(stage, line).heap
    handle = heap.handle_of(read_tile(words[0], line, stage.table))
    if handle is None:
        return words[1], Fault("not_in_the_heap")
    holder = heap.holder(handle)
    if holder is None:
        return words[1], "down" if heap.lies_face_down(handle) else "up"
    return words[1], seat_name(holder)


FACTS: dict[tuple[str, ...], Fact] = {
    ("hand",): _hand,
    ("reserve",): _reserve,
    ("place",): _place,
    ("turn",): _turn,
    ("hourglass",): _hourglass,
    ("waiting",): _waiting,
    ("tile",): _lies,
}
