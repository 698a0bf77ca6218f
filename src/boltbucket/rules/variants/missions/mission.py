"""A mission as data: what its card says about set-up, building, flight and rewards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.ship.tile import Kind, Side
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import FlightVariant

Value = TypeVar("Value")
Counter = Callable[[Table, Seat], int]
"""How many of something a seat has when the bill is made out."""


@dataclass(frozen=True)
class ByLevel(Generic[Value]):
    """A value for each level; a level that is not listed has that of the one below it."""

    steps: tuple[tuple[int, Value], ...]

    def at(self, level: int) -> Value:
        known = [value for number, value in self.steps if number <= level]
        return known[-1] if known else self.steps[0][1]


def always(value: Value) -> ByLevel[Value]:
    return ByLevel(((1, value),))


INTRUDERS = "intruders"
"""The option of every mission that can deal a card with intruders."""
NO_PAYLOAD: ByLevel[frozenset[Kind]] = always(frozenset())
NO_CARDS = always(0)


class Who(StrEnum):
    """Whom a line of the bill is for."""

    FINISHERS = "finishers"
    EVERYONE = "everyone"
    QUITTERS = "who_gave_up"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Fits:
    """For whom the mission is."""

    least_seats: int = 1
    most_seats: int | None = None
    aliens: bool = False
    """Whether it needs flights with aliens."""
    not_with: frozenset[str] = frozenset()
    """Ship plans it cannot be played with."""
    not_recommended: frozenset[str] = frozenset()


@dataclass(frozen=True)
class HeapRules:
    payload: ByLevel[frozenset[Kind]] = NO_PAYLOAD
    """The payload mixed into the heap."""
    dealt: tuple[tuple[Kind, int], ...] = ()
    """Payload dealt into every reserve at random."""


@dataclass(frozen=True)
class PileRules:
    without: frozenset[str] = frozenset()
    """Kinds of card that are replaced by others."""
    supercards: frozenset[str] | None = None
    """The kinds of supercard in use, if not all of them."""
    open: ByLevel[int] = NO_CARDS
    """How many supercards are added to open piles, each."""
    open_piles: ByLevel[int] | None = None
    """To how many of the open piles, if not to all."""
    hidden: ByLevel[int] = NO_CARDS
    """How many are added to the hidden pile."""
    super_pile: bool = False
    """Whether an open pile of supercards takes the place of the hidden pile."""
    intruders: bool = False
    """Whether supercards with intruders are among them."""

    def any_super(self, level: int) -> bool:
        """Whether a flight of this level has supercards at all."""
        return self.super_pile or bool(self.open.at(level) or self.hidden.at(level))


@dataclass(frozen=True)
class BuildingRules:
    most: Mapping[Kind, int] = field(default_factory=dict)
    """How many tiles of a kind a ship may have."""
    forbidden: frozenset[Kind] = frozenset()
    reserve: int | None = None
    """How many tiles may be set aside, if not as usual."""


@dataclass(frozen=True)
class Rows:
    """The rows above (in front of) or below (behind) a printed row."""

    above: bool
    row: int


@dataclass(frozen=True)
class ShipRules:
    half_forward_cannons: Rows | None = None
    idle_engines: Rows | None = None
    heavy_mass: int | None = None
    alien_bonus: int = 2
    batteries_short: int = 0
    containers_used: int | None = None
    shieldless: frozenset[Side] = frozenset()


@dataclass(frozen=True)
class FlightRules:
    sit_out_supercards: Kind | None = None
    """Payload that is given up to be away while a supercard is resolved."""
    give_up_behind: frozenset[Kind] = frozenset()
    """After the last card those give up who have fewer of these than somebody still flying."""
    captured_by_fleets: bool = False
    """Whether a ship that matches no line of a fleet is captured, and its trucker dies."""


@dataclass(frozen=True)
class Line:
    """A line of the bill: credits times a count."""

    item: str
    counters: tuple[Counter, ...]
    credits: ByLevel[int]
    who: Who = Who.FINISHERS
    sets_of: int | None = None
    """Sets of so many different ones are counted, instead of all of them together."""
    most: bool = False
    """Only those who have the most are paid, once, and only if they have any."""
    at_most: int | None = None
    """The most credits the line can bring."""

    def count(self, table: Table, seat: Seat) -> int:
        counts = [counter(table, seat) for counter in self.counters]
        return sum(counts) if self.sets_of is None else sets(counts, self.sets_of)


def sets(counts: list[int], size: int) -> int:
    """How many sets of different ones there are at most.

    >>> sets([3, 1, 1], 3), sets([2, 2, 2], 2), sets([5, 1], 2)
    (1, 3, 1)
    """
    found = 0
    while sum(min(count, found + 1) for count in counts) >= size * (found + 1):
        found += 1
    return found


@dataclass(frozen=True)
class Contest:
    """Finishers are scored; everybody else pays the stake to the winners."""

    counters: tuple[Counter, ...]
    stake: ByLevel[int]
    lowest_wins: bool = True


@dataclass(frozen=True)
class BillRules:
    best_looking_times: int = 1
    losses_paid_by: Who = Who.EVERYONE
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Mission:
    """One mission card."""

    name: str
    title: str
    own_design: bool
    """Whether the rules are ours, because the text of the printed card is not known."""
    text: str
    """What it is about, where the words of the program have nothing to say about it."""
    fits: Fits
    heap: HeapRules
    piles: PileRules
    building: BuildingRules
    ship: ShipRules
    flight: FlightRules
    bill: BillRules
    contest: Contest | None
    options: tuple[str, ...]
    """The variants printed on the card."""
    rules: type[FlightVariant] | None
    """The procedures of its own, if it has any."""
    table: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """What was read, for variants."""
    file: str = ""

    def problem_with(self, level: Level, seats: int) -> str | None:
        """Why it cannot be flown so: the code of a refusal."""
        fits = self.fits
        if level.learning_cards_only or level.blueprint.name in fits.not_with:
            return "setup_mission_level"
        if fits.aliens and not level.aliens:
            return "setup_mission_level"
        if seats < fits.least_seats or (fits.most_seats and seats > fits.most_seats):
            return "setup_mission_seats"
        return None
