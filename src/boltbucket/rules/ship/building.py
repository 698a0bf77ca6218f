"""Where a tile may be placed."""

from __future__ import annotations

from collections.abc import Callable

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.frame import Frame
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Side, Tile


def joining_squares(frame: Frame, tile: Tile) -> int:
    """The free squares of the area where the tile, lying as it does, joins the ship."""
    sockets = frame.sockets
    front, right, rear, left = tile.connectors
    return sockets[front] | sockets[4 + right] | sockets[8 + rear] | sockets[12 + left]


def sound_squares(frame: Frame, tile: Tile) -> int:
    """Those of them where it makes no mistake."""
    squares = joining_squares(frame, tile)
    if not squares:
        return 0
    clashes = frame.clashes
    front, right, rear, left = tile.connectors
    wrong = clashes[front] | clashes[4 + right] | clashes[8 + rear] | clashes[12 + left]
    return squares & ~wrong & ~frame.kept_clear & ~_muzzled(frame, tile)


def _muzzled(frame: Frame, tile: Tile) -> int:
    """The squares where the tile's barrel or exhaust would look at a tile, or the wrong way."""
    if tile.kind in ENGINES and tile.direction is not Side.REAR:
        return -1
    if tile.kind in CANNONS or tile.kind in ENGINES:
        return frame.hull.around()[tile.direction]
    return 0


def places(frame: Frame, tile: Tile) -> tuple[tuple[Cell, int], ...]:
    """Every square and number of quarter turns with which the tile joins the ship."""
    return _places(frame, tile, joining_squares)


def sound_places(frame: Frame, tile: Tile) -> tuple[tuple[Cell, int], ...]:
    """Those of them that make no mistake."""
    return _places(frame, tile, sound_squares)


def _places(
    frame: Frame, tile: Tile, squares: Callable[[Frame, Tile], int]
) -> tuple[tuple[Cell, int], ...]:
    found: list[tuple[Cell, int]] = []
    for quarters, turned in enumerate(tile.turns):
        if board := squares(frame, turned):
            found += [(cell, quarters) for cell in frame.blueprint.cells_in(board)]
    return tuple(found)
