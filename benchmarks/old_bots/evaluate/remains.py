"""What components and pieces of a ship are worth to fly on with."""

from __future__ import annotations

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.table.table import Table

_PART_WORTH = {
    Kind.STRUCTURAL: 0.1,
    Kind.CABIN: 0.4,
    Kind.STARTING_CABIN: 0.4,
    Kind.SINGLE_CANNON: 0.8,
    Kind.DOUBLE_CANNON: 1.2,
    Kind.SINGLE_ENGINE: 1.0,
    Kind.DOUBLE_ENGINE: 1.2,
    Kind.SHIELD: 1.2,
    Kind.BATTERY: 0.2,
    Kind.CARGO: 0.3,
    Kind.SPECIAL_CARGO: 0.4,
}
OTHER_PART = 0.8


def worth_of_part(ship: Ship, cell: Cell, table: Table) -> float:
    """What a component and what is in it may still bring on this flight."""
    ahead = min(1.0, len(table.deck) / 5)
    prices = table.edition.prices
    worth = ahead * _PART_WORTH.get(ship.tiles[cell].kind, OTHER_PART)
    worth += ahead * (0.5 * ship.charge.get(cell, 0) + 0.6 * len(ship.crew.get(cell, ())))
    return worth + sum(prices[good] for good in ship.goods.get(cell, ()))


def worth_of_wreck(ship: Ship, cells: tuple[Cell, ...], table: Table) -> float:
    """What a piece of a ship is worth to fly on with: it needs somebody to fly it."""
    worth = sum(1 + worth_of_part(ship, cell, table) for cell in cells)
    if not ship.crew:
        manned = any(ship.tiles[cell].kind in (Kind.CABIN, Kind.STARTING_CABIN) for cell in cells)
    else:
        manned = any(Figure.HUMAN in ship.crew.get(cell, ()) for cell in cells)
    engines = any(cell in ship.engines for cell in cells)
    return worth + (8 if manned else 0) + (3 if engines else 0)
