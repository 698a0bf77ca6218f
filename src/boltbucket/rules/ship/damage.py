"""Hits: which tile they meet, and what keeps them off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.ship.blueprint import Cell, column_of, row_of
from boltbucket.rules.ship.tile import Kind, Side

if TYPE_CHECKING:
    from boltbucket.rules.ship.frame import Frame
    from boltbucket.rules.ship.ship import Ship


ACROSS = (Side.LEFT, Side.RIGHT)
FROM_START = (Side.FRONT, Side.LEFT)


def target(frame: Frame, side: int, number: int) -> Cell | None:
    """The first tile a hit from this side meets in a row or column."""
    side = Side(side)
    plan = frame.blueprint
    line = (plan.row_board if side in ACROSS else plan.column_board).get(number, 0)
    square = frame.hull.first_hit(line, side in FROM_START)
    return plan.cell_of_square[square] if square else None


def shielded(ship: Ship, side: int) -> bool:
    """Whether some working shield covers the side, batteries or not."""
    side = Side(side)
    if side in ship.quirks.shieldless_sides:
        return False
    return any(side in ship.tiles[cell].directions for cell in ship.frame.shields)


def guns(ship: Ship, side: int, number: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The single and the double cannons that can shoot a large meteor coming in this line.

    At the front only in the meteor's own column; elsewhere also in the lines beside it. Own tiles
    further along do not matter.
    """
    facing = Side(side)
    able = [cell for cell in ship.cannons if _bears(ship, cell, facing, number)]
    tiles = ship.tiles
    return (
        tuple([cell for cell in able if tiles[cell].kind is Kind.SINGLE_CANNON]),
        tuple([cell for cell in able if tiles[cell].kind is Kind.DOUBLE_CANNON]),
    )


def _bears(ship: Ship, cannon: Cell, side: Side, number: int) -> bool:
    if ship.tiles[cannon].direction is not side:
        return False
    if side is Side.FRONT:
        return column_of(cannon) == number
    line = column_of(cannon) if side is Side.REAR else row_of(cannon)
    return abs(line - number) <= 1
