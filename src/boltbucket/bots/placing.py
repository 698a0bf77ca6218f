"""Where a tile would go, and how much it would add there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from boltbucket.bots.evaluate.placement import Outline, outline_of
from boltbucket.bots.evaluate.ship import alien_homes, armed_cabins, epidemic_risk, equipment_worth
from boltbucket.bots.style import Style
from boltbucket.bots.tally import IDLE, Tally, at_work, tally_of
from boltbucket.bots.threats import Perils, Survey
from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CANNONS, ENGINES, LIFE_SUPPORTS, Kind, Side, Tile

Noise = Callable[[Tile, Cell, int], float]
"""How far off a judgement is: always the same for the same tile, square and turn."""
CLOSE_LOOKS = 4
"""How many of the best places are looked at closely."""
UNFINISHED = 0.6
EPIDEMIC = 0.25
"""The price of a cabin joined to another."""
HOMELY = LIFE_SUPPORTS | {Kind.CABIN, Kind.ARMS_LOCKER}
_DIRECTED = CANNONS | {Kind.SHIELD}


AHEAD = 0.6
"""What an engine that looks ahead is worth, where ships turn round, of one that looks back."""


def pushes_back(tile: Tile) -> bool:
    return tile.kind in ENGINES and tile.direction is Side.FRONT


class Place(NamedTuple):
    """A square and quarter turns for a tile, and what it adds there, in credits."""

    gain: float
    cell: Cell
    turn: int


def gain_of(place: Place) -> float:
    return place.gain


@dataclass(frozen=True)
class Slipway:
    """A ship under construction as its builder judges it."""

    ship: Ship
    style: Style
    building_on: float = 1.0
    noise: Noise | None = None
    perils: Perils = ()
    """The hits to expect; none where they are not thought of."""
    leak: float = 0.0
    """The price of a joint of a universal connector with another kind."""

    def judges(self, ship: Ship, style: Style, building_on: float, perils: Perils) -> bool:
        """Whether what is known here still holds: the very same ship, looked at in the same way."""
        alike = self.building_on == building_on and self.perils is perils
        return self.ship is ship and alike and self.style == style

    @cached
    def tally(self) -> Tally:
        return tally_of(self.ship)

    @cached
    def _homes(self) -> tuple[bool, bool]:
        return alien_homes(self.ship.layout)

    @cached
    def _equipment(self) -> float:
        return equipment_worth(self.tally, *self._homes, self.style)

    @cached
    def _shape(self) -> float:
        return self._outline.worth(self.style, self.building_on)

    @cached
    def _outline(self) -> Outline:
        return outline_of(self.ship.hull, self.ship.blueprint.area_mask)

    def wish(self, tile: Tile) -> float:
        """What the tile adds at best, wherever it may fit: a quick look at what is printed."""
        looks = (tile.kind, tile.capacity, len(tile.directions))
        known = self._wishes.get(looks)
        if known is None:
            known = self._wishes[looks] = self._wish(tile)
        return known

    @cached
    def _wishes(self) -> dict[tuple[Kind, int, int], float]:
        return {}

    def _wish(self, tile: Tile) -> float:
        brown, purple = self._homes
        tally = self.tally.plus(tile.turns[-tile.directions[0] % 4] if tile.directions else tile)
        if tile.kind is Kind.LIFE_SUPPORT_BROWN:
            brown = brown or self.tally.cabins > 1
        if tile.kind is Kind.LIFE_SUPPORT_PURPLE:
            purple = purple or self.tally.cabins > 1
        armed = self.style.guard if tile.kind is Kind.ARMS_LOCKER else 0.0
        return equipment_worth(tally, brown, purple, self.style) - self._equipment + armed

    def best_place(self, tile: Tile) -> Place | None:
        """The best sound place for the tile, or None if it fits nowhere."""
        if tile.id not in self._best_places:
            self._best_places[tile.id] = self._best_place(tile)
        return self._best_places[tile.id]

    @cached
    def _best_places(self) -> dict[str, Place | None]:
        return {}

    def may_add(self, tile: Tile, least: float) -> bool:
        """Whether the tile may add so much somewhere; no is certain, and quick."""
        return True

    def _best_place(self, tile: Tile) -> Place | None:
        places = self.places(tile)
        if not places:
            return None
        if not self.perils or not self.style.threat:
            return max(places, key=gain_of)
        places.sort(key=gain_of, reverse=True)
        return max([self._under_fire(tile, place) for place in places[:CLOSE_LOOKS]], key=gain_of)

    def _under_fire(self, tile: Tile, place: Place) -> Place:
        """The place with what hits may cost there counted in."""
        gain, cell, turn = place
        worse = self._survey.losses_with(cell, tile.turned(turn)) - self._losses
        # What is open to hits now may be built over: it counts in full only towards the end.
        price = self.style.threat * (1 - UNFINISHED * self.building_on)
        return Place(gain - price * worse, cell, turn)

    @cached
    def _survey(self) -> Survey:
        return Survey(self.ship.layout, self.perils)

    @cached
    def _losses(self) -> float:
        return self._survey.expected_losses

    def places(self, tile: Tile) -> list[Place]:
        """Every sound place with its gain."""
        found = self.ship.sound_places(tile)
        if not found:
            return []
        outline, square = self._outline, self.ship.blueprint.square
        gains = self._equipment_gains(tile)
        places = []
        for cell, turn in found:
            turned = tile.turned(turn)
            grown = outline.with_tile(square[cell], turned)
            gain = grown.worth(self.style, self.building_on) - self._shape
            if at_work(self.ship, cell, turned) is IDLE:
                gain += self._idle_gain
            elif tile.kind in HOMELY:
                gain += self._living(cell, turned)
            else:
                gain += gains[turn] * (AHEAD if pushes_back(turned) else 1)
            if self.leak:
                gain -= self.leak * self._leaks(cell, turned)
            if self.noise is not None:
                gain += self.noise(tile, cell, turn)
            places.append(Place(gain, cell, turn))
        return places

    @cached
    def _idle_gain(self) -> float:
        """What any tile adds where nothing works."""
        idle = equipment_worth(self.tally.plus(IDLE), *self._homes, self.style)
        return idle - self._equipment

    def _leaks(self, cell: Cell, turned: Tile) -> int:
        grown = self.ship.layout.place(cell, turned)
        return len(grown.dragging_joints) - len(self.ship.layout.dragging_joints)

    def _equipment_gains(self, tile: Tile) -> list[float]:
        """What the tile adds to the equipment in each of its four turns."""
        if tile.kind in HOMELY:
            return []
        turns = tile.turns if tile.kind in _DIRECTED else tile.turns[:1]
        gains = [
            equipment_worth(self.tally.plus(turned), *self._homes, self.style) - self._equipment
            for turned in turns
        ]
        return gains if len(gains) == 4 else gains * 4

    def _living(self, cell: Cell, turned: Tile) -> float:
        """What a cabin, life support or arms locker adds: it depends on its neighbours."""
        layout, tally = self.ship.layout.place(cell, turned), self.tally.plus(turned)
        equipment = equipment_worth(tally, *alien_homes(layout), self.style)
        risk = epidemic_risk(layout) - epidemic_risk(self.ship.layout)
        gain = equipment - self._equipment - EPIDEMIC * risk
        if tally.lockers:
            armed = armed_cabins(layout) - armed_cabins(self.ship.layout)
            gain += self.style.guard * armed
        return gain
