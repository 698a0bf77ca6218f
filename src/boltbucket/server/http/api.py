"""What goes in and out of the HTTP interface, as types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from boltbucket.rules.figures import Figures
from boltbucket.rules.fits import Fit
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.odds import Odds, WeakSpot
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.view import Phase, View
from boltbucket.server.http.mission_cards import MissionCard
from boltbucket.server.store.exchange import RecordedPlayer
from boltbucket.server.wire.messages import Name, Patch, WishedSetup, told
from boltbucket.server.wire.room import BotChoice, ChairKind, Colour, Options, Shape

TilesTold = Annotated[Raw, told(tuple[Tile, ...])]


class Body(Struct, forbid_unknown_fields=True):
    pass


class NewTable(Body):
    """`bots` has an entry for every seat; the first seat is that of whoever opens the table."""

    setup: WishedSetup
    name: Name
    public: bool = False
    bots: Annotated[list[BotChoice | None], Meta(max_length=8)] = []
    options: Options | None = None
    start: bool = False


class Joining(Body):
    name: Name


class Opened(Struct):
    code: str
    seat: Seat
    seat_token: str
    spectator_token: str
    link: str


class Knocker(Body):
    """Somebody who asks for the seat of a bot."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)]


class Knocked(Struct):
    token: str
    """what asks for the answer, and opens the seat once it is granted"""


class KnockState(Struct):
    state: Literal["waiting", "seated", "turned_down", "gone"]
    """gone where nobody knows of it: the bot's seat is no more, or the server was started anew"""
    seat: Seat | None


class WatchToken(Struct):
    spectator_token: str


class SeatToken(Struct):
    seat: Seat
    seat_token: str


class OpenTable(Struct):
    code: str
    host: str
    setup: Setup
    taken: int
    seats: int


class OpenTables(Struct):
    tables: list[OpenTable]


class KnownSeat(Struct):
    name: str
    colour: Colour
    shape: Shape
    kind: ChairKind
    bot: BotChoice | None


class KnownTable(Struct):
    code: str
    public: bool
    phase: Phase | Literal["lobby"]
    setup: Setup
    seats: list[KnownSeat]
    open: int
    watching: bool
    here: int
    """how many people are here"""
    link: str


class RecordedResult(Struct):
    credits: dict[str, int]
    winners: list[Seat]


class RecordHead(Struct):
    id: str
    setup: Setup
    players: list[RecordedPlayer]
    began_ms: int
    ended_ms: int | None
    result: RecordedResult | None
    commitment: str | None
    """the fingerprint of the secret its luck comes from"""


class ReplayFrame(Struct):
    """The seat and answer it follows from, the moment it was given, and what it changed."""

    at: int
    seat: Seat
    answer: Annotated[list[str | int], told(Answer)]
    events: Annotated[Raw, told(tuple[Event, ...])]
    moments: Annotated[Raw, told(tuple[tuple[int, Patch], ...])]
    """as in an update"""
    view: Annotated[Raw, told(Patch)]


class Replay(Struct):
    """A game from its beginning, as seen from a seat or by a spectator."""

    id: str
    seat: Seat | None
    """whose eyes; null for a spectator"""
    over: bool
    began_ms: int
    players: list[RecordedPlayer]
    events: Annotated[Raw, told(tuple[Event, ...])]
    """what happened before the first answer"""
    view: Annotated[Raw, told(View)]
    frames: list[ReplayFrame]


class PastOdds(Struct):
    """How likely a hit of a game was, of every ship it came to."""

    odds: Annotated[Raw, told(Mapping[Seat, Odds])]


class CoachedMoment(Struct):
    """A decision for which another answer would have been better."""

    flight: int
    """counted from 0"""
    card: str | None
    """the kind of the card it belonged to"""
    decision: Annotated[Raw, told(Decision)]
    given: Annotated[list[str | int], told(Answer)]
    better: Annotated[list[str | int], told(Answer)]
    credits: float
    """how many more the better answer brings on average"""
    odds: float
    """in what share of imagined flights it ends better"""
    picture: str
    """the ship of that moment, as SVG"""


class Coaching(Struct):
    """The moments of a game that cost a seat most, the worst first."""

    moments: list[CoachedMoment]


class PlacedTile(Body):
    cell: Annotated[int, Meta(ge=0, le=9999)]
    id: Annotated[str, Meta(max_length=64)]
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class DrawnShip(Body):
    """A ship: its notation, or the tiles on the plan of a level."""

    notation: Annotated[str, Meta(max_length=8000)] | None = None
    edition: Annotated[str, Meta(max_length=16)] = "2021"
    level: Annotated[str, Meta(max_length=16)] = "I"
    tiles: Annotated[list[PlacedTile], Meta(max_length=120)] = []


class CheckedShip(Struct):
    """A ship as it is drawn; tiles alone are looked at as they would launch."""

    legal: bool
    figures: Annotated[Raw, told(Figures)]
    notation: str
    weak_spots: Annotated[Raw, told(tuple[WeakSpot, ...])]


class TriedTile(Body):
    """A ship, and a component that may be built on."""

    notation: Annotated[str, Meta(max_length=8000)]
    tile: Annotated[str, Meta(max_length=64)]


class Fits(Struct):
    fits: Annotated[Raw, told(tuple[Fit, ...])]


class TriedHit(Body):
    """A ship, and a meteor or shot that may hit it."""

    notation: Annotated[str, Meta(max_length=8000)]
    hit: Hit
    meteor: bool = True


class HitOdds(Struct):
    odds: Annotated[Raw, told(Odds)]


class PlannedShip(Body):
    """A ship without mistakes, on the plan of the level it is to fly."""

    edition: Annotated[str, Meta(max_length=16)]
    level: Annotated[str, Meta(max_length=16)]
    tiles: Annotated[list[PlacedTile], Meta(max_length=120)]


class Danger(Struct):
    cell: int
    lost: float
    """in how many of its flights the component there is lost, from 0 to 1"""


class ShipForecast(Struct):
    """What a ship has to expect; amounts are for one flight on average."""

    flights: int
    profits: list[int]
    """of every flight, the worst first"""
    mean: float
    low: int
    high: int
    """four flights of five lie between `low` and `high`"""
    loss_share: float
    arrived: float
    ends: dict[str, float]
    """how flights end, as shares"""
    killers: dict[str, float]
    """after which kind of card the ship had to give up, as shares of all flights"""
    losses: dict[str, float]
    """components lost by kind of card"""
    crew: dict[str, float]
    """crew lost by reason"""
    money: dict[str, float]
    """credits by reason"""
    dangers: list[Danger]
    """the most endangered first"""


class AskedAce(Body):
    """A ship without mistakes that is still built on, and the tile in the hand of its builder."""

    edition: Annotated[str, Meta(max_length=16)]
    level: Annotated[str, Meta(max_length=16)]
    tiles: Annotated[list[PlacedTile], Meta(max_length=120)]
    hand: Annotated[str, Meta(max_length=64)] | None = None


class AceReason(Struct):
    part: str
    """what changes, as in `reason-…` of the words"""
    credits: float


class AceAdvice(Struct):
    """What an ace would do with a ship: with the tile in its hand, or with any tile of the box."""

    verb: Literal["place", "return", "take", "finish"]
    tile: str | None
    cell: int | None
    turn: int | None
    """where that tile goes best, if it fits anywhere"""
    credits: float
    """how many more it brings there than the tiles that usually come"""
    reasons: list[AceReason]
    """the weightiest first"""


class RuleFound(Struct):
    """A topic of the rules that answers, and what it says."""

    topic: str
    excerpt: str


class Answers(Struct):
    found: list[RuleFound]
    """the best first"""


class EditionParts(Struct):
    name: str
    tiles: TilesTold
    starting_cabins: TilesTold
    levels: Annotated[Raw, told(tuple[Level, ...])]


class RoadCard(Struct):
    """A card of Rough Roads."""

    construction: bool
    """whether it changes how ships are built"""
    not_with: list[str]
    """missions it contradicts"""


class Preset(Struct):
    """A game to choose by name."""

    setup: Setup
    company: Literal["friends", "bots"]
    """who has the other seats: whoever comes by the link, or bots"""


class Choices(Struct):
    """Everything a new table can choose from."""

    editions: dict[str, list[str]]
    characters: list[str]
    strengths: list[str]
    most_seats: int
    colours: list[str]
    shapes: list[str]
    phrases: list[str]
    missions: dict[str, MissionCard]
    roads: dict[str, RoadCard]
    presets: dict[str, Preset]
    lessons: dict[str, Setup]
    options: Options


class ServerInfo(Struct):
    version: str
    protocol: int
    links: list[str]


class Health(Struct):
    """Of a server, or of all that share a store."""

    status: str
    version: str
    tables: int
    servers: int = 1
    """How many share the store."""
    bus: bool = True
    """Whether they can speak with each other."""


class Problem(Struct):
    """What could not be done: a code with a sentence in every language, and its parameters."""

    code: str
    params: dict[str, Any]
