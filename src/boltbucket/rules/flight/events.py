"""Events: what has happened, in the past tense. Screens show them, words tell them, rules never
read them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.tile import Side, Tile


class Cause(StrEnum):
    """How a component came off: later rules depend on which."""

    DESTROYED = "destroyed"
    FALLEN_OFF = "fallen_off"
    GIVEN_UP = "given_up"
    REMOVED = "removed"


@dataclass(frozen=True)
class Event:
    """Something that has happened; `topic` names the rule behind it."""

    topic: ClassVar[str] = "flight"

    def seen_by(self, seat: Seat | None) -> Event:
        """The event without what this seat may not know; None is a spectator."""
        return self


# Building


@dataclass(frozen=True)
class FlightBegan(Event):
    number: int
    level: str


@dataclass(frozen=True)
class TileTaken(Event):
    topic = "building"
    seat: Seat
    handle: int
    tile: Tile
    face_down: bool


@dataclass(frozen=True)
class TilePlaced(Event):
    topic = "building"
    seat: Seat
    cell: Cell
    tile: Tile


@dataclass(frozen=True)
class TilePickedUp(Event):
    """The last tile is in the hand again; no cell if it lay in the reserve."""

    topic = "building"
    seat: Seat
    tile: Tile
    cell: Cell | None


@dataclass(frozen=True)
class TileReturned(Event):
    topic = "building"
    seat: Seat
    handle: int
    tile: Tile


@dataclass(frozen=True)
class TileReserved(Event):
    topic = "reserve"
    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class ReservedTileFetched(Event):
    topic = "reserve"
    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class PileLookedAt(Event):
    topic = "piles"
    seat: Seat
    pile: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else PileLookedAt(self.seat, self.pile, ())


@dataclass(frozen=True)
class PilePutBack(Event):
    topic = "piles"
    seat: Seat
    pile: int


@dataclass(frozen=True)
class SandRanOut(Event):
    topic = "hourglass"
    space: int


@dataclass(frozen=True)
class HourglassFlipped(Event):
    topic = "hourglass"
    seat: Seat
    space: int
    last: bool


@dataclass(frozen=True)
class BuildingFinished(Event):
    topic = "finishing"
    seat: Seat
    place: int
    in_time: bool


@dataclass(frozen=True)
class BuildingStopped(Event):
    """Time was up before the seat had finished."""

    topic = "hourglass"
    seat: Seat


@dataclass(frozen=True)
class WaitEnded(Event):
    """The head start of others is over for this seat."""

    topic = "handicaps"
    seat: Seat


@dataclass(frozen=True)
class HourglassStarted(Event):
    topic = "hourglass"
    spaces: int


@dataclass(frozen=True)
class TurnPassed(Event):
    """Where players build in turn: whose turn it is now."""

    topic = "building_turns"
    seat: Seat


@dataclass(frozen=True)
class PlaceGivenBack(Event):
    """A ship with mistakes is built on, and will start behind the others."""

    topic = "mistakes"
    seat: Seat
    place: int


@dataclass(frozen=True)
class PlaceChanged(Event):
    """Somebody else's place became free, so this seat moves up."""

    topic = "finishing"
    seat: Seat
    place: int


@dataclass(frozen=True)
class PlacesSwapped(Event):
    topic = "teams"
    first: Seat
    second: Seat


# Launch


@dataclass(frozen=True)
class FlawsFound(Event):
    topic = "mistakes"
    seat: Seat
    flaws: tuple[Flaw, ...]


@dataclass(frozen=True)
class TileTakenOff(Event):
    """A component came off at no cost while a mistake was repaired."""

    topic = "mistakes"
    seat: Seat
    cell: Cell
    tile: Tile
    cause: Cause


@dataclass(frozen=True)
class ReserveForfeited(Event):
    topic = "reserve"
    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class AlienBoarded(Event):
    topic = "crew"
    seat: Seat
    cell: Cell
    figure: Figure


@dataclass(frozen=True)
class CrewBoarded(Event):
    topic = "crew"
    seat: Seat
    humans: int


@dataclass(frozen=True)
class BatteriesLoaded(Event):
    topic = "batteries"
    seat: Seat
    batteries: int


@dataclass(frozen=True)
class Launched(Event):
    topic = "flight_order"
    positions: tuple[tuple[Seat, int], ...]
    cards: int


# Flight


@dataclass(frozen=True)
class CardRevealed(Event):
    card: Card


@dataclass(frozen=True)
class CardSkipped(Event):
    topic = "lone_ship"
    card: Card


@dataclass(frozen=True)
class StrengthDeclared(Event):
    """Strengths are in half points; crew too, so that all yardsticks compare alike."""

    topic = "strength"
    seat: Seat
    yardstick: str
    strength: int
    against: int | None = None


@dataclass(frozen=True)
class BatterySpent(Event):
    topic = "batteries"
    seat: Seat
    cell: Cell
    purpose: str


@dataclass(frozen=True)
class RocketMoved(Event):
    topic = "flight_days"
    seat: Seat
    days: int
    position: int


@dataclass(frozen=True)
class DiceRolled(Event):
    topic = "hits"
    seat: Seat
    dice: tuple[int, int]


@dataclass(frozen=True)
class HitApproached(Event):
    """A meteor or shot comes: which line it flies along."""

    topic = "hits"
    meteor: bool
    heavy: bool
    side: Side
    line: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class HitMissed(Event):
    topic = "hits"
    seat: Seat
    line: int


@dataclass(frozen=True)
class HitBounced(Event):
    """A smooth side or plating stopped it."""

    topic = "hits"
    seat: Seat
    cell: Cell


@dataclass(frozen=True)
class HitShielded(Event):
    topic = "shields"
    seat: Seat
    cell: Cell


@dataclass(frozen=True)
class MeteorShot(Event):
    topic = "cannons"
    seat: Seat
    cell: Cell
    """The cannon that shot it."""


@dataclass(frozen=True)
class TileLost(Event):
    topic = "losing_components"
    seat: Seat
    cell: Cell
    tile: Tile
    cause: Cause


@dataclass(frozen=True)
class PieceKept(Event):
    topic = "losing_components"
    seat: Seat
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class CrewLost(Event):
    topic = "losing_crew"
    seat: Seat
    cell: Cell
    figure: Figure
    reason: str


@dataclass(frozen=True)
class GoodLoaded(Event):
    topic = "goods"
    seat: Seat
    cell: Cell
    good: Good


@dataclass(frozen=True)
class GoodUnloaded(Event):
    topic = "goods"
    seat: Seat
    cell: Cell
    good: Good


@dataclass(frozen=True)
class GoodsLeft(Event):
    """Blocks that went back to the bank."""

    topic = "goods"
    seat: Seat
    goods: tuple[Good, ...]


@dataclass(frozen=True)
class GoodsMissing(Event):
    """The bank has no such blocks left."""

    topic = "bank"
    seat: Seat
    goods: tuple[Good, ...]


@dataclass(frozen=True)
class GoodLost(Event):
    topic = "losing_goods"
    seat: Seat
    cell: Cell
    good: Good


@dataclass(frozen=True)
class BatteryLost(Event):
    topic = "losing_goods"
    seat: Seat
    cell: Cell


@dataclass(frozen=True)
class CreditsGained(Event):
    """Credits change hands; a payment is negative."""

    topic = "credits"
    seat: Seat
    amount: int
    reason: str


@dataclass(frozen=True)
class PlanetReached(Event):
    topic = "planets"
    seat: Seat
    planet: int


@dataclass(frozen=True)
class OfferDeclined(Event):
    topic = "rewards"
    seat: Seat
    offer: str


@dataclass(frozen=True)
class OfferTaken(Event):
    topic = "rewards"
    seat: Seat
    offer: str


@dataclass(frozen=True)
class EnemyMet(Event):
    """result: "won", "tied" or "lost", seen from the seat."""

    topic = "enemies"
    seat: Seat
    enemy: str
    strength: int
    against: int
    result: str


@dataclass(frozen=True)
class WeakestFound(Event):
    """One line of a contest: everybody's value in half points, and who pays."""

    topic = "combat_zone"
    seat: Seat
    yardstick: str
    values: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class SabotageMissed(Event):
    topic = "sabotage"
    seat: Seat
    column: int
    row: int


@dataclass(frozen=True)
class GaveUp(Event):
    """reason: "chosen", "no_humans", "no_engines", "lapped" or a mission's own."""

    topic = "giving_up"
    seat: Seat
    reason: str


@dataclass(frozen=True)
class FlightEnded(Event):
    topic = "end_of_flight"
    order: tuple[Seat, ...]


@dataclass(frozen=True)
class BillPresented(Event):
    """A line of the bill: what for, how much, and the number it was worked out from."""

    topic = "end_of_flight"
    seat: Seat
    item: str
    amount: int
    count: int


# The Trek


@dataclass(frozen=True)
class TitlesDrawn(Event):
    topic = "trek"
    titles: tuple[str, ...]


@dataclass(frozen=True)
class TitleScored(Event):
    topic = "trek"
    title: str
    scores: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class TitleWon(Event):
    topic = "trek"
    seat: Seat
    title: str


@dataclass(frozen=True)
class TitleGiven(Event):
    topic = "trek"
    seat: Seat
    receiver: Seat
    title: str


@dataclass(frozen=True)
class TitleDefended(Event):
    topic = "trek"
    seat: Seat
    title: str
    credits: int


# Missions


@dataclass(frozen=True)
class MissionsDrawn(Event):
    topic = "missions"
    missions: tuple[str, ...]


@dataclass(frozen=True)
class MissionWished(Event):
    """A seat has said which of the missions it would like to fly, or would not."""

    topic = "missions"
    seat: Seat
    mission: str
    unwanted: bool


@dataclass(frozen=True)
class MissionDropped(Event):
    """Nobody wanted it."""

    topic = "missions"
    mission: str


@dataclass(frozen=True)
class MissionChosen(Event):
    """how: "agreed", "chance", or "set_up" where it was fixed before the match."""

    topic = "missions"
    mission: str
    how: str
    own_design: bool


@dataclass(frozen=True)
class OrdersDrawn(Event):
    topic = "missions"
    orders: tuple[str, ...]


@dataclass(frozen=True)
class OrdersKept(Event):
    """Which of the drawn orders the ship keeps as it launches."""

    topic = "missions"
    seat: Seat
    orders: tuple[str, ...]


@dataclass(frozen=True)
class CardSatOut(Event):
    """For this card it is as though the ship were not in the flight."""

    topic = "missions"
    seat: Seat
    card: Card


@dataclass(frozen=True)
class EscortMoved(Event):
    topic = "missions"
    position: int


@dataclass(frozen=True)
class EscortCovered(Event):
    topic = "missions"
    seat: Seat


@dataclass(frozen=True)
class EscortLost(Event):
    """reason: "hit" or "lapped"."""

    topic = "missions"
    reason: str


@dataclass(frozen=True)
class ContestScored(Event):
    topic = "missions"
    scores: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class TruckerReplaced(Event):
    """A trucker has died; a new one takes over with this many credits."""

    topic = "missions"
    seat: Seat
    purse: int


# Supercards


@dataclass(frozen=True)
class FleetMet(Event):
    """matched: how many lines of the fleet were matched; suffers: how many are to be paid for."""

    topic = "enemy_fleet"
    seat: Seat
    faction: str
    strength: int
    against: int
    matched: int
    suffers: int


@dataclass(frozen=True)
class HoleEscaped(Event):
    topic = "black_hole"
    seat: Seat
    strength: int
    against: int
    components: int


@dataclass(frozen=True)
class ShipSwallowed(Event):
    topic = "black_hole"
    seat: Seat
    strength: int
    against: int


# The end


@dataclass(frozen=True)
class MatchEnded(Event):
    topic = "winning"
    credits: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]
