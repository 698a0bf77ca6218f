"""Faces: what is printed on tiles, each different print once, over all boxes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.tile import Connector, Kind, Side, Tile
from boltbucket.rules.variants.missions.parts import tiles as mission_tiles


@dataclass(frozen=True)
class Face:
    """What a tile shows when it lies as printed. Tiles with the same face are the same to play."""

    kind: Kind
    connectors: tuple[Connector, Connector, Connector, Connector]
    capacity: int
    directions: tuple[Side, ...]

    def __str__(self) -> str:
        pipes = "".join(str(int(each)) for each in self.connectors)
        looks = "".join("^>v<"[side] for side in self.directions)
        return f"{self.kind}{self.capacity or ''}{looks} {pipes}"


def face_of(tile: Tile) -> Face:
    printed = tile.unturned
    return Face(printed.kind, printed.connectors, printed.capacity, printed.directions)


@cache
def faces() -> tuple[Face, ...]:
    """All faces of all heaps, in the order of the boxes and their tile numbers."""
    boxes = [edition(name).tiles for name in EDITION_NAMES]
    tiles = [tile for box in (*boxes, mission_tiles()) for tile in box]
    return tuple(dict.fromkeys(map(face_of, tiles)))


@cache
def _numbers() -> Mapping[Face, int]:
    return {face: number for number, face in enumerate(faces())}


_kept: dict[str, int] = {}


def face_number(tile: Tile) -> int:
    """The number of a tile's face; looked up by its id, which says what is printed."""
    number = _kept.get(tile.id)
    if number is None:
        number = _kept[tile.id] = _numbers()[face_of(tile)]
    return number
