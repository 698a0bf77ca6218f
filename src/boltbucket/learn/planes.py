"""Ships as planes: one number a square for everything that can be on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from boltbucket.learn.squares import SIDE, SQUARES, number_of_cell
from boltbucket.rules.language.value import once
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.contents import GOODS, Figure
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind, Side, Tile

Bytes = NDArray[np.uint8]

_SIDES: Final = tuple(side.name.lower() for side in Side)
TILE: Final = (
    *(kind.value for kind in Kind),
    *(f"single pipe {side}" for side in _SIDES),
    *(f"double pipe {side}" for side in _SIDES),
    *(f"looks {side}" for side in _SIDES),
    "capacity",
)
"""What is printed on a tile as it lies; a universal connector has both pipes."""
CONTENTS: Final = ("batteries", *(figure.value for figure in Figure), *(g.value for g in GOODS))
"""What rides on it."""
GROUND: Final = ("may be built on", "wrong")
"""The plan, and the squares with a mistake."""
SHIP: Final = (*TILE, *CONTENTS, *GROUND)

_KINDS: Final = {kind: number for number, kind in enumerate(Kind)}
_BATTERIES: Final = SHIP.index("batteries")
_FIGURES: Final = {figure: SHIP.index(figure.value) for figure in Figure}
_GOODS: Final = {good: SHIP.index(good.value) for good in GOODS}
_AREA, _WRONG = len(SHIP) - 2, len(SHIP) - 1

NO_TILE: Final[Bytes] = np.zeros(len(TILE), np.uint8)
_kept: dict[tuple[str, int], Bytes] = {}


def tile_row(tile: Tile | None) -> Bytes:
    """What is printed on a tile as it lies; nothing for no tile, or for its back."""
    if tile is None or tile.hidden:
        return NO_TILE
    row = _kept.get((tile.id, tile.turn))
    if row is None:
        row = _kept[tile.id, tile.turn] = _printed(tile)
    return row


def _printed(tile: Tile) -> Bytes:
    row = np.zeros(len(TILE), np.uint8)
    row[_KINDS[tile.kind]] = 1
    pipes = len(_KINDS)
    for side, connector in enumerate(tile.connectors):
        row[pipes + side] = connector & 1
        row[pipes + 4 + side] = connector >> 1
    for looks in tile.directions:
        row[pipes + 8 + looks] = 1
    row[-1] = tile.capacity
    return row


@once
def ship_planes(ship: Ship) -> Bytes:
    """The ship square by square: rows, columns, what is there. Not to be written to."""
    squares = number_of_cell(ship.blueprint)
    planes = ground(ship.blueprint).copy()
    if ship.tiles:
        # One write for all tiles: single ones would cost most of the time.
        where = [squares[cell] for cell in ship.tiles]
        planes[where, : len(TILE)] = [tile_row(tile) for tile in ship.tiles.values()]
    for cell, charge in ship.charge.items():
        planes[squares[cell], _BATTERIES] = charge
    for cell, figures in ship.crew.items():
        for figure in figures:
            planes[squares[cell], _FIGURES[figure]] += 1
    for cell, goods in ship.goods.items():
        for good in goods:
            planes[squares[cell], _GOODS[good]] += 1
    for flaw in ship.flaws:
        for cell in flaw.cells:
            planes[squares[cell], _WRONG] = 1
    return planes.reshape(SIDE, SIDE, len(SHIP))


@cache
def ground(plan: Blueprint) -> Bytes:
    """An empty plan."""
    planes = np.zeros((SQUARES, len(SHIP)), np.uint8)
    squares = number_of_cell(plan)
    planes[[squares[cell] for cell in plan.area], _AREA] = 1
    return planes


def bare(plan: Blueprint) -> Bytes:
    """The planes of a seat without a ship."""
    return ground(plan).reshape(SIDE, SIDE, len(SHIP))


def marked(plan: Blueprint, cells: Iterable[Cell] | Mapping[Cell, int]) -> Bytes:
    """A plane with a number on some squares: 1, or what the mapping says."""
    plane = np.zeros(SQUARES, np.uint8)
    squares = number_of_cell(plan)
    given = cells if isinstance(cells, Mapping) else dict.fromkeys(cells, 1)
    for cell, number in given.items():
        if cell in squares:
            plane[squares[cell]] = min(255, max(0, number))
    return plane.reshape(SIDE, SIDE)
