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
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.blueprint import Blueprint, column_of, row_of
from boltbucket.rules.ship.boards import spread
from boltbucket.rules.ship.layout import Layout
from boltbucket.rules.ship.tile import Connector, Kind, Side

SIDES = tuple(Side)
PIRATES_WIN = 0.35
WEAKEST = 0.3
"""How often their shots are aimed at one's own ship."""
POWERED = 0.75
"""How often there is a battery for what needs one."""


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
    """The lines of a ship, and what is lost with the tile at the end of each.

    A survey made after another one trusts it about the tiles that were there before.
    """

    def __init__(self, layout: Layout, earlier: Survey | None = None) -> None:
        self.layout = layout
        self.earlier = earlier
        self.price: dict[int, int] = {}
        hull: Any = layout.hull
        self.before, self.beside = hull.joints()
        self.guns = _gun_cover(layout)
        self.shielded = {side for cell in layout.shields for side in layout.tiles[cell].directions}

    def expected_losses(self, perils: Perils) -> float:
        """How many components the hits may cost, were nothing damaged in between."""
        return sum(self.losses(side, peril) for side, peril in zip(SIDES, perils, strict=True))

    def losses(self, side: Side, peril: Peril) -> float:
        """What the hits from one side may cost."""
        from_start = side is Side.FRONT or side is Side.LEFT
        open_to_light = 1 - POWERED if side in self.shielded else 1.0
        hull = self.layout.hull
        total = 0.0
        for number, chance, board in _lines(self.layout.blueprint, side):
            target = hull.first_hit(board, from_start)
            if not target:
                continue
            hits = peril.heavy_shots + peril.light_shots * open_to_light
            if peril.small_meteors and not self._smooth(target, side):
                hits += peril.small_meteors * open_to_light
            if peril.large_meteors:
                hits += peril.large_meteors * (1 - self.guns.get((side, number), 0.0))
            if hits:
                total += chance * hits * self._price(target)
        return total

    def _smooth(self, square: int, side: Side) -> bool:
        tile = self.layout.tiles[self.layout.blueprint.cell_of_square[square]]
        return tile.connectors[side] == Connector.SMOOTH

    def _price(self, square: int) -> int:
        """How many tiles are lost with this one: itself and the smaller of what it parts."""
        if self.earlier is not None:
            return self.earlier._price(square) if square & self.earlier.layout.hull.tiles else 1
        known = self.price.get(square)
        if known is None:
            known = self.price[square] = 1 + self._fallen(square)
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


def _gun_cover(layout: Layout) -> Mapping[tuple[Side, int], float]:
    """How well cannons guard each line against large meteors, from 0 to 1."""
    cover: dict[tuple[Side, int], float] = {}
    for cell in layout.cannons:
        tile = layout.tiles[cell]
        side = tile.direction
        sure = 1.0 if tile.kind is Kind.SINGLE_CANNON else POWERED
        line = column_of(cell) if side in (Side.FRONT, Side.REAR) else row_of(cell)
        for number in (line,) if side is Side.FRONT else (line - 1, line, line + 1):
            cover[side, number] = max(sure, cover.get((side, number), 0.0))
    return cover
