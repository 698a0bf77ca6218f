"""The bitboards against a plain walk over the squares, on very many ships of every board."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side

from . import reference
from .ships import Board, boards, payload_tiles, random_ship, random_ships

SHIPS_OF_A_BOARD = 10_000
BATCHES = 4

every_board = pytest.mark.parametrize("board", boards(), ids=str)


@every_board
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_hull_finds_what_a_walk_over_all_squares_finds(board: Board, batch: int):
    random = Random(f"{board} {batch}")

    for ship in islice(random_ships(board, random), SHIPS_OF_A_BOARD // BATCHES):
        plan, tiles = ship.blueprint, ship.tiles
        mistakes = reference.mistakes(plan, tiles)
        exposed = reference.exposed_sides(plan, tiles)
        pieces = reference.pieces(plan, tiles)

        assert ship.hull.mistakes(plan.area_mask) == len(mistakes)
        assert faults(ship) == mistakes
        assert ship.legal == (not mistakes and len(pieces) <= 1)
        assert set(ship.exposed_sides) == set(exposed)
        assert ship.exposed_connectors == len(exposed)
        assert set(map(frozenset, ship.pieces)) == pieces
        for side, number in lines(random):
            assert ship.target(side, number) == reference.first_hit(plan, tiles, side, number)


def faults(ship: Ship) -> reference.Mistakes:
    return {(flaw.kind, flaw.cells) for flaw in ship.flaws if flaw.kind is not FlawKind.LOOSE}


def lines(random: Random) -> list[tuple[Side, int]]:
    return [(side, random.randint(2, 12)) for side in Side for _ in range(2)]


@every_board
def test_every_line_of_the_dice_is_hit_where_the_walk_ends(board: Board):
    random = Random(str(board))

    for _ in range(100):
        ship = random_ship(board, random)
        for side in Side:
            for number in range(2, 13):
                assert ship.target(side, number) == reference.first_hit(
                    ship.blueprint, ship.tiles, side, number
                )


@every_board
def test_a_tile_is_accepted_exactly_where_it_joins(board: Board):
    random = Random(str(board))

    for _ in range(30):
        ship = random_ship(board, random)
        piece = random.choice(board.tiles)
        accepted = set(ship.places(piece))
        sound = set(ship.sound_places(piece))
        for quarters, turned in enumerate(piece.turns):
            for cell in ship.blueprint.cells:
                joins = reference.joins(ship.blueprint, ship.tiles, cell, turned)
                clean = joins and reference.makes_no_mistake(
                    ship.blueprint, ship.tiles, cell, turned
                )

                assert ship.accepts(cell, turned) == joins == ((cell, quarters) in accepted)
                assert ship.suits(cell, turned) == clean == ((cell, quarters) in sound)


@every_board
def test_joints_open_squares_and_loose_pieces_agree_with_the_walk(board: Board):
    random = Random(str(board))

    for _ in range(100):
        ship = random_ship(board, random)
        plan, tiles = ship.blueprint, ship.tiles
        joints = {frozenset(pair) for pair in reference.joints(plan, tiles)}
        near = {
            cell
            for cell in plan.area.difference(tiles)
            if any(reference.beside(plan, cell, side) in tiles for side in Side)
        }

        assert {frozenset((a, b)) for a in tiles for b in ship.joined(a)} == joints
        assert set(ship.open_cells) == near
        assert loose(ship) == len(reference.pieces(plan, tiles)) - bool(tiles)


def loose(ship: Ship) -> int:
    return sum(flaw.kind is FlawKind.LOOSE for flaw in ship.flaws)


@every_board
def test_payload_mistakes_agree_with_the_walk(board: Board):
    random = Random(str(board))
    loaded = replace(board, tiles=board.tiles + payload_tiles() * 8)

    for _ in range(300):
        ship = random_ship(loaded, random)
        plan, tiles = ship.blueprint, ship.tiles

        assert faults(ship) == reference.mistakes(plan, tiles) | reference.payload_mistakes(
            plan, tiles
        )


@every_board
def test_a_place_is_sound_exactly_if_it_adds_no_mistake(board: Board):
    random = Random(f"sound {board}")
    loaded = replace(board, tiles=board.tiles + payload_tiles() * 8)

    for _ in range(100):
        ship = random_ship(loaded, random)
        piece = random.choice((*payload_tiles(), *random.sample(board.tiles, 2)))
        sound = set(ship.sound_places(piece))
        for cell, quarters in ship.places(piece):
            turned = piece.turned(quarters)
            clean = faults(ship.place(cell, turned)) == faults(ship)

            assert ship.suits(cell, turned) == clean == ((cell, quarters) in sound)


@every_board
def test_faults_kept_while_tiles_come_off_are_those_a_fresh_look_finds(board: Board):
    random = Random(f"coming off {board}")
    with_payload = replace(board, tiles=board.tiles + payload_tiles() * 6)

    for ship in islice(random_ships(with_payload, random), 300):
        while ship.tiles:
            ship = ship.without(random.sample(ship.cells, random.randint(1, len(ship.cells))))
            assert ship.layout.faults == Ship(ship.blueprint, ship.tiles).layout.faults
