"""Payload on board: dead zones of artifacts, radiation, mass and plating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.ship.blueprint import Cell, column_of, row_of
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.tile import Connector, Kind, Side, Tile

if TYPE_CHECKING:
    from boltbucket.rules.ship.frame import Frame

ARTIFACTS = frozenset({Kind.SINGLE_ARTIFACT, Kind.DOUBLE_ARTIFACT})
LENGTHWISE = (Side.FRONT, Side.REAR)


def zone(frame: Frame, artifact: Cell) -> frozenset[Cell]:
    """The row, column or both that an artifact deadens, over the whole plan."""
    along_column, along_row = _axes(frame.tiles[artifact])
    return frozenset(
        cell
        for cell in frame.blueprint.cells
        if (along_column and column_of(cell) == column_of(artifact))
        or (along_row and row_of(cell) == row_of(artifact))
    )


def _axes(artifact: Tile) -> tuple[bool, bool]:
    if artifact.kind is Kind.DOUBLE_ARTIFACT:
        return True, True
    lengthwise = artifact.direction in LENGTHWISE
    return lengthwise, not lengthwise


def dead_zone(frame: Frame) -> frozenset[Cell]:
    """All squares where nothing works but connectors, plating and payload."""
    return frozenset().union(*(zone(frame, cell) for cell in _artifacts(frame)))


def barred(frame: Frame) -> frozenset[Cell]:
    """Squares without batteries and crew: dead ones, and the eight around radioactive payload."""
    around = frame.blueprint.eight_neighbours
    radioactive = (cell for cell in frame.payloads if frame.tiles[cell].kind is Kind.RADIOACTIVE)
    return frame.dead.union(*(around[cell] for cell in radioactive))


def radioactive_joints(frame: Frame) -> tuple[tuple[Cell, Cell], ...]:
    """Pairs of radioactive tiles joined to each other, each pair in reading order."""
    tiles = frame.tiles
    order = frame.blueprint.bit
    return tuple(
        (cell, other)
        for cell in frame.payloads
        if tiles[cell].kind is Kind.RADIOACTIVE
        for other in frame.joined(cell)
        if tiles[other].kind is Kind.RADIOACTIVE and order[cell] < order[other]
    )


def zoned_artifacts(frame: Frame) -> tuple[tuple[Cell, Cell], ...]:
    """Artifacts lying in the zone of another, with that other, each pair in reading order once."""
    found = _artifacts(frame)
    order = frame.blueprint.bit
    return tuple(
        (cell, other)
        for cell in found
        for other in found
        if order[cell] < order[other] and (cell in zone(frame, other) or other in zone(frame, cell))
    )


def _artifacts(frame: Frame) -> tuple[Cell, ...]:
    return tuple(cell for cell in frame.payloads if frame.tiles[cell].kind in ARTIFACTS)


def mass(frame: Frame, quirks: Quirks) -> int:
    """The mass of all heavy payload, in whole points of engine strength."""
    masses = [tile.capacity for tile in _heavy(frame)]
    if quirks.heavy_mass is not None:
        return quirks.heavy_mass * len(masses)
    return sum(masses)


def _heavy(frame: Frame) -> list[Tile]:
    tiles = (frame.tiles[cell] for cell in frame.payloads)
    return [tile for tile in tiles if tile.kind is Kind.HEAVY]


def is_plated(tile: Tile, side: Side) -> bool:
    """Whether nothing that hits this side can destroy the tile."""
    return tile.kind is Kind.HEAVY and tile.connectors[side] == Connector.SMOOTH


def destroyed_along(frame: Frame, cell: Cell) -> tuple[Cell, ...]:
    """What goes when this tile is destroyed: itself, then all that blasts and shards reach.

    An explosive tile takes the eight around it along, a fragile one goes with any of the eight
    around it; each of them in turn may set off more.
    """
    lost = [cell]
    for destroyed in lost:  # grows while it is walked
        explodes = frame.tiles[destroyed].kind is Kind.EXPLOSIVE
        for near in frame.blueprint.eight_neighbours[destroyed]:
            tile = frame.tiles.get(near)
            if tile and near not in lost and (explodes or tile.kind is Kind.FRAGILE):
                lost.append(near)
    return tuple(lost)
