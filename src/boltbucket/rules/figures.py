"""The figures of a ship: what everybody can read off it, counted by the rules."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import once, value
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


@value
class Figures:
    """Strengths are in half points: without batteries, and with all that help."""

    exposed: int
    engines: tuple[int, int]
    cannons: tuple[int, int]
    crew: int
    humans: int
    batteries: int
    flaws: tuple[Flaw, ...]


@once
def all_figures(table: Table) -> Mapping[Seat, Figures]:
    """Every ship of the table; while ships are built, as they would launch now."""
    return {seat: _now(table, seat, ship) for seat, ship in table.ships.items()}


def _now(table: Table, seat: Seat, ship: Ship) -> Figures:
    if table.yard is None:
        return figures_of(ship)
    return launch_figures(ship, variant_of(table).quirks(table, seat))


@once
def figures_of(ship: Ship) -> Figures:
    """A ship as it is."""
    return Figures(
        exposed=ship.exposed_connectors,
        engines=(ship.engine_strength(), ship.best_engine_strength),
        cannons=(ship.cannon_strength(), ship.best_cannon_strength),
        crew=ship.crew_size,
        humans=ship.humans,
        batteries=ship.batteries,
        flaws=ship.flaws,
    )


def launch_figures(ship: Ship, quirks: Quirks) -> Figures:
    """A ship under construction as it would launch now: with humans in all cabins that get crew,
    batteries loaded, and whatever a mission or title changes about it."""
    known = _launch_figures(ship)
    for others, figures in known:
        if others is quirks or others == quirks:
            return figures
    known.append((quirks, figures_of(ship.refit(quirks=quirks).manned().charged())))
    return known[-1][1]


@once
def _launch_figures(_: Ship) -> list[tuple[Quirks, Figures]]:
    """Of this ship, by what changes it: at one table that is always the same."""
    return []
