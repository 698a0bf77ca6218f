"""The printed parts of Missions: payload tiles and supercards, read once. With them lie the tiles
that keep intruders out, which are our own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.editions.library import read_text
from boltbucket.rules.editions.tile_data import read_tiles
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import PRINTED_SEATS
from boltbucket.rules.ship.tile import GUARDS, Kind, Tile
from boltbucket.rules.variants.missions.supercards.supercard import Supercard

FOLDER = "missions"
GUARDS_OF_FOUR = 12
"""How many tiles against intruders there are for up to four players, the first by their ids."""


@cache
def tiles() -> tuple[Tile, ...]:
    """All tiles in the order of their ids."""
    return read_tiles(read_text(FOLDER, "tiles.toml"), f"{FOLDER}/tiles.toml")


@cache
def payload() -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles() if tile.is_payload)


@cache
def guards(seats: int = PRINTED_SEATS) -> tuple[Tile, ...]:
    """The tiles that keep intruders out; three more for five players."""
    found = tuple(tile for tile in tiles() if tile.kind in GUARDS)
    return found if seats > PRINTED_SEATS else found[:GUARDS_OF_FOUR]


@cache
def payload_of(kinds: frozenset[Kind]) -> tuple[Tile, ...]:
    return tuple(tile for tile in payload() if tile.kind in kinds)


@cache
def supercards() -> tuple[Supercard, ...]:
    """All supercards, those that stay in the box included."""
    cards, _ = read_cards(read_text(FOLDER, "cards.toml"), f"{FOLDER}/cards.toml")
    return tuple(card for card in cards if isinstance(card, Supercard))


@cache
def supercard_deck(intruders: bool = False) -> tuple[Supercard, ...]:
    """The supercards that can be dealt, with intruders or without."""
    return tuple(card for card in supercards() if intruders or not card.intruders)


@cache
def tile_by_id() -> Mapping[str, Tile]:
    return {tile.id: tile for tile in tiles()}


@cache
def card_by_id() -> Mapping[str, Card]:
    return {card.id: card for card in supercards()}
