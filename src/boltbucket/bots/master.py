"""Building with judgement: by what a ship may come to, and by what it is worth to start first."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from boltbucket.bots.evaluate.cards import perils_ahead
from boltbucket.bots.pace import SECONDS
from boltbucket.bots.roads import leaks
from boltbucket.bots.shipwright import BARGAIN, AtWork, Shipwright
from boltbucket.bots.style import Style
from boltbucket.bots.worth.learned import worth_for
from boltbucket.bots.worth.prospect import Weights
from boltbucket.bots.worth.slipway import MOST_TO_COME, LearnedSlipway
from boltbucket.rules.decisions import Build
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import FACE_DOWN, Handle
from boltbucket.rules.view import View

TABLES_OF = {
    "engine": "engine",
    "cannon": "cannon",
    "crew": "crew",
    "container": "container",
    "red_container": "red_container",
    "shield_side": "shield",
    "joint": "losses",
    "exposed": "exposed",
}
"""Which table somebody looks at more closely who has read cards, by the taste it changes."""
NOISE = (0.55, 1.0, 1.0)
"""By how much more than its skill says a builder misjudges a tile, by the number of the level: on
small ships little is at stake."""
LARGE = 3
OVERVIEW = 1.5
"""From that level on ships are large, and whoever has an eye for tiles keeps the overview too."""
BY_SQUARE = 0.4
"""How much of that again a square is misjudged by."""
SHORT, AMPLE = 0.6, 1.2
"""How many tiles lying face down there are for a square where nobody can be choosy, and where
all can."""
DRAWS = 2.5
"""How many tiles are looked at for one that is built in, while there are many squares."""
LAST_DRAWS = 8.0
"""How many more for the very last square."""
WORTH_A_LOOK = 0.15
"""What another tile must promise for somebody who cannot be first any more."""
SPREAD = 3.0
"""How well one can tell when others will have finished: the higher, the better."""
CLOSER = 3
"""How many times as many tiles are looked at where none lies face down any more."""
IDLE_TAIL = 1.5
"""How many squares others leave free."""


@dataclass(frozen=True)
class Master(Shipwright):
    """A builder who judges ships as flights have taught it."""

    weights: Weights = ()
    """What it makes more of than others do."""
    learned: dict[Seat, LearnedSlipway] = field(default_factory=dict, compare=False, repr=False)

    def decide(self, view: View, decision: Build) -> Answer:
        return MasterAtWork(self, view, decision).answer()


@dataclass(frozen=True)
class MasterAtWork(AtWork):
    """One moment at the yard."""

    wright: Master

    # What is before it

    @cached
    def slipway(self) -> LearnedSlipway:
        known = self.wright.learned.get(self.decision.seat)
        now = (self.ship, self._time_for, self._weights, self._building_on)
        if known and known.looks_alike(*now):
            return known
        table = self.view.table
        slipway = LearnedSlipway(
            self.ship,
            self.style,
            self._building_on,
            self._misjudged if self.wright.skill.noise else None,
            perils_ahead(self.view),
            leaks(table),
            table.edition,
            table.level.name,
            self._time_for,
            self._weights,
        )
        self.wright.learned[self.decision.seat] = slipway
        return slipway

    def _misjudged(self, tile: Tile, cell: Cell, turn: int) -> float:
        """A tile is misjudged wherever it lies, and a bit more or less on every square. Where less
        is at stake, judgement is off by less."""
        level = self.view.table.level.number
        stakes = NOISE[min(len(NOISE), level) - 1]
        if level >= LARGE:
            stakes *= OVERVIEW * self.wright.skill.noise
        misjudged = self.wright.misjudged
        return stakes * (misjudged(tile, 0, 0) + BY_SQUARE * misjudged(tile, cell, turn))

    @cached
    def _weights(self) -> Weights:
        """What the character likes, and what the cards it has seen ask for."""
        return _weights_of(self.wright.weights, self.wright.style, self.style)

    @cached
    def _time_for(self) -> int:
        """How many more tiles there is time for."""
        hourglass = self.yard.hourglass
        if hourglass is None or (not hourglass.running and hourglass.space < hourglass.spaces):
            return MOST_TO_COME
        spaces = hourglass.spaces - hourglass.space + 0.5
        seconds = spaces * self.view.table.level.sand_seconds
        return min(MOST_TO_COME, int(seconds / self._seconds_a_tile(MOST_TO_COME)))

    def _seconds_a_tile(self, squares: int) -> float:
        """How long it takes to find and build in a tile with so many squares to choose from."""
        draws = DRAWS + LAST_DRAWS / max(1, squares)
        looking = draws * SECONDS["take"] + (draws - 1) * SECONDS["return"]
        return self.wright.skill.pace * (looking + SECONDS["place"])

    @property
    def _building_on(self) -> float:
        squares = self._squares_left
        return round(min(1.0, squares / 8) * min(1.0, self._time_for / max(1, squares)), 2)

    @cached
    def _bar(self) -> float:
        """How much better than the usual a tile must be: less where time or tiles are short."""
        style, squares = self.style, max(1, self._squares_left)
        ease = min(1.0, self._time_for / squares)
        least = style.hurried + (style.choosy - style.hurried) * ease
        plenty = min(1.0, max(0.0, (self._share / squares - SHORT) / (AMPLE - SHORT)))
        return least * plenty + min(least, -self._usual) * (1 - plenty)

    @property
    def _share(self) -> float:
        """How many of the tiles lying face down there are for each who still builds."""
        building = sum(not builder.finished for builder in self.yard.builders)
        return self.yard.heap.where.count(FACE_DOWN) / max(1, building)

    @property
    def _usual(self) -> float:
        """What the usual tile is worth: that much worse than it is a square left empty."""
        slipway = self.slipway
        left = min(slipway.reach, slipway.time_for)
        return max(0.0, slipway.after(left) - slipway.after(left - 1)) if left else 0.0

    # With an empty hand

    def _search(self, best: Handle | None, gain: float) -> Answer:
        hidden = self.yard.heap.face_down
        if best is not None and (not hidden or self._has_enough) and gain > self._least:
            return ("take", best)
        if not hidden or self._has_enough:
            return self._fetch_or_finish()
        return ("take", hidden[self.chance.randrange(len(hidden))])

    @property
    def _tired(self) -> bool:
        return False

    def _best_lying_open(self) -> tuple[Handle | None, float]:
        """When all tiles lie open and none of those one would wish for fits, any other may."""
        best, most = super()._best_lying_open()
        if best is not None or not self._all_lie_open:
            return best, most
        for handle in self.yard.heap.face_up:
            tile = self.yard.tile(handle)
            place = self.slipway.best_place(tile)
            if place is not None and place.gain > most and not self._forbidden(tile):
                best, most = handle, place.gain
        return best, most

    @property
    def _glances(self) -> int:
        """When all tiles lie open there is nothing else to do but to look at them."""
        return self.wright.skill.glances * (CLOSER if self._all_lie_open else 1)

    @property
    def _least(self) -> float:
        """What must be better about a tile lying open: than the usual, or than an empty square."""
        return self._bar if self._all_lie_open else 0.0

    @property
    def _needed(self) -> float:
        """Who goes on searching anyway takes only what is better than it is likely to find."""
        searching = not self._all_lie_open and not self._has_enough
        return self._bar + BARGAIN if searching else self._least

    @property
    def _all_lie_open(self) -> bool:
        return FACE_DOWN not in self.yard.heap.where

    @cached
    def _has_enough(self) -> bool:
        """Whether to finish now is worth more than any number of tiles more."""
        slipway, squares = self.slipway, self.slipway.reach
        now = slipway.after(0) + self.first_now
        seconds = 0.0
        for more in range(1, min(squares, slipway.time_for) + 1):
            seconds += self._seconds_a_tile(squares - more + 1)
            later = slipway.after(more) + self.first_now * self._still_first(seconds)
            if later > now + WORTH_A_LOOK:
                return False
        return True

    @cached
    def first_now(self) -> float:
        """What it is worth to finish before everybody else, if that is still possible."""
        first, *others = worth_for(self.view.table.edition, self.view.table.level.name).places
        if 1 not in self.yard.offered_places:
            return 0.0
        return first - sum(others) / len(others)

    def _still_first(self, seconds: float) -> float:
        """How likely nobody else has finished in so many seconds."""
        chance = 1.0
        for seat, builder in enumerate(self.yard.builders):
            if seat != self.decision.seat and not builder.finished:
                layout = self.view.table.ships[seat].layout
                left = (layout.free & ~layout.blocked_squares).bit_count()
                usual = self._seconds_a_tile(MOST_TO_COME) * max(0.7, left - IDLE_TAIL)
                chance /= 1 + (seconds / usual) ** SPREAD
        return chance

    def _wants_to_turn(self) -> bool:
        """Who still builds has no reason to hurry anybody."""
        return False


@lru_cache(maxsize=256)
def _weights_of(liked: Weights, usual: Style, now: Style) -> Weights:
    """What somebody makes of each table whose taste has changed by what was seen."""
    weights = dict(liked)
    for taste, table in TABLES_OF.items():
        before = getattr(usual, taste)
        if before:
            weights[table] = weights.get(table, 1.0) * (getattr(now, taste) / before)
    return tuple(sorted((name, round(more, 3)) for name, more in weights.items()))
