"""Offers: a reward that costs flight days, for the first who wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import NO, YES, Accept, Answer, Decision, Seat
from boltbucket.rules.flight.events import OfferDeclined, OfferTaken
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.cards.offering import Offering


@value
class Offer(Step):
    """The seats decide one after the other; only one of them can have it."""

    card: Offering
    seats: tuple[Seat, ...]

    def ask(self, flight: Flight) -> Decision | None:
        if not self.seats:
            return None
        return Accept(
            self.seats[0],
            (YES, NO),
            offer=self.card.kind,
            days=self.card.days,
            crew=self.card.price_in_crew,
            credits=self.card.reward_in_credits,
            goods=self.card.reward_in_goods,
        )

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        seat = self.seats[0]
        if answer == YES:
            flight.tell(OfferTaken(seat, self.card.kind))
            return self.card.taken_by(flight, seat)
        flight.tell(OfferDeclined(seat, self.card.kind))
        return (Offer(self.card, self.seats[1:]),)
