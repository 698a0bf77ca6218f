"""Abandoned Ship: credits for crew left behind to fly it home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.offering import Offering
from boltbucket.rules.flying.offers import Offer
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True, kw_only=True)
class AbandonedShip(Offering):
    """Whoever gives up the crew gets the credits and loses the days; two can, if five play."""

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

    def resolve(self, play: Play) -> Agenda:
        able = [seat for seat in play.table.order if play.table.ship(seat).crew_size >= self.crew]
        return (Offer(self, tuple(able), times=2 if play.table.crowded else 1),)
