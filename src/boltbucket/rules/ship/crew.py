"""Crew: who may board where, who falls ill, who is stranded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import ALIENS, LIFE_SUPPORT_OF, Figure
from boltbucket.rules.ship.tile import LIFE_SUPPORTS, Kind

if TYPE_CHECKING:
    from boltbucket.rules.ship.ship import Ship

TWO_HUMANS = (Figure.HUMAN, Figure.HUMAN)


def habitable(ship: Ship) -> tuple[Cell, ...]:
    """The cabins that may hold crew."""
    barred = ship.frame.barred
    if not barred:
        return ship.frame.cabins
    return tuple(cell for cell in ship.frame.cabins if cell not in barred)


def manned(ship: Ship) -> Ship:
    """The ship with two humans in every empty cabin that may hold crew."""
    boarding = {cell: TWO_HUMANS for cell in habitable(ship) if cell not in ship.crew}
    return ship.refit(crew={**ship.crew, **boarding})


def alien_options(ship: Ship) -> tuple[tuple[Cell, Figure], ...]:
    """Which alien may move into which empty cabin: one a colour, never into the starting cabin."""
    kinds = {tile.kind for tile in ship.tiles.values()}
    if kinds.isdisjoint(LIFE_SUPPORTS):
        return ()
    aboard = {alien for _, alien in ship.aliens}
    wanted = [alien for alien in ALIENS if alien not in aboard and LIFE_SUPPORT_OF[alien] in kinds]
    return tuple(
        [
            (cell, alien)
            for cell in habitable(ship)
            if cell not in ship.crew and ship.tiles[cell].kind is not Kind.STARTING_CABIN
            for alien in wanted
            if supported(ship, cell, alien)
        ]
    )


def supported(ship: Ship, cabin: Cell, alien: Figure) -> bool:
    """Whether the cabin is joined to working life support for the alien."""
    module = LIFE_SUPPORT_OF[alien]
    dead = ship.frame.dead
    return any(ship.tiles[cell].kind is module and cell not in dead for cell in ship.joined(cabin))


def stranded_aliens(ship: Ship) -> tuple[Cell, ...]:
    return tuple(cell for cell, alien in ship.aliens if not supported(ship, cell, alien))


def aliens(ship: Ship) -> tuple[tuple[Cell, Figure], ...]:
    crew = ship.crew
    if not crew:
        return ()
    return tuple(
        [
            (cell, figure)
            for cell in ship.manned_cabins
            for figure in crew[cell]
            if figure in LIFE_SUPPORT_OF
        ]
    )


def infected_cabins(ship: Ship) -> tuple[Cell, ...]:
    """The occupied cabins joined to an occupied cabin."""
    crew = ship.crew
    return tuple(
        cell for cell in ship.manned_cabins if any(other in crew for other in ship.joined(cell))
    )


def lose(ship: Ship, cabin: Cell) -> Ship:
    """The ship without one figure of that cabin."""
    left = ship.crew[cabin][1:]
    crew = {**ship.crew, cabin: left}
    if not left:
        del crew[cabin]
    return ship.refit(crew=crew)
