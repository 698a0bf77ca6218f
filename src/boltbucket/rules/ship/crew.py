"""Crew: who is aboard, who may board where, who falls ill, who is stranded."""

from __future__ import annotations

from typing import Self

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell, Cells
from boltbucket.rules.ship.contents import ALIENS, LIFE_SUPPORT_OF, Figure
from boltbucket.rules.ship.parts import ShipParts
from boltbucket.rules.ship.tile import Kind

TWO_HUMANS = (Figure.HUMAN, Figure.HUMAN)

Lodging = tuple[tuple[Cell, Figure], ...]
"""Cabins with the alien in each."""


class Crewed(ShipParts):
    """What can be asked and done about a ship's crew."""

    @cached
    def crew_size(self) -> int:
        return sum(map(len, self.crew.values()))

    @cached
    def humans(self) -> int:
        return sum(figures.count(Figure.HUMAN) for figures in self.crew.values())

    @cached
    def manned_cabins(self) -> Cells:
        return tuple(cell for cell in self.layout.cabins if cell in self.crew)

    @cached
    def aliens(self) -> Lodging:
        found = [
            (cell, figure)
            for cell, figures in self.crew.items()
            for figure in figures
            if figure is not Figure.HUMAN
        ]
        return tuple(sorted(found, key=lambda lodger: self.blueprint.bit[lodger[0]]))

    def lose_crew(self, cell: Cell) -> Self:
        """The ship without one figure of that cabin."""
        left = self.crew[cell][1:]
        crew = {**self.crew, cell: left}
        if not left:
            del crew[cell]
        return self.refit(crew=crew)

    # Boarding

    @cached
    def alien_options(self) -> Lodging:
        """Which alien may move into which empty cabin: one a colour, and none into the starting
        cabin."""
        if not self.layout.life_supports:
            return ()
        aboard = {alien for _, alien in self.aliens}
        return tuple(
            (cell, alien)
            for cell in self._empty_cabins
            if self.tiles[cell].kind is not Kind.STARTING_CABIN
            for alien in ALIENS
            if alien not in aboard and self._supports(cell, alien)
        )

    def board(self, cell: Cell, figure: Figure) -> Self:
        """The ship with an alien moved into that cabin."""
        return self.refit(crew={**self.crew, cell: (figure,)})

    def manned(self) -> Self:
        """The ship with two humans in every empty cabin that may hold crew."""
        return self.refit(crew={**self.crew, **dict.fromkeys(self._empty_cabins, TWO_HUMANS)})

    @property
    def _empty_cabins(self) -> Cells:
        """The cabins that may hold crew and hold none."""
        crew, nobody = self.crew, self.layout.uninhabitable
        return tuple(c for c in self.layout.cabins if c not in crew and c not in nobody)

    # Life support and illness

    def _supports(self, cabin: Cell, alien: Figure) -> bool:
        """Whether the cabin is joined to working life support for the alien."""
        module, working = LIFE_SUPPORT_OF[alien], self.layout.life_supports
        return bool(working) and any(
            cell in working and self.tiles[cell].kind is module
            for cell in self.layout.joined(cabin)
        )

    @cached
    def stranded_aliens(self) -> Cells:
        """The cabins of aliens whose life support is gone."""
        return tuple(cell for cell, alien in self.aliens if not self._supports(cell, alien))

    @cached
    def infected_cabins(self) -> Cells:
        """The occupied cabins joined to an occupied cabin."""
        return tuple(
            cell
            for cell in self.manned_cabins
            if any(other in self.crew for other in self.layout.joined(cell))
        )
