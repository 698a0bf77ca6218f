"""Facts about ships being built."""

from __future__ import annotations

from collections.abc import Callable

from boltbucket.rules.illegal import Fault
from boltbucket.rules.scenario.failure import Finding
from boltbucket.rules.scenario.names import seat_name
from boltbucket.rules.scenario.reading import Line
from boltbucket.rules.scenario.stage import Stage
from boltbucket.rules.scenario.table import read_tile
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.yard.builder import Builder
from boltbucket.rules.yard.yard import Yard

Fact = Callable[[Stage, Line, list[str]], Finding]


def _yard(stage: Stage, line: Line) -> Yard:
    yard = stage.flight.yard
    if yard is None:
        raise line.fault("no_yard")
    return yard


def _builder(stage: Stage, line: Line, words: list[str]) -> Builder:
    seat = stage.player(line, words[0] if words else "")
    return _yard(stage, line).builders[seat]


def _names(stage: Stage, line: Line, words: list[str]) -> str:
    tiles = [word if word == "none" else read_tile(word, line, stage.flight).id for word in words]
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
    handle = heap.handle_of(read_tile(words[0], line, stage.flight))
    if handle is None:
        return words[1], Fault("not_in_the_heap")
    letter = heap.lies[handle]
    return words[1], {"d": "down", "u": "up"}.get(letter) or seat_name(int(letter))


FACTS: dict[tuple[str, ...], Fact] = {
    ("hand",): _hand,
    ("reserve",): _reserve,
    ("place",): _place,
    ("turn",): _turn,
    ("hourglass",): _hourglass,
    ("waiting",): _waiting,
    ("tile",): _lies,
}
