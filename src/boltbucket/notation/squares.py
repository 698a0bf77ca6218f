"""Squares of a text to and from a ship."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.notation.error import WordError
from boltbucket.notation.page import Word
from boltbucket.notation.token import FindTile, Square, read_token
from boltbucket.notation.words import FREE, OUTSIDE
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.ship import Ship


def read_square(word: Word, printed: FindTile) -> Square:
    """The square of a word; its faults know their line and column."""
    try:
        return read_token(word.text, printed)
    except WordError as fault:
        raise fault.at(word.line, word.column) from None


def empty_sign(blueprint: Blueprint, cell: Cell) -> str:
    return FREE if cell in blueprint.area else OUTSIDE


def square_of(ship: Ship, cell: Cell) -> Square:
    return Square(
        ship.tiles[cell],
        ship.crew.get(cell, ()),
        ship.charge.get(cell, 0),
        ship.goods.get(cell, ()),
    )


def ship_of(blueprint: Blueprint, squares: Mapping[Cell, Square], quirks: Quirks) -> Ship:
    return Ship(
        blueprint=blueprint,
        tiles={cell: square.tile for cell, square in squares.items()},
        crew={cell: square.crew for cell, square in squares.items() if square.crew},
        charge={cell: square.charge for cell, square in squares.items() if square.charge},
        goods={cell: square.goods for cell, square in squares.items() if square.goods},
        quirks=quirks,
    )
