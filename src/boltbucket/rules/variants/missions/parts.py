"""The printed parts of Missions: payload tiles and supercards, read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.editions.library import read_text
from boltbucket.rules.editions.tile_data import read_tiles
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Kind, Tile
from boltbucket.rules.variants.missions.supercards.supercard import Supercard

FOLDER = "missions"
INTRUDERS = False
"""Whether there are rules for intruders, without which Robopolice Raids stay in the box."""


@cache
def payload() -> tuple[Tile, ...]:
    """All payload tiles in the order of their ids."""
    return read_tiles(read_text(FOLDER, "tiles.toml"), f"{FOLDER}/tiles.toml")


@cache
def payload_of(kinds: frozenset[Kind]) -> tuple[Tile, ...]:
    return tuple(tile for tile in payload() if tile.kind in kinds)


@cache
def supercards() -> tuple[Supercard, ...]:
    """All supercards, those that stay in the box included."""
    cards, _ = read_cards(read_text(FOLDER, "cards.toml"), f"{FOLDER}/cards.toml")
    return tuple(card for card in cards if isinstance(card, Supercard))


@cache
def supercard_deck() -> tuple[Supercard, ...]:
    """The supercards that can be dealt."""
    return tuple(card for card in supercards() if not card.needs or INTRUDERS)


@cache
def tile_by_id() -> Mapping[str, Tile]:
    return {tile.id: tile for tile in payload()}


@cache
def card_by_id() -> Mapping[str, Card]:
    return {card.id: card for card in supercards()}
