"""The compiled hull answers every question as the interpreted one does."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from boltbucket.rules.ship.ship import Ship

from .ships import Board, boards, random_ship

BOARD_NAMES = (
    *("stride", "tiles", "engines", "payload"),
    *("front_1", "front_2", "right_1", "right_2", "rear_1", "rear_2", "left_1", "left_2"),
    *("opens_front", "opens_right", "opens_rear", "opens_left"),
)


@pytest.mark.parametrize("board", boards(), ids=str)
def test_compiled_and_interpreted_hulls_agree_on_random_ships(
    board: Board, interpreted_hull: ModuleType, compiled_hull: ModuleType
):
    random = Random(str(board))

    for _ in range(500):
        ship = random_ship(board, random)
        squares = random.getrandbits(60)

        assert answers(compiled_hull, ship, squares) == answers(interpreted_hull, ship, squares)


def answers(module: ModuleType, ship: Ship, squares: int) -> list[Any]:
    """All a hull can be asked, also of what is left of it on some squares."""
    hull = build(module, ship)
    return [
        *figures(hull, ship, squares),
        *figures(hull.only(squares), ship, squares),
        *figures(hull.only(~squares), ship, squares),
    ]


def build(module: ModuleType, ship: Ship) -> Any:
    hull = module.Hull(ship.blueprint.stride)
    for cell, tile in ship.tiles.items():
        hull = hull.place(ship.blueprint.square[cell], tile.shape)
    return hull


def figures(hull: Any, ship: Ship, squares: int) -> list[Any]:
    plan = ship.blueprint
    lines = [*plan.column_board.values(), *plan.row_board.values()]
    return [
        *(getattr(hull, name) for name in BOARD_NAMES),
        hull.mistakes(plan.area_mask),
        hull.exposed(),
        hull.exposed_connectors(),
        hull.joints(),
        hull.pieces(),
        hull.misfits(),
        hull.blocked(),
        hull.askew(),
        [hull.joining(shape, plan.area_mask & ~hull.tiles) for shape in range(1 << 8)],
        [hull.sound(shape, plan.area_mask & ~hull.tiles) for shape in range(0, 1 << 14, 37)],
        [board & plan.grid_mask for board in hull.around()],
        hull.kept_clear() & plan.grid_mask,
        [hull.joined(square) for square in plan.square.values()],
        [hull.first_hit(line, from_start) for line in lines for from_start in (True, False)],
        hull.joined(squares & hull.tiles),
    ]


def test_a_hull_built_at_once_is_the_hull_built_tile_by_tile(interpreted_hull: ModuleType):
    random = Random(1)

    for board in boards():
        for _ in range(100):
            ship = random_ship(board, random)
            stepwise = build(interpreted_hull, ship)
            fresh = Ship(ship.blueprint, dict(ship.tiles)).hull

            assert all(getattr(fresh, name) == getattr(stepwise, name) for name in BOARD_NAMES)
            assert all(getattr(ship.hull, name) == getattr(stepwise, name) for name in BOARD_NAMES)
