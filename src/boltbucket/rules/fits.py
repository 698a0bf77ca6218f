"""Where a tile fits: every place a ship accepts it, and what would be wrong there."""

from __future__ import annotations

from boltbucket.rules.language.value import once, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile


@value
class Fit:
    """A square and quarter turns with which the tile joins the ship, and its mistakes there."""

    cell: Cell
    turn: int
    flaws: tuple[Flaw, ...] = ()


def fits_of(ship: Ship, tile: Tile) -> tuple[Fit, ...]:
    """Every place where the ship accepts the tile, by turn and in reading order."""
    known = _fits(ship)
    if tile.id not in known:
        sound = frozenset(() if _has_payload(ship, tile) else ship.sound_places(tile))
        known[tile.id] = tuple(
            Fit(cell, turn, () if (cell, turn) in sound else _flaws(ship, cell, tile.turned(turn)))
            for cell, turn in ship.places(tile)
        )
    return known[tile.id]


@once
def _fits(_: Ship) -> dict[str, tuple[Fit, ...]]:
    return {}


def _has_payload(ship: Ship, tile: Tile) -> bool:
    """Whether rules of payload apply, of which the hull knows nothing."""
    return tile.is_payload or bool(ship.layout.payloads)


def _flaws(ship: Ship, cell: Cell, tile: Tile) -> tuple[Flaw, ...]:
    """The mistakes of the tile there; that others are not connected has nothing to do with it."""
    return tuple(flaw for flaw in ship.layout.place(cell, tile).faults if cell in flaw.cells)
