"""The catalogue: every printed tile and card by its id, those of expansions included."""

from __future__ import annotations

from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.variants.missions import parts


def tile_of(tile_id: str, box: Edition) -> Tile | None:
    return box.tile_by_id.get(tile_id) or expansion_tile(tile_id)


def card_of(card_id: str, box: Edition) -> Card | None:
    return box.card_by_id.get(card_id) or expansion_card(card_id)


def expansion_tile(tile_id: str) -> Tile | None:
    """A printed tile that belongs to no edition."""
    return parts.tile_by_id().get(tile_id)


def expansion_card(card_id: str) -> Card | None:
    """A printed card that belongs to no edition."""
    return parts.card_by_id().get(card_id)
