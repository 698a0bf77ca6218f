"""`boltbucket tiles`: every component of both editions."""

from __future__ import annotations

import argparse
from typing import Any

from boltbucket.cli.listing import (
    FilterError,
    add_filters,
    add_level,
    chosen_editions,
    chosen_levels,
    known,
    print_json,
    print_table,
    refuse,
)
from boltbucket.rules.ship.crew import TWO_HUMANS
from boltbucket.rules.ship.tile import CABINS, CANNONS, ENGINES, Kind, Side, Tile

COMPASS = {Side.FRONT: "north", Side.RIGHT: "east", Side.REAR: "south", Side.LEFT: "west"}
CONNECTOR_NAMES = ("-", "single", "double", "universal")
HEADINGS = ("Id", "Kind", "North", "East", "South", "West", "Else")


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
    try:
        found = _found(args)
    except FilterError as problem:
        return refuse(problem)
    if args.json:
        print_json([tile_json(tile, year) for year, tile in found])
    elif found:
        print_table(HEADINGS, [_row(tile) for _, tile in found], gap=1)
        print(f"\n{_counted([tile for _, tile in found])}")
        if args.level:
            print("All levels are built from the same tiles.")
    else:
        print("No tile is like that.")
    return 0


def _found(args: argparse.Namespace) -> list[tuple[str, Tile]]:
    boxes = chosen_editions(args.edition)
    chosen_levels(args.level)
    everything = [(box.name, tile) for box in boxes for tile in box.all_tiles]
    printed = {tile.kind for _, tile in everything}
    options = [kind.value for kind in Kind if kind in printed]
    kinds = known("kind of tile", args.kind or options, options)
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


def _row(tile: Tile) -> list[str]:
    connectors = [CONNECTOR_NAMES[connector] for connector in tile.connectors]
    return [tile.id, tile.kind.value.replace("_", " "), *connectors, _else(tile)]


def _else(tile: Tile) -> str:
    if tile.capacity:
        return f"holds {tile.capacity}"
    if tile.directions:
        return "to " + "+".join(COMPASS[side][0].upper() for side in tile.directions)
    return tile.colour


def _counted(tiles: list[Tile]) -> str:
    cabins = sum(tile.kind is Kind.STARTING_CABIN for tile in tiles)
    heap = len(tiles) - cabins
    parts = [_number(heap, "tile")] if heap else []
    return " and ".join(parts + ([_number(cabins, "starting cabin")] if cabins else []))


def _number(amount: int, noun: str) -> str:
    return f"{amount} {noun}" if amount == 1 else f"{amount} {noun}s"
