"""Hits: which tile they meet, what keeps them off, and what a destroyed tile takes along."""

from __future__ import annotations

from boltbucket.rules.ship.blueprint import Blueprint, Cell, Cells, cell_at, column_of, row_of
from boltbucket.rules.ship.parts import ShipParts
from boltbucket.rules.ship.payload import is_plated
from boltbucket.rules.ship.tile import Connector, Kind, Side

ACROSS = (Side.LEFT, Side.RIGHT)
FROM_START = (Side.FRONT, Side.LEFT)
CLOCKWISE_FROM_START = (Side.FRONT, Side.RIGHT)


def lines_along(plan: Blueprint, side: Side, clockwise: bool) -> tuple[int, ...]:
    """The rows or columns that end at a side, in the order in which one passes them there on the
    way around the ship."""
    numbers = plan.rows if side in ACROSS else plan.columns
    return numbers if (side in CLOCKWISE_FROM_START) == clockwise else numbers[::-1]


class Defended(ShipParts):
    """What can be asked when something flies at a ship. Sides may be given as plain numbers."""

    def target(self, side: int, number: int) -> Cell | None:
        """The first tile a hit from this side meets in a row or column."""
        side, number = self._incoming(side, number)
        plan = self.blueprint
        line = (plan.row_board if side in ACROSS else plan.column_board).get(number, 0)
        square = self.layout.hull.first_hit(line, side in FROM_START)
        return plan.cell_of_square[square] if square else None

    def _incoming(self, side: int, number: int) -> tuple[Side, int]:
        """The side and line of the plan that a hit finds: a turned ship is numbered from the other
        end."""
        if not self.quirks.turned:
            return Side(side), number
        plan = self.blueprint
        numbers = plan.rows if side in ACROSS else plan.columns
        return Side(side).opposite, numbers[0] + numbers[-1] - number

    def found_at(self, column: int, row: int) -> Cell | None:
        """The square with a tile at these coordinates, as the ship flies."""
        plan = self.blueprint
        if self.quirks.turned:
            column = plan.columns[0] + plan.columns[-1] - column
            row = plan.rows[0] + plan.rows[-1] - row
        cell = cell_at(column, row)
        return cell if cell in self.tiles else None

    def bounces(self, cell: Cell, side: int) -> bool:
        """Whether a small meteor bounces off: the side is smooth."""
        return self.tiles[cell].connectors[self.heading(side)] == Connector.SMOOTH

    def plated(self, cell: Cell, side: int) -> bool:
        """Whether no hit on that side can destroy the tile."""
        return is_plated(self.tiles[cell], self.heading(side))

    def shielded(self, side: int) -> bool:
        """Whether some working shield covers the side, batteries or not."""
        side = self.heading(side)
        if side in self.quirks.shieldless_sides:
            return False
        return any(side in self.tiles[cell].directions for cell in self.layout.shields)

    def guns(self, side: int, number: int) -> tuple[Cells, Cells]:
        """The single and the double cannons that can shoot a large meteor coming in this line.

        At the front only in the meteor's own column; elsewhere also in the lines beside it. Own
        tiles further along do not matter.
        """
        facing = Side(side)
        able = [cell for cell in self.layout.cannons if self._bears(cell, facing, number)]
        return (
            tuple(cell for cell in able if self.tiles[cell].kind is Kind.SINGLE_CANNON),
            tuple(cell for cell in able if self.tiles[cell].kind is Kind.DOUBLE_CANNON),
        )

    def _bears(self, cannon: Cell, side: Side, number: int) -> bool:
        ahead = side is Side.FRONT
        side, number = self._incoming(side, number)
        if self.tiles[cannon].direction is not side:
            return False
        if ahead:
            return column_of(cannon) == number
        line = row_of(cannon) if side in ACROSS else column_of(cannon)
        return abs(line - number) <= 1

    def destroyed_along(self, *cells: Cell) -> Cells:
        """What goes when these tiles are destroyed at once: they first, then what explosions take
        along."""
        laden = {*self.goods, *self.charge} if self.quirks.explosive_contents else ()
        return self.layout.destroyed_along(*cells, explosive=laden)
