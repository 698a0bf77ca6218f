"""Planets: goods for those who take the time to land."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import PASS, Answer, Decision, Land, Seat
from boltbucket.rules.flight.events import OfferDeclined, PlanetReached
from boltbucket.rules.flight.loading import TakeGoods
from boltbucket.rules.flight.losses import lose_days_rear_first
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, kw_only=True)
class Planets(Card):
    """Each planet takes one ship; whoever lands loads its goods and loses the days."""

    kind: ClassVar[str] = "planets"

    days: int
    planets: tuple[tuple[Good, ...], ...]

    def play(self, flight: Flight) -> Agenda:
        return (ChoosePlanets(self, flight.order),)


@value
class ChoosePlanets(Step):
    """In order, each may land on a free planet; nothing is loaded until all have chosen."""

    card: Planets
    seats: tuple[Seat, ...]
    landed: tuple[tuple[Seat, int], ...] = ()
    """Who landed where, in flight order."""

    def ask(self, flight: Flight) -> Decision | None:
        if not self.seats:
            return None
        card = self.card
        taken = [number for _, number in self.landed]
        free = [("planet", n) for n in range(len(card.planets)) if n not in taken]
        return Land(self.seats[0], (*free, PASS), card.days, card.planets) if free else None

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        seat, rest = self.seats[0], self.seats[1:]
        if answer == PASS:
            flight.tell(OfferDeclined(seat, self.card.kind))
            return (ChoosePlanets(self.card, rest, self.landed),)
        number = int(answer[1])
        flight.tell(PlanetReached(seat, number))
        return (ChoosePlanets(self.card, rest, (*self.landed, (seat, number))),)

    def run(self, flight: Flight) -> Agenda:
        """All have chosen: the landed load from the front, then lose days from the rear."""
        loading = [TakeGoods(seat, self.card.planets[number]) for seat, number in self.landed]
        days = {seat: self.card.days for seat, _ in self.landed}
        return (*loading, *lose_days_rear_first(flight, days))
