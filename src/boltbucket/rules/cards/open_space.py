"""Open Space: everyone flies as far as the engines carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.declaring import Awaiting, Declare
from boltbucket.rules.flight.yardstick import Yardstick
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True)
class OpenSpace(Card):
    """Everyone moves ahead by their engine strength."""

    kind: ClassVar[str] = "open_space"

    def play(self, flight: Flight) -> Agenda:
        return (FlyAhead(flight.order),)


@value
class FlyAhead(Awaiting):
    """In order, each declares and moves at once; who has no strength cannot go on."""

    seats: tuple[Seat, ...]

    def run(self, flight: Flight) -> Agenda:
        return (Declare(self.seats[0], Yardstick.ENGINES, self),) if self.seats else ()

    def declared(self, flight: Flight, seat: Seat, strength: int) -> Agenda:
        if strength > 0:
            flight.move(seat, strength // 2)
        else:
            flight.doomed[seat] = "no_engines"
        return (FlyAhead(self.seats[1:]),)
