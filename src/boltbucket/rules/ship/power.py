"""Strength of engines and cannons, in half points, and the batteries behind it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from boltbucket.rules.ship import payload
from boltbucket.rules.ship.blueprint import Cell, row_of
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.tile import Kind, Side

if TYPE_CHECKING:
    from boltbucket.rules.ship.ship import Ship

HALVES = 2
FORWARD = frozenset({Side.FRONT})


def engine_strength(ship: Ship, powered: Collection[Cell]) -> int:
    """Engines and brown alien, less the mass of heavy payload: it may fall below zero."""
    push = 0
    for cell in ship.engines:
        if ship.tiles[cell].kind is Kind.SINGLE_ENGINE:
            push += HALVES
        elif cell in powered:
            push += 2 * HALVES
    return push + _bonus(ship, Figure.BROWN, push) - _weight(ship)


def cannon_strength(ship: Ship, powered: Collection[Cell], full_sides: Collection[Side]) -> int:
    """Cannons and purple alien; cannons not looking to a full side have half their strength."""
    fire = 0
    for cell in ship.cannons:
        if ship.tiles[cell].kind is Kind.SINGLE_CANNON or cell in powered:
            fire += firepower(ship, cell, full_sides)
    return fire + _bonus(ship, Figure.PURPLE, fire)


def _bonus(ship: Ship, alien: Figure, strength: int) -> int:
    """What an alien adds: nothing to a strength of zero."""
    if strength <= 0 or (alien,) not in ship.crew.values():
        return 0
    return ship.quirks.alien_bonus * HALVES


def _weight(ship: Ship) -> int:
    return payload.mass(ship.frame, ship.quirks) * HALVES if ship.frame.payloads else 0


def firepower(ship: Ship, cell: Cell, full_sides: Collection[Side] = FORWARD) -> int:
    """What one cannon adds when it shoots."""
    cannon = ship.tiles[cell]
    side = cannon.direction
    full = side in full_sides
    if side is Side.FRONT and row_of(cell) in ship.quirks.half_forward_cannon_rows:
        full = False
    barrels = 2 if cannon.kind is Kind.DOUBLE_CANNON else 1
    return barrels * HALVES if full else barrels


def working_engines(ship: Ship) -> tuple[Cell, ...]:
    idle = ship.quirks.idle_engine_rows
    if not idle:
        return ship.frame.engines
    return tuple(cell for cell in ship.frame.engines if row_of(cell) not in idle)


def doubles(ship: Ship, cells: tuple[Cell, ...], kind: Kind) -> tuple[Cell, ...]:
    return tuple([cell for cell in cells if ship.tiles[cell].kind is kind])


def best_engine_strength(ship: Ship) -> int:
    """The strength with as many double engines powered as there are batteries."""
    return engine_strength(ship, ship.double_engines[: ship.batteries])


def best_cannon_strength(ship: Ship, full_sides: Collection[Side] = FORWARD) -> int:
    """The same for double cannons, the strongest first."""
    # sorted() keeps the reading order of equals.
    strongest = sorted(
        ship.double_cannons, key=lambda cell: firepower(ship, cell, full_sides), reverse=True
    )
    return cannon_strength(ship, strongest[: ship.batteries], full_sides)


def battery_load(ship: Ship, cell: Cell) -> int:
    """How many batteries a component gets before launch."""
    if cell in ship.frame.barred:
        return 0
    return max(0, ship.tiles[cell].capacity - ship.quirks.batteries_short)


def charged(ship: Ship) -> Ship:
    cells = ship.frame.battery_components
    if not cells:
        return ship.refit(charge={}) if ship.charge else ship
    loads = [(cell, battery_load(ship, cell)) for cell in cells]
    return ship.refit(charge={cell: load for cell, load in loads if load})


def spend(ship: Ship, cell: Cell) -> Ship:
    left = ship.charge[cell] - 1
    charge = {**ship.charge, cell: left}
    if not left:
        del charge[cell]
    return ship.refit(charge=charge)
