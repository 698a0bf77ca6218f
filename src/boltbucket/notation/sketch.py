"""A drawing without printed numbers: the starting cabins say where it lies."""

from __future__ import annotations

from boltbucket.notation.page import Line, Page, Word
from boltbucket.notation.squares import read_square
from boltbucket.notation.token import FindTile, Square
from boltbucket.notation.words import FREE, OUTSIDE
from boltbucket.rules.ship.blueprint import Blueprint, Cell, cell_at, column_of, row_of
from boltbucket.rules.ship.tile import Kind

Place = tuple[int, int]


def sketched_squares(page: Page, blueprint: Blueprint, printed: FindTile) -> dict[Cell, Square]:
    """The squares of the rows up to the end of the page, laid so that the cabin is at the start."""
    words = _words(page)
    squares = {
        place: read_square(word, printed)
        for place, word in words.items()
        if word.text not in (FREE, OUTSIDE)
    }
    start = min(blueprint.starts, key=blueprint.bit.__getitem__)
    x, y = _cabin(page, words, squares, len(blueprint.starts))
    left = blueprint.columns.index(column_of(start)) - x
    top = blueprint.rows.index(row_of(start)) - y
    return {
        _cell(blueprint, left + column, top + row, words[column, row]): square
        for (column, row), square in squares.items()
    }


def _words(page: Page) -> dict[Place, Word]:
    lines: list[Line] = []
    while page.peek:
        lines.append(page.take_peeked())
    for line in lines[1:]:
        width = len(lines[0].words)
        if len(line.words) < width:
            raise line.end.fault("squares_as_first", width=width)
        line.ends_after(width, "squares_as_first", width=width)
    return {(x, y): word for y, line in enumerate(lines) for x, word in enumerate(line.words)}


def _cabin(page: Page, words: dict[Place, Word], squares: dict[Place, Square], parts: int) -> Place:
    """The first starting cabin of as many as the ship has parts."""
    cabins = [place for place, square in squares.items() if square.tile.kind is Kind.STARTING_CABIN]
    if len(cabins) < parts:
        raise page.end.fault("sketch_cabin")
    if len(cabins) > parts:
        raise words[cabins[parts]].fault("sketch_one_cabin")
    return cabins[0]


def _cell(blueprint: Blueprint, x: int, y: int, word: Word) -> Cell:
    if not (0 <= x < len(blueprint.columns) and 0 <= y < len(blueprint.rows)):
        raise word.fault("sketch_board_ends")
    return cell_at(blueprint.columns[x], blueprint.rows[y])
