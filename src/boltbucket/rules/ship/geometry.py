"""Tiles on a plan: how they hang together, what is open, where the next one may go."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Self

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Blueprint, Cell, Cells
from boltbucket.rules.ship.hull import Hull
from boltbucket.rules.ship.tile import Kind, Side, Tile

SIDES = tuple(Side)


@dataclass(frozen=True, eq=False, init=False)
class Geometry:
    """The ground floor of a `Layout`: all that follows from connectors alone."""

    blueprint: Blueprint
    tiles: Mapping[Cell, Tile]

    def __init__(
        self, blueprint: Blueprint, tiles: Mapping[Cell, Tile], hull: Hull | None = None
    ) -> None:
        own = self.__dict__
        own["blueprint"] = blueprint
        own["tiles"] = tiles
        if hull is not None:
            own["hull"] = hull

    @cached
    def hull(self) -> Hull:
        hull = Hull(self.blueprint.stride)
        for cell, tile in self.tiles.items():
            hull = hull.place(self.blueprint.square[cell], tile.shape)
        return hull

    # Changes

    def place(self, cell: Cell, tile: Tile) -> Self:
        """The same with a tile on that square, whatever was there."""
        tiles = {**self.tiles, cell: tile}
        if cell in self.tiles:
            return type(self)(self.blueprint, tiles)
        hull = self.hull.place(self.blueprint.square[cell], tile.shape)
        return type(self)(self.blueprint, tiles, hull)

    def without(self, cells: Collection[Cell]) -> Self:
        """The same after losing these tiles."""
        tiles = {cell: tile for cell, tile in self.tiles.items() if cell not in cells}
        hull = self.hull.only(~self.blueprint.mask(cells))
        return type(self)(self.blueprint, tiles, hull)

    # Tiles

    @cached
    def cells(self) -> Cells:
        """The squares with tiles."""
        return self.blueprint.cells_in(self.hull.tiles)

    def of(self, kinds: Collection[Kind]) -> Cells:
        """The tiles of these kinds."""
        tiles = self.tiles
        return tuple([cell for cell in self.cells if tiles[cell].kind in kinds])

    # Joints

    def joined(self, cell: Cell) -> Cells:
        """The squares joined to this one: front, right, rear, left."""
        cell_of = self.blueprint.cell_of_square
        found = self.hull.joined(self.blueprint.square[cell])
        return tuple([cell_of[square] for square in found if square])

    @cached
    def whole(self) -> bool:
        """Whether all tiles of each part hang together."""
        return len(self._pieces) <= 1 or not self.broken

    @cached
    def pieces(self) -> tuple[Cells, ...]:
        """What hangs together, by its first square; a sound ship has one piece a part."""
        return tuple(self.blueprint.cells_in(piece) for piece in self._pieces)

    @cached
    def broken(self) -> tuple[Cells, ...]:
        """The pieces of the first part that does not hang together; nothing if all do."""
        return next((pieces for pieces in self.pieces_of_parts if len(pieces) > 1), ())

    @cached
    def pieces_of_parts(self) -> tuple[tuple[Cells, ...], ...]:
        """The pieces part by part."""
        plan = self.blueprint
        if not plan.more_starts:
            return (self.pieces,)
        by_part: dict[int, list[Cells]] = {}
        for piece in self.pieces:
            by_part.setdefault(plan.part_with(plan.square[piece[0]]), []).append(piece)
        return tuple(map(tuple, by_part.values()))

    @cached
    def _pieces(self) -> list[int]:
        return self.hull.pieces()

    @cached
    def exposed_connectors(self) -> int:
        return self.hull.exposed_connectors()

    @cached
    def exposed_sides(self) -> tuple[tuple[Cell, Side], ...]:
        square = self.blueprint.square
        boards = self.hull.exposed()
        return tuple(
            (cell, side) for cell in self.cells for side in SIDES if boards[side] & square[cell]
        )

    # Free squares

    @cached
    def free(self) -> int:
        """The squares of the area without a tile, as a board."""
        return self.blueprint.area_mask & ~self.hull.tiles

    @cached
    def open_squares(self) -> int:
        """Those of them next to a tile."""
        above, right, below, left = self.hull.around()
        return (above | right | below | left) & self.free

    @cached
    def open_cells(self) -> Cells:
        return self.blueprint.cells_in(self.open_squares)

    @cached
    def blocked_squares(self) -> int:
        """The squares some barrel or exhaust opens onto, as a board."""
        return self.hull.blocked_squares()
