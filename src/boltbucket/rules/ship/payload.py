"""Payload among the tiles: dead zones of artifacts, radiation, blasts, mass and plating."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell, Cells, column_of, row_of
from boltbucket.rules.ship.geometry import Geometry
from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.tile import Connector, Kind, Side, Tile

ARTIFACTS = frozenset({Kind.SINGLE_ARTIFACT, Kind.DOUBLE_ARTIFACT})
LENGTHWISE = (Side.FRONT, Side.REAR)
NOWHERE: frozenset[Cell] = frozenset()

Pairs = tuple[tuple[Cell, Cell], ...]
"""Two squares each, in reading order."""


@dataclass(frozen=True, eq=False, init=False)
class WithPayload(Geometry):
    """The first floor of a `Layout`: what payload does to the tiles around it."""

    @cached
    def payloads(self) -> Cells:
        return self.blueprint.cells_in(self.hull.payload)

    def payloads_of(self, *kinds: Kind) -> Cells:
        return tuple(cell for cell in self.payloads if self.tiles[cell].kind in kinds)

    @cached
    def dead(self) -> frozenset[Cell]:
        """Squares where nothing works but connectors, plating and payload."""
        zones = self._artifact_zones
        column = self.blueprint.dead_column
        if column is None:
            return zones
        return zones.union(c for c in self.blueprint.cells if column_of(c) == column)

    @cached
    def _artifact_zones(self) -> frozenset[Cell]:
        if not self.payloads:
            return NOWHERE
        return NOWHERE.union(*(self._zone(cell) for cell in self.payloads_of(*ARTIFACTS)))

    @cached
    def uninhabitable(self) -> frozenset[Cell]:
        """Squares without batteries and crew: dead ones, and the eight around radiation."""
        around = self.blueprint.eight_neighbours
        return self.dead.union(*(around[cell] for cell in self.payloads_of(Kind.RADIOACTIVE)))

    def destroyed_along(self, *cells: Cell, explosive: Collection[Cell] = ()) -> Cells:
        """What goes when these are destroyed: they themselves, then all that blasts and shards
        reach.

        An explosive tile takes the eight around it along, and so does one of those that are as good
        as explosive; a fragile one goes with any of the eight around it; each of them in turn may
        set off more.
        """
        if not self.payloads and not explosive:
            return cells
        lost = list(cells)
        for destroyed in lost:  # grows while it is walked
            explodes = self.tiles[destroyed].kind is Kind.EXPLOSIVE or destroyed in explosive
            for near in self.blueprint.eight_neighbours[destroyed]:
                tile = self.tiles.get(near)
                if tile and near not in lost and (explodes or tile.kind is Kind.FRAGILE):
                    lost.append(near)
        return tuple(lost)

    # What is forbidden

    @property
    def radioactive_joints(self) -> Pairs:
        """Radioactive tiles joined to each other."""
        order = self.blueprint.bit
        hot = self.payloads_of(Kind.RADIOACTIVE)
        return tuple(
            (cell, other)
            for cell in hot
            for other in self.joined(cell)
            if other in hot and order[cell] < order[other]
        )

    @property
    def zoned_artifacts(self) -> Pairs:
        """Artifacts of which one lies in the zone of the other."""
        found = self.payloads_of(*ARTIFACTS)
        zones = [self._zone(cell) for cell in found]
        return tuple(
            (cell, found[later])
            for first, cell in enumerate(found)
            for later in range(first + 1, len(found))
            if cell in zones[later] or found[later] in zones[first]
        )

    def forbidden_squares(self, tile: Tile) -> int:
        """Where the tile, lying as it does, may not go because of payload that is there."""
        plan = self.blueprint
        if tile.kind is Kind.RADIOACTIVE:
            hot = self.hull.only(plan.mask(self.payloads_of(Kind.RADIOACTIVE)))
            return hot.joining(tile.shape, self.free)
        if tile.kind not in ARTIFACTS:
            return 0
        forbidden = plan.mask(self._artifact_zones)
        along_column, along_row = _axes(tile)
        for other in self.payloads_of(*ARTIFACTS):
            forbidden |= plan.column_board[column_of(other)] if along_column else 0
            forbidden |= plan.row_board[row_of(other)] if along_row else 0
        return forbidden

    def _zone(self, artifact: Cell) -> frozenset[Cell]:
        """The row, column or both that an artifact deadens, over the whole plan."""
        along_column, along_row = _axes(self.tiles[artifact])
        return frozenset(
            cell
            for cell in self.blueprint.cells
            if (along_column and column_of(cell) == column_of(artifact))
            or (along_row and row_of(cell) == row_of(artifact))
        )


def _axes(artifact: Tile) -> tuple[bool, bool]:
    if artifact.kind is Kind.DOUBLE_ARTIFACT:
        return True, True
    lengthwise = artifact.direction in LENGTHWISE
    return lengthwise, not lengthwise


def mass(layout: WithPayload, quirks: Quirks, cells: Collection[Cell] | None = None) -> int:
    """The mass of all heavy payload, or of that on these squares, in points of engine strength."""
    heavy = layout.payloads_of(Kind.HEAVY)
    if cells is not None:
        heavy = tuple(cell for cell in heavy if cell in cells)
    if quirks.heavy_mass is not None:
        return quirks.heavy_mass * len(heavy)
    return sum(layout.tiles[cell].capacity for cell in heavy)


def is_plated(tile: Tile, side: Side) -> bool:
    """Whether nothing that hits this side can destroy the tile."""
    return tile.kind is Kind.HEAVY and tile.connectors[side] == Connector.SMOOTH
