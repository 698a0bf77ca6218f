"""Dealing for a mission: payload into reserves, supercards into piles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from boltbucket.rules.language.value import replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.play import Play
from boltbucket.rules.variant import Piles
from boltbucket.rules.variants.missions import parts
from boltbucket.rules.variants.missions.mission import HeapRules, PileRules
from boltbucket.rules.variants.missions.supercards.supercard import SUPER, Supercard

Pile = tuple[Card, ...]


def deal_payload(play: Play, rules: HeapRules) -> tuple[tuple[Tile, ...], ...]:
    """Payload for every reserve, at random, seat by seat."""
    hands: list[tuple[Tile, ...]] = [()] * play.table.setup.seats
    for kind, each in rules.dealt:
        stock = play.chance.shuffled(parts.payload_of(frozenset({kind})), "payload")
        for seat in play.table.seats:
            hands[seat] += stock[seat * each : (seat + 1) * each]
    return tuple(hands) if rules.dealt else ()


# Piles


def lay_piles(play: Play, rules: PileRules, piles: tuple[Pile, ...]) -> Piles:
    """The usual piles with the mission's supercards; the hidden pile is the last."""
    level = play.table.level.number
    if rules.without:
        piles = tuple(_exchanged(play, rules.without, piles))
    *open_piles, hidden = piles
    if rules.super_pile:
        _hand_back(play, hidden)
        return Piles((*open_piles, _drawn(play, rules, len(hidden))), ())
    if rules.open_piles is None:
        filled = len(open_piles)
    else:
        filled = min(rules.open_piles.at(level), len(open_piles))
    for place in range(filled):
        open_piles[place] += _drawn(play, rules, rules.open.at(level))
    hidden += _drawn(play, rules, rules.hidden.at(level))
    return Piles(tuple(open_piles), (hidden,))


def _drawn(play: Play, rules: PileRules, count: int) -> Pile:
    """Supercards that have not been used yet; when too few are left, all come back."""
    pool = supercards_of(rules)
    fresh = [card for card in pool if card.id not in play.table.match.used]
    if len(fresh) < count:
        _hand_back(play, pool)
        fresh = list(pool)
    drawn = play.chance.shuffled(fresh, "supercards")[:count]
    _use(play, drawn)
    return drawn


def _exchanged(play: Play, kinds: Collection[str], piles: Sequence[Pile]) -> list[Pile]:
    """Cards of these kinds go back for others of their level."""
    return [
        tuple(
            found
            for card in pile
            if (found := _instead(play, kinds, piles, card) if card.kind in kinds else card)
        )
        for pile in piles
    ]


def _instead(play: Play, kinds: Collection[str], piles: Sequence[Pile], card: Card) -> Card | None:
    dealt = {each.id for pile in piles for each in pile}
    same_level = [c for c in play.table.edition.cards_of(card.level) if c.kind not in kinds]
    others = [c for c in same_level if c.id not in play.table.match.used]
    others = others or [c for c in same_level if c.id not in dealt]
    if not others:
        return None
    other = play.chance.shuffled(others, "piles")[0]
    _hand_back(play, (card,))
    _use(play, (other,))
    return other


def _use(play: Play, cards: Sequence[Card]) -> None:
    used = play.table.match.used.union(card.id for card in cards)
    play.table = replace(play.table, match=replace(play.table.match, used=used))


def _hand_back(play: Play, cards: Sequence[Card]) -> None:
    used = play.table.match.used.difference(card.id for card in cards)
    play.table = replace(play.table, match=replace(play.table.match, used=used))


# What can be known about them


def supercards_of(rules: PileRules) -> tuple[Supercard, ...]:
    """The supercards the mission draws from."""
    kinds = rules.supercards
    deck = parts.supercard_deck(rules.intruders)
    return deck if kinds is None else tuple(card for card in deck if card.kind in kinds)


def possible_cards(box: Edition, rules: PileRules) -> tuple[Card, ...]:
    """Every card that can lie in the piles."""
    usual = tuple(card for card in box.cards if card.kind not in rules.without)
    return (*usual, *supercards_of(rules))


def makeup(level: Level, rules: PileRules, place: int, size: int) -> Mapping[int, int]:
    """Level of cards -> how many of them lie in a pile; whatever is more than usual is super."""
    if rules.super_pile and place == level.piles - 1:
        return {SUPER: size}
    return {**level.pile, SUPER: size - sum(level.pile.values())}
