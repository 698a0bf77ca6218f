"""What meteors and shots may cost: every hit of the cards against every line of a ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.combat_zone import CombatZone
from boltbucket.rules.cards.enemies import Pirates
from boltbucket.rules.cards.meteor_swarm import MeteorSwarm
from boltbucket.rules.cards.penalties import ShotsPenalty
from boltbucket.rules.editions.edition import Edition, Level
from boltbucket.rules.ship.blueprint import column_of, row_of
from boltbucket.rules.ship.frame import Frame
from boltbucket.rules.ship.tile import Connector, Kind, Side

TWO_DICE = {number: (6 - abs(7 - number)) / 36 for number in range(2, 13)}
"""How likely a line is."""
PIRATES_WIN = 0.35
WEAKEST = 0.3
"""How often their shots are aimed at one's own ship."""
POWERED = 0.75
"""How often there is a battery for what needs one."""


@dataclass(frozen=True)
class Peril:
    """A kind of hit."""

    meteor: bool
    heavy: bool
    side: Side


Perils = tuple[tuple[Peril, float], ...]
"""Kinds of hit, and how many of each a flight brings."""


@cache
def perils_of(edition: Edition, level_name: str) -> Perils:
    """The hits of an average flight."""
    level = edition.levels[level_name]
    expected: Counter[Peril] = Counter()
    for card, chance in _cards(edition, level):
        for peril, weight in hits_of(card):
            expected[peril] += weight * chance  # type: ignore[assignment]
    return tuple((peril, float(weight)) for peril, weight in expected.items())


def _cards(edition: Edition, level: Level) -> Iterable[tuple[Card, float]]:
    """Every card a flight may bring, and how likely it is."""
    if level.learning_cards_only:
        return [(card, 1.0) for card in edition.learning_cards]
    found: list[tuple[Card, float]] = []
    for number, each in level.pile.items():
        cards = edition.cards_of(number)
        found += [(card, each * level.piles / len(cards)) for card in cards]
    return found


def perils_in(cards: Iterable[Card]) -> Perils:
    """The hits of these cards."""
    return tuple((peril, weight) for card in cards for peril, weight in hits_of(card))


def hits_of(card: Card) -> Iterable[tuple[Peril, float]]:
    if isinstance(card, MeteorSwarm):
        return [(Peril(True, hit.heavy, hit.side), 1.0) for hit in card.meteors]
    if isinstance(card, Pirates):
        return [(Peril(False, hit.heavy, hit.side), PIRATES_WIN) for hit in card.shots]
    if isinstance(card, CombatZone):
        return [
            (Peril(False, hit.heavy, hit.side), WEAKEST)
            for line in card.lines
            if isinstance(line.penalty, ShotsPenalty)
            for hit in line.penalty.shots
        ]
    return ()


def expected_losses(frame: Frame, perils: Perils) -> float:
    """How many components such a flight may cost, were the ship not damaged in between."""
    if not frame.tiles:
        return 0.0
    survey = _Survey(frame)
    return sum(weight * survey.losses(peril) for peril, weight in perils)


class _Survey:
    """The lines of a ship, and what is lost with the tile at the end of each."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.price: dict[int, float] = {}
        hull: Any = frame.hull
        self.before, self.beside = hull.joints()
        self.shielded = 0
        for cell in frame.shields:
            for side in frame.tiles[cell].directions:
                self.shielded |= 1 << side
        self.guns = _gun_cover(frame)

    def losses(self, peril: Peril) -> float:
        plan, side = self.frame.blueprint, peril.side
        across = side in (Side.LEFT, Side.RIGHT)
        lines = plan.row_board if across else plan.column_board
        from_start = side in (Side.FRONT, Side.LEFT)
        shield = POWERED if self.shielded >> side & 1 else 0.0
        total = 0.0
        for number, board in lines.items():
            target = self.frame.hull.first_hit(board, from_start)
            chance = TWO_DICE.get(number, 0.0)
            if not target or not chance:
                continue
            if not peril.heavy:
                chance *= 1 - shield
                if peril.meteor and self._smooth(target, side):
                    continue
            elif peril.meteor:
                chance *= 1 - self.guns.get((side, number), 0.0)
            total += chance * self._price(target)
        return total

    def _smooth(self, square: int, side: Side) -> bool:
        tile = self.frame.tiles[self.frame.blueprint.cell_of_square[square]]
        return tile.connectors[side] == Connector.SMOOTH

    def _price(self, square: int) -> float:
        """How many tiles are lost with this one: itself and the smaller of what it parts."""
        known = self.price.get(square)
        if known is None:
            known = self.price[square] = float(1 + self._fallen(square))
        return known

    def _fallen(self, square: int) -> int:
        stride = self.frame.blueprint.stride
        before = self.before & ~square & ~(square << stride)
        beside = self.beside & ~square & ~(square >> 1)
        rest = int(self.frame.hull.tiles) & ~square
        total, largest = rest.bit_count(), 0
        while rest:
            piece = spread(rest & -rest, before, beside, stride)
            largest = max(largest, piece.bit_count())
            rest &= ~piece
        return total - largest


def spread(piece: int, before: int, beside: int, stride: int) -> int:
    """All squares joined to these."""
    while True:
        grown = piece | ((piece & beside) << 1) | (piece >> 1 & beside)
        grown |= ((grown & before) >> stride) | ((grown << stride) & before)
        if grown == piece:
            return grown
        piece = grown


def _gun_cover(frame: Frame) -> Mapping[tuple[Side, int], float]:
    """How well cannons guard each line against large meteors, from 0 to 1."""
    cover: dict[tuple[Side, int], float] = {}
    for cell in frame.cannons:
        tile = frame.tiles[cell]
        side = tile.direction
        sure = 1.0 if tile.kind is Kind.SINGLE_CANNON else POWERED
        line = column_of(cell) if side in (Side.FRONT, Side.REAR) else row_of(cell)
        for number in (line,) if side is Side.FRONT else (line - 1, line, line + 1):
            cover[side, number] = max(sure, cover.get((side, number), 0.0))
    return cover
