"""A ship as a drawing in plain text, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from boltbucket.notation import shelf
from boltbucket.notation.error import WordError
from boltbucket.notation.page import Line, Page, Word
from boltbucket.notation.quirks import read_quirk, write_quirks
from boltbucket.notation.sketch import sketched_squares
from boltbucket.notation.squares import empty_sign, read_square, ship_of, square_of
from boltbucket.notation.token import FindTile, Square, write_token
from boltbucket.notation.words import FREE, OUTSIDE
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.rules.language.value import replace
from boltbucket.rules.ship.blueprint import Blueprint, Cell, cell_at, column_of, row_of
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.ship import Ship

HEADER = "ship"
QUIRK = "quirk"


def read_ship(text: str, blueprint: Blueprint | None = None, edition: str = "2021") -> Ship:
    """The ship of a drawing; raises `NotationError` where it is none.

    A drawing without a header is laid on the given blueprint.
    """
    page = Page(text)
    ship = take_ship(page, blueprint, edition)
    page.finish()
    return ship


def take_ship(page: Page, blueprint: Blueprint | None = None, edition: str = "2021") -> Ship:
    """The ship that stands next on a page."""
    if blueprint is None or (page.peek and page.peek.first == HEADER):
        edition, blueprint = _read_header(page)
    quirks = _read_quirks(page)
    printed = partial(shelf.printed_tile, edition_name=edition)
    if page.peek and page.peek.first.isdecimal():
        squares = _read_rows(page, blueprint, printed)
    else:
        squares = sketched_squares(page, blueprint, printed)
    return ship_of(blueprint, squares, quirks)


def write_ship(ship: Ship, *, described: bool = False) -> str:
    """The drawing of a ship; all tiles described instead of called by number on request."""
    blueprint = ship.blueprint
    edition = shelf.edition_of(blueprint, tuple(ship.tiles.values()))
    assert edition is not None, blueprint
    words = {cell: _word(ship, cell, edition, described) for cell in blueprint.cells}
    lines = [f"{HEADER} {edition} {blueprint.name}"]
    lines += [f"{QUIRK} {name} {value}" for name, value in write_quirks(ship.quirks)]
    return "\n".join(lines + _rows(blueprint, words)) + "\n"


def _word(ship: Ship, cell: Cell, edition: str, described: bool) -> str:
    if cell not in ship.tiles:
        return empty_sign(ship.blueprint, cell)
    square = square_of(ship, cell)
    if described:
        return write_token(replace(square, tile=replace(square.tile, turn=0)), None)
    return write_token(square, shelf.number_of(square.tile, edition))


def _rows(blueprint: Blueprint, words: Mapping[Cell, str]) -> list[str]:
    widths = [
        max(len(str(column)), *(len(words[cell_at(column, row)]) for row in blueprint.rows))
        for column in blueprint.columns
    ]
    label = max(len(str(row)) for row in blueprint.rows)
    lines = [_aligned("", label, map(str, blueprint.columns), widths)]
    for row in blueprint.rows:
        squares = (words[cell_at(column, row)] for column in blueprint.columns)
        lines.append(_aligned(str(row), label, squares, widths))
    return lines


def _aligned(first: str, label: int, words: Iterable[str], widths: list[int]) -> str:
    padded = (word.ljust(width) for word, width in zip(words, widths, strict=True))
    return "  ".join([first.rjust(label), *padded]).rstrip()


def _read_header(page: Page) -> tuple[str, Blueprint]:
    line = page.take("ship_header")
    if line.first != HEADER:
        raise line.words[0].fault("ship_header")
    edition, board = line.word(1), line.word(2)
    if edition.text not in EDITION_NAMES:
        raise edition.fault("edition", known=EDITION_NAMES)
    boards = shelf.boards(edition.text)
    if board.text not in boards:
        raise board.fault("board", edition=edition.text, known=boards)
    line.ends_after(3, "end_of_line")
    return edition.text, shelf.board(edition.text, board.text)


def _read_quirks(page: Page) -> Quirks:
    quirks = NO_QUIRKS
    while page.peek and page.peek.first == QUIRK:
        line = page.take_peeked()
        quirks = _read_quirk(quirks, line)
        line.ends_after(3, "end_of_line")
    return quirks


def _read_quirk(quirks: Quirks, line: Line) -> Quirks:
    name, value = line.word(1), line.word(2)
    try:
        return read_quirk(quirks, name.text, value.text)
    except WordError as fault:
        place = name if fault.code == "quirks" else value
        raise fault.at(place.line, place.column) from None


def _read_rows(page: Page, blueprint: Blueprint, printed: FindTile) -> dict[Cell, Square]:
    _check_ruler(page.take("columns"), blueprint)
    squares: dict[Cell, Square] = {}
    for row in blueprint.rows:
        line = page.take("row", row=row)
        if line.first != str(row):
            raise line.words[0].fault("row", row=row)
        for place, column in enumerate(blueprint.columns, start=1):
            _place_square(squares, cell_at(column, row), line.word(place), blueprint, printed)
        line.ends_after(len(blueprint.columns) + 1, "end_of_row")
    return squares


def _check_ruler(line: Line, blueprint: Blueprint) -> None:
    for place, column in enumerate(blueprint.columns):
        if line.word(place).text != str(column):
            raise line.word(place).fault("column", column=column)
    line.ends_after(len(blueprint.columns), "end_of_columns")


def _place_square(
    squares: dict[Cell, Square], cell: Cell, word: Word, blueprint: Blueprint, printed: FindTile
) -> None:
    if word.text in (FREE, OUTSIDE):
        _check_empty(word, cell, blueprint)
        return
    if not word.text:
        raise word.fault("square", column=column_of(cell), row=row_of(cell))
    squares[cell] = read_square(word, printed)


def _check_empty(word: Word, cell: Cell, blueprint: Blueprint) -> None:
    sign = empty_sign(blueprint, cell)
    if word.text == sign:
        return
    if sign == FREE:
        raise word.fault("free_square", sign=sign)
    raise word.fault("outside_square", sign=sign)
