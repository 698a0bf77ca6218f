"""Epidemic: it spreads between joined cabins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True)
class Epidemic(Card):
    """Every occupied cabin joined to an occupied cabin loses one figure."""

    kind: ClassVar[str] = "epidemic"

    def play(self, flight: Flight) -> Agenda:
        return tuple([FallIll(seat) for seat in flight.order])


@value
class FallIll(Step):
    """The ship is looked at once: an emptied cabin has still infected its neighbours."""

    seat: Seat

    def run(self, flight: Flight) -> Agenda:
        for cabin in flight.ship(self.seat).infected_cabins:
            flight.lose_crew(self.seat, cabin, "epidemic")
        return ()
