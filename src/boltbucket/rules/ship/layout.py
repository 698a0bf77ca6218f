"""The layout of a ship: its tiles and all that follows from where they lie."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell, Cells
from boltbucket.rules.ship.flaws import Checked
from boltbucket.rules.ship.tile import CABINS, CANNONS, ENGINES, HOLDS, LIFE_SUPPORTS, Kind, Tile

BATTERIES = frozenset({Kind.BATTERY})
SHIELDS = frozenset({Kind.SHIELD})

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
        squares = self.hull.sound(tile.shape, self.free)
        if squares and self.payloads and tile.is_payload:
            return squares & ~self.forbidden_squares(tile)
        return squares

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
