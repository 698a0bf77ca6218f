"""Where a tile may be placed."""

from __future__ import annotations

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.frame import Frame
from boltbucket.rules.ship.tile import Tile


def joining_squares(frame: Frame, tile: Tile) -> int:
    """The free squares of the area where the tile, lying as it does, joins the ship."""
    return frame.hull.joining(tile.shape, frame.free)


def sound_squares(frame: Frame, tile: Tile) -> int:
    """Those of them where it makes no mistake."""
    return frame.hull.sound(tile.shape, frame.free)


def places(frame: Frame, tile: Tile) -> tuple[tuple[Cell, int], ...]:
    """Every square and number of quarter turns with which the tile joins the ship."""
    hull, free = frame.hull, frame.free
    return _places(frame, [hull.joining(turned.shape, free) for turned in tile.turns])


def sound_places(frame: Frame, tile: Tile) -> tuple[tuple[Cell, int], ...]:
    """Those of them that make no mistake."""
    hull, free = frame.hull, frame.free
    return _places(frame, [hull.sound(turned.shape, free) for turned in tile.turns])


def _places(frame: Frame, boards: list[int]) -> tuple[tuple[Cell, int], ...]:
    found: list[tuple[Cell, int]] = []
    for quarters, board in enumerate(boards):
        if board:
            found += [(cell, quarters) for cell in frame.blueprint.cells_in(board)]
    return tuple(found)
