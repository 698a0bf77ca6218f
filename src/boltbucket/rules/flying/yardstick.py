"""Yardsticks: what ships are measured by, always in half points."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.table import Table

FORWARD = (Side.FRONT,)
"""Where a cannon must point to count in full, unless a card says otherwise."""


class Yardstick(StrEnum):
    """What is compared."""

    CREW = "crew"
    ENGINES = "engines"
    CANNONS = "cannons"


YARDSTICKS = {yardstick.value: yardstick for yardstick in Yardstick}
"""By the word a data file uses."""


def measure(
    ship: Ship,
    yardstick: Yardstick,
    powered: Collection[Cell] = (),
    full_sides: tuple[Side, ...] = FORWARD,
) -> int:
    """The ship's strength with these double components powered."""
    if yardstick is Yardstick.CREW:
        return 2 * ship.crew_size
    if yardstick is Yardstick.ENGINES:
        return ship.engine_strength(powered)
    return ship.cannon_strength(powered, full_sides)


def doubles(ship: Ship, yardstick: Yardstick) -> tuple[Cell, ...]:
    """The components that count only with a battery."""
    if yardstick is Yardstick.CREW:
        return ()
    return ship.double_engines if yardstick is Yardstick.ENGINES else ship.double_cannons


def victims(table: Table) -> int:
    """How many of the weakest a contest strikes: two of five players, if three of them fly."""
    return 2 if table.crowded and len(table.order) > 2 else 1


# Events


@value
class WeakestFound(Event):
    """One line of a contest: everybody's value in half points, and who pays."""

    topic = "combat_zone"
    seat: Seat
    yardstick: str
    values: tuple[tuple[Seat, int], ...]


@value
class NextWeakestFound(Event):
    """With five players: who comes next to last, and pays a little less."""

    topic = "five_players"
    seat: Seat
    yardstick: str
    values: tuple[tuple[Seat, int], ...]
