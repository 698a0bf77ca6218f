"""What a ship under construction is worth to a builder."""

from __future__ import annotations

from math import exp

from boltbucket.bots.style import Style
from boltbucket.bots.tally import Tally
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.layout import Layout
from boltbucket.rules.ship.tile import CABINS, Kind, Side, Tile

SIDE_WEIGHTS = {Side.FRONT: 1.3, Side.RIGHT: 1.0, Side.REAR: 0.7, Side.LEFT: 1.0}
COVERED = tuple(
    sum(weight for side, weight in SIDE_WEIGHTS.items() if mask >> side & 1) for mask in range(16)
)
"""What shields are worth by the sides they cover."""
BATTERIES_A_USER = 1.5
"""How many batteries a double component or shield wants."""
_BROWN, _PURPLE = Kind.LIFE_SUPPORT_BROWN, Kind.LIFE_SUPPORT_PURPLE
DOUBLES_COUNT = 0.85
"""Doubles are not powered every time."""


def levelling(amount: float, enough: float) -> float:
    """An amount that counts less and less beyond enough."""
    return enough * (1 - exp(-amount / enough))


def charge_share(tally: Tally) -> float:
    """How much of what needs batteries can be run, from 0 to 1."""
    users = tally.double_engines + tally.double_cannons + 0.7 * tally.shields
    if not users:
        return 1.0
    return min(1.0, tally.batteries / (BATTERIES_A_USER * users))


def powers(tally: Tally, brown: bool, purple: bool) -> tuple[float, float]:
    """Engine and cannon strength to count on."""
    share = DOUBLES_COUNT * charge_share(tally)
    engine = tally.engines + 2 * share * tally.double_engines
    cannon = tally.fire + share * tally.double_fire
    return engine + (2 if brown and engine else 0), cannon + (2 if purple and cannon else 0)


def charge_lights(tally: Tally) -> float:
    """How much of their worth shields have with these batteries."""
    return min(1.0, 0.25 + 0.25 * tally.batteries)


def equipment_worth(tally: Tally, brown: bool, purple: bool, style: Style) -> float:
    """What is built in, wherever it is."""
    engine, cannon = powers(tally, brown, purple)
    crew = 2 * tally.cabins - brown - purple
    return (
        style.engine * levelling(engine, style.engine_enough)
        + style.first_engine * (min(engine, 1.0))
        + style.cannon * levelling(cannon, style.cannon_enough)
        + style.crew * levelling(crew, style.crew_enough)
        + style.container * levelling(tally.containers, style.container_enough)
        + style.red_container * levelling(tally.red_containers, style.red_container_enough)
        + style.battery * levelling(tally.batteries, style.battery_enough)
        + style.shield_side * COVERED[tally.covered] * charge_lights(tally)
        + style.brown * brown
        + style.purple * purple
        + style.payload * tally.payload
        + style.guard * levelling(tally.sentries, style.guard_enough)
        + style.tile * tally.tiles
    )


class Lodgings:
    """Where aliens can live on a ship, and which cabins are joined to another; with one tile more
    as well."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.brown = _homes(layout, _BROWN)
        self.purple = _homes(layout, _PURPLE)
        self.joined = _joined_cabins(layout)

    @property
    def homes(self) -> tuple[bool, bool]:
        return _each_its_own(self.brown, self.purple)

    def with_tile(self, cell: Cell, tile: Tile) -> tuple[tuple[bool, bool], int]:
        """Whether a brown and a purple alien can live aboard then, and how many cabins are joined
        to another."""
        kinds = self._beside(cell, tile)
        if tile.kind is Kind.CABIN:
            brown = self.brown | {cell for kind in kinds.values() if kind is _BROWN}
            purple = self.purple | {cell for kind in kinds.values() if kind is _PURPLE}
            cabins = {other for other, kind in kinds.items() if kind in CABINS}
            joined = len(self.joined | cabins | {cell} if cabins else self.joined)
            return _each_its_own(brown, purple), joined
        cabins = {other for other, kind in kinds.items() if kind is Kind.CABIN}
        brown = self.brown | cabins if tile.kind is _BROWN else self.brown
        purple = self.purple | cabins if tile.kind is _PURPLE else self.purple
        return _each_its_own(brown, purple), len(self.joined)

    def _beside(self, cell: Cell, tile: Tile) -> dict[Cell, Kind]:
        """What the tile would be joined to there."""
        tiles, found = self.layout.tiles, {}
        for side, other in enumerate(self.layout.blueprint.neighbours[cell]):
            if other is None or other not in tiles:
                continue
            if tile.connectors[side] & tiles[other].connectors[side - 2]:
                found[other] = tiles[other].kind
        return found


def alien_homes(layout: Layout) -> tuple[bool, bool]:
    """Whether a brown and a purple alien can live aboard, each in a cabin of its own."""
    return _each_its_own(_homes(layout, _BROWN), _homes(layout, _PURPLE))


def _each_its_own(brown: set[Cell], purple: set[Cell]) -> tuple[bool, bool]:
    if brown and purple and brown == purple and len(brown) == 1:
        return True, False
    return bool(brown), bool(purple)


def _homes(layout: Layout, support: Kind) -> set[Cell]:
    return {
        cell
        for module in layout.of((support,))
        for cell in layout.joined(module)
        if layout.tiles[cell].kind is Kind.CABIN
    }


def armed_cabins(layout: Layout) -> int:
    """How many cabins are joined to an arms locker."""
    lockers = layout.of((Kind.ARMS_LOCKER,))
    joined = {cell for locker in lockers for cell in layout.joined(locker)}
    return sum(layout.tiles[cell].kind in CABINS for cell in joined)


def epidemic_risk(layout: Layout) -> int:
    """How many cabins are joined to another."""
    return len(_joined_cabins(layout))


def _joined_cabins(layout: Layout) -> set[Cell]:
    cabins = set(layout.cabins)
    return {cell for cell in cabins if not cabins.isdisjoint(layout.joined(cell))}
