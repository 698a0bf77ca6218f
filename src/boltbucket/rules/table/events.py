"""What can happen on any card: tiles, crew, goods and batteries are lost, rockets move."""

from __future__ import annotations

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.lost import Cause


@value
class BatteryLost(Event):
    topic = "losing_goods"
    seat: Seat
    cell: Cell


@value
class BatterySpent(Event):
    topic = "batteries"
    seat: Seat
    cell: Cell
    purpose: str


@value
class CreditsGained(Event):
    """Credits change hands; a payment is negative."""

    topic = "credits"
    seat: Seat
    amount: int
    reason: str


@value
class CrewLost(Event):
    topic = "losing_crew"
    seat: Seat
    cell: Cell
    figure: Figure
    reason: str


@value
class DiceRolled(Event):
    topic = "hits"
    seat: Seat
    dice: tuple[int, int]


@value
class LaneRolled(Event):
    """The dice of a plan that does not add them up: one, or one after the other."""

    topic = "plans"
    seat: Seat
    pips: tuple[int, ...]
    line: int


@value
class GoodLost(Event):
    topic = "losing_goods"
    seat: Seat
    cell: Cell
    good: Good


@value
class RocketMoved(Event):
    topic = "flight_days"
    seat: Seat
    days: int
    position: int


@value
class TileLost(Event):
    topic = "losing_components"
    seat: Seat
    cell: Cell
    tile: Tile
    cause: Cause
