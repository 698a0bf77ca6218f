"""Flying through the deck: card after card, with time to give up in between."""

from __future__ import annotations

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.events import CardRevealed, CardSkipped
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.giving_up import MayGiveUp, MustGiveUp
from boltbucket.rules.value import value


@value
class FlyDeck(Step):
    """The whole flight, from the first card to the last."""

    def run(self, flight: Flight) -> Agenda:
        return (*flight.charter.before_first_card(flight), NextCard())


@value
class NextCard(Step):
    """The leader reveals a card, as long as there is a card and somebody flying."""

    def run(self, flight: Flight) -> Agenda:
        if not flight.deck or not flight.order:
            return flight.charter.after_last_card(flight)
        card, *rest = flight.deck
        flight.card = card
        flight.revealed += (card.id,)
        flight.deck = tuple(rest)
        flight.tell(CardRevealed(card))
        before = flight.charter.before_card(flight, card)
        return (*before, ResolveCard(card), CardOver(card), NextCard())


@value
class ResolveCard(Step):
    """The card is played, unless it compares rivals and there are none."""

    card: Card

    def run(self, flight: Flight) -> Agenda:
        if self.card.needs_rivals and len(flight.order) < 2:
            flight.tell(CardSkipped(self.card))
            return ()
        return self.card.play(flight)


@value
class CardOver(Step):
    """Only now does anybody give up: those who must, then those who want to."""

    card: Card

    def run(self, flight: Flight) -> Agenda:
        flight.card = None
        return (*flight.charter.after_card(flight, self.card), MustGiveUp(), MayGiveUp())
