"""Abandoned Station: goods for a crew large enough to search it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.offering import Offering
from boltbucket.rules.flight.offers import Offer
from boltbucket.rules.ship.contents import Good

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, kw_only=True)
class AbandonedStation(Offering):
    """Whoever has the crew, and keeps it, may load the goods and loses the days."""

    kind: ClassVar[str] = "abandoned_station"

    crew: int
    goods: tuple[Good, ...]
    days: int

    @property
    def reward_in_goods(self) -> tuple[Good, ...]:
        return self.goods

    def play(self, flight: Flight) -> Agenda:
        able = [seat for seat in flight.order if flight.ship(seat).crew_size >= self.crew]
        return (Offer(self, tuple(able)),)
