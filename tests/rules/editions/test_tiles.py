"""The tiles of both boxes: totals, connectors and directions."""

from __future__ import annotations

from collections import Counter
from zlib import crc32

import pytest

from boltbucket.rules.editions.library import EDITION_NAMES, printed_edition
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Connector, Kind, Side, Tile

TOTALS = {
    "2007": {
        (Kind.BATTERY, 2): 9,
        (Kind.BATTERY, 3): 6,
        (Kind.CARGO, 2): 9,
        (Kind.CARGO, 3): 6,
        (Kind.SPECIAL_CARGO, 1): 6,
        (Kind.SPECIAL_CARGO, 2): 3,
        (Kind.CABIN, 0): 16,
        (Kind.STRUCTURAL, 0): 8,
        (Kind.SHIELD, 0): 8,
        (Kind.SINGLE_CANNON, 0): 23,
        (Kind.DOUBLE_CANNON, 0): 8,
        (Kind.SINGLE_ENGINE, 0): 19,
        (Kind.DOUBLE_ENGINE, 0): 7,
        (Kind.LIFE_SUPPORT_BROWN, 0): 6,
        (Kind.LIFE_SUPPORT_PURPLE, 0): 6,
    },
    "2021": {
        (Kind.BATTERY, 2): 11,
        (Kind.BATTERY, 3): 6,
        (Kind.CARGO, 2): 9,
        (Kind.CARGO, 3): 6,
        (Kind.SPECIAL_CARGO, 1): 6,
        (Kind.SPECIAL_CARGO, 2): 3,
        (Kind.CABIN, 0): 17,
        (Kind.STRUCTURAL, 0): 8,
        (Kind.SHIELD, 0): 8,
        (Kind.SINGLE_CANNON, 0): 25,
        (Kind.DOUBLE_CANNON, 0): 11,
        (Kind.SINGLE_ENGINE, 0): 21,
        (Kind.DOUBLE_ENGINE, 0): 9,
        (Kind.LIFE_SUPPORT_BROWN, 0): 6,
        (Kind.LIFE_SUPPORT_PURPLE, 0): 6,
    },
}
CONNECTORS = {"2007": (241, 111, 111, 97), "2021": (262, 122, 122, 102)}
FINGERPRINTS = {"2007": 2798225985, "2021": 634414068}
"""Of all tiles, taken when each had been compared with the printed one."""
every_edition = pytest.mark.parametrize("name", EDITION_NAMES)


@every_edition
def test_the_heap_holds_the_printed_number_of_every_kind(name):
    heap = Counter((tile.kind, tile.capacity) for tile in printed_edition(name).tiles)

    assert heap == TOTALS[name]


@every_edition
def test_connectors_add_up_over_the_heap(name):
    sides = Counter(side for tile in printed_edition(name).tiles for side in tile.connectors)

    assert tuple(sides[connector] for connector in Connector) == CONNECTORS[name]


def test_structural_module_53_of_2021_is_not_mirrored():
    tile = printed_edition("2021").tile_by_id["2021-053"]

    assert tile.kind is Kind.STRUCTURAL
    assert tile.connectors == (
        Connector.UNIVERSAL,
        Connector.UNIVERSAL,
        Connector.SMOOTH,
        Connector.SINGLE,
    )


def _digits(tile: Tile) -> str:
    return "".join(str(int(connector)) for connector in tile.connectors)


@every_edition
def test_no_tile_has_changed_since_all_were_compared_with_the_printed_ones(name):
    printed = [
        f"{tile.id} {tile.kind.value} {tile.capacity} {_digits(tile)}"
        for tile in printed_edition(name).all_tiles
    ]

    assert crc32("\n".join(printed).encode()) == FINGERPRINTS[name]


@every_edition
def test_every_seat_has_a_starting_cabin_with_four_universal_connectors(name):
    cabins = printed_edition(name).starting_cabins

    assert {cabin.colour for cabin in cabins} == {"blue", "green", "red", "yellow"}
    assert {cabin.connectors for cabin in cabins} == {(Connector.UNIVERSAL,) * 4}


@every_edition
def test_no_barrel_or_exhaust_side_carries_a_connector(name):
    for tile in printed_edition(name).tiles:
        if tile.kind in CANNONS | ENGINES:
            assert tile.connectors[tile.direction] is Connector.SMOOTH, tile


@every_edition
def test_barrels_look_to_the_front_exhausts_to_the_rear_and_shields_to_two_sides(name):
    looks = {tile.kind: tile.directions for tile in printed_edition(name).tiles if tile.directions}

    assert looks == {
        Kind.SINGLE_CANNON: (Side.FRONT,),
        Kind.DOUBLE_CANNON: (Side.FRONT,),
        Kind.SINGLE_ENGINE: (Side.REAR,),
        Kind.DOUBLE_ENGINE: (Side.REAR,),
        Kind.SHIELD: (Side.FRONT, Side.RIGHT),
    }


@every_edition
def test_ids_number_all_tiles_without_a_gap(name):
    ids = [tile.id for tile in printed_edition(name).all_tiles]

    assert ids == [f"{name}-{number:03}" for number in range(1, len(ids) + 1)]


def test_the_2007_bank_fills_every_battery_and_every_cabin():
    box = printed_edition("2007")
    batteries = sum(tile.capacity for tile in box.tiles if tile.kind is Kind.BATTERY)
    cabins = sum(tile.kind in (Kind.CABIN, Kind.STARTING_CABIN) for tile in box.all_tiles)

    assert box.bank.batteries == batteries
    assert box.bank.figures["human"] == 2 * cabins
