"""Abandoned Station: goods for a crew large enough to search it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.offering import Offering
from boltbucket.rules.flying.offers import Offer
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True, kw_only=True)
class AbandonedStation(Offering):
    """Whoever has the crew, and keeps it, may load the goods and loses the days; two can, if five
    play."""

    kind: ClassVar[str] = "abandoned_station"

    crew: int
    goods: tuple[Good, ...]
    days: int

    @property
    def reward_in_goods(self) -> tuple[Good, ...]:
        return self.goods

    def resolve(self, play: Play) -> Agenda:
        able = [seat for seat in play.table.order if play.table.ship(seat).crew_size >= self.crew]
        return (Offer(self, tuple(able), times=2 if play.table.crowded else 1),)
