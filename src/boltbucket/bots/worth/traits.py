"""The traits of a ship: the few whole numbers its learned worth is looked up by."""

from __future__ import annotations

from typing import NamedTuple

from boltbucket.bots.evaluate.placement import outline_of
from boltbucket.bots.evaluate.ship import alien_homes, epidemic_risk
from boltbucket.bots.tally import Tally, tally_of
from boltbucket.bots.threats import Perils, Survey
from boltbucket.rules.ship.ship import Ship

LOSS_STEPS = 4
"""Steps of expected losses to a component."""


class Axis(NamedTuple):
    """A trait with the values it has at most; whatever is beyond counts as the last."""

    name: str
    most: int


class Table(NamedTuple):
    """One trait, or two that depend on each other, with a number for every value."""

    name: str
    rows: Axis
    columns: Axis | None = None

    @property
    def size(self) -> int:
        return (self.rows.most + 1) * (self.columns.most + 1 if self.columns else 1)


def _table(name: str, most: int) -> Table:
    return Table(name, Axis(name, most))


TABLES = (
    Table("engine", Axis("engines", 9), Axis("double_engines", 4)),
    Table("cannon", Axis("fire", 14), Axis("double_fire", 12)),
    Table("battery", Axis("batteries", 12), Axis("users", 8)),
    _table("crew", 20),
    _table("container", 16),
    _table("red_container", 8),
    _table("shield", 15),
    _table("brown", 1),
    _table("purple", 1),
    _table("epidemic", 6),
    _table("exposed", 16),
    _table("losses", 60),
    _table("tile", 48),
)
"""What the worth of a ship is the sum of. Fire is in half points."""
TRAITS = tuple(
    axis.name for table in TABLES for axis in (table.rows, table.columns) if axis is not None
)


class Traits(NamedTuple):
    """A finished ship in the numbers that count; in the order of the tables."""

    engines: int
    double_engines: int
    fire: int
    double_fire: int
    batteries: int
    users: int
    crew: int
    container: int
    red_container: int
    shield: int
    brown: int
    purple: int
    epidemic: int
    exposed: int
    losses: int
    tile: int


def traits_of(ship: Ship, perils: Perils) -> Traits:
    """The traits of a ship among these perils."""
    layout, tally = ship.layout, tally_of(ship)
    brown, purple = alien_homes(layout)
    exposed = outline_of(ship.hull, ship.blueprint.area_mask).exposed
    losses = round(LOSS_STEPS * Survey(layout, perils).expected_losses)
    return traits(tally, brown, purple, epidemic_risk(layout), exposed, losses)


def traits(
    tally: Tally, brown: bool, purple: bool, epidemic: int, exposed: int, losses: int
) -> Traits:
    """The traits of a ship that was counted up."""
    aliens = brown + purple
    return Traits(
        tally.engines,
        tally.double_engines,
        int(2 * tally.fire),
        int(2 * tally.double_fire),
        tally.batteries,
        tally.double_engines + tally.double_cannons + tally.shields,
        2 * tally.cabins - aliens,
        tally.containers,
        tally.red_containers,
        tally.covered,
        int(brown),
        int(purple),
        epidemic,
        exposed,
        losses,
        tally.tiles,
    )
