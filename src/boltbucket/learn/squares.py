"""Squares by number: one grid for all ship plans, the front at the top, the start in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from boltbucket.rules.ship.blueprint import Blueprint, Cell, column_of, row_of

SIDE: Final = 9
"""How many rows and columns the grid has: the widest plan and the longest just fit."""
SQUARES: Final = SIDE * SIDE
MIDDLE: Final = SIDE // 2


@cache
def number_of_cell(plan: Blueprint) -> Mapping[Cell, int]:
    """The number of every printed square: row by row from the front, as planes are laid out.

    >>> from boltbucket.rules import edition
    >>> number_of_cell(edition("2021").blueprints["II"])[707] == SIDE * MIDDLE + MIDDLE
    True
    """
    left = MIDDLE - plan.columns.index(column_of(plan.start))
    top = MIDDLE - plan.rows.index(row_of(plan.start))
    assert left >= 0 and left + len(plan.columns) <= SIDE, f"plan {plan.name} is too wide"
    assert top >= 0 and top + len(plan.rows) <= SIDE, f"plan {plan.name} is too long"
    return {
        cell: (top + plan.rows.index(row_of(cell))) * SIDE
        + left
        + plan.columns.index(column_of(cell))
        for cell in plan.cells
    }


@cache
def cell_of_number(plan: Blueprint) -> Mapping[int, Cell]:
    """The printed square of every number the plan has one for."""
    return {number: cell for cell, number in number_of_cell(plan).items()}
