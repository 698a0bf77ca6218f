"""Reading a box: its three files together, and whether anything is missing."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.rules.editions.board_data import Contents, read_boards
from boltbucket.rules.editions.card_data import read_cards
from boltbucket.rules.editions.tile_data import read_tiles
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.printed.reading import DataError
from boltbucket.rules.ship.tile import Kind, Tile


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
        large_bank=boards.bank,
        doubts=card_doubts + boards.doubts,
    )
    _check_contents(box, boards.contents, f"{folder}/boards.toml")
    check_piles(box, f"{folder}/boards.toml")
    return box


def _check_ids(name: str, printed: tuple[Tile, ...] | tuple[Card, ...], file: str) -> None:
    for thing in printed:
        if not thing.id.startswith(f"{name}-"):
            raise DataError(file, thing.id, "id", "id_begins", edition=name)


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
            stated, listed = getattr(expected, field), tuple(sorted(counts))
            raise DataError(file, "contents", field, "box_holds", expected=stated, found=listed)


def check_piles(box: Edition, file: str) -> None:
    """Every level finds enough cards for its piles."""
    for level in box.levels.values():
        for cards, in_pile in level.pile.items():
            if in_pile * level.piles > len(box.cards_of(cards)):
                place = (file, f"levels.{level.name}", "pile")
                raise DataError(*place, "too_few_cards", level=cards, piles=level.piles)
