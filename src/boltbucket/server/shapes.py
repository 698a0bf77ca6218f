"""The shape of everything a page is shown: the parts of a view, as types.

Parts are written by `encode.py`, straight from the values of the game. These types describe them:
the types of the page are made from them, and the tests read every message back through them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.tile import Kind

Seat = int
Cell = int
"""column * 100 + row, by the printed numbers"""
Side = Literal[0, 1, 2, 3]
"""0 front, 1 right, 2 rear, 3 left"""
Connector = Literal[0, 1, 2, 3]
"""0 smooth, 1 single, 2 double, 3 universal"""
Figure = Literal["human", "brown", "purple"]
Good = Literal["red", "yellow", "green", "blue"]
Phase = Literal["lobby", "choosing", "building", "launch", "flight", "between", "over"]
Role = Literal["player", "spectator", "host"]
Colour = Literal["blue", "green", "yellow", "red", "purple"]
Shape = Literal["circle", "square", "triangle", "diamond", "star"]
Strength = Literal["beginner", "trucker", "ace"]
AnswerWords = list[str | int]


class Strict(Struct, forbid_unknown_fields=True):
    """Nothing may be in a message that is not named."""


class Open(Struct):
    """Has further fields, named by the kind of thing it is."""


class Tile(Strict):
    id: str
    kind: Kind
    connectors: tuple[Connector, Connector, Connector, Connector]
    capacity: int
    directions: list[Side]
    colour: str
    turn: int


class Flaw(Strict):
    kind: FlawKind
    cells: list[Cell]


class Figures(Strict):
    """Strengths are in half points: without batteries, and with all that help."""

    exposed: int
    engines: tuple[int, int]
    cannons: tuple[int, int]
    crew: int
    humans: int
    batteries: int
    flaws: list[Flaw]


class ShipPart(Strict):
    tiles: dict[str, Tile]
    crew: dict[str, list[Figure]]
    charge: dict[str, int]
    goods: dict[str, list[Good]]
    figures: Figures


class BuilderPart(Strict):
    hand: Tile | None
    hand_handle: int | None
    reserve: list[Tile]
    movable: bool
    last_cell: Cell | None
    looking: int | None
    finished: int | None
    stopped: bool
    placed: int


HeapState = Literal[0, -1, 2] | Tile
"""0 face down, -1 gone, 2 face-down payload, or the tile itself"""


class Plan(Strict):
    """Rows from the front."""

    name: str
    columns: list[int]
    rows: list[int]
    area: list[Cell]
    start: Cell


class Level(Strict):
    name: str
    number: int
    blueprint: Plan
    loop: int
    start_spaces: list[int]
    rewards: list[int]
    best_looking: int
    loss_limit: int | None
    hourglass_spaces: int
    sand_seconds: int
    reserve: int
    aliens: bool
    peeking: bool
    giving_up: bool
    start_choice: bool
    secret_credits: bool


class Hourglass(Strict):
    """`ends_at` is in milliseconds of the server's clock; null while the table is paused."""

    space: int
    spaces: int
    running: bool
    ends_at: int | None


class Card(Open):
    id: str
    kind: str
    level: int


class Decision(Open):
    """The further fields are those of its kind; options are left out while building."""

    kind: str
    topic: str
    seat: Seat
    number: int
    options: list[AnswerWords] | UnsetType = UNSET


class Handicap(Strict):
    head_start: int = 0
    extra_time: int = 0


class Setup(Strict):
    edition: str
    seats: int
    flights: list[str]
    format: Literal["flights", "trek", "missions"] = "flights"
    building: Literal["real_time", "untimed", "turns"] = "real_time"
    sand_percent: int = 100
    handicaps: list[tuple[Seat, Handicap]] = []
    prognostic: bool = False
    teams: Literal["none", "swap", "advanced"] = "none"
    missions: list[str] = []
    options: list[str] = []


class BotChoice(Strict):
    character: str
    strength: Strength = "trucker"


class TableSeat(Strict):
    name: str
    colour: Colour
    shape: Shape
    kind: Literal["human", "bot", "open"]
    bot: BotChoice | None
    here: bool
    away_since: int | None
    sat_in: bool
    """whether a bot plays for a person who is away"""
    ready: bool
    """whether the person wants to go on to the next flight or game"""


class Pausing(Strict):
    """Who has asked for a pause, and who agrees; it begins when all who are here do."""

    by: Seat
    agreed: list[Seat]


class TablePart(Strict):
    code: str
    public: bool
    host: Seat | None
    seats: list[TableSeat]
    spectators: int
    paused: Literal["asked", "empty"] | None
    pausing: Pausing | None
    resumed_by: Seat | None
    """who ended the last pause, or did not want it"""
    record: str | None
    """the name of the game's record and replay"""
    decision_seconds: int
    fly_on_seconds: int
    grace_seconds: int
    between_seconds: int
    bot_sits_in: bool
    bot_pace: int
    draw_ms: int
    watching: bool


class Waiting(Strict):
    seat: Seat
    since_ms: int
    deadline_ms: int | None


class Route(Strict):
    length: int
    positions: dict[str, int]
    away: list[Seat]
    """who keeps a space but is not in the flight for now"""


class LostTile(Strict):
    tile: Tile
    cause: Literal["destroyed", "fallen_off", "given_up", "removed"]


class BillLine(Strict):
    item: str
    amount: int
    count: int


class Bill(Strict):
    lines: list[BillLine]
    total: int


class Titles(Strict):
    in_play: list[str]
    holders: dict[str, Seat]
    gold: list[str]


class Mission(Open):
    name: str


class Outcome(Strict):
    credits: dict[str, int]
    winners: list[Seat]
    ranking: list[list[Seat]]


class PlainParts(Strict):
    """The parts that are replaced as a whole."""

    seat: Seat | None
    phase: Phase
    number: int
    setup: Setup
    level: Level
    hourglass: Hourglass | None
    piles: list[int]
    open_piles: int
    route: Route
    order: list[Seat]
    card: Card | None
    cards_left: int
    retired: dict[str, str]
    bank: dict[Good, int]
    credits: dict[str, int | None]
    titles: Titles | None
    mission: Mission | None
    bills: list[dict[str, Bill]]
    outcome: Outcome | None
    decision: Decision | None
    waiting: list[Waiting]
    table: TablePart


NUMBERED_PARTS: dict[str, Any] = {
    "ship": ShipPart,
    "builder": BuilderPart,
    "seen": list[Card],
    "lost": list[LostTile],
}
"""Parts with a number behind a colon: of a seat, or of a pile for `seen`."""
HEAP_PARTS: dict[str, Any] = {
    "heap": list[HeapState],
    "heap+": list[tuple[int, HeapState]],
}
"""The heap: all of it, or what has changed."""


class GameEvent(Open):
    """The further fields are those of the event of that name."""

    type: str
    topic: str
