"""Offers: a reward that costs flight days, for the first who wants it."""

from __future__ import annotations

from boltbucket.rules.flying.offering import Offering
from boltbucket.rules.language.answer import NO, YES, Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table


@value
class Offer(Step):
    """The seats decide one after the other, until it has been taken often enough."""

    card: Offering
    seats: tuple[Seat, ...]
    times: int = 1
    """How many of them can have it."""

    def ask(self, table: Table) -> Questions:
        if not self.seats:
            return ()
        return (
            Accept(
                self.seats[0],
                (YES, NO),
                offer=self.card.kind,
                days=self.card.days,
                crew=self.card.price_in_crew,
                credits=self.card.reward_in_credits,
                goods=self.card.reward_in_goods,
            ),
        )

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        seat = self.seats[0]
        if answer == YES:
            play.tell(OfferTaken(seat, self.card.kind))
            rest = self.seats[1:] if self.times > 1 else ()
            return (*self.card.taken_by(play, seat), Offer(self.card, rest, self.times - 1))
        play.tell(OfferDeclined(seat, self.card.kind))
        return (Offer(self.card, self.seats[1:], self.times),)


# Questions


@value
class Accept(Choice):
    """Take an offer or leave it: ("yes",) or ("no",)."""

    kind = "accept"
    topic = "rewards"
    offer: str = ""
    """The card kind that offers it."""
    days: int = 0
    crew: int = 0
    credits: int = 0
    goods: tuple[Good, ...] = ()


# Events


@value
class OfferDeclined(Event):
    topic = "rewards"
    seat: Seat
    offer: str


@value
class OfferTaken(Event):
    topic = "rewards"
    seat: Seat
    offer: str
