"""Strength of engines and cannons, in half points, and the batteries behind it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell, Cells, row_of
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.parts import ShipParts
from boltbucket.rules.ship.payload import mass
from boltbucket.rules.ship.tile import Kind, Side

HALVES = 2
FORWARD = frozenset({Side.FRONT})


class Powered(ShipParts):
    """What can be asked and done about a ship's engines, cannons and batteries."""

    # Engines

    def engine_strength(self, powered: Collection[Cell] = ()) -> int:
        """Engines and brown alien, less mass and drag: it may fall below zero. Parts of a ship pull
        each for itself, and none of them pulls back."""
        if not self.blueprint.more_starts:
            pull = self._pull(self.crew, self.engines, powered, self.layout.payloads)
        else:
            pull = sum(self._part_pulls(part, powered) for part in self.blueprint.parts)
        if not self.quirks.joint_drag:
            return pull
        return pull - len(self.layout.dragging_joints) * HALVES

    def _part_pulls(self, part: int, powered: Collection[Cell]) -> int:
        cells = frozenset(self.blueprint.cells_in(part))
        engines = tuple(cell for cell in self.engines if cell in cells)
        return max(0, self._pull(cells & self.crew.keys(), engines, powered, cells))

    def _pull(
        self,
        cabins: Collection[Cell],
        engines: Cells,
        powered: Collection[Cell],
        payloads: Collection[Cell],
    ) -> int:
        push = 0
        for cell in engines:
            if self.tiles[cell].kind is Kind.SINGLE_ENGINE:
                push += HALVES
            elif cell in powered:
                push += 2 * HALVES
        push += self._bonus(Figure.BROWN, push, cabins)
        return push - mass(self.layout, self.quirks, payloads) * HALVES if payloads else push

    @cached
    def engines(self) -> Cells:
        """The working engines."""
        idle = self.quirks.idle_engine_rows
        engines = self.layout.engines
        if self.blueprint.engines_both_ways:
            rear = self.heading(Side.REAR)
            engines = tuple(cell for cell in engines if self.tiles[cell].direction is rear)
        return tuple(cell for cell in engines if row_of(cell) not in idle) if idle else engines

    @cached
    def double_engines(self) -> Cells:
        return self._doubles(self.engines, Kind.DOUBLE_ENGINE)

    @cached
    def best_engine_strength(self) -> int:
        """The strength with as many double engines powered as there are batteries."""
        if not self.blueprint.more_starts:
            return self.engine_strength(self.double_engines[: self.batteries])
        best = [0] * (self.batteries + 1)
        for part in self.blueprint.parts:
            pulls = self._part_with_more_and_more_powered(part)
            best = [
                max(best[spent - own] + pull for own, pull in enumerate(pulls[: spent + 1]))
                for spent in range(len(best))
            ]
        return best[-1]

    def _part_with_more_and_more_powered(self, part: int) -> list[int]:
        square = self.blueprint.square
        doubles = [cell for cell in self.double_engines if square[cell] & part]
        return [self._part_pulls(part, doubles[:count]) for count in range(len(doubles) + 1)]

    # Cannons

    def cannon_strength(
        self, powered: Collection[Cell] = (), full_sides: Collection[Side] = FORWARD
    ) -> int:
        """Cannons and purple alien; cannons not looking to a full side have half their strength."""
        fire = 0
        for cell in self.cannons:
            if self.tiles[cell].kind is Kind.SINGLE_CANNON or cell in powered:
                fire += self._firepower(cell, full_sides)
        return fire + self._bonus(Figure.PURPLE, fire, self.crew)

    def _firepower(self, cell: Cell, full_sides: Collection[Side]) -> int:
        """What one cannon adds when it shoots."""
        cannon = self.tiles[cell]
        side = self.heading(cannon.direction)
        full = side in full_sides
        if side is Side.FRONT and row_of(cell) in self.quirks.half_forward_cannon_rows:
            full = False
        barrels = 2 if cannon.kind is Kind.DOUBLE_CANNON else 1
        return barrels * HALVES if full else barrels

    @property
    def cannons(self) -> Cells:
        """The working cannons."""
        return self.layout.cannons

    @cached
    def double_cannons(self) -> Cells:
        return self._doubles(self.cannons, Kind.DOUBLE_CANNON)

    @cached
    def best_cannon_strength(self) -> int:
        """The strength with as many double cannons powered as there are batteries, the strongest
        first."""
        strongest = sorted(
            self.double_cannons, key=lambda cell: self._firepower(cell, FORWARD), reverse=True
        )
        return self.cannon_strength(strongest[: self.batteries])

    # Of both

    def _bonus(self, alien: Figure, strength: int, cabins: Collection[Cell]) -> int:
        """What an alien in one of these cabins adds: nothing to a strength of zero."""
        aboard = strength > 0 and (alien,) in self.crew.values()
        if not aboard or not any(self.crew[cell] == (alien,) for cell in cabins):
            return 0
        return self.quirks.alien_bonus * HALVES

    def _doubles(self, cells: Cells, kind: Kind) -> Cells:
        return tuple(cell for cell in cells if self.tiles[cell].kind is kind)

    # Batteries

    @cached
    def batteries(self) -> int:
        return sum(self.charge.values())

    @cached
    def battery_cells(self) -> Cells:
        """The components with batteries left."""
        return tuple(cell for cell in self.layout.battery_components if cell in self.charge)

    def spend(self, cell: Cell) -> Self:
        """The ship with one battery less in that component."""
        left = self.charge[cell] - 1
        charge = {**self.charge, cell: left}
        if not left:
            del charge[cell]
        return self.refit(charge=charge)

    def charged(self) -> Self:
        """The ship with all battery components filled for launch."""
        loads = {cell: self._battery_load(cell) for cell in self.layout.battery_components}
        return self.refit(charge={cell: load for cell, load in loads.items() if load})

    def _battery_load(self, cell: Cell) -> int:
        """How many batteries a component gets before launch."""
        if cell in self.layout.uninhabitable:
            return 0
        return max(0, self.tiles[cell].capacity - self.quirks.batteries_short)
