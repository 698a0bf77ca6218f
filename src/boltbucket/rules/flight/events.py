"""Events: what has happened, in the past tense. Screens show them, words tell them, rules never
read them."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.tile import Side, Tile
from boltbucket.rules.value import value


class Cause(StrEnum):
    """How a component came off: later rules depend on which."""

    DESTROYED = "destroyed"
    FALLEN_OFF = "fallen_off"
    GIVEN_UP = "given_up"
    REMOVED = "removed"


@value
class Event:
    """Something that has happened; `topic` names the rule behind it."""

    topic: ClassVar[str] = "flight"

    def seen_by(self, seat: Seat | None) -> Event:
        """The event without what this seat may not know; None is a spectator."""
        return self


# Building


@value
class FlightBegan(Event):
    number: int
    level: str


@value
class TileTaken(Event):
    topic = "building"
    seat: Seat
    handle: int
    tile: Tile
    face_down: bool


@value
class TilePlaced(Event):
    topic = "building"
    seat: Seat
    cell: Cell
    tile: Tile


@value
class TilePickedUp(Event):
    """The last tile is in the hand again; no cell if it lay in the reserve."""

    topic = "building"
    seat: Seat
    tile: Tile
    cell: Cell | None


@value
class TileReturned(Event):
    topic = "building"
    seat: Seat
    handle: int
    tile: Tile


@value
class TileReserved(Event):
    topic = "reserve"
    seat: Seat
    tile: Tile


@value
class ReservedTileFetched(Event):
    topic = "reserve"
    seat: Seat
    tile: Tile


@value
class PileLookedAt(Event):
    topic = "piles"
    seat: Seat
    pile: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else PileLookedAt(self.seat, self.pile, ())


@value
class PilePutBack(Event):
    topic = "piles"
    seat: Seat
    pile: int


@value
class SandRanOut(Event):
    topic = "hourglass"
    space: int


@value
class HourglassFlipped(Event):
    topic = "hourglass"
    seat: Seat
    space: int
    last: bool


@value
class BuildingFinished(Event):
    topic = "finishing"
    seat: Seat
    place: int
    in_time: bool


@value
class BuildingStopped(Event):
    """Time was up before the seat had finished."""

    topic = "hourglass"
    seat: Seat


@value
class WaitEnded(Event):
    """The head start of others is over for this seat."""

    topic = "handicaps"
    seat: Seat


@value
class HourglassStarted(Event):
    topic = "hourglass"
    spaces: int


@value
class TurnPassed(Event):
    """Where players build in turn: whose turn it is now."""

    topic = "building_turns"
    seat: Seat


@value
class PlaceGivenBack(Event):
    """A ship with mistakes is built on, and will start behind the others."""

    topic = "mistakes"
    seat: Seat
    place: int


@value
class PlaceChanged(Event):
    """Somebody else's place became free, so this seat moves up."""

    topic = "finishing"
    seat: Seat
    place: int


@value
class PlacesSwapped(Event):
    topic = "teams"
    first: Seat
    second: Seat


# Launch


@value
class FlawsFound(Event):
    topic = "mistakes"
    seat: Seat
    flaws: tuple[Flaw, ...]


@value
class TileTakenOff(Event):
    """A component came off at no cost while a mistake was repaired."""

    topic = "mistakes"
    seat: Seat
    cell: Cell
    tile: Tile
    cause: Cause


@value
class ReserveForfeited(Event):
    topic = "reserve"
    seat: Seat
    tiles: tuple[Tile, ...]


@value
class AlienBoarded(Event):
    topic = "crew"
    seat: Seat
    cell: Cell
    figure: Figure


@value
class CrewBoarded(Event):
    topic = "crew"
    seat: Seat
    humans: int


@value
class BatteriesLoaded(Event):
    topic = "batteries"
    seat: Seat
    batteries: int


@value
class Launched(Event):
    topic = "flight_order"
    positions: tuple[tuple[Seat, int], ...]
    cards: int


# Flight


@value
class CardRevealed(Event):
    card: Card


@value
class CardSkipped(Event):
    topic = "lone_ship"
    card: Card


@value
class StrengthDeclared(Event):
    """Strengths are in half points; crew too, so that all yardsticks compare alike."""

    topic = "strength"
    seat: Seat
    yardstick: str
    strength: int
    against: int | None = None


@value
class BatterySpent(Event):
    topic = "batteries"
    seat: Seat
    cell: Cell
    purpose: str


@value
class RocketMoved(Event):
    topic = "flight_days"
    seat: Seat
    days: int
    position: int


@value
class DiceRolled(Event):
    topic = "hits"
    seat: Seat
    dice: tuple[int, int]


@value
class HitApproached(Event):
    """A meteor or shot comes: which line it flies along."""

    topic = "hits"
    meteor: bool
    heavy: bool
    side: Side
    line: int
    seats: tuple[Seat, ...]


@value
class HitMissed(Event):
    topic = "hits"
    seat: Seat
    line: int


@value
class HitBounced(Event):
    """A smooth side or plating stopped it."""

    topic = "hits"
    seat: Seat
    cell: Cell


@value
class HitShielded(Event):
    topic = "shields"
    seat: Seat
    cell: Cell


@value
class MeteorShot(Event):
    topic = "cannons"
    seat: Seat
    cell: Cell
    """The cannon that shot it."""


@value
class TileLost(Event):
    topic = "losing_components"
    seat: Seat
    cell: Cell
    tile: Tile
    cause: Cause


@value
class PieceKept(Event):
    topic = "losing_components"
    seat: Seat
    cells: tuple[Cell, ...]


@value
class CrewLost(Event):
    topic = "losing_crew"
    seat: Seat
    cell: Cell
    figure: Figure
    reason: str


@value
class GoodLoaded(Event):
    topic = "goods"
    seat: Seat
    cell: Cell
    good: Good


@value
class GoodUnloaded(Event):
    topic = "goods"
    seat: Seat
    cell: Cell
    good: Good


@value
class GoodsLeft(Event):
    """Blocks that went back to the bank."""

    topic = "goods"
    seat: Seat
    goods: tuple[Good, ...]


@value
class GoodsMissing(Event):
    """The bank has no such blocks left."""

    topic = "bank"
    seat: Seat
    goods: tuple[Good, ...]


@value
class GoodLost(Event):
    topic = "losing_goods"
    seat: Seat
    cell: Cell
    good: Good


@value
class BatteryLost(Event):
    topic = "losing_goods"
    seat: Seat
    cell: Cell


@value
class CreditsGained(Event):
    """Credits change hands; a payment is negative."""

    topic = "credits"
    seat: Seat
    amount: int
    reason: str


@value
class PlanetReached(Event):
    topic = "planets"
    seat: Seat
    planet: int


@value
class OfferDeclined(Event):
    topic = "rewards"
    seat: Seat
    offer: str


@value
class OfferTaken(Event):
    topic = "rewards"
    seat: Seat
    offer: str


@value
class EnemyMet(Event):
    """result: "won", "tied" or "lost", seen from the seat."""

    topic = "enemies"
    seat: Seat
    enemy: str
    strength: int
    against: int
    result: str


@value
class WeakestFound(Event):
    """One line of a contest: everybody's value in half points, and who pays."""

    topic = "combat_zone"
    seat: Seat
    yardstick: str
    values: tuple[tuple[Seat, int], ...]


@value
class SabotageMissed(Event):
    topic = "sabotage"
    seat: Seat
    column: int
    row: int


@value
class GaveUp(Event):
    """reason: "chosen", "no_humans", "no_engines", "lapped" or a mission's own."""

    topic = "giving_up"
    seat: Seat
    reason: str


@value
class FlightEnded(Event):
    topic = "end_of_flight"
    order: tuple[Seat, ...]


@value
class BillPresented(Event):
    """A line of the bill: what for, how much, and the number it was worked out from."""

    topic = "end_of_flight"
    seat: Seat
    item: str
    amount: int
    count: int


# The Trek


@value
class TitlesDrawn(Event):
    topic = "trek"
    titles: tuple[str, ...]


@value
class TitleScored(Event):
    topic = "trek"
    title: str
    scores: tuple[tuple[Seat, int], ...]


@value
class TitleWon(Event):
    topic = "trek"
    seat: Seat
    title: str


@value
class TitleGiven(Event):
    topic = "trek"
    seat: Seat
    receiver: Seat
    title: str


@value
class TitleDefended(Event):
    topic = "trek"
    seat: Seat
    title: str
    credits: int


# Missions


@value
class MissionsDrawn(Event):
    topic = "missions"
    missions: tuple[str, ...]


@value
class MissionWished(Event):
    """A seat has said which of the missions it would like to fly, or would not."""

    topic = "missions"
    seat: Seat
    mission: str
    unwanted: bool


@value
class MissionDropped(Event):
    """Nobody wanted it."""

    topic = "missions"
    mission: str


@value
class MissionChosen(Event):
    """how: "agreed", "chance", or "set_up" where it was fixed before the match."""

    topic = "missions"
    mission: str
    how: str
    own_design: bool


@value
class OrdersDrawn(Event):
    topic = "missions"
    orders: tuple[str, ...]


@value
class OrdersKept(Event):
    """Which of the drawn orders the ship keeps as it launches."""

    topic = "missions"
    seat: Seat
    orders: tuple[str, ...]


@value
class CardSatOut(Event):
    """For this card it is as though the ship were not in the flight."""

    topic = "missions"
    seat: Seat
    card: Card


@value
class EscortMoved(Event):
    topic = "missions"
    position: int


@value
class EscortCovered(Event):
    topic = "missions"
    seat: Seat


@value
class EscortLost(Event):
    """reason: "hit" or "lapped"."""

    topic = "missions"
    reason: str


@value
class ContestScored(Event):
    topic = "missions"
    scores: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]


@value
class TruckerReplaced(Event):
    """A trucker has died; a new one takes over with this many credits."""

    topic = "missions"
    seat: Seat
    purse: int


# Supercards


@value
class FleetMet(Event):
    """matched: how many lines of the fleet were matched; suffers: how many are to be paid for."""

    topic = "enemy_fleet"
    seat: Seat
    faction: str
    strength: int
    against: int
    matched: int
    suffers: int


@value
class HoleEscaped(Event):
    topic = "black_hole"
    seat: Seat
    strength: int
    against: int
    components: int


@value
class ShipSwallowed(Event):
    topic = "black_hole"
    seat: Seat
    strength: int
    against: int


# The end


@value
class MatchEnded(Event):
    topic = "winning"
    credits: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]
