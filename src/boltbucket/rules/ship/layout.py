"""The layout of a ship: its tiles and all that follows from where they lie."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship import boards
from boltbucket.rules.ship.blueprint import Cell, Cells
from boltbucket.rules.ship.flaws import Checked
from boltbucket.rules.ship.payload import Pairs
from boltbucket.rules.ship.tile import (
    CABINS,
    CANNONS,
    ENGINES,
    HOLDS,
    LIFE_SUPPORTS,
    Connector,
    Kind,
    Side,
    Tile,
)

BATTERIES = frozenset({Kind.BATTERY})
SHIELDS = frozenset({Kind.SHIELD})
UNIVERSAL = Connector.UNIVERSAL

Place = tuple[Cell, int]
"""A square, and quarter turns of the tile that goes there."""


@dataclass(frozen=True, eq=False, init=False)
class Layout(Checked):
    """Tiles on a plan, with every figure found out once. Ships with the same tiles share it.

    It stands on three floors: `Geometry` knows connectors, `WithPayload` what payload does,
    `Checked` mistakes. Here is the equipment, and where the next tile may go.
    """

    def working(self, kinds: Collection[Kind]) -> Cells:
        """The tiles of these kinds without those in a dead zone."""
        found, dead = self.of(kinds), self.dead
        return tuple(cell for cell in found if cell not in dead) if dead else found

    @cached
    def cannons(self) -> Cells:
        return self.working(CANNONS)

    @cached
    def engines(self) -> Cells:
        return self.working(ENGINES)

    @cached
    def shields(self) -> Cells:
        return self.working(SHIELDS)

    @cached
    def cabins(self) -> Cells:
        """All cabins: who may live there is another question."""
        return self.of(CABINS)

    @cached
    def holds(self) -> Cells:
        return self.working(HOLDS)

    @cached
    def life_supports(self) -> Cells:
        return self.working(LIFE_SUPPORTS)

    @cached
    def battery_components(self) -> Cells:
        """All of them: how many batteries they get is another question."""
        return self.of(BATTERIES)

    # Building on

    def joining_squares(self, tile: Tile) -> int:
        """The free squares of the area where the tile, lying as it does, joins the ship."""
        return self.hull.joining(tile.shape, self.free)

    def sound_squares(self, tile: Tile) -> int:
        """Those of them where it makes no mistake."""
        squares = self.hull.sound(self._shape(tile), self.free)
        if squares and self.payloads and tile.is_payload:
            return squares & ~self.forbidden_squares(tile)
        return squares

    def _shape(self, tile: Tile) -> int:
        """The shape to be fitted in: where engines may look ahead, one that does is a barrel."""
        ahead = tile.kind in ENGINES and tile.direction is Side.FRONT
        return tile.shape & ~boards.ENGINE if ahead and self._both_ways else tile.shape

    @property
    def _both_ways(self) -> bool:
        return self.blueprint.engines_both_ways

    @cached
    def dragging_joints(self) -> Pairs:
        """Joints of a universal connector with a single or double one."""
        return tuple(
            (cell, other)
            for cell in self.cells
            for side, other in ((Side.RIGHT, self._beside(cell)), (Side.REAR, self._behind(cell)))
            if other is not None and self._drags(cell, other, side)
        )

    def _beside(self, cell: Cell) -> Cell | None:
        return self.blueprint.neighbours[cell][Side.RIGHT]

    def _behind(self, cell: Cell) -> Cell | None:
        return self.blueprint.neighbours[cell][Side.REAR]

    def _drags(self, cell: Cell, other: Cell, side: Side) -> bool:
        if other not in self.tiles:
            return False
        one = self.tiles[cell].connectors[side]
        two = self.tiles[other].connectors[side.opposite]
        return one.fits(two) and (one is UNIVERSAL) != (two is UNIVERSAL)

    def places(self, tile: Tile) -> tuple[Place, ...]:
        """Every square and number of quarter turns with which the tile joins the ship."""
        return self._places([self.joining_squares(turned) for turned in tile.turns])

    def sound_places(self, tile: Tile) -> tuple[Place, ...]:
        """Those of them that make no mistake."""
        return self._places([self.sound_squares(turned) for turned in tile.turns])

    def _places(self, boards: list[int]) -> tuple[Place, ...]:
        return tuple(
            (cell, quarters)
            for quarters, board in enumerate(boards)
            for cell in self.blueprint.cells_in(board)
        )
