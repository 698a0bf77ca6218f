"""The adventure deck: made of the piles when ships are built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boltbucket.rules.language.chance import Chance
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Level

Piles = tuple[tuple[Card, ...], ...]


def deal_piles(level: Level, cards: Mapping[int, Sequence[Card]], chance: Chance) -> Piles:
    """Equal piles out of the cards of each level, the higher levels on top."""
    piles: list[tuple[Card, ...]] = [()] * level.piles
    for number, amount in sorted(level.pile.items(), reverse=True):
        drawn = chance.shuffled(cards[number], "piles")
        for pile in range(level.piles):
            piles[pile] += drawn[pile * amount : (pile + 1) * amount]
    return tuple(piles)


def shuffled_deck(piles: Piles, level: int, chance: Chance) -> tuple[Card, ...]:
    """All piles mixed so that a card of that level is on top.

    To mix until one is on top gives each of them the same chance, and the rest any order: so one
    is picked as the top card and the rest is mixed once.
    """
    cards = [card for pile in piles for card in pile]
    tops = [number for number, card in enumerate(cards) if card.level == level]
    if not tops:
        return chance.shuffled(cards, "deck")
    top = cards.pop(tops[chance.below(len(tops), "deck")])
    return (top, *chance.shuffled(cards, "deck"))


def stacked_deck(piles: Piles) -> tuple[Card, ...]:
    """The piles as they lie, the first on top: for those who remember what they have seen."""
    return tuple(card for pile in piles for card in pile)
