"""A ship as it is built: tiles that are added or lost, mistakes, and how it hangs together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Self, TypeVar

from boltbucket.rules.ship.blueprint import Cell, Cells
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.hull import Hull
from boltbucket.rules.ship.layout import Place
from boltbucket.rules.ship.parts import ShipParts
from boltbucket.rules.ship.tile import Side, Tile

Content = TypeVar("Content")


class Built(ShipParts):
    """What can be asked and done about a ship's tiles. The answers are the layout's."""

    def place(self, cell: Cell, tile: Tile) -> Self:
        """The ship with a tile on that square; nothing is checked."""
        return self.refit(layout=self.layout.place(cell, tile))

    def without(self, cells: Collection[Cell]) -> Self:
        """The ship after losing these tiles and what was in them."""
        return self.refit(
            layout=self.layout.without(cells),
            crew=_without(self.crew, cells),
            charge=_without(self.charge, cells),
            goods=_without(self.goods, cells),
        )

    def only(self, cells: Collection[Cell]) -> Self:
        """The ship cut down to these tiles and what is in them."""
        return self.without([cell for cell in self.tiles if cell not in cells])

    # Where a tile may go

    def accepts(self, cell: Cell, tile: Tile) -> bool:
        """Whether the square is free, inside the area, and the tile would join the ship."""
        return bool(self.layout.joining_squares(tile) & self.blueprint.square.get(cell, 0))

    def suits(self, cell: Cell, tile: Tile) -> bool:
        """Whether the tile is accepted there and makes no mistake."""
        return bool(self.layout.sound_squares(tile) & self.blueprint.square.get(cell, 0))

    def places(self, tile: Tile) -> tuple[Place, ...]:
        """Every square and number of quarter turns with which the tile is accepted."""
        return self.layout.places(tile)

    def sound_places(self, tile: Tile) -> tuple[Place, ...]:
        """Those of them that make no mistake."""
        return self.layout.sound_places(tile)

    @property
    def open_cells(self) -> Cells:
        """The free squares of the area next to a tile."""
        return self.layout.open_cells

    # Mistakes

    @property
    def legal(self) -> bool:
        return self.layout.legal

    @property
    def flaws(self) -> tuple[Flaw, ...]:
        """All mistakes, by kind and then in reading order."""
        return self.layout.flaws

    @property
    def removable(self) -> Cells:
        """The tiles taking part in mistakes that only removing tiles repairs."""
        return self.layout.removable

    # Geometry

    @property
    def hull(self) -> Hull:
        return self.layout.hull

    @property
    def cells(self) -> Cells:
        """The squares with tiles."""
        return self.layout.cells

    @property
    def exposed_connectors(self) -> int:
        return self.layout.exposed_connectors

    @property
    def exposed_sides(self) -> tuple[tuple[Cell, Side], ...]:
        return self.layout.exposed_sides

    @property
    def whole(self) -> bool:
        """Whether all tiles of each part hang together."""
        return self.layout.whole

    @property
    def pieces(self) -> tuple[Cells, ...]:
        """What hangs together, by its first square; a sound ship has one piece a part."""
        return self.layout.pieces

    @property
    def broken(self) -> tuple[Cells, ...]:
        """The pieces of the first part that does not hang together; nothing if all do."""
        return self.layout.broken

    def joined(self, cell: Cell) -> Cells:
        """The squares joined to this one: front, right, rear, left."""
        return self.layout.joined(cell)


def _without(contents: Mapping[Cell, Content], cells: Collection[Cell]) -> Mapping[Cell, Content]:
    return {cell: content for cell, content in contents.items() if cell not in cells}
