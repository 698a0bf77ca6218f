"""Odds: what a meteor or shot would do to a ship, for every line the dice can show, and where it
hurts most."""

from __future__ import annotations

from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import Outlook, outlook
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship


@value
class LineOdds:
    """One line, in how many of all rolls it comes up, and what becomes of the ship then."""

    line: int
    ways: int
    outlook: Outlook


@value
class Odds:
    rolls: int
    lines: tuple[LineOdds, ...]


def odds_of(ship: Ship, hit: Hit, *, meteor: bool) -> Odds:
    """What may become of the ship, before the dice are thrown."""
    found = ship.blueprint.dice.ways(ship.blueprint.lanes(hit.side), hit.fixed_die)
    lines = (LineOdds(line, ways, outlook(ship, hit, line, meteor)) for line, ways in found.items())
    return Odds(found.total(), tuple(sorted(lines, key=lambda each: each.line)))


@value
class WeakSpot:
    """A component, and all that would fall off without it."""

    cell: Cell
    falls: tuple[Cell, ...]


def weak_spots(ship: Ship) -> tuple[WeakSpot, ...]:
    """Every component that others hang on, the worst first; the largest piece flies on."""
    found = (WeakSpot(cell, _falling(ship.without((cell,)))) for cell in ship.cells)
    return tuple(sorted((each for each in found if each.falls), key=lambda each: -len(each.falls)))


def _falling(ship: Ship) -> tuple[Cell, ...]:
    smaller = sorted(ship.broken, key=len)[:-1]
    return tuple(cell for piece in smaller for cell in piece)
