"""`boltbucket tiles`: every component of both editions."""

from __future__ import annotations

import argparse
from typing import Any

from boltbucket.cli.listing import (
    add_filters,
    add_level,
    chosen_editions,
    chosen_levels,
    known,
    print_json,
    print_table,
)
from boltbucket.rules.ship.crew import TWO_HUMANS
from boltbucket.rules.ship.tile import CABINS, CANNONS, ENGINES, Kind, Side, Tile
from boltbucket.words import Words, key_of

COMPASS = {Side.FRONT: "north", Side.RIGHT: "east", Side.REAR: "south", Side.LEFT: "west"}
CONNECTOR_NAMES = ("smooth", "single", "double", "universal")
HEADINGS = ("id", "kind", "north", "east", "south", "west", "else")


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "tiles",
        help="list the tiles of both editions",
        description="List tiles with the connectors of the unturned tile; north is the front.",
    )
    add_filters(parser)
    add_level(parser, "accepted as with cards; all levels are built from the same tiles")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = _found(args)
    words = Words(args.lang)
    if args.json:
        print_json([tile_json(tile, year) for year, tile in found])
    elif found:
        headings = [words.say(f"list-{name}") for name in HEADINGS]
        print_table(headings, [_row(tile, words) for _, tile in found], gap=1)
        print(f"\n{_counted([tile for _, tile in found], words)}")
        if args.level:
            print(words.say("list-note-levels"))
    else:
        print(words.say("list-no-tile"))
    return 0


def _found(args: argparse.Namespace) -> list[tuple[str, Tile]]:
    boxes = chosen_editions(args.edition)
    chosen_levels(args.level)
    everything = [(box.name, tile) for box in boxes for tile in box.all_tiles]
    printed = {tile.kind for _, tile in everything}
    options = [kind.value for kind in Kind if kind in printed]
    kinds = known("list-unknown-tile", args.kind or options, options)
    return [(year, tile) for year, tile in everything if tile.kind in kinds]


def tile_json(tile: Tile, year: str) -> dict[str, Any]:
    """A tile as one JSON object."""
    looks = [COMPASS[side] for side in tile.directions]
    return {
        "id": tile.id,
        "edition": year,
        "kind": tile.kind.value,
        "capacity": _capacity(tile),
        "connectors": {COMPASS[side]: int(tile.connectors[side]) for side in Side},
        "directions": looks,
        "barrel": looks[0] if tile.kind in CANNONS else None,
        "exhaust": looks[0] if tile.kind in ENGINES else None,
        "shield": looks if tile.kind is Kind.SHIELD else [],
        "colour": tile.colour or None,
    }


def _capacity(tile: Tile) -> int:
    """How much the tile holds: batteries, blocks of goods, or humans."""
    return len(TWO_HUMANS) if tile.kind in CABINS else tile.capacity


def _row(tile: Tile, words: Words) -> list[str]:
    connectors = [words.say(f"list-{CONNECTOR_NAMES[each]}") for each in tile.connectors]
    return [tile.id, words.form(key_of(tile), "short"), *connectors, _else(tile, words)]


def _else(tile: Tile, words: Words) -> str:
    if tile.capacity:
        return words.say("list-holds", amount=tile.capacity)
    if tile.directions:
        looks = "+".join(words.say(f"list-{COMPASS[side]}")[0] for side in tile.directions)
        return words.say("list-looks", sides=looks)
    return words.say(f"colour-{tile.colour}") if tile.colour else ""


def _counted(tiles: list[Tile], words: Words) -> str:
    cabins = sum(tile.kind is Kind.STARTING_CABIN for tile in tiles)
    heap = len(tiles) - cabins
    parts = [words.say("list-tiles-counted", count=heap)] if heap else []
    parts += [words.say("list-cabins-counted", count=cabins)] if cabins else []
    return ", ".join(parts)
