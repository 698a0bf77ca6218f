"""Building ships: everybody at once, as fast as they can."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Final

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.charter import PLAIN_CHARTER
from boltbucket.rules.flight.decisions import CLOCK, Answer, Decision, Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.value import value
from boltbucket.rules.yard import choices
from boltbucket.rules.yard.acts import ACTS, CLOCK_ACTS, maybe_pass_turn, yard_of
from boltbucket.rules.yard.refusals import absence, refusal
from boltbucket.rules.yard.yard import Yard

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


_NOTHING: Final[Answer] = ("nothing",)


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
        self._sampled = _NOTHING

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
        """What was found by `sample` needs no second look."""
        return answer is self._sampled or (
            type(answer) is tuple
            and refusal(self._yard, self._ship, self.seat, answer, self._barred) is None
        )

    def refusal(self, answer: Answer) -> Illegal:
        reason = refusal(self._yard, self._ship, self.seat, answer, self._barred)
        assert reason is not None, answer
        return reason

    def sample(self, luck: int, careful: bool = False) -> Answer:
        """A legal answer, such as a hasty or a careful builder would give; nothing is listed.
        Every number gives one: take a random one of LUCK_BITS bits."""
        answer = choices.sample(self._yard, self._ship, self.seat, luck, self._barred, careful)
        self._sampled = answer
        return answer

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
        if yard.asked.over:
            return {}
        return {seat: self.question(flight, seat) for seat in yard.asked.seats}

    def question(self, flight: Flight, seat: Seat) -> Decision:
        yard = flight.yard
        assert yard is not None
        if seat == CLOCK:
            return _clock(yard.asked.clock)
        barred = None if flight.charter is PLAIN_CHARTER else _bar(flight, yard, seat)
        return Build(seat, yard, flight.ships[seat], barred)

    def waits(self, flight: Flight) -> tuple[Seat, ...]:
        """Building is never hurried on; only who was stopped can be without a choice."""
        yard = flight.yard
        assert yard is not None
        return yard.asked.unhurried

    def takes(self, flight: Flight, seat: Seat, answer: Answer) -> Agenda:
        yard = flight.yard
        assert yard is not None
        if seat == CLOCK:
            CLOCK_ACTS[answer[0]](flight, yard, answer)
            return (self,)
        ACTS[answer[0]](flight, yard, seat, answer)
        if yard.turn is not None:
            maybe_pass_turn(flight, yard.turn)
        return (self,)

    def absence(self, flight: Flight, seat: Seat, answer: Answer) -> Illegal:
        """Why a seat that is not asked may not act."""
        return absence(yard_of(flight), seat, answer)


def _bar(flight: Flight, yard: Yard, seat: Seat) -> str | None:
    """Why the tile in hand may not be built, if the charter has something against it."""
    tile = yard.tile_in_hand(seat)
    if tile is None:
        return None
    return flight.charter.forbids(flight.match, flight.ships[seat], seat, tile)


@cache
def _clock(answers: tuple[Answer, ...]) -> Clock:
    return Clock(CLOCK, answers)
