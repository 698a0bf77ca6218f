"""Ship plans: which squares may be built on, and how they neighbour each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.dice import Dice, Lanes
from boltbucket.rules.ship.tile import Side

Cell = int
"""A square by its printed numbers: column * 100 + row, so 708 is column 7, row 8."""

Cells = tuple[Cell, ...]
"""Squares in reading order, unless said otherwise: row by row from the front."""

Neighbours = tuple[Cell | None, Cell | None, Cell | None, Cell | None]


def cell_at(column: int, row: int) -> Cell:
    return column * 100 + row


def column_of(cell: Cell) -> int:
    return cell // 100


def row_of(cell: Cell) -> int:
    return cell % 100


@dataclass(frozen=True)
class Blueprint:
    """A ship plan. Rows are listed from the front; on some plans their numbers fall.

    Every square has a bit: row by row from the front, with a guard column behind each row, so
    that stepping sideways off the plan never lands on the next row.
    """

    name: str
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    area: frozenset[Cell]
    start: Cell
    reserve_printed: bool = True
    more_starts: Cells = ()
    """The starting cabins of the further parts, if the ship has several."""
    dice: Dice = Dice.SUM
    dead_column: int | None = None
    """A column in which nothing works on this flight."""
    engines_both_ways: bool = False
    """Whether engines may be built to look ahead as well, though then they do nothing."""

    @cached
    def stride(self) -> int:
        return len(self.columns) + 1

    @cached
    def cells(self) -> Cells:
        """All squares of the printed grid, row by row from the front, buildable or not."""
        return tuple(cell_at(column, row) for row in self.rows for column in self.columns)

    @cached
    def bit(self) -> Mapping[Cell, int]:
        """The bit number of every square."""
        return {
            cell_at(column, row): y * self.stride + x
            for y, row in enumerate(self.rows)
            for x, column in enumerate(self.columns)
        }

    @cached
    def square(self) -> Mapping[Cell, int]:
        """Every square as a bitboard with one bit."""
        return {cell: 1 << bit for cell, bit in self.bit.items()}

    @cached
    def cell_of_square(self) -> Mapping[int, Cell]:
        return {square: cell for cell, square in self.square.items()}

    @cached
    def column_board(self) -> Mapping[int, int]:
        """The squares of every column as a bitboard."""
        return {
            column: self.mask(cell_at(column, row) for row in self.rows) for column in self.columns
        }

    @cached
    def row_board(self) -> Mapping[int, int]:
        return {
            row: self.mask(cell_at(column, row) for column in self.columns) for row in self.rows
        }

    @cached
    def area_mask(self) -> int:
        return self.mask(self.area)

    @cached
    def grid_mask(self) -> int:
        return self.mask(self.cells)

    @property
    def starts(self) -> Cells:
        """Where the starting cabins are, part by part."""
        return (self.start, *self.more_starts)

    @cached
    def parts(self) -> tuple[int, ...]:
        """The squares of every part as a board; a ship of one piece has the whole grid."""
        if not self.more_starts:
            return (self.grid_mask,)
        return tuple(self.mask(self._reached_from(start)) for start in self.starts)

    def _reached_from(self, start: Cell) -> list[Cell]:
        """The squares of the area one can walk to."""
        reached = [start]
        for cell in reached:  # grows while it is walked
            beside = self.neighbours[cell]
            reached += [c for c in beside if c in self.area and c not in reached and c is not None]
        return reached

    def lanes(self, side: Side) -> Lanes:
        """The rows or columns a hit from this side can come along, from the front or the left."""
        return self.rows if side in (Side.LEFT, Side.RIGHT) else self.columns

    def part_with(self, square: int) -> int:
        """The part a square belongs to, as a board; a square of none stands for itself."""
        if not self.more_starts:
            return self.grid_mask
        return next((part for part in self.parts if part & square), square)

    def mask(self, cells: Iterable[Cell]) -> int:
        result = 0
        for cell in cells:
            result |= self.square[cell]
        return result

    def cells_in(self, mask: int) -> Cells:
        """The squares of a bitboard, in reading order."""
        found = []
        cell_of_square = self.cell_of_square
        while mask:
            low = mask & -mask
            found.append(cell_of_square[low])
            mask ^= low
        return tuple(found)

    def cell_in(self, mask: int, number: int) -> Cell:
        """One of them, by its place in reading order; numbers go round."""
        for _ in range(number % mask.bit_count()):
            mask &= mask - 1
        return self.cell_of_square[mask & -mask]

    @cached
    def neighbours(self) -> Mapping[Cell, Neighbours]:
        """The squares before, right of, behind and left of every square."""
        return {cell: self._around(cell) for cell in self.cells}

    def _around(self, cell: Cell) -> Neighbours:
        x = self.columns.index(column_of(cell))
        y = self.rows.index(row_of(cell))
        return (
            self._square(x, y - 1),
            self._square(x + 1, y),
            self._square(x, y + 1),
            self._square(x - 1, y),
        )

    @cached
    def eight_neighbours(self) -> Mapping[Cell, Cells]:
        """The up to eight squares around every square, in reading order."""
        return {cell: self._ring(cell) for cell in self.cells}

    def _ring(self, cell: Cell) -> Cells:
        x = self.columns.index(column_of(cell))
        y = self.rows.index(row_of(cell))
        steps = [(i, j) for j in (-1, 0, 1) for i in (-1, 0, 1) if (i, j) != (0, 0)]
        ring = (self._square(x + i, y + j) for i, j in steps)
        return tuple(found for found in ring if found is not None)

    def _square(self, x: int, y: int) -> Cell | None:
        if 0 <= x < len(self.columns) and 0 <= y < len(self.rows):
            return cell_at(self.columns[x], self.rows[y])
        return None

    def __hash__(self) -> int:
        return hash((self.name, self.area))
