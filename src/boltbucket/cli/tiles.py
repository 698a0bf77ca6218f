"""`boltbucket tiles`: every component of both editions and of Missions."""

from __future__ import annotations

from typing import Any

from boltbucket.cli.command import Group, Options
from boltbucket.cli.listing import (
    MISSIONS,
    add_filters,
    chosen_boxes,
    chosen_levels,
    known,
    print_json,
    print_tables,
)
from boltbucket.rules.editions.library import edition, printed_edition
from boltbucket.rules.ship.crew import TWO_HUMANS
from boltbucket.rules.ship.payload import ARTIFACTS
from boltbucket.rules.ship.tile import CABINS, CANNONS, ENGINES, GUARDS, Kind, Side, Tile
from boltbucket.rules.variants.missions import parts
from boltbucket.words import Words, key_of

COMPASS = {Side.FRONT: "north", Side.RIGHT: "east", Side.REAR: "south", Side.LEFT: "west"}
CONNECTOR_NAMES = ("smooth", "single", "double", "universal")
HEADINGS = ("id", "kind", "north", "east", "south", "west", "else")


def register(commands: Group) -> None:
    command = commands.add("tiles", run)
    add_filters(command)
    command.option("--level", multiple=True)


def run(args: Options) -> int:
    found = _found(args)
    words = Words(args.lang)
    if args.json:
        print_json([tile_json(tile, box) for box, tile in found])
    elif found:
        headings = [words.say(f"list-{name}") for name in HEADINGS]
        print_tables(headings, [(box, _row(tile, words)) for box, tile in found], gap=1)
        print(f"\n{_counted([tile for _, tile in found], words)}")
        if args.level:
            print(words.say("list-note-levels"))
        if args.ours:
            print(words.say("list-note-ours"))
        if any(tile.is_payload for _, tile in found):
            print(words.say("list-note-payload"))
        if any(tile.kind in GUARDS for _, tile in found):
            print(words.say("list-note-guards"))
    else:
        print(words.say("list-no-tile"))
    return 0


def _found(args: Options) -> list[tuple[str, Tile]]:
    boxes = chosen_boxes(args.edition)
    chosen_levels(args.level)
    everything = [(box, tile) for box in boxes for tile in _tiles_of(box, args.ours)]
    printed = {tile.kind for _, tile in everything}
    options = [kind.value for kind in Kind if kind in printed]
    kinds = known("list-unknown-tile", args.kind or options, options)
    return [(box, tile) for box, tile in everything if tile.kind in kinds]


def _tiles_of(box: str, ours: bool) -> tuple[Tile, ...]:
    """What is printed, or what we have added."""
    if box == MISSIONS:
        return parts.guards() if ours else parts.tiles()
    if not ours:
        return printed_edition(box).all_tiles
    own = edition(box).own_design
    return tuple(tile for tile in edition(box).all_tiles if tile.id in own)


def tile_json(tile: Tile, box: str) -> dict[str, Any]:
    """A tile as one JSON object."""
    looks = [COMPASS[side] for side in tile.directions]
    return {
        "id": tile.id,
        "edition": box,
        "kind": tile.kind.value,
        "capacity": _capacity(tile),
        "connectors": {COMPASS[side]: int(tile.connectors[side]) for side in Side},
        "directions": looks,
        "barrel": looks[0] if tile.kind in CANNONS else None,
        "exhaust": looks[0] if tile.kind in ENGINES else None,
        "shield": looks if tile.kind is Kind.SHIELD else [],
        "colour": tile.colour or None,
        "mass": _mass(tile),
        "zone": looks if tile.kind in ARTIFACTS else [],
    }


def _capacity(tile: Tile) -> int:
    """How much the tile holds: batteries, blocks of goods, or humans."""
    if _mass(tile):
        return 0
    return len(TWO_HUMANS) if tile.kind in CABINS else tile.capacity


def _mass(tile: Tile) -> int:
    return tile.capacity if tile.kind is Kind.HEAVY else 0


def _row(tile: Tile, words: Words) -> list[str]:
    connectors = [words.say(f"list-{CONNECTOR_NAMES[each]}") for each in tile.connectors]
    return [tile.id, words.form(key_of(tile), "short"), *connectors, _else(tile, words)]


def _else(tile: Tile, words: Words) -> str:
    if _mass(tile):
        return words.say("list-mass", amount=_mass(tile))
    if tile.capacity:
        return words.say("list-holds", amount=tile.capacity)
    if tile.directions:
        looks = "+".join(words.say(f"list-{COMPASS[side]}")[0] for side in tile.directions)
        return words.say("list-zone" if tile.kind in ARTIFACTS else "list-looks", sides=looks)
    return words.say(f"colour-{tile.colour}") if tile.colour else ""


def _counted(tiles: list[Tile], words: Words) -> str:
    cabins = sum(tile.kind is Kind.STARTING_CABIN for tile in tiles)
    heap = len(tiles) - cabins
    parts = [words.say("list-tiles-counted", count=heap)] if heap else []
    parts += [words.say("list-cabins-counted", count=cabins)] if cabins else []
    return ", ".join(parts)
