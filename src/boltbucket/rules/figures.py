"""The figures of a ship: what everybody can read off it, counted by the rules."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
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


def all_figures(table: Table) -> Mapping[Seat, Figures]:
    """Every ship of the table; while ships are built, as they would launch now."""
    kept: Mapping[Seat, Figures] | None = table.__dict__.get("_figures")
    if kept is None:
        kept = table.__dict__["_figures"] = {
            seat: _now(table, seat, ship) for seat, ship in table.ships.items()
        }
    return kept


def _now(table: Table, seat: Seat, ship: Ship) -> Figures:
    if table.yard is None:
        return figures_of(ship)
    return launch_figures(ship, variant_of(table).quirks(table, seat))


def figures_of(ship: Ship) -> Figures:
    """A ship as it is."""
    kept: Figures | None = ship.__dict__.get("_figures")
    if kept is None:
        kept = ship.__dict__["_figures"] = Figures(
            exposed=ship.exposed_connectors,
            engines=(ship.engine_strength(), ship.best_engine_strength),
            cannons=(ship.cannon_strength(), ship.best_cannon_strength),
            crew=ship.crew_size,
            humans=ship.humans,
            batteries=ship.batteries,
            flaws=ship.flaws,
        )
    return kept


def launch_figures(ship: Ship, quirks: Quirks) -> Figures:
    """A ship under construction as it would launch now: with humans in all cabins that get crew,
    batteries loaded, and whatever a mission or title changes about it."""
    kept: tuple[Quirks, Figures] | None = ship.__dict__.get("_launch_figures")
    if kept is None or not (kept[0] is quirks or kept[0] == quirks):
        ready = figures_of(ship.refit(quirks=quirks).manned().charged())
        kept = ship.__dict__["_launch_figures"] = (quirks, ready)
    return kept[1]
