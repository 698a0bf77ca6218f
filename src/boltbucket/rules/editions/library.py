"""The editions on the shelf, read once from the project's own data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from boltbucket.rules.cards.card import Card
from boltbucket.rules.editions.board_data import Contents, read_boards
from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.editions.edition import Edition
from boltbucket.rules.editions.reading import DataError
from boltbucket.rules.editions.tile_data import read_tiles
from boltbucket.rules.ship.tile import Kind, Tile

FOLDERS: Mapping[str, str] = MappingProxyType({"2007": "first_2007", "2021": "second_2021"})
EDITION_NAMES = tuple(FOLDERS)


@cache
def edition(name: str) -> Edition:
    """The edition of this name: "2007" or "2021"."""
    folder = FOLDERS[name]
    return read_edition(
        name,
        {file: read_text(folder, file) for file in ("tiles.toml", "cards.toml", "boards.toml")},
        folder,
    )


def read_text(folder: str, file: str) -> str:
    """A data file of this package."""
    return (files("boltbucket.rules.editions") / folder / file).read_text(encoding="utf-8")


def read_edition(name: str, texts: Mapping[str, str], folder: str) -> Edition:
    """An edition from the text of its three files."""
    tiles = read_tiles(texts["tiles.toml"], f"{folder}/tiles.toml")
    cards, card_doubts = read_cards(texts["cards.toml"], f"{folder}/cards.toml")
    boards = read_boards(texts["boards.toml"], f"{folder}/boards.toml")
    _check_ids(name, tiles, f"{folder}/tiles.toml")
    _check_ids(name, cards, f"{folder}/cards.toml")
    box = Edition(
        name=name,
        tiles=tuple(tile for tile in tiles if tile.kind is not Kind.STARTING_CABIN),
        starting_cabins=tuple(tile for tile in tiles if tile.kind is Kind.STARTING_CABIN),
        cards=cards,
        blueprints=boards.blueprints,
        levels=boards.levels,
        prices=boards.prices,
        bank=boards.bank,
        doubts=card_doubts + boards.doubts,
    )
    _check_contents(box, boards.contents, f"{folder}/boards.toml")
    _check_piles(box, f"{folder}/boards.toml")
    return box


def _check_ids(name: str, printed: tuple[Tile, ...] | tuple[Card, ...], file: str) -> None:
    for thing in printed:
        if not thing.id.startswith(f"{name}-"):
            raise DataError(file, thing.id, "id", f"does not begin with {name}-")


def _check_contents(box: Edition, expected: Contents, file: str) -> None:
    """Nothing is missing from the box, and nothing stands in it twice."""
    found = {
        "tiles": {len(box.tiles)},
        "starting_cabins": {len(box.starting_cabins)},
        "cards_a_level": {len(box.cards_of(level.number)) for level in box.levels.values()},
        "learning_cards": {len(box.learning_cards)},
    }
    for field, counts in found.items():
        if counts != {getattr(expected, field)}:
            listed = ", ".join(str(count) for count in sorted(counts))
            problem = f"expected {getattr(expected, field)}, found {listed}"
            raise DataError(file, "contents", field, problem)


def _check_piles(box: Edition, file: str) -> None:
    """Every level finds enough cards for its piles."""
    for level in box.levels.values():
        for cards, in_pile in level.pile.items():
            if in_pile * level.piles > len(box.cards_of(cards)):
                problem = f"too few cards of level {cards} for {level.piles} piles"
                raise DataError(file, f"levels.{level.name}", "pile", problem)
