"""Epidemic: it spreads between joined cabins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step


@dataclass(frozen=True)
class Epidemic(Adventure):
    """Every occupied cabin joined to an occupied cabin loses one figure."""

    kind: ClassVar[str] = "epidemic"

    def resolve(self, play: Play) -> Agenda:
        return tuple(FallIll(seat) for seat in play.table.order)


@value
class FallIll(Step):
    """The ship is looked at once: an emptied cabin has still infected its neighbours."""

    seat: Seat

    def run(self, play: Play) -> Agenda:
        for cabin in play.table.ship(self.seat).infected_cabins:
            play.lose_crew(self.seat, cabin, "epidemic")
        return ()
