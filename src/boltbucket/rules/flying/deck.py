"""Flying through the deck: card after card, with time to give up in between."""

from __future__ import annotations

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.giving_up import MayGiveUp, MustGiveUp
from boltbucket.rules.language.chance import Unknown
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variant import variant_of


@value
class FlyDeck(Step):
    """The whole flight, from the first card to the last."""

    def run(self, play: Play) -> Agenda:
        return (*variant_of(play.table).before_first_card(play), NextCard())


@value
class NextCard(Step):
    """The leader reveals a card, as long as there is a card and somebody flying."""

    def run(self, play: Play) -> Agenda:
        table = play.table
        if not table.deck or not table.order:
            return variant_of(table).after_last_card(play)
        waiting = variant_of(table).before_reveal(play)
        if waiting:
            return (*waiting, self)
        card = table.deck[0]
        if card.hidden:
            raise Unknown
        revealed = (*table.revealed, card.id)
        play.table = replace(table, deck=table.deck[1:], card=card, revealed=revealed)
        play.tell(CardRevealed(card))
        before = variant_of(table).before_card(play, card)
        return (*before, ResolveCard(card), CardOver(card), self)


@value
class ResolveCard(Step):
    """The card is played, unless it compares rivals and there are none."""

    card: Card

    def run(self, play: Play) -> Agenda:
        if self.card.needs_rivals and len(play.table.order) < 2:
            play.tell(CardSkipped(self.card))
            return ()
        assert isinstance(self.card, Adventure), self.card
        otherwise = variant_of(play.table).resolve(play, self.card)
        return self.card.resolve(play) if otherwise is None else otherwise


@value
class CardOver(Step):
    """Only now does anybody give up: those who must, then those who want to."""

    card: Card

    def run(self, play: Play) -> Agenda:
        play.table = replace(play.table, card=None)
        after = variant_of(play.table).after_card(play, self.card)
        return (*after, MustGiveUp(), MayGiveUp())


# Events


@value
class CardRevealed(Event):
    card: Card


@value
class CardSkipped(Event):
    topic = "lone_ship"
    card: Card
