"""Cards that offer something for flight days: abandoned ships and stations, beaten enemies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.loading import TakeGoods
from boltbucket.rules.flight.losses import LoseCrew, LoseDays
from boltbucket.rules.ship.contents import Good

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, kw_only=True)
class Offering(Card):
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

    def taken_by(self, flight: Flight, seat: Seat) -> Agenda:
        """The seat has said yes: crew leaves, credits and goods come, days are lost."""
        flight.pay(seat, self.reward_in_credits, self.kind)
        goods = self.reward_in_goods
        return (
            LoseCrew(seat, self.price_in_crew, self.kind),
            *((TakeGoods(seat, goods),) if goods else ()),
            LoseDays(seat, self.days),
        )
