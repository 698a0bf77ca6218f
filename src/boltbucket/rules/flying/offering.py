"""Cards that offer something for flight days: abandoned ships and stations, beaten enemies."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.loading import TakeGoods
from boltbucket.rules.flying.losses import LoseCrew, LoseDays
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True, kw_only=True)
class Offering(Adventure):
    """What the offer gives and takes; days are always lost."""

    days: int

    @property
    def price_in_crew(self) -> int:
        return 0

    @property
    def reward_in_credits(self) -> int:
        return 0

    @property
    def reward_in_goods(self) -> tuple[Good, ...]:
        return ()

    def taken_by(self, play: Play, seat: Seat) -> Agenda:
        """The seat has said yes: crew leaves, credits and goods come, days are lost."""
        play.pay(seat, self.reward_in_credits, self.kind)
        goods = self.reward_in_goods
        return (
            LoseCrew(seat, self.price_in_crew, self.kind),
            *((TakeGoods(seat, goods),) if goods else ()),
            LoseDays(seat, self.days),
        )
