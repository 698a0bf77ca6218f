"""What is timed: the ways that are compared do the same."""

from random import Random

import pytest

from benchmarks import bench_learning, playouts, ship_checks, ship_worth
from boltbucket.bots.bot import Player
from boltbucket.rules.ship import hull
from tests.rules.ship.ships import boards


def test_all_ways_to_check_a_ship_find_the_same():
    ships = [ship_checks.well_built(board, Random(board.plan.name)) for board in boards()]

    expected = [check() for check in ship_checks.reference_checks(ships)]
    assert [check() for check in ship_checks.hull_checks(ships, hull)] == expected


def test_all_ways_to_search_places_find_the_same():
    ships = [ship_checks.well_built(board, Random(board.plan.name)) for board in boards()]

    plain, quick = ship_checks.place_searches(ships).values()
    assert [set(search()) for search in plain] == [set(search()) for search in quick]


def test_playouts_come_to_an_end_and_are_counted():
    for careful in (False, True):
        game = playouts.Game.new(playouts.SETUPS[0], 5)
        given = playouts.RandomPlayers(5, careful=careful).play(game)

        assert playouts.played(playouts.SETUPS[0], 5, careful) == given > 0
        assert game.outcome is not None


def test_the_copied_game_is_in_the_middle_of_a_card():
    game = playouts.mid_card()

    assert game.table.card is not None
    assert game.pending


def test_the_worth_of_a_ship_is_the_same_whenever_it_is_flown():
    ship = ship_worth.built(Player("hauler"), 3)

    assert ship.legal
    assert ship_worth.built(Player("hauler"), 3) == ship
    assert ship_worth.worth(ship, range(2)) == ship_worth.worth(ship, range(2))
    assert ship_worth.usual([ship])["tile"] == len(ship.tiles)


@pytest.mark.parametrize("name", bench_learning.OURS)
def test_learning_environments_are_stepped_without_end(name):
    steps = bench_learning.OURS[name]()

    assert sum(next(steps) for _ in range(10)) >= 10
