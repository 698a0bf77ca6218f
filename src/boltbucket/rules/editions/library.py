"""The editions on the shelf, read once from the project's own data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boltbucket.rules.cards.card import Card
    from boltbucket.rules.editions.edition import Edition
    from boltbucket.rules.ship.tile import Tile

FOLDERS: Mapping[str, str] = MappingProxyType({"2007": "first_2007", "2021": "second_2021"})
EDITION_NAMES = tuple(FOLDERS)
FILES = ("tiles.toml", "cards.toml", "boards.toml")


@cache
def edition(name: str) -> Edition:
    """The edition of this name: "2007" or "2021"."""
    # Cards know the flight and the flight knows the editions: they are needed only from here on.
    from boltbucket.rules.editions.box_data import read_edition

    folder = FOLDERS[name]
    return read_edition(name, {file: read_text(folder, file) for file in FILES}, folder)


def expansion_tile(tile_id: str) -> Tile | None:
    """A printed tile that belongs to no edition."""
    from boltbucket.rules.missions import parts

    return parts.tile_by_id().get(tile_id)


def expansion_card(card_id: str) -> Card | None:
    """A printed card that belongs to no edition."""
    from boltbucket.rules.missions import parts

    return parts.card_by_id().get(card_id)


def read_text(folder: str, file: str) -> str:
    """A data file of this package."""
    return (files("boltbucket.rules.editions") / folder / file).read_text(encoding="utf-8")
