"""Imagining: a whole game that fits a view, with everything hidden made up by chance.

Bots that think ahead play such games to their end. Nothing but the view goes in, so nothing that
the seat may not know can come out.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from boltbucket.rules.cards.card import Card
from boltbucket.rules.dice import Chance
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.game import Game
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.value import blank, replace
from boltbucket.rules.view import View
from boltbucket.rules.yard.heap import DOWN, Heap
from boltbucket.rules.yard.yard import Yard


def imagine(view: View, seed: int) -> Game:
    """A game as the viewer may believe it to be; another seed gives another one."""
    flight = blank(Flight)
    flight.chance = Chance(seed)
    flight.setup = view.setup
    flight.edition = view.edition
    flight.level = view.level
    flight.match = view.match
    flight.charter = view.charter
    flight.ships = dict(view.ships)
    flight.lost = dict(view.lost)
    flight.credits = {seat: purse or 0 for seat, purse in view.credits.items()}
    flight.route = view.route
    flight.retired = dict(view.retired)
    flight.doomed = dict(view.doomed)
    flight.bank = view.bank
    flight.card = view.card
    flight.revealed = view.revealed
    flight.seen = {} if view.seat is None else {view.seat: tuple(view.seen_piles)}
    flight.events = []
    flight.piles = _imagined_piles(view, flight.chance)
    flight.deck = _imagined_deck(view, flight)
    flight.yard = None if view.yard is None else _imagined_yard(view, view.yard, flight.chance)
    return Game.resumed(flight, view.agenda)


def _imagined_yard(view: View, yard: Yard, chance: Chance) -> Yard:
    """The tiles that lie face down, in some order."""
    heap = yard.heap
    missing = _unseen_tiles(view, heap)
    base = list(chance.shuffled([tile for tile in missing if not tile.is_payload], "imagined"))
    payload = list(chance.shuffled([tile for tile in missing if tile.is_payload], "imagined"))
    tiles = [
        (payload if tile.is_payload else base).pop() if letter == DOWN else tile
        for tile, letter in zip(heap.tiles, heap.lies, strict=True)
    ]
    return replace(yard, heap=Heap(tuple(tiles), heap.lies))


def _unseen_tiles(view: View, heap: Heap) -> list[Tile]:
    shown = {tile.id for tile, letter in zip(heap.tiles, heap.lies, strict=True) if letter != DOWN}
    everything = (*view.edition.tiles, *view.charter.payload_of(view.level))
    return [tile for tile in everything if tile.id not in shown]


def _imagined_piles(view: View, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """The piles: those the seat has seen, and others of cards it has not."""
    known = {card.id for card in chain.from_iterable(view.seen_piles.values())}
    printed = {card.id: card for card in view.charter.cards(view.edition, view.level)}
    seen_elsewhere = [printed.get(name) for name in view.revealed]
    turned_up = [card for card in seen_elsewhere if card and card.id not in known]
    stock = _unseen_cards(view, known | set(view.revealed), chance)
    piles = []
    for number, size in enumerate(view.pile_sizes):
        if number in view.seen_piles:
            piles.append(view.seen_piles[number])
        else:
            wanted = view.charter.makeup(view.level, number, size)
            piles.append(_made_up_pile(wanted, size, turned_up, stock))
    return tuple(piles)


def _unseen_cards(view: View, known: set[str], chance: Chance) -> dict[int, list[Card]]:
    """Shuffled cards that may lie hidden, by level."""
    cards = view.charter.cards(view.edition, view.level)
    hidden = [card for card in cards if card.id not in known and card.id not in view.match.used]
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


def _imagined_deck(view: View, flight: Flight) -> tuple[Card, ...]:
    if not view.cards_left:
        return ()
    cards = [card for card in chain.from_iterable(flight.piles) if card.id not in view.revealed]
    if not view.setup.prognostic:
        cards = list(flight.chance.shuffled(cards, "imagined"))
    return tuple(cards[: view.cards_left])
