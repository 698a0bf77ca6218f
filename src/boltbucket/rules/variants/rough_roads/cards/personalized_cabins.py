"""Personalized Cabins: who leaves takes the cabin along."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.damage import lose_components
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cells
from boltbucket.rules.ship.tile import CABINS
from boltbucket.rules.table.lost import Cause, LostTile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.variants.rough_roads.road import Road


@value
class PersonalizedCabins(Road):
    """When all crew is given up, the cabins it came from are removed, with whoever still lives
    there. Lost cabins cost nothing."""

    name: ClassVar[str] = "personalized_cabins"

    def crew_given_up(self, play: Play, seat: Seat, cabins: Cells) -> Agenda:
        return lose_components(play, seat, cabins, Cause.REMOVED) if cabins else ()

    def charges_for(self, lost: LostTile) -> bool:
        return lost.tile.kind not in CABINS
