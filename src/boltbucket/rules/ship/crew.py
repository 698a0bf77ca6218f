"""Crew: who may board where, who falls ill, who is stranded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import ALIENS, LIFE_SUPPORT_OF, Figure
from boltbucket.rules.ship.tile import Kind

if TYPE_CHECKING:
    from boltbucket.rules.ship.ship import Ship

TWO_HUMANS = (Figure.HUMAN, Figure.HUMAN)
_HUMANS = frozenset({TWO_HUMANS, TWO_HUMANS[:1]})
"""What there can be in a cabin without aliens."""


def habitable(ship: Ship) -> tuple[Cell, ...]:
    """The cabins that may hold crew."""
    barred = ship.frame.barred
    if not barred:
        return ship.frame.cabins
    return tuple(cell for cell in ship.frame.cabins if cell not in barred)


def manned(ship: Ship) -> Ship:
    """The ship with two humans in every empty cabin that may hold crew."""
    crew = dict(ship.crew)
    for cell in habitable(ship):
        if cell not in crew:
            crew[cell] = TWO_HUMANS
    return ship.refit(crew=crew)


def alien_options(ship: Ship) -> tuple[tuple[Cell, Figure], ...]:
    """Which alien may move into which empty cabin: one a colour, never into the starting cabin."""
    if not ship.frame.life_supports:
        return ()
    aboard = {alien for _, alien in ship.aliens}
    wanted = [alien for alien in ALIENS if alien not in aboard]
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
    module, tiles = LIFE_SUPPORT_OF[alien], ship.tiles
    modules = [cell for cell in ship.frame.life_supports if tiles[cell].kind is module]
    return bool(modules) and not frozenset(modules).isdisjoint(ship.joined(cabin))


def stranded_aliens(ship: Ship) -> tuple[Cell, ...]:
    return tuple([cell for cell, alien in ship.aliens if not supported(ship, cell, alien)])


def aliens(ship: Ship) -> tuple[tuple[Cell, Figure], ...]:
    crew = ship.crew
    if _HUMANS.issuperset(crew.values()):
        return ()
    return tuple(
        [
            (cell, figure)
            for cell in ship.manned_cabins
            for figure in crew[cell]
            if figure is not Figure.HUMAN
        ]
    )


def humans(ship: Ship) -> int:
    return sum([figures.count(Figure.HUMAN) for figures in ship.crew.values()])


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
