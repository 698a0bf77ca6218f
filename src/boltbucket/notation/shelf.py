"""Finding printed tiles and boards by the names a text gives them."""

from __future__ import annotations

from boltbucket.rules.catalogue import expansion_tile
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.tile import Tile


def boards(edition_name: str) -> tuple[str, ...]:
    return tuple(edition(edition_name).blueprints)


def board(edition_name: str, name: str) -> Blueprint:
    return edition(edition_name).blueprints[name]


def edition_of(blueprint: Blueprint, tiles: tuple[Tile, ...]) -> str | None:
    """The edition a ship belongs to: its board's; if several share the board, its tiles'."""
    names = [name for name in EDITION_NAMES if blueprint in edition(name).blueprints.values()]
    printed = {tile.id.partition("-")[0] for tile in tiles}
    return max(names, key=lambda name: (name in printed, name), default=None)


def printed_tile(number: str, edition_name: str) -> Tile | None:
    """The unturned tile of a number of this edition, or of a full id of any."""
    return _tile_of_id(f"{edition_name}-{number}") or _tile_of_id(number)


def number_of(tile: Tile, edition_name: str) -> str | None:
    """What a printed tile is called in a ship of this edition; nothing for any other tile."""
    if _tile_of_id(tile.id) != tile.unturned:
        return None
    return tile.id.removeprefix(f"{edition_name}-")


def _tile_of_id(tile_id: str) -> Tile | None:
    name = tile_id.partition("-")[0]
    if name not in EDITION_NAMES:
        return expansion_tile(tile_id)
    return edition(name).tile_by_id.get(tile_id)
