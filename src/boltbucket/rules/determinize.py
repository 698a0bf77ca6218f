"""Determinizing: a whole game that fits a view, with everything hidden made up by chance.

Bots that think ahead play such games to their end. Nothing but the view goes in, so nothing that
the seat may not know can come out.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.value import replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import FACE_DOWN, Heap
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.variant import variant_of
from boltbucket.rules.view import View


def sampled_game(view: View, seed: int) -> Game:
    """A game as the viewer may believe it to be; another seed gives another one."""
    chance = Chance(seed)
    table = view.table
    piles = _sampled_piles(view, chance)
    complete = replace(
        table,
        credits={seat: table.credits.get(seat, 0) for seat in table.seats},
        piles=piles,
        deck=_sampled_deck(table, piles, chance),
        yard=None if table.yard is None else _sampled_yard(table, table.yard, chance),
    )
    return Game.resumed(complete, view.agenda, chance)


def _sampled_yard(table: Table, yard: Yard, chance: Chance) -> Yard:
    """The tiles that lie face down, in some order."""
    heap = yard.heap
    missing = _unseen_tiles(table, heap)
    base = list(chance.shuffled([tile for tile in missing if not tile.is_payload], "imagined"))
    payload = list(chance.shuffled([tile for tile in missing if tile.is_payload], "imagined"))
    tiles = [
        (payload if tile.is_payload else base).pop() if where == FACE_DOWN else tile
        for tile, where in zip(heap.tiles, heap.where, strict=True)
    ]
    return replace(yard, heap=Heap(tuple(tiles), heap.where))


def _unseen_tiles(table: Table, heap: Heap) -> list[Tile]:
    lying = zip(heap.tiles, heap.where, strict=True)
    shown = {tile.id for tile, where in lying if where != FACE_DOWN}
    printed = table.edition.heap_for(table.level, table.setup.seats)
    everything = (*printed, *variant_of(table).payload_of(table))
    return [tile for tile in everything if tile.id not in shown]


def _sampled_piles(view: View, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """The piles: those the seat has seen, and others of cards it has not."""
    table, variant = view.table, variant_of(view.table)
    known = {card.id for card in chain.from_iterable(view.seen_piles.values())}
    printed = {card.id: card for card in variant.cards(table.edition, table.level)}
    seen_elsewhere = [printed.get(name) for name in table.revealed]
    turned_up = [card for card in seen_elsewhere if card and card.id not in known]
    stock = _unseen_cards(table, known | set(table.revealed), chance)
    piles = []
    for number, pile in enumerate(table.piles):
        if number in view.seen_piles:
            piles.append(pile)
        else:
            wanted = variant.makeup(table.level, number, len(pile))
            piles.append(_made_up_pile(wanted, len(pile), turned_up, stock))
    return tuple(piles)


def _unseen_cards(table: Table, known: set[str], chance: Chance) -> dict[int, list[Card]]:
    """Shuffled cards that may lie hidden, by level."""
    cards = variant_of(table).cards(table.edition, table.level)
    gone = known | table.match.used
    hidden = [card for card in cards if card.id not in gone]
    levels = sorted({card.level for card in cards})
    return {
        level: list(chance.shuffled([c for c in hidden if c.level == level], "imagined"))
        for level in levels
    }


def _made_up_pile(
    wanted: Mapping[int, int], size: int, turned_up: list[Card], stock: dict[int, list[Card]]
) -> tuple[Card, ...]:
    pile: list[Card] = []
    for level, count in sorted(wanted.items()):
        for _ in range(count):
            same_level = [card for card in turned_up if card.level == level]
            if same_level:
                turned_up.remove(same_level[0])
                pile.append(same_level[0])
            elif stock.get(level):
                pile.append(stock[level].pop())
    return tuple(pile[:size])


def _sampled_deck(
    table: Table, piles: tuple[tuple[Card, ...], ...], chance: Chance
) -> tuple[Card, ...]:
    cards = [card for card in chain.from_iterable(piles) if card.id not in table.revealed]
    if not table.deck:
        return ()
    if not table.setup.prognostic:
        cards = list(chance.shuffled(cards, "imagined"))
    return tuple(cards[: len(table.deck)])
