"""A ship in one line of characters that need no escaping in a link.

Edition, board and quirks come first, then a row after each underscore. In a row a dot leads to
the next square; what follows the last tile of a row is left out, and so are the last empty rows.
"""

from __future__ import annotations

from functools import partial

from boltbucket.notation import shelf
from boltbucket.notation.error import WordError
from boltbucket.notation.page import Word
from boltbucket.notation.quirks import read_quirk, write_quirks
from boltbucket.notation.squares import read_square, ship_of, square_of
from boltbucket.notation.token import FindTile, Square, write_token
from boltbucket.notation.words import LINKED
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.rules.ship.blueprint import Blueprint, Cell, cell_at
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.ship import Ship

ROW = "_"
NEXT = "."
VALUE = "~"
HYPHEN = "-"
"""Stands in the name of a board for what separates rows."""


def read_line(text: str) -> Ship:
    """The ship of a line; raises `NotationError`, whose line is always 1."""
    begin = len(text) - len(text.lstrip())
    head, *rows = _split(Word(text.strip(), 1, begin + 1), ROW)
    edition, blueprint, quirks = _read_head(head)
    if len(rows) > len(blueprint.rows):
        raise rows[len(blueprint.rows)].fault("rows_at_most", most=len(blueprint.rows))
    printed = partial(shelf.printed_tile, edition_name=edition)
    squares: dict[Cell, Square] = {}
    for row, word in zip(blueprint.rows, rows, strict=False):
        squares |= _read_row(word, row, blueprint, printed)
    return ship_of(blueprint, squares, quirks)


def write_line(ship: Ship) -> str:
    """The ship in one line, for links and records."""
    blueprint = ship.blueprint
    edition = shelf.edition_of(blueprint, tuple(ship.tiles.values()))
    assert edition is not None, blueprint
    quirks = [f"{name}{VALUE}{value}" for name, value in write_quirks(ship.quirks, LINKED)]
    rows = [_write_row(ship, row, edition) for row in blueprint.rows]
    board = blueprint.name.replace(ROW, HYPHEN)
    return ROW.join([NEXT.join([edition, board, *quirks]), *rows]).rstrip(ROW)


def _write_row(ship: Ship, row: int, edition: str) -> str:
    cells = (cell_at(column, row) for column in ship.blueprint.columns)
    words = [_write_square(ship, cell, edition) if cell in ship.tiles else "" for cell in cells]
    return NEXT.join(words).rstrip(NEXT)


def _write_square(ship: Ship, cell: Cell, edition: str) -> str:
    number = shelf.number_of(ship.tiles[cell], edition)
    return write_token(square_of(ship, cell), number, LINKED)


def _split(word: Word, sign: str) -> list[Word]:
    """The parts between the signs, each with its place."""
    parts, column = [], word.column
    for text in word.text.split(sign):
        parts.append(Word(text, word.line, column))
        column += len(text) + len(sign)
    return parts


def _read_head(head: Word) -> tuple[str, Blueprint, Quirks]:
    edition, *more = _split(head, NEXT)
    if edition.text not in EDITION_NAMES:
        raise edition.fault("edition", known=EDITION_NAMES)
    boards = shelf.boards(edition.text)
    board, *words = more or [Word("", head.line, head.column + len(head.text))]
    name = board.text.replace(HYPHEN, ROW)
    if name not in boards:
        raise board.fault("board", edition=edition.text, known=boards)
    quirks = NO_QUIRKS
    for word in words:
        quirks = _read_quirk(quirks, word)
    return edition.text, shelf.board(edition.text, name), quirks


def _read_quirk(quirks: Quirks, word: Word) -> Quirks:
    name, _, value = word.text.partition(VALUE)
    try:
        return read_quirk(quirks, name, value)
    except WordError as fault:
        before = 0 if fault.code == "quirks" else len(name) + 1
        raise fault.at(word.line, word.column + before) from None


def _read_row(word: Word, row: int, blueprint: Blueprint, printed: FindTile) -> dict[Cell, Square]:
    parts = _split(word, NEXT)
    if len(parts) > len(blueprint.columns):
        extra = parts[len(blueprint.columns)]
        raise extra.fault("squares_at_most", most=len(blueprint.columns))
    return {
        cell_at(column, row): read_square(part, printed)
        for column, part in zip(blueprint.columns, parts, strict=False)
        if part.text
    }
