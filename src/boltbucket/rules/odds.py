"""Odds: what a meteor or shot would do to a ship, for every line the dice can show, and where it
hurts most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import HitApproached, Outlook, finds_somebody, outlook
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of

Ways = Counter[int]
"""Every line that can come up, and in how many of all rolls."""


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
    return _odds(ship, hit, found, meteor)


def _odds(ship: Ship, hit: Hit, ways: Ways, meteor: bool) -> Odds:
    lines = [LineOdds(line, ways[line], outlook(ship, hit, line, meteor)) for line in sorted(ways)]
    return Odds(ways.total(), tuple(lines))


# What has come


def odds_when(table: Table, came: HitApproached) -> Mapping[Seat, Odds]:
    """What might have become of every ship that was approached, on the table of that moment."""
    hit = Hit(came.heavy, came.side, came.fixed_die)
    ways = _ways(table, hit, came) if came.rolled else Counter({came.line: 1})
    return {seat: _odds(table.ship(seat), hit, ways, came.meteor) for seat in came.seats}


def _ways(table: Table, hit: Hit, came: HitApproached) -> Ways:
    """By one roll, or by several where what finds nobody is rolled for again."""
    plan = table.level.blueprint
    once = plan.dice.ways(plan.lanes(hit.side), hit.fixed_die)
    ways = once
    for _ in range(variant_of(table).most_rolls() - 1):
        kept = Counter({line: once[line] for line in once if _finds(table, hit, line, came)})
        again = once.total() - kept.total()
        ways = Counter({line: kept[line] * ways.total() + again * ways[line] for line in ways})
    return ways


def _finds(table: Table, hit: Hit, line: int, came: HitApproached) -> bool:
    return finds_somebody(table, hit, line, came.seats, meteor=came.meteor)


# What hurts most


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
