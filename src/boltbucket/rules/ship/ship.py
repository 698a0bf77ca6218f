"""A ship: its tiles and what rides on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from boltbucket.rules.ship.blueprint import Cells
from boltbucket.rules.ship.building import Built
from boltbucket.rules.ship.cargo import Laden
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.crew import Crewed
from boltbucket.rules.ship.hits import Defended
from boltbucket.rules.ship.intruders import Guarded
from boltbucket.rules.ship.power import Powered


@final
@dataclass(frozen=True, init=False)
class Ship(Built, Crewed, Powered, Defended, Guarded, Laden):
    """A ship as a value: every change returns a new ship and shares the rest.

    `Ship(blueprint, tiles)` is an empty one; its parts are listed in `ShipParts`. Questions and
    changes stand in one file a room: building, crew, power, hits, intruders,
    cargo. Lists of cells are in
    reading order: row by row from the front. Strengths are in half points.
    """

    @property
    def next_loss(self) -> tuple[Good | None, Cells]:
        """What a loss of goods takes next and from where: best goods, else (None) batteries."""
        return self.best_goods if self.goods else (None, self.battery_cells)
