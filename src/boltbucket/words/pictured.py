"""Which components and cards a topic of the rules shows: one printed example of every kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from boltbucket.rules.editions.library import edition
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Kind, Tile
from boltbucket.rules.variants.missions import parts

BOX = "2021"
OVERVIEW = "components"
"""The topic that shows every component of the box."""


@cache
def example_tiles() -> dict[str, Tile]:
    """Kind -> a tile of that kind; of several the one with the most room."""
    box = edition(BOX)
    found: dict[str, Tile] = {}
    for tile in (*box.starting_cabins[:1], *box.tiles, *parts.tile_by_id().values()):
        kind = tile.kind.value
        if kind not in found or tile.capacity > found[kind].capacity:
            found[kind] = tile
    return found


@cache
def example_cards() -> dict[str, Card]:
    """Kind -> a card of that kind, one of the easiest."""
    cards = sorted(edition(BOX).cards, key=lambda card: card.level)
    return _first_of_each((*cards, *parts.supercards()))


def _first_of_each(cards: Iterable[Card]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(card.kind, card)
    return found


@cache
def _in_the_box() -> frozenset[Kind]:
    box = edition(BOX)
    return frozenset(tile.kind for tile in (*box.starting_cabins, *box.tiles))


def tiles_shown(topic: str, topic_of: dict[str, str]) -> Iterator[Tile]:
    """The components of a topic, in the order of the rulebook."""
    for kind in Kind:
        overview = topic == OVERVIEW and kind in _in_the_box()
        if overview or topic_of.get(kind.value) == topic:
            yield example_tiles()[kind.value]


def cards_shown(topic: str, topic_of: dict[str, str]) -> Iterator[Card]:
    for kind, card in example_cards().items():
        if topic_of.get(kind, kind) == topic:
            yield card
