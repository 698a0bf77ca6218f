"""What a ship under construction is worth to a builder."""

from __future__ import annotations

from math import exp

from benchmarks.old_bots.style import Style
from benchmarks.old_bots.tally import Tally
from boltbucket.rules.ship.layout import Layout
from boltbucket.rules.ship.tile import CABINS, Kind, Side

SIDE_WEIGHTS = {Side.FRONT: 1.3, Side.RIGHT: 1.0, Side.REAR: 0.7, Side.LEFT: 1.0}
COVERED = tuple(
    sum(weight for side, weight in SIDE_WEIGHTS.items() if mask >> side & 1) for mask in range(16)
)
"""What shields are worth by the sides they cover."""
BATTERIES_A_USER = 1.5
"""How many batteries a double component or shield wants."""
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


def alien_homes(layout: Layout) -> tuple[bool, bool]:
    """Whether a brown and a purple alien can live aboard, each in a cabin of its own."""
    brown = _homes(layout, Kind.LIFE_SUPPORT_BROWN)
    purple = _homes(layout, Kind.LIFE_SUPPORT_PURPLE)
    if brown and purple and brown == purple and len(brown) == 1:
        return True, False
    return bool(brown), bool(purple)


def _homes(layout: Layout, support: Kind) -> set[int]:
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
    tiles = layout.tiles
    return sum(
        any(tiles[other].kind in CABINS for other in layout.joined(cell)) for cell in layout.cabins
    )
