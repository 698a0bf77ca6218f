"""Building ships: everybody at once, as fast as they can."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.charter import PLAIN_CHARTER
from boltbucket.rules.flight.decisions import CLOCK, Answer, Decision, Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.value import value
from boltbucket.rules.yard import choices
from boltbucket.rules.yard.acts import act, let_clock_act, yard_of
from boltbucket.rules.yard.choices import Whim
from boltbucket.rules.yard.refusals import absence, refusal
from boltbucket.rules.yard.yard import Yard

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(init=False, eq=False)
class Build(Decision):  # type: ignore[misc]
    """What to do at the yard.

    ("take", handle), ("place", cell, quarter turns), ("pick_up",) the last tile again,
    ("return",), ("reserve",), ("fetch", slot of the reserve), ("look", pile), ("put_back",) the
    pile, ("flip",) the hourglass, ("finish", start place). There are many options: they are
    listed only when somebody asks for them.
    """

    kind = "build"
    topic = "building"

    # What it is about is no field, so that it is never printed, stored or sent. `barred` says why
    # the tile in hand may not be built at all, if a mission or title has something against it.
    def __init__(self, seat: Seat, yard: Yard, ship: Ship, barred: str | None = None) -> None:
        self.seat = seat  # type: ignore[misc]
        self._yard = yard
        self._ship = ship
        self._barred = barred

    @cached_property
    def _options(self) -> tuple[Answer, ...]:
        return choices.options(self._yard, self._ship, self.seat, self._barred)

    # No field either: nobody should print or send the whole list unasked.
    options: ClassVar[property] = property(attrgetter("_options"))  # type: ignore[misc]

    @property
    def forced(self) -> Answer | None:
        """Building is never hurried on; only who was stopped takes the one place left."""
        if not self._yard.builders[self.seat].stopped:
            return None
        places = self._yard.offered_places
        return ("finish", places[0]) if len(places) == 1 else None

    def allows(self, answer: Answer) -> bool:
        if type(answer) is not tuple:
            return False
        return refusal(self._yard, self._ship, self.seat, answer, self._barred) is None

    def refusal(self, answer: Answer) -> Illegal:
        reason = refusal(self._yard, self._ship, self.seat, answer, self._barred)
        assert reason is not None, answer
        return reason

    def sample(self, whim: Whim) -> Answer:
        """A random legal answer, such as a hasty builder would give; nothing is listed."""
        return choices.sample(self._yard, self._ship, self.seat, whim, self._barred)

    def shown_on(self, yard: Yard) -> Build:
        """The decision as a view shows it, on a yard without what is hidden."""
        return Build(self.seat, yard, self._ship, self._barred)


@value
class Clock(Decision):
    """What the owner of the clock may say: ("sand",) when a run of the hourglass is over,
    ("go", seat) when a seat has waited for the head start of others, ("time_up", seat) when the
    extra time of a seat is over."""

    kind = "clock"
    topic = "hourglass"

    @property
    def forced(self) -> Answer | None:
        return None


@value
class BuildShips(Step):
    """Everybody builds until all have claimed a start place."""

    def asks(self, flight: Flight) -> Mapping[Seat, Decision]:
        yard = yard_of(flight)
        asked = yard.asked
        return {} if asked.over else {seat: _question(flight, yard, seat) for seat in asked.seats}

    def asked(self, flight: Flight) -> tuple[Seat, ...]:
        return yard_of(flight).asked.seats

    def question(self, flight: Flight, seat: Seat) -> Decision | None:
        yard = yard_of(flight)
        return _question(flight, yard, seat) if seat in yard.asked.seats else None

    def waits(self, flight: Flight) -> bool:
        """Building is never hurried on; only who was stopped can be without a choice."""
        asked = yard_of(flight).asked
        return not (asked.over or asked.stopped)

    def takes(self, flight: Flight, seat: Seat, answer: Answer) -> Agenda:
        if seat == CLOCK:
            let_clock_act(flight, answer)
        else:
            act(flight, seat, answer)
        return (self,)

    def absence(self, flight: Flight, seat: Seat, answer: Answer) -> Illegal:
        """Why a seat that is not asked may not act."""
        return absence(yard_of(flight), seat, answer)


def _question(flight: Flight, yard: Yard, seat: Seat) -> Decision:
    if seat == CLOCK:
        return _clock(yard.asked.clock)
    barred = None if flight.charter is PLAIN_CHARTER else _bar(flight, yard, seat)
    return Build(seat, yard, flight.ships[seat], barred)


def _bar(flight: Flight, yard: Yard, seat: Seat) -> str | None:
    """Why the tile in hand may not be built, if the charter has something against it."""
    tile = yard.tile_in_hand(seat)
    if tile is None:
        return None
    return flight.charter.forbids(flight.match, flight.ships[seat], seat, tile)


@cache
def _clock(answers: tuple[Answer, ...]) -> Clock:
    return Clock(CLOCK, answers)
