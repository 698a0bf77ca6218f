"""Building in turn, for games without haste."""

from boltbucket.rules.events import TurnPassed
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Building, Setup
from tests.rules.building.yardwork import GREEN, RED, YELLOW, in_turns
from tests.rules.table import on_and_on


def test_only_the_seat_on_turn_builds():
    work = in_turns(seats=3)

    assert work.asked() == [RED]
    assert work.turned_away(YELLOW, "take", 0).code == "not_your_turn"


def test_a_turn_goes_on_while_a_tile_is_in_the_hand():
    work = in_turns()
    work.takes(RED)

    assert work.asked() == [RED]


def test_a_built_tile_ends_the_turn():
    work = in_turns()
    work.builds(RED)

    assert work.told[-1] == TurnPassed(YELLOW)


def test_a_returned_tile_ends_the_turn():
    work = in_turns()
    work.takes(RED)
    work.does(RED, "return")

    assert work.asked() == [YELLOW]


def test_a_reserved_tile_ends_the_turn():
    work = in_turns()
    work.takes(RED)
    work.does(RED, "reserve")

    assert work.asked() == [YELLOW]


def test_a_pile_put_back_ends_the_turn():
    work = in_turns()
    work.builds(RED)
    work.builds(YELLOW)

    work.does(RED, "look", 0).does(RED, "put_back")

    assert work.asked() == [YELLOW]


def test_moving_the_last_tile_does_not_use_up_the_turn():
    work = in_turns()
    work.builds(RED)
    work.builds(YELLOW)

    work.does(RED, "pick_up")
    work.places(RED)

    assert work.asked() == [RED]


def test_a_reserved_tile_built_ends_the_turn():
    work = in_turns()
    work.takes(RED, lambda tile: bool(work.ship(RED).sound_places(tile)))
    work.does(RED, "reserve")
    work.builds(YELLOW)
    work.builds(RED)
    work.builds(YELLOW)

    work.does(RED, "fetch", 0).does(RED, "reserve")

    assert work.asked() == [YELLOW]


def test_who_has_finished_is_passed_over():
    work = in_turns(seats=3).finishes(RED, 1)
    work.builds(YELLOW)
    work.builds(GREEN)

    assert work.asked() == [YELLOW]


def test_the_last_builder_has_every_turn():
    work = in_turns().finishes(RED, 1)
    work.builds(YELLOW)

    assert work.asked() == [YELLOW]


def test_fetching_the_tile_just_reserved_does_not_use_up_the_turn():
    work = in_turns()
    work.takes(RED, lambda tile: bool(work.ship(RED).sound_places(tile)))
    work.does(RED, "reserve")
    work.builds(YELLOW)

    work.does(RED, "fetch", 0)
    work.places(RED)

    assert work.asked() == [RED]


def test_the_next_flight_begins_with_the_next_player():
    game = Game.new(Setup("2021", 2, ("L", "L"), building=Building.TURNS), 1)
    asked = [tuple(game.pending)]
    game.submit(RED, ("finish", 1))
    game.submit(YELLOW, ("finish", 2))
    while game.table.match.number == 0:
        seat = next(iter(game.pending))
        game.submit(seat, on_and_on(game.pending[seat]))

    assert [*asked, tuple(game.pending)] == [(RED,), (YELLOW,)]
