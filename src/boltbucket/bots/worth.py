"""What a ship under construction is worth to a builder."""

from __future__ import annotations

from math import exp
from typing import Any

from boltbucket.bots.style import Style
from boltbucket.bots.tally import Tally
from boltbucket.rules.ship.frame import Frame
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CABINS, Kind, Side

SIDE_WEIGHTS = {Side.FRONT: 1.3, Side.RIGHT: 1.0, Side.REAR: 0.7, Side.LEFT: 1.0}
COVERED = tuple(
    sum(weight for side, weight in SIDE_WEIGHTS.items() if mask >> side & 1) for mask in range(16)
)
"""What shields are worth by the sides they cover."""
Hull = Any
"""A hull's boards are machine integers to the type checker and plain ones to everybody else."""
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


def equipment_worth(tally: Tally, brown: bool, purple: bool, style: Style) -> float:
    """What is built in, wherever it is."""
    share = charge_share(tally)
    engine = tally.engines + 2 * DOUBLES_COUNT * share * tally.double_engines
    cannon = tally.fire + DOUBLES_COUNT * share * tally.double_fire
    engine += 2 if brown and engine else 0
    cannon += 2 if purple and cannon else 0
    crew = 2 * tally.cabins - brown - purple
    return (
        style.engine * levelling(engine, style.engine_enough)
        + style.first_engine * (min(engine, 1.0))
        + style.cannon * levelling(cannon, style.cannon_enough)
        + style.crew * levelling(crew, style.crew_enough)
        + style.container * levelling(tally.containers, style.container_enough)
        + style.red_container * levelling(tally.red_containers, style.red_container_enough)
        + style.battery * levelling(tally.batteries, style.battery_enough)
        + style.shield_side * COVERED[tally.covered] * min(1.0, 0.25 + 0.25 * tally.batteries)
        + style.brown * brown
        + style.purple * purple
        + style.payload * tally.payload
        + style.tile * tally.tiles
    )


def shape_worth(hull: Hull, area: int, style: Style, building_on: float = 1.0) -> float:
    """How it hangs together. `building_on` is 1 while squares can be filled and 0 at the end."""
    stride, tiles = hull.stride, hull.tiles
    front, right, rear, left = hull.exposed()
    free = area & ~tiles
    clear = hull.kept_clear()
    ahead, beside = front >> stride & free & ~clear, right << 1 & free & ~clear
    behind, before = rear << stride & free & ~clear, left >> 1 & free & ~clear
    ends = ahead.bit_count() + beside.bit_count() + behind.bit_count() + before.bit_count()
    exposed = front.bit_count() + right.bit_count() + rear.bit_count() + left.bit_count()
    # What can still be built over is half forgiven while there is time to build.
    stays = exposed - ends * (0.2 + 0.6 * building_on)
    joints = sum(board.bit_count() for board in hull.joints())
    worth = style.joint * joints - style.exposed * stays
    worth -= style.wasted * (clear & free).bit_count()
    if building_on:
        reach = _reach(ahead | beside | behind | before, free & ~clear, stride)
        worth += style.square * reach.bit_count()
        squares = (ahead | beside | behind | before).bit_count()
        worth += building_on * style.open_end * 3 * levelling(squares, 4.0)
        worth += building_on * style.universal_end * _universal_ends(hull, free & ~clear)
        worth -= building_on * style.tight * _tight(hull, free & ~clear)
    return float(worth)


def _reach(ends: int, squares: int, stride: int) -> int:
    """The free squares that can be built on from these, one after the other."""
    reached = ends
    while True:
        around = reached << 1 | reached >> 1 | reached << stride | reached >> stride
        grown = reached | around & squares
        if grown == reached:
            return reached
        reached = grown


def _universal_ends(hull: Hull, squares: int) -> int:
    stride = hull.stride
    return int(
        ((hull.front_1 & hull.front_2) >> stride & squares).bit_count()
        + ((hull.right_1 & hull.right_2) << 1 & squares).bit_count()
        + ((hull.rear_1 & hull.rear_2) << stride & squares).bit_count()
        + ((hull.left_1 & hull.left_2) >> 1 & squares).bit_count()
    )


def _tight(hull: Hull, squares: int) -> int:
    above, right, below, left = hull.around()
    across, along = above & below, right & left
    return int((squares & (across & (right | left) | along & (above | below))).bit_count())


def alien_homes(frame: Frame) -> tuple[bool, bool]:
    """Whether a brown and a purple alien can live aboard, each in a cabin of its own."""
    brown = _homes(frame, Kind.LIFE_SUPPORT_BROWN)
    purple = _homes(frame, Kind.LIFE_SUPPORT_PURPLE)
    if brown and purple and brown == purple and len(brown) == 1:
        return True, False
    return bool(brown), bool(purple)


def _homes(frame: Frame, support: Kind) -> set[int]:
    return {
        cell
        for module in frame.of((support,))
        for cell in frame.joined(module)
        if frame.tiles[cell].kind is Kind.CABIN
    }


def epidemic_risk(frame: Frame) -> int:
    """How many cabins are joined to another."""
    tiles = frame.tiles
    return sum(
        any(tiles[other].kind in CABINS for other in frame.joined(cell)) for cell in frame.cabins
    )


def ship_worth(ship: Ship, tally: Tally, style: Style, building_on: float = 1.0) -> float:
    """The whole ship as a builder sees it."""
    brown, purple = alien_homes(ship.frame)
    return equipment_worth(tally, brown, purple, style) + shape_worth(
        ship.hull, ship.blueprint.area_mask, style, building_on
    )
