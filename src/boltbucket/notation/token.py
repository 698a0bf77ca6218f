"""One word of the notation: a tile as it lies and what is in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from boltbucket.notation.contents import read_contents, write_contents
from boltbucket.notation.error import WordError
from boltbucket.notation.scanner import DIGITS, LETTERS, Scanner
from boltbucket.notation.words import (
    CONNECTORS,
    DRAWN,
    HOLDS,
    KIND_OF_WORD,
    KIND_WORDS,
    LOOKING,
    PRINTED,
    SIDE_OF_SIGN,
    SIDE_SIGNS,
    SIZED,
    STARTS,
    USUAL_DIRECTIONS,
    Spelling,
)
from boltbucket.rules.language.value import replace
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Connector, Kind, Side, Tile

FindTile: TypeAlias = Callable[[str], Tile | None]
"""Finds the printed tile of a number."""


@dataclass(frozen=True)
class Square:
    """A tile with what is in it."""

    tile: Tile
    crew: tuple[Figure, ...] = ()
    charge: int = 0
    goods: tuple[Good, ...] = ()


def read_token(word: str, printed: FindTile) -> Square:
    """The tile a word stands for and what is in it; raises `WordError` for anything else."""
    scanner = Scanner(word)
    tile = _read_tile(scanner, printed)
    if scanner.done:
        return Square(tile)
    if not scanner.take(HOLDS):
        raise scanner.fault("tile_contents")
    return Square(tile, *read_contents(scanner, tile))


def write_token(square: Square, number: str | None, spelling: Spelling = DRAWN) -> str:
    """The word for a tile and its contents; a printed tile is called by its number."""
    tile = square.tile
    word = describe(tile, spelling) if number is None else _number(tile, number, spelling)
    return word + write_contents(square.crew, square.charge, square.goods, spelling)


def describe(tile: Tile, spelling: Spelling = DRAWN) -> str:
    """The word that describes a tile as it lies, whatever it is called."""
    kind = spelling.start if tile.kind is Kind.STARTING_CABIN else KIND_WORDS[tile.kind]
    size = str(tile.capacity) if tile.kind in SIZED else ""
    looks = tile.directions if tile.kind in LOOKING else ()
    sides = "".join(spelling.sides[side] for side in looks)
    connectors = "".join(str(int(connector)) for connector in tile.connectors)
    return f"{kind}{tile.colour}{size}{sides}-{connectors}{_turn(tile, spelling)}"


def free_tile(tile: Tile) -> Tile:
    """The tile under the name it has when it is described instead of called by number."""
    return replace(tile, id=describe(tile.unturned))


def _number(tile: Tile, number: str, spelling: Spelling) -> str:
    return f"{spelling.printed}{number}{_turn(tile, spelling)}"


def _turn(tile: Tile, spelling: Spelling) -> str:
    return spelling.sides[tile.turn] if tile.turn else ""


def _read_tile(scanner: Scanner, printed: FindTile) -> Tile:
    if scanner.take(PRINTED):
        return _read_printed(scanner, printed)
    return _read_described(scanner)


def _read_printed(scanner: Scanner, printed: FindTile) -> Tile:
    begin = scanner.offset
    number = scanner.run(DIGITS + "-" + LETTERS)
    if printed(number) is None and number.endswith("v"):
        number = number[:-1]
        scanner.offset -= 1
    tile = printed(number)
    if tile is None:
        raise WordError(begin, "tile_number")
    return tile.turned(_read_turn(scanner))


def _read_described(scanner: Scanner) -> Tile:
    kind, colour = _read_kind(scanner)
    size = _read_size(scanner, kind)
    directions = _read_directions(scanner, kind)
    if not scanner.take("-"):
        return _named(Tile("", kind, _usual_connectors(kind, directions), size, directions, colour))
    connectors = _read_connectors(scanner)
    quarters = _read_turn(scanner)
    return _named(Tile("", kind, connectors, size, directions, colour, quarters))


def _named(tile: Tile) -> Tile:
    """Called by its own description; only directions in reading order have one spelling."""
    return free_tile(replace(tile, directions=tuple(sorted(tile.directions))))


def _read_kind(scanner: Scanner) -> tuple[Kind, str]:
    begin = scanner.offset
    if scanner.take(STARTS):
        return Kind.STARTING_CABIN, scanner.run(LETTERS)
    word = scanner.run(LETTERS.replace("v", ""))
    if word not in KIND_OF_WORD:
        raise WordError(begin, "tile")
    return KIND_OF_WORD[word], ""


def _read_size(scanner: Scanner, kind: Kind) -> int:
    if kind not in SIZED:
        return 0
    size = scanner.small_number()
    if size == 0:
        raise scanner.fault("tile_size")
    return size


def _read_directions(scanner: Scanner, kind: Kind) -> tuple[Side, ...]:
    begin = scanner.offset
    signs = scanner.run(SIDE_SIGNS)
    sides = tuple(SIDE_OF_SIGN[sign] for sign in signs)
    if not sides:
        return USUAL_DIRECTIONS.get(kind, ())
    if kind not in LOOKING:
        raise WordError(begin, "tile_no_direction")
    if kind in CANNONS | ENGINES and len(sides) > 1:
        raise WordError(begin + 1, "tile_one_direction")
    if len(set(sides)) < len(sides):
        raise WordError(begin, "tile_direction_once")
    return sides


def _read_connectors(scanner: Scanner) -> tuple[Connector, Connector, Connector, Connector]:
    found = []
    for side in Side:
        digit = scanner.take(CONNECTORS)
        if not digit:
            raise scanner.fault("tile_connector", side=side.name.lower())
        found.append(Connector(int(digit)))
    return found[0], found[1], found[2], found[3]


def _usual_connectors(
    kind: Kind, directions: tuple[Side, ...]
) -> tuple[Connector, Connector, Connector, Connector]:
    """Universal all around, but smooth where a barrel or an exhaust is."""
    smooth = directions if kind in CANNONS | ENGINES else ()
    front, right, rear, left = (
        Connector.SMOOTH if side in smooth else Connector.UNIVERSAL for side in Side
    )
    return front, right, rear, left


def _read_turn(scanner: Scanner) -> int:
    sign = scanner.take(SIDE_SIGNS)
    return int(SIDE_OF_SIGN[sign]) if sign else 0
