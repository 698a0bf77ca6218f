"""The tiles of a ship and all that follows from where they lie."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from boltbucket.rules.ship import flaws, payload
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.hull import BOARDS, Hull
from boltbucket.rules.ship.kept import kept
from boltbucket.rules.ship.tile import (
    CABINS,
    CANNONS,
    ENGINES,
    HOLDS,
    LIFE_SUPPORTS,
    Kind,
    Side,
    Tile,
)

SIDES = tuple(Side)
BATTERIES = frozenset({Kind.BATTERY})
SHIELDS = frozenset({Kind.SHIELD})


class Frame:
    """Tiles on a plan, with every figure found out once. Ships with the same tiles share it."""

    def __init__(
        self, blueprint: Blueprint, tiles: Mapping[Cell, Tile], hull: Hull | None = None
    ) -> None:
        self.blueprint = blueprint
        self.tiles = tiles
        self.hull = _hull(blueprint, tiles) if hull is None else hull
        self.free: int = blueprint.area_mask & ~self.hull.tiles
        """The squares of the area without a tile."""

    def place(self, cell: Cell, tile: Tile) -> Frame:
        if cell in self.tiles:
            return Frame(self.blueprint, {**self.tiles, cell: tile})
        hull = self.hull.place(self.blueprint.square[cell], tile.shape)
        return Frame(self.blueprint, {**self.tiles, cell: tile}, hull)

    def without(self, cells: Collection[Cell]) -> Frame:
        tiles = dict(self.tiles)
        square = self.blueprint.square
        gone = 0
        for cell in cells:
            tiles.pop(cell, None)
            gone |= square[cell]
        return Frame(self.blueprint, tiles, self.hull.only(~gone))

    @kept
    def cells(self) -> tuple[Cell, ...]:
        """The squares with tiles, in reading order."""
        return self.blueprint.cells_in(self.hull.tiles)

    def of(self, kinds: Collection[Kind]) -> tuple[Cell, ...]:
        """The tiles of these kinds, in reading order."""
        tiles = self.tiles
        return tuple([cell for cell in self.cells if tiles[cell].kind in kinds])

    def working(self, kinds: Collection[Kind]) -> tuple[Cell, ...]:
        """The same, without those in a dead zone."""
        found = self.of(kinds)
        if not self.dead:
            return found
        return tuple(cell for cell in found if cell not in self.dead)

    @kept
    def cannons(self) -> tuple[Cell, ...]:
        return self.working(CANNONS)

    @kept
    def engines(self) -> tuple[Cell, ...]:
        return self.working(ENGINES)

    @kept
    def shields(self) -> tuple[Cell, ...]:
        return self.working(SHIELDS)

    @kept
    def cabins(self) -> tuple[Cell, ...]:
        return self.of(CABINS)

    @kept
    def holds(self) -> tuple[Cell, ...]:
        return self.working(HOLDS)

    @kept
    def life_supports(self) -> tuple[Cell, ...]:
        return self.working(LIFE_SUPPORTS)

    @kept
    def battery_components(self) -> tuple[Cell, ...]:
        return self.of(BATTERIES)

    @kept
    def payloads(self) -> tuple[Cell, ...]:
        board = self.hull.payload
        return self.blueprint.cells_in(board) if board else ()

    @kept
    def dead(self) -> frozenset[Cell]:
        """Squares where nothing works."""
        return payload.dead_zone(self) if self.payloads else frozenset()

    @kept
    def barred(self) -> frozenset[Cell]:
        """Squares that get neither batteries nor crew."""
        return payload.barred(self) if self.payloads else frozenset()

    @kept
    def piece_boards(self) -> list[int]:
        return self.hull.pieces()

    def keep_whole(self) -> None:
        """One piece was kept, and nothing else: it holds together."""
        self.piece_boards = [self.hull.tiles]

    @property
    def whole(self) -> bool:
        return len(self.piece_boards) <= 1

    @kept
    def pieces(self) -> tuple[tuple[Cell, ...], ...]:
        if self.whole and self.tiles:
            return (self.cells,)
        return tuple([self.blueprint.cells_in(piece) for piece in self.piece_boards])

    @kept
    def exposed_connectors(self) -> int:
        return self.hull.exposed_connectors()

    @kept
    def exposed_sides(self) -> tuple[tuple[Cell, Side], ...]:
        square = self.blueprint.square
        boards = self.hull.exposed()
        return tuple(
            (cell, side) for cell in self.cells for side in SIDES if boards[side] & square[cell]
        )

    @kept
    def legal(self) -> bool:
        return flaws.is_legal(self)

    @kept
    def faults(self) -> tuple[flaws.Flaw, ...]:
        """All mistakes besides not holding together."""
        return flaws.faults(self)

    def keep_faults(self, before: Frame) -> None:
        """Taking tiles off makes no new faults: those left of the frame as it was are all."""
        self.faults = flaws.left(before.faults, self.tiles) if before.faults else ()

    @kept
    def flaws(self) -> tuple[flaws.Flaw, ...]:
        return self.faults if self.whole else flaws.with_loose(self)

    def joined(self, cell: Cell) -> tuple[Cell, ...]:
        cell_of_square = self.blueprint.cell_of_square
        found = self.hull.joined(self.blueprint.square[cell])
        return tuple([cell_of_square[square] for square in found if square])

    @kept
    def open_squares(self) -> int:
        above, right, below, left = self.hull.around()
        return (above | right | below | left) & self.free

    @kept
    def open_cells(self) -> tuple[Cell, ...]:
        return self.blueprint.cells_in(self.open_squares)

    @kept
    def kept_clear(self) -> int:
        return self.hull.kept_clear()


def _hull(blueprint: Blueprint, tiles: Mapping[Cell, Tile]) -> Hull:
    boards = [0] * BOARDS
    for cell, tile in tiles.items():
        square = blueprint.square[cell]
        for board in tile.boards:
            boards[board] |= square
    return Hull(blueprint.stride, *boards)
