"""Building: take what fits, return what does not, peek at cards, feel the hourglass."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from random import Random
from zlib import crc32

from boltbucket.bots.evaluate.cards import adapted, perils_ahead
from boltbucket.bots.placing import Slipway
from boltbucket.bots.roads import adapted_to_roads, leaks
from boltbucket.bots.skill import Skill
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import Build
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.boards import ALL_PIPES
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.heap import FACE_DOWN, FACE_UP, Handle
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.variant import variant_of
from boltbucket.rules.view import View

PLACED_BEFORE_PEEKING = 3
FULL = 2
"""So few squares left to build on that searching for tiles hardly pays."""
SNUG = 1.5
"""How much a good square adds to a tile at most, more or less."""
BARGAIN = 0.3
"""How much better than the usual a tile lying face up must be to be taken at once."""


@dataclass(frozen=True)
class Shipwright:
    """A builder of some taste and skill. It remembers nothing: all it needs lies on the table."""

    style: Style
    skill: Skill
    seed: int
    slipways: dict[Seat, Slipway] = field(default_factory=dict, compare=False, repr=False)
    """How the ship was judged last, by seat: between two tiles it stays the same."""
    fitted: dict[Seat, tuple[Ship, Ship]] = field(default_factory=dict, compare=False, repr=False)
    """The ship last seen, and as a mission will have it fly, by seat."""

    def decide(self, view: View, decision: Build) -> Answer:
        return AtWork(self, view, decision).answer()

    def misjudged(self, tile: Tile, cell: Cell, turn: int) -> float:
        """By how much the worth of a place is misjudged; never twice in different ways."""
        mixed = crc32(b"%d" % (cell * 4 + turn), _mixed(self.seed, tile.id))
        # The sum of two bytes is a hill around 255, two credits of noise wide at its foot.
        return self.skill.noise * ((mixed & 255) + (mixed >> 8 & 255) - 255) / 104


@lru_cache(maxsize=2048)
def _mixed(seed: int, tile: str) -> int:
    """What a builder's misjudgements of a tile have in common."""
    return crc32(b"%d " % seed, crc32(tile.encode()))


@dataclass(frozen=True)
class AtWork:
    """One moment at the yard."""

    wright: Shipwright
    view: View
    decision: Build

    def answer(self) -> Answer:
        builder = self.builder
        if builder.finished:
            return ("flip",)
        if builder.pile is not None:
            return ("put_back",)
        if builder.stopped:
            return self._finish()
        if self._wants_to_turn():
            return ("flip",)
        tile = self.yard.tile_in_hand(self.decision.seat)
        if tile is not None:
            return self._with_tile(tile)
        return self._with_empty_hand()

    # What is before it

    @property
    def yard(self) -> Yard:
        assert self.view.table.yard is not None
        return self.view.table.yard

    @property
    def builder(self) -> Builder:
        return self.yard.builders[self.decision.seat]

    @cached
    def ship(self) -> Ship:
        """The ship as it will fly: a mission may leave parts of it idle."""
        table, seat = self.view.table, self.decision.seat
        ship, quirks = table.ships[seat], variant_of(table).quirks(table, seat)
        if quirks == ship.quirks:
            return ship
        known = self.wright.fitted.get(seat)
        if known is None or known[0] is not ship:
            known = self.wright.fitted[seat] = (ship, ship.refit(quirks=quirks))
        return known[1]

    @cached
    def style(self) -> Style:
        return adapted(adapted_to_roads(self.wright.style, self.view.table), self.view)

    @cached
    def chance(self) -> Random:
        """Luck that depends on the table alone, so that the same table gets the same answer."""
        table = crc32(bytes([where + 2 for where in self.yard.heap.where]))
        return Random(self.wright.seed << 40 ^ table << 8 ^ self.builder.placed)

    @cached
    def slipway(self) -> Slipway:
        perils = perils_ahead(self.view) if self.style.threat else ()
        known = self.wright.slipways.get(self.decision.seat)
        if known and known.judges(self.ship, self.style, self._building_on, perils):
            return known
        noise = self.wright.misjudged if self.wright.skill.noise else None
        leak = leaks(self.view.table)
        slipway = Slipway(self.ship, self.style, self._building_on, noise, perils, leak)
        self.wright.slipways[self.decision.seat] = slipway
        return slipway

    @cached
    def _squares_left(self) -> int:
        """Free squares of the plan that a tile could still be joined to, now or later."""
        layout = self.ship.layout
        return (layout.free & ~layout.blocked_squares).bit_count()

    @property
    def _building_on(self) -> float:
        return min(1.0, self._squares_left / 8) * (1 - self._hurry)

    @cached
    def _hurry(self) -> float:
        """How much time presses, from 0 to 1."""
        hourglass = self.yard.hourglass
        if hourglass is None:
            return 0.0
        if hourglass.space == hourglass.spaces:
            return 0.9
        done = (hourglass.space - 1 + (not hourglass.running)) / hourglass.spaces
        finished = sum(builder.finished for builder in self.yard.builders)
        return min(0.9, 0.7 * done + 0.1 * finished)

    @cached
    def _bar(self) -> float:
        """How much a tile must add to be built in."""
        style = self.style
        if self._tired or FACE_DOWN not in self.yard.heap.where:
            return style.hurried
        return style.choosy + (style.hurried - style.choosy) * self._hurry

    def _slips(self) -> bool:
        slips = self.wright.skill.slips
        return bool(slips) and self.chance.randrange(slips) == 0

    # With a tile in hand

    def _with_tile(self, tile: Tile) -> Answer:
        if self._forbidden(tile):
            return ("reserve",) if self.builder.bound else ("return",)
        if self._slips():
            places = self.slipway.places(tile)
            if places:
                return ("place", *places[self.chance.randrange(len(places))][1:])
        place = self.slipway.best_place(tile)
        if place is not None and (place.gain >= self._bar or self.builder.bound):
            return ("place", place.cell, place.turn)
        if self.builder.bound:
            return ("reserve",)
        return ("return",)

    def _forbidden(self, tile: Tile) -> bool:
        """Whether a mission or title forbids to build the tile."""
        table = self.view.table
        return variant_of(table).build_ban(table, self.decision.seat, tile) is not None

    # With an empty hand

    def _with_empty_hand(self) -> Answer:
        pile = self._pile_to_look_at()
        if pile is not None:
            return ("look", pile)
        if not self.ship.layout.open_squares or not self._can_be_built_on():
            return self._fetch_or_finish()
        slot = self._slot_to_fetch(self._bar)
        if slot is not None:
            return ("fetch", slot)
        best, gain = self._best_lying_open()
        if best is not None and gain >= self._bar + BARGAIN:
            return ("take", best)
        return self._search(best, gain)

    def _search(self, best: Handle | None, gain: float) -> Answer:
        hidden = self.yard.heap.face_down
        if not hidden or self._tired:
            if best is not None and gain >= self.style.hurried:
                return ("take", best)
            return self._fetch_or_finish()
        return ("take", hidden[self.chance.randrange(len(hidden))])

    @cached
    def _tired(self) -> bool:
        """Whether searching on for the last squares is not worth the time."""
        # A tile in the hand still counts: the judgement must not change by taking it. Everybody
        # has put back their share of what lies face up.
        lying = self.yard.heap.where.count(FACE_UP) + (self.builder.hand is not None)
        seen = lying / len(self.yard.builders)
        few = self._squares_left <= FULL
        return seen > self.style.search * (1 if few else 2.5) * (1.2 - 0.5 * self._hurry)

    def _can_be_built_on(self) -> bool:
        """Whether some connector looks at a square that can be built on."""
        layout = self.ship.layout
        free = layout.free & ~layout.blocked_squares
        return bool(layout.hull.joining(ALL_PIPES, free))

    def _best_lying_open(self) -> tuple[Handle | None, float]:
        """The tile lying face up that adds most, among those that look best at a glance."""
        tiles, slipway = self.yard.heap.tiles, self.slipway
        best, most = None, self._least
        least = self.style.hurried if self._tired else self._bar + BARGAIN
        wishes = [(slipway.wish(tiles[handle]), handle) for handle in self.yard.heap.face_up]
        promising = [each for each in wishes if each[0] + SNUG >= max(most, least)]
        promising.sort(key=itemgetter(0), reverse=True)
        for wish, handle in promising[: self._glances]:
            if wish + SNUG < most:
                break
            if not slipway.may_add(tiles[handle], self._needed):
                continue
            place = slipway.best_place(tiles[handle])
            if place is not None and place.gain > most and not self._forbidden(tiles[handle]):
                best, most = handle, place.gain
        return best, most

    @property
    def _least(self) -> float:
        """What a tile lying open must add to be thought of at all."""
        return 0.0

    @property
    def _needed(self) -> float:
        """What it must add to change anything."""
        return self._least

    @property
    def _glances(self) -> int:
        return self.wright.skill.glances

    def _pile_to_look_at(self) -> int | None:
        """A pile to read, early and once."""
        if not self.wright.skill.peeks or self.builder.placed < PLACED_BEFORE_PEEKING:
            return None
        if len(self.builder.seen) >= self.wright.style.peeks or self._hurry > 0.5:
            return None
        for pile in range(self.yard.terms.open_piles):
            free = self.yard.pile_holder(pile) is None
            if free and pile not in self.builder.seen and self.decision.allows(("look", pile)):
                return pile
        return None

    def _slot_to_fetch(self, least: float) -> int | None:
        """A reserved tile that adds at least so much at once."""
        for slot, tile in enumerate(self.yard.reserve(self.decision.seat)):
            place = self.slipway.best_place(tile)
            if place is not None and place.gain >= least and not self._forbidden(tile):
                return slot
        return None

    def _fetch_or_finish(self) -> Answer:
        """Build in what is left in the reserve, where it does no great harm, and be done."""
        slot = self._slot_to_fetch(-1)
        return self._finish() if slot is None else ("fetch", slot)

    # The clock and the end

    def _wants_to_turn(self) -> bool:
        """Who is nearly done lets the sand run on."""
        hourglass = self.yard.hourglass
        if hourglass is None or not hourglass.can_turn or hourglass.last_is_next:
            return False
        return self._squares_left <= 10

    def _finish(self) -> Answer:
        return ("finish", self.yard.offered_places[0])
