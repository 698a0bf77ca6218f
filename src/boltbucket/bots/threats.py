"""What meteors and shots may cost: every hit of the cards against every line of a ship."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from boltbucket.rules.cards.combat_zone import CombatZone
from boltbucket.rules.cards.enemies import Pirates
from boltbucket.rules.cards.meteor_swarm import MeteorSwarm
from boltbucket.rules.cards.penalties import ShotsPenalty
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.language.value import cached
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.blueprint import Blueprint, Cell, column_of, row_of
from boltbucket.rules.ship.boards import spread
from boltbucket.rules.ship.layout import Layout
from boltbucket.rules.ship.payload import ARTIFACTS
from boltbucket.rules.ship.tile import CANNONS, Kind, Side, Tile

SIDES = tuple(Side)
PIRATES_WIN = 0.35
WEAKEST = 0.3
"""How often their shots are aimed at one's own ship."""
POWERED = 0.75
"""How often there is a battery for what needs one."""
_GUARDS = CANNONS | {Kind.SHIELD}


class Peril(NamedTuple):
    """How many hits of each kind a flight brings from one side."""

    small_meteors: float = 0.0
    large_meteors: float = 0.0
    light_shots: float = 0.0
    heavy_shots: float = 0.0


Perils = tuple[Peril, ...]
"""The perils from the front, the right, the rear and the left."""


@cache
def perils_of(edition: Edition, level_name: str) -> Perils:
    """The hits of an average flight."""
    return _perils(_cards(edition, edition.levels[level_name]))


def perils_in(cards: Iterable[Card]) -> Perils:
    """The hits of these cards."""
    return _perils((card, 1.0) for card in cards)


def _perils(cards: Iterable[tuple[Card, float]]) -> Perils:
    rates = [[0.0] * 4 for _ in Side]
    for card, chance in cards:
        for meteor, hit, weight in hits_of(card):
            kind = (0 if meteor else 2) + hit.heavy
            rates[hit.side][kind] += weight * chance
    return tuple(Peril(*rate) for rate in rates)


def _cards(edition: Edition, level: Level) -> Iterable[tuple[Card, float]]:
    """Every card a flight may bring, and how likely it is."""
    if level.learning_cards_only:
        return [(card, 1.0) for card in edition.learning_cards]
    found: list[tuple[Card, float]] = []
    for number, each in level.pile.items():
        cards = edition.cards_of(number)
        found += [(card, each * level.piles / len(cards)) for card in cards]
    return found


def hits_of(card: Card) -> Iterable[tuple[bool, Hit, float]]:
    """Whether it is a meteor, the hit, and how likely it comes one's way."""
    if isinstance(card, MeteorSwarm):
        return [(True, hit, 1.0) for hit in card.meteors]
    if isinstance(card, Pirates):
        return [(False, hit, PIRATES_WIN) for hit in card.shots]
    if isinstance(card, CombatZone):
        penalties = [line.penalty for line in card.lines]
        return [
            (False, hit, WEAKEST)
            for penalty in penalties
            if isinstance(penalty, ShotsPenalty)
            for hit in penalty.shots
        ]
    return ()


class Survey:
    """The sides of a ship among perils, and what hits may cost at each.

    It knows the same of the ship with one tile more without looking at every line again: a tile
    stands at the end of four lines at most. What is lost along with the others counts as before.
    """

    def __init__(self, layout: Layout, perils: Perils, prices: _Prices | None = None) -> None:
        self.layout = layout
        self.perils = perils
        self.prices = prices or _Prices(layout)
        self.flanks = self._flanks()
        self.lines = _lines_of(layout.blueprint)

    def _flanks(self) -> list[_Flank]:
        layout, guns = self.layout, _gun_cover(self.layout)
        shielded = {side for cell in layout.shields for side in layout.tiles[cell].directions}
        return [
            _Flank(layout, self.prices, side, peril, guns, shielded=side in shielded)
            for side, peril in zip(SIDES, self.perils, strict=True)
        ]

    @cached
    def expected_losses(self) -> float:
        """How many components the hits may cost, were nothing damaged in between."""
        return sum([flank.losses for flank in self.flanks])

    def losses_with(self, cell: Cell, tile: Tile) -> float:
        """How many with a tile, lying as it does, on a free square."""
        layout = self.layout
        if tile.kind in ARTIFACTS:
            return Survey(layout.place(cell, tile), self.perils, self.prices).expected_losses
        square, flanks = layout.blueprint.square[cell], self.flanks
        if tile.kind in _GUARDS and cell not in layout.dead:
            flanks = [each.guarded(cell, tile) for each in flanks]
        ends = zip(flanks, self.lines[cell], tile.connectors, strict=True)
        return sum([flank.losses_with(line, square, pipes) for flank, line, pipes in ends])

    def relief_by(self, tile: Tile) -> float:
        """How many losses at most the tile may save, wherever it goes: it stands before one line a
        side; what guards a side, or stops other components from working, may change all."""
        if tile.kind in _GUARDS or tile.kind in ARTIFACTS:
            return self.expected_losses
        return self._before_lines

    @cached
    def _before_lines(self) -> float:
        return sum([max(flank.costs, default=0.0) for flank in self.flanks])


class _Flank:
    """One side of a ship: what stands at the end of every line, and what hits may cost there."""

    def __init__(
        self,
        layout: Layout,
        prices: _Prices,
        side: Side,
        peril: Peril,
        guns: Mapping[tuple[Side, int], float],
        *,
        shielded: bool,
    ) -> None:
        self.side = side
        self.peril = peril
        self.shielded = shielded
        self.from_start = side is Side.FRONT or side is Side.LEFT
        self.lines = _lines(layout.blueprint, side)
        self.cover = [guns.get((side, number), 0.0) for number, _, _ in self.lines]
        hull = layout.hull
        targets = [hull.first_hit(board, self.from_start) for _, _, board in self.lines]
        tiles, cell_of = layout.tiles, layout.blueprint.cell_of_square
        self.targets = targets
        self.pipes = [tiles[cell_of[at]].connectors[side] if at else 0 for at in targets]
        self.prices = prices
        self._reckon()

    def _reckon(self) -> None:
        open_to_light = 1 - POWERED if self.shielded else 1.0
        self.shots = self.peril.heavy_shots + self.peril.light_shots * open_to_light
        self.small_meteors = self.peril.small_meteors * open_to_light
        price = self.prices.of
        ends = enumerate(zip(self.targets, self.pipes, strict=True))
        self.costs = [
            self._hits(line, pipes) * price(at) if at else 0.0 for line, (at, pipes) in ends
        ]
        self.losses = _total(self.costs)

    def _hits(self, line: int, pipes: int) -> float:
        """How many hits to expect in a line with such a connector at its end."""
        hits = self.shots
        if pipes:
            hits += self.small_meteors
        if self.peril.large_meteors:
            hits += self.peril.large_meteors * (1 - self.cover[line])
        return self.lines[line][1] * hits

    def losses_with(self, line: int | None, square: int, pipes: int) -> float:
        """What hits may cost with a tile more in this line."""
        if line is None:
            return self.losses
        first = self.targets[line]
        if first and (first < square) is self.from_start:
            return self.losses
        costs = self.costs.copy()
        costs[line] = self._hits(line, pipes)
        return _total(costs)

    def guarded(self, cell: Cell, tile: Tile) -> _Flank:
        """The same with what a shield or cannon there keeps off."""
        if self.side not in tile.directions:
            return self
        if tile.kind is Kind.SHIELD:
            return self.behind_shield
        sure, numbers = _shot_down(cell, tile)
        return self._covered(sure, numbers) if self.peril.large_meteors else self

    @cached
    def behind_shield(self) -> _Flank:
        if self.shielded:
            return self
        twin = self._twin()
        twin.shielded = True
        twin._reckon()
        return twin

    def _covered(self, sure: float, numbers: tuple[int, ...]) -> _Flank:
        twin = self._twin()
        twin.cover, twin.costs = self.cover.copy(), self.costs.copy()
        for line, (number, _, _) in enumerate(self.lines):
            if number in numbers and sure > self.cover[line]:
                twin.cover[line] = sure
                at = self.targets[line]
                if at:
                    twin.costs[line] = twin._hits(line, self.pipes[line]) * self.prices.of(at)
        twin.losses = _total(twin.costs)
        return twin

    def _twin(self) -> _Flank:
        twin = _Flank.__new__(_Flank)
        twin.__dict__.update(self.__dict__)
        twin.__dict__.pop("behind_shield", None)
        return twin


def _total(costs: Iterable[float]) -> float:
    """Added up one after the other: sum() rounds differently from one Python to the next."""
    total = 0.0
    for cost in costs:
        total += cost
    return total


class _Prices:
    """How many tiles are lost with one: itself and the smaller of what it parts."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.known: dict[int, int] = {}
        hull: Any = layout.hull
        self.before, self.beside = hull.joints()

    def of(self, square: int) -> int:
        """What goes with the tile on that square; nothing else where it has come later."""
        known = self.known.get(square)
        if known is None:
            there = square & self.layout.hull.tiles
            known = self.known[square] = 1 + self._fallen(square) if there else 1
        return known

    def _fallen(self, square: int) -> int:
        stride = self.layout.blueprint.stride
        along = ((square | square << stride) & self.before).bit_count()
        across = ((square | square >> 1) & self.beside).bit_count()
        if along + across < 2:
            return 0
        before = self.before & ~square & ~(square << stride)
        beside = self.beside & ~square & ~(square >> 1)
        rest = int(self.layout.hull.tiles) & ~square & self.layout.blueprint.part_with(square)
        total, largest = rest.bit_count(), 0
        while rest:
            piece = int(spread(rest & -rest, before, beside, stride))
            largest = max(largest, piece.bit_count())
            rest &= ~piece
        return total - largest


@cache
def _lines(plan: Blueprint, side: Side) -> tuple[tuple[int, float, int], ...]:
    """The lines a hit from this side can come along: number, chance and squares."""
    boards = plan.row_board if side in (Side.LEFT, Side.RIGHT) else plan.column_board
    ways = plan.dice.ways(plan.lanes(side))
    return tuple(
        (number, ways[number] / ways.total(), board)
        for number, board in boards.items()
        if number in ways
    )


@cache
def _lines_of(plan: Blueprint) -> Mapping[Cell, tuple[int | None, ...]]:
    """Which of the lines from each side every square lies in; None if no hit comes along it."""
    return {
        cell: tuple(
            next((at for at, line in enumerate(_lines(plan, side)) if line[2] & square), None)
            for side in SIDES
        )
        for cell, square in plan.square.items()
    }


def _gun_cover(layout: Layout) -> Mapping[tuple[Side, int], float]:
    """How well cannons guard each line against large meteors, from 0 to 1."""
    cover: dict[tuple[Side, int], float] = {}
    for cell in layout.cannons:
        side = layout.tiles[cell].direction
        sure, numbers = _shot_down(cell, layout.tiles[cell])
        for number in numbers:
            cover[side, number] = max(sure, cover.get((side, number), 0.0))
    return cover


def _shot_down(cell: Cell, cannon: Tile) -> tuple[float, tuple[int, ...]]:
    """How surely a cannon shoots large meteors, and in which lines."""
    sure = 1.0 if cannon.kind is Kind.SINGLE_CANNON else POWERED
    side = cannon.direction
    line = column_of(cell) if side in (Side.FRONT, Side.REAR) else row_of(cell)
    return sure, (line,) if side is Side.FRONT else (line - 1, line, line + 1)
