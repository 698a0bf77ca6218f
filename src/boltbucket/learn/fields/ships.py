"""What is built: ships, hands, reserves and the heap."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from boltbucket.learn.actions import RESERVED
from boltbucket.learn.faces import face_number, faces
from boltbucket.learn.fields.field import Array, Field, Moment
from boltbucket.learn.planes import SHIP, TILE, bare, ship_planes, tile_row
from boltbucket.learn.squares import SIDE
from boltbucket.rules.language.value import once
from boltbucket.rules.table.heap import Heap
from boltbucket.rules.variant import variant_of


def _ships(moment: Moment) -> Any:
    ships, plan = moment.table.ships, moment.table.level.blueprint
    if not ships:
        return ()
    return [ship_planes(ships[seat]) if seat in ships else bare(plan) for seat in moment.around]


def _hands(moment: Moment) -> Any:
    yard = moment.yard
    if yard is None:
        return ()
    return [tile_row(yard.tile_in_hand(seat)) for seat in moment.around]


def _reserves(moment: Moment) -> Any:
    yard = moment.yard
    if yard is None:
        return ()
    rows = np.zeros((len(moment.around), RESERVED, len(TILE)), np.uint8)
    for place, seat in enumerate(moment.around):
        for slot, tile in enumerate(yard.reserve(seat)[:RESERVED]):
            rows[place, slot] = tile_row(tile)
    return rows


_NO_HEAP: Final = np.zeros(len(faces()), np.uint8)


def _heap(moment: Moment) -> Any:
    return _NO_HEAP if moment.yard is None else _counted(moment.yard.heap)


@once
def _counted(heap: Heap) -> Array:
    """How many free tiles show each face; kept, because most answers leave the heap alone."""
    numbers = [face_number(heap.tiles[handle]) for handle in heap.face_up]
    return np.bincount(np.array(numbers, np.int64), minlength=len(faces())).astype(np.uint8)


def _hidden_heap(moment: Moment) -> Any:
    if moment.yard is None:
        return (0, 0)
    heap, table = moment.yard.heap, moment.table
    down = heap.face_down
    if not variant_of(table).payload_of(table):
        return len(down), 0
    return len(down), sum(heap.tiles[handle].is_payload for handle in down)


SHIPS: Final = (
    Field(
        "ships",
        "every ship square by square, the viewer's first, then clockwise",
        SHIP,
        _ships,
        ("seats", SIDE, SIDE),
        planes=True,
    ),
    Field("hands", "the tile in everybody's hand", TILE, _hands, ("seats",), planes=True),
    Field(
        "reserves",
        "the tiles everybody has set aside",
        TILE,
        _reserves,
        ("seats", RESERVED),
        planes=True,
    ),
    Field(
        "heap",
        "how many tiles of each face lie face up",
        tuple(map(str, faces())),
        _heap,
        planes=True,
    ),
    Field(
        "hidden_heap",
        "how many tiles lie face down, and how many of them have the back of payload",
        ("face down", "payload"),
        _hidden_heap,
    ),
)
