"""Intruders: which components are defended, where intruders go from here, what they take."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.parts import ShipParts
from boltbucket.rules.ship.tile import Kind, Side


@dataclass(frozen=True, slots=True)
class Haul:
    """All that can be taken out of one component."""

    batteries: int = 0
    crew: tuple[Figure, ...] = ()
    goods: tuple[Good, ...] = ()

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Haul()


class Guard(StrEnum):
    """What stands in the way of intruders."""

    SENTRY = "sentry"
    ARMS_LOCKER = "arms_locker"
    ARMED_CREW = "armed_crew"
    PURPLE_ALIEN = "purple_alien"


class Guarded(ShipParts):
    """What can be asked and done about a ship while somebody walks through it."""

    def guard_at(self, cell: Cell) -> Guard | None:
        """What defends the component now: a sentry by itself, crew beside a locker, the locker
        with them, a purple alien always."""
        kind = self.tiles[cell].kind
        if kind is Kind.SENTRY:
            return Guard.SENTRY if self._works(cell) else None
        if kind is Kind.ARMS_LOCKER:
            return Guard.ARMS_LOCKER if self._in_use(cell) else None
        if Figure.PURPLE in self.crew.get(cell, ()):
            return Guard.PURPLE_ALIEN
        return Guard.ARMED_CREW if cell in self.crew and self._armed(cell) else None

    def _works(self, cell: Cell) -> bool:
        return cell not in self.layout.dead

    def _in_use(self, locker: Cell) -> bool:
        return self._works(locker) and any(c in self.crew for c in self.layout.joined(locker))

    def _armed(self, cabin: Cell) -> bool:
        return any(
            self.tiles[cell].kind is Kind.ARMS_LOCKER and self._works(cell)
            for cell in self.layout.joined(cabin)
        )

    def way_on(self, cell: Cell, heading: Side, clockwise: bool) -> tuple[Side, Cell] | None:
        """Where intruders go next: the first joint of hand side, straight on, other side, back.
        Those who walk clockwise keep to their right hand."""
        hand = 1 if clockwise else 3
        joined = self.layout.hull.joined(self.blueprint.square[cell])
        for quarters in (hand, 0, -hand, 2):
            side = heading.turned(quarters)
            if joined[side]:
                return side, self.blueprint.cell_of_square[joined[side]]
        return None

    def haul(self, cell: Cell) -> Haul:
        """All that intruders would take here."""
        return Haul(self.charge.get(cell, 0), self.crew.get(cell, ()), self.goods.get(cell, ()))

    def cleared(self, cell: Cell) -> Self:
        """The ship with nothing left in this component."""
        return self.refit(
            crew={c: figures for c, figures in self.crew.items() if c != cell},
            charge={c: tokens for c, tokens in self.charge.items() if c != cell},
            goods={c: blocks for c, blocks in self.goods.items() if c != cell},
        )
