"""Abandoned Ship: credits for crew left behind to fly it home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.offering import Offering
from boltbucket.rules.flight.offers import Offer

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, kw_only=True)
class AbandonedShip(Offering):
    """Whoever gives up the crew gets the credits and loses the days."""

    kind: ClassVar[str] = "abandoned_ship"

    crew: int
    credits: int
    days: int

    @property
    def price_in_crew(self) -> int:
        return self.crew

    @property
    def reward_in_credits(self) -> int:
        return self.credits

    def play(self, flight: Flight) -> Agenda:
        able = [seat for seat in flight.order if flight.ship(seat).crew_size >= self.crew]
        return (Offer(self, tuple(able)),)
