"""Repairing mistakes by taking tiles off."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.repair import WayToRepair, ways_to_repair
from boltbucket.rules.ship.ship import Ship

from . import reference
from .ships import FRONT, RIGHT, Board, boards, engine, payload_tiles, pipes, random_ship, ship


def test_a_legal_ship_needs_no_repair():
    assert ways_to_repair(ship({})) == (WayToRepair((), (707,)),)
    assert ship({}).removable == ()


def test_either_tile_of_a_clash_may_go():
    loop = ship({706: pipes("0230"), 806: pipes("0031"), 807: pipes("3003")})

    assert loop.removable == (706, 806)
    assert ways_to_repair(loop) == (
        WayToRepair(removed=(806,), kept=(706, 707, 807)),
        WayToRepair(removed=(706,), kept=(806, 707, 807)),
    )


def test_a_wrong_engine_itself_must_go():
    assert ways_to_repair(ship({807: engine("0003", RIGHT)})) == (WayToRepair((807,), (707,)),)


def test_what_hangs_on_a_removed_tile_falls_off():
    tail = ship({706: engine("3030", RIGHT), 705: pipes(), 708: pipes()})

    assert ways_to_repair(tail) == (WayToRepair((706,), (707, 708)), WayToRepair((706,), (705,)))


def test_loose_pieces_need_no_removal_but_a_choice():
    broken = ship({505: pipes(), 605: pipes()})

    assert broken.removable == ()
    assert ways_to_repair(broken) == (WayToRepair((), (505, 605)), WayToRepair((), (707,)))


def test_the_ways_that_keep_most_come_first_and_can_be_limited():
    messy = ship(
        {
            706: engine("0030", FRONT),
            607: pipes("1310"),
            606: pipes("0020"),
            608: pipes("2300"),
            708: pipes("3003"),
        }
    )
    ways = ways_to_repair(messy)
    sizes = [len(way.kept) for way in ways]

    assert sizes == sorted(sizes, reverse=True)
    assert ways_to_repair(messy, 1) == ways[:1]


@pytest.mark.parametrize("board", boards(), ids=str)
def test_all_ways_to_repair_are_found(board: Board):
    random = Random(str(board))
    tried = 0
    while tried < 50:
        broken = random_ship(board, random)
        if 2 <= len(broken.tiles) <= 10 and broken.flaws:
            tried += 1

            assert {(way.removed, way.kept) for way in ways_to_repair(broken)} == brute(broken)


def test_all_ways_to_repair_payload_are_found():
    random = Random(7)
    cells = (606, 706, 806, 607, 807, 608, 708, 808)
    for _ in range(60):
        chosen = random.choices((*payload_tiles(), pipes(), pipes("1212")), k=8)
        turned = [piece.turned(random.randrange(4)) for piece in chosen]
        broken = ship(dict(zip(cells, turned, strict=True)))

        assert {(way.removed, way.kept) for way in ways_to_repair(broken)} == brute(broken)


def brute(broken: Ship) -> set[tuple[tuple[Cell, ...], tuple[Cell, ...]]]:
    """Try every set of tiles: whole, without mistakes, and not part of a larger one."""
    found: list[frozenset[Cell]] = []
    for size in range(len(broken.tiles), 0, -1):
        for cells in combinations(broken.cells, size):
            kept = frozenset(cells)
            if not any(kept < other for other in found) and is_sound(broken, cells):
                found.append(kept)
    return {(touching(broken, kept), in_order(broken, kept)) for kept in found}


def is_sound(broken: Ship, cells: tuple[Cell, ...]) -> bool:
    plan = broken.blueprint
    tiles = {cell: broken.tiles[cell] for cell in cells}
    return (
        not reference.mistakes(plan, tiles)
        and not reference.payload_mistakes(plan, tiles)
        and len(reference.pieces(plan, tiles)) == 1
    )


def touching(broken: Ship, kept: frozenset[Cell]) -> tuple[Cell, ...]:
    joined = reference.joints(broken.blueprint, broken.tiles)
    pairs = [*joined, *((b, a) for a, b in joined)]
    return in_order(broken, {b for a, b in pairs if a in kept and b not in kept})


def in_order(broken: Ship, cells: set[Cell] | frozenset[Cell]) -> tuple[Cell, ...]:
    return tuple(cell for cell in broken.cells if cell in cells)


@pytest.mark.parametrize("board", boards(), ids=str)
def test_taking_the_removed_tiles_off_leaves_the_kept_piece(board: Board):
    random = Random(str(board))
    for _ in range(20):
        broken = random_ship(board, random)
        for way in ways_to_repair(broken, 3):
            left = broken.without(way.removed)

            assert way.kept in left.pieces
            assert left.only(way.kept).legal


def test_even_the_worst_ship_has_a_first_repair_soon():
    random = Random(3)
    cells = ship({}).blueprint.cells
    worst = ship({cell: pipes("1203").turned(random.randrange(4)) for cell in cells})

    assert len(worst.flaws) > 30
    assert len(ways_to_repair(worst, 2)) == 2
