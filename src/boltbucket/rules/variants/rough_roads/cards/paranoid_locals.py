"""Paranoid Locals: whoever lands is shot at first."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.variants.rough_roads.road import Road


@value
class ParanoidLocals(Road):
    """All decide, then one shot from the front hits everybody who lands; a single ship gets a heavy
    one. The foremost rolls."""

    name: ClassVar[str] = "paranoid_locals"

    def landed(self, play: Play, seats: tuple[Seat, ...]) -> Agenda:
        if not seats:
            return ()
        shot = Hit(heavy=len(seats) == 1, side=Side.FRONT)
        return volley((shot,), seats, seats[0], meteor=False)
