"""Flying through the deck: card after card, with time to give up in between."""

from __future__ import annotations

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.events import CardRevealed, CardSkipped
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.giving_up import (
    MayGiveUp,
    MustGiveUp,
    may_give_up,
    must_give_up,
)
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
        deck = flight.deck
        if not deck or not flight.route.order:
            return flight.charter.after_last_card(flight)
        card = flight.card = deck[0]
        flight.deck = deck[1:]
        flight.revealed += (card.id,)
        flight.tell(CardRevealed(card))
        before = flight.charter.before_card(flight, card)
        if before:
            return (*before, ResolveCard(card), CardOver(card), self)
        return (*resolved(flight, card), CardOver(card), self)


@value
class ResolveCard(Step):
    """The card is played, unless it compares rivals and there are none."""

    card: Card

    def run(self, flight: Flight) -> Agenda:
        return resolved(flight, self.card)


def resolved(flight: Flight, card: Card) -> Agenda:
    """The steps of the card."""
    if card.needs_rivals and len(flight.order) < 2:
        flight.tell(CardSkipped(card))
        return ()
    return card.play(flight)


@value
class CardOver(Step):
    """Only now does anybody give up: those who must, then those who want to."""

    card: Card

    def run(self, flight: Flight) -> Agenda:
        flight.card = None
        after = flight.charter.after_card(flight, self.card)
        if after:
            return (*after, MustGiveUp(), MayGiveUp())
        must_give_up(flight)
        return may_give_up(flight)
