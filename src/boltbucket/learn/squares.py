"""Squares by number: one grid for all ship plans, the front at the top, the start in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from boltbucket.rules.ship.blueprint import Blueprint, Cell, column_of, row_of

SIDE: Final = 11
"""How many rows and columns the grid has: no plan has more, for two dice reach no farther."""
SQUARES: Final = SIDE * SIDE
MIDDLE: Final = SIDE // 2


@cache
def number_of_cell(plan: Blueprint) -> Mapping[Cell, int]:
    """The number of every printed square: row by row from the front, as planes are laid out.

    >>> from boltbucket.rules import edition
    >>> number_of_cell(edition("2021").blueprints["II"])[707] == SIDE * MIDDLE + MIDDLE
    True
    """
    top = _moved(plan.rows, row_of(plan.start))
    left = _moved(plan.columns, column_of(plan.start))
    return {
        cell: (top + plan.rows.index(row_of(cell))) * SIDE
        + left
        + plan.columns.index(column_of(cell))
        for cell in plan.cells
    }


def _moved(lanes: tuple[int, ...], start: int) -> int:
    """How far the rows or columns of a plan are moved, so that the start lies in the middle; a
    plan that would stick out is moved back as far as it must be."""
    assert len(lanes) <= SIDE, f"the plan has {len(lanes)} rows or columns"
    return min(max(0, MIDDLE - lanes.index(start)), SIDE - len(lanes))
