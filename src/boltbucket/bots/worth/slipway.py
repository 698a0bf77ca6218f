"""Where a tile would go by the learned worth of ships, and how much it would add there."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.bots.evaluate.placement import Outline
from boltbucket.bots.evaluate.ship import Lodgings, alien_homes, armed_cabins, epidemic_risk
from boltbucket.bots.placing import AHEAD, HOMELY, UNFINISHED, Place, Slipway, gain_of, pushes_back
from boltbucket.bots.tally import at_work
from boltbucket.bots.worth.learned import worth_for
from boltbucket.bots.worth.prospect import Prospect, Prospects, Weights, prospects
from boltbucket.rules.language.value import cached
from boltbucket.rules.printed.edition import Edition
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CANNONS, LIFE_SUPPORTS, Kind, Tile

CLOSE_LOOKS = 6
USELESS = 0.6
"""The price of life support that nobody lives on."""
MOST_TO_COME = 40
ROUNDING = 1e-9
"""More than sums of such numbers are ever rounded by."""
_DIRECTED = CANNONS | {Kind.SHIELD}


@dataclass(frozen=True)
class LearnedSlipway(Slipway):
    """A ship under construction, judged by what it may come to.

    The worth of a ship has the tiles to come reckoned in, as they usually are: so what a tile adds
    is by how much it is better than the tiles that usually come.
    """

    edition: Edition | None = None
    level: str = ""
    time_for: int = MOST_TO_COME
    """How many more tiles there is time for."""
    weights: Weights = ()

    def looks_alike(self, ship: Ship, time_for: int, weights: Weights, building_on: float) -> bool:
        alike = self.time_for == time_for and self.weights == weights
        return self.ship is ship and alike and self.building_on == building_on

    def prospect(self, tiles: int) -> Prospect:
        return self._prospects[max(0, min(tiles, MOST_TO_COME))]

    @cached
    def _prospects(self) -> Prospects:
        assert self.edition is not None
        return prospects(self.edition, self.level, self.weights)

    @cached
    def reach(self) -> int:
        """How many free squares can be built on, one after the other."""
        return self._judged[1]

    @cached
    def _judged(self) -> tuple[float, int, float]:
        """Room to build on, squares within reach, and connectors likely to stay open."""
        return self._outline.judged(self.style, self.building_on)

    @cached
    def now(self) -> float:
        """What the ship as it is may come to."""
        return self.after(min(self.reach, self.time_for))

    def after(self, tiles: int) -> float:
        """What the ship comes to with so many tiles more."""
        known = self._afters.get(tiles)
        if known is None:
            known = self._afters[tiles] = self._after(tiles)
        return known

    @cached
    def _afters(self) -> dict[int, float]:
        return {}

    def _after(self, tiles: int) -> float:
        (shape, _, open_ends), hope = self._judged, self.prospect(tiles)
        built_in = hope.worth(self.tally, *self._homes, self._risk)
        return shape + built_in + hope.of_exposed(open_ends)

    def _wish(self, tile: Tile) -> float:
        brown, purple = self._homes
        homes = self.tally.cabins > 1
        if tile.kind is Kind.LIFE_SUPPORT_BROWN:
            brown = brown or homes
        if tile.kind is Kind.LIFE_SUPPORT_PURPLE:
            purple = purple or homes
        looking = tile.turns[-tile.directions[0] % 4] if tile.directions else tile
        left = min(self.reach, self.time_for)
        hope, before = self.prospect(left - 1), self.prospect(left)
        now = before.worth(self.tally, *self._homes)
        armed = self.style.guard if tile.kind is Kind.ARMS_LOCKER else 0.0
        return hope.worth(self.tally.plus(looking), brown, purple) - now + armed

    def places(self, tile: Tile) -> list[Place]:
        """Every sound place with its gain."""
        outline, square = self._outline, self.ship.blueprint.square
        places = []
        for cell, turn in self.ship.sound_places(tile):
            turned = tile.turned(turn)
            counted = at_work(self.ship, cell, turned)
            gain = self._gain(outline.with_tile(square[cell], turned), cell, turned, counted)
            if self.leak:
                gain -= self.leak * self._leaks(cell, turned)
            if self.noise is not None:
                gain += self.noise(tile, cell, turn)
            places.append(Place(gain, cell, turn))
        return places

    def _gain(self, grown: Outline, cell: Cell, turned: Tile, counted: Tile) -> float:
        shape, reach, open_ends = grown.judged(self.style, self.building_on)
        hope = self.prospect(min(reach, self.time_for - 1))
        if turned.kind in HOMELY and counted is turned:
            built_in = self._living_worth(hope, cell, turned)
        else:
            built_in = self._worth_with(hope, counted)
        return shape + hope.of_exposed(open_ends) + built_in - self.now

    def gain_by_parts(self, tile: Tile, cell: Cell, turn: int) -> dict[str, float]:
        """What the tile adds there, by what it changes: its table, room to build on, what hits may
        cost, and whatever else counts at that place."""
        layout, turned = self.ship.layout, tile.turned(turn)
        counted = at_work(self.ship, cell, turned)
        outline = self._outline.with_tile(self.ship.blueprint.square[cell], turned)
        room, reach, ends = outline.judged(self.style, self.building_on)
        room_now, reach_now, ends_now = self._judged
        now = self.prospect(min(reach_now, self.time_for))
        then = self.prospect(min(reach, self.time_for - 1))
        grown = layout.place(cell, turned)
        before = now.parts(self.tally, *self._homes, epidemic_risk(layout))
        after = then.parts(self.tally.plus(counted), *alien_homes(grown), epidemic_risk(grown))
        parts = {name: after[name] - before[name] for name in after}
        parts["exposed"] = then.of_exposed(ends) - now.of_exposed(ends_now)
        parts["room"] = room - room_now
        parts["losses"] = self._under_fire(tile, Place(0.0, cell, turn)).gain
        whole = self._gain(outline, cell, turned, counted) + parts["losses"]
        return {**parts, "place": whole - sum(parts.values())}

    def _worth_with(self, hope: Prospect, tile: Tile) -> float:
        """What is built in with one tile more; many places have the same."""
        side = tile.directions[0] if tile.kind in _DIRECTED else 0
        key = (id(hope), tile.id, side)
        known = self._worths.get(key)
        if known is None:
            known = hope.worth(self.tally.plus(tile), *self._homes, self._risk)
            if pushes_back(tile):
                before = hope.worth(self.tally, *self._homes, self._risk)
                known = before + AHEAD * (known - before)
            known += self.style.payload * tile.is_payload + self._guarding(tile)
            self._worths[key] = known
        return known

    def _guarding(self, tile: Tile) -> float:
        return self.style.guard if tile.kind is Kind.SENTRY and self.tally.sentries < 3 else 0.0

    @cached
    def _worths(self) -> dict[tuple[int, str, int], float]:
        return {}

    @cached
    def _risk(self) -> int:
        return len(self._lodgings.joined)

    @cached
    def _homes(self) -> tuple[bool, bool]:
        return self._lodgings.homes

    def _living_worth(self, hope: Prospect, cell: Cell, turned: Tile) -> float:
        """With a cabin, life support or arms locker: it depends on its neighbours."""
        tally, (homes, risk) = self.tally.plus(turned), self._lodgings.with_tile(cell, turned)
        worth = hope.worth(tally, *homes, risk)
        if turned.kind in LIFE_SUPPORTS and homes == self._homes:
            worth -= USELESS
        if tally.lockers:
            layout = self.ship.layout.place(cell, turned)
            worth += self.style.guard * (armed_cabins(layout) - armed_cabins(self.ship.layout))
        return worth

    @cached
    def _lodgings(self) -> Lodgings:
        return Lodgings(self.ship.layout)

    def _best_place(self, tile: Tile) -> Place | None:
        places = self._sorted_places(tile)
        if not places:
            return None
        return max([self._under_fire(tile, place) for place in places[:CLOSE_LOOKS]], key=gain_of)

    def may_add(self, tile: Tile, least: float) -> bool:
        if tile.id in self._best_places:
            return True
        places = self._sorted_places(tile)
        relief = max(0.0, self._loss) * self._survey.relief_by(tile)
        return bool(places) and places[0].gain + relief + ROUNDING >= least

    def _sorted_places(self, tile: Tile) -> list[Place]:
        """Its places before anybody shoots, the best first."""
        known = self._known_places.get(tile.id)
        if known is None:
            known = sorted(self.places(tile), key=gain_of, reverse=True)
            self._known_places[tile.id] = known
        return known

    @cached
    def _known_places(self) -> dict[str, list[Place]]:
        return {}

    def _under_fire(self, tile: Tile, place: Place) -> Place:
        """The place with what hits may cost there counted in."""
        gain, cell, turn = place
        worse = self._survey.losses_with(cell, tile.turned(turn)) - self._losses
        return Place(gain - self._loss * worse, cell, turn)

    @cached
    def _loss(self) -> float:
        """The price of a component that hits may cost: less while it may still be built over."""
        assert self.edition is not None
        weight = dict(self.weights).get("losses", 1.0)
        loss = weight * worth_for(self.edition, self.level).loss
        return loss * (1 - UNFINISHED * self.building_on)
