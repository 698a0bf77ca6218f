"""Where a tile fits: every place a ship accepts it, and what would be wrong there."""

from __future__ import annotations

from boltbucket.rules.language.value import once, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Tile


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


def best_fit(ship: Ship, tile: Tile) -> Fit | None:
    """Where the tile serves the ship best: without a mistake, with its whole strength, then with
    the fewest exposed connectors, then where it bars the fewest squares; None if it fits nowhere
    without a mistake."""
    known = _best(ship)
    if tile.id not in known:
        sound = [fit for fit in fits_of(ship, tile) if not fit.flaws]
        known[tile.id] = min(sound, key=lambda fit: _cost(ship, tile, fit), default=None)
    return known[tile.id]


@once
def _best(_: Ship) -> dict[str, Fit | None]:
    return {}


def _cost(ship: Ship, tile: Tile, fit: Fit) -> tuple[int, int, int, Cell]:
    built = ship.place(fit.cell, tile.turned(fit.turn))
    strength = built.cannon_strength(built.double_cannons)
    return (-strength, built.exposed_connectors, _barred(built, fit), fit.cell)


def _barred(ship: Ship, fit: Fit) -> int:
    """How many squares nothing can be built on any more: ahead of barrels, behind exhausts."""
    tile = ship.tiles[fit.cell]
    around = ship.blueprint.neighbours[fit.cell]
    sides = tile.directions if tile.kind in CANNONS | ENGINES else ()
    ahead = [around[side] for side in sides]
    return sum(cell in ship.blueprint.area and cell not in ship.tiles for cell in ahead)


@once
def _fits(_: Ship) -> dict[str, tuple[Fit, ...]]:
    return {}


def _has_payload(ship: Ship, tile: Tile) -> bool:
    """Whether rules of payload apply, of which the hull knows nothing."""
    return tile.is_payload or bool(ship.layout.payloads)


def _flaws(ship: Ship, cell: Cell, tile: Tile) -> tuple[Flaw, ...]:
    """The mistakes of the tile there; that others are not connected has nothing to do with it."""
    return tuple(flaw for flaw in ship.layout.place(cell, tile).faults if cell in flaw.cells)
