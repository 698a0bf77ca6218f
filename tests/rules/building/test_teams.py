"""The team variants: partners swap places."""

from boltbucket.rules.events import Launched, PilePutBack, PlacesSwapped
from boltbucket.rules.setup import Building, Teams, pairs
from tests.rules.building.yardwork import BLUE, GREEN, RED, YELLOW, Yardwork


def team_game(teams: Teams, level: str = "2007 II") -> Yardwork:
    return Yardwork(level, seats=4, teams=teams)


def test_partners_sit_opposite_each_other():
    assert pairs(4) == ((RED, GREEN), (YELLOW, BLUE))


def test_partners_fly_each_others_ships():
    work = team_game(Teams.SWAP).has(RED, "@ t")

    work.all_finish()

    assert sorted(work.ship(GREEN).tiles) == [707, 807]
    assert work.heard(PlacesSwapped) == [PlacesSwapped(RED, GREEN), PlacesSwapped(YELLOW, BLUE)]


def test_the_start_place_stays_with_the_ship():
    work = team_game(Teams.SWAP)
    work.finishes(RED, 1).finishes(YELLOW, 2).finishes(GREEN, 3).finishes(BLUE, 4)

    assert [seat for seat, _ in work.heard(Launched)[0].positions] == [GREEN, BLUE, RED, YELLOW]


def test_reserves_are_paid_by_who_flies_the_ship():
    work = team_game(Teams.SWAP)
    work.takes(RED)
    work.does(RED, "reserve")

    work.all_finish()

    assert len(work.game.table.lost[GREEN]) == 1


def test_beginners_do_not_swap_while_building():
    work = team_game(Teams.SWAP).clock("sand").does(RED, "flip")

    assert not work.heard(PlacesSwapped)


def test_advanced_partners_swap_when_the_hourglass_is_turned():
    work = team_game(Teams.ADVANCED)
    cell = work.builds(RED)

    work.clock("sand").does(YELLOW, "flip")

    assert cell in work.ship(GREEN).tiles


def test_who_swaps_puts_the_pile_back():
    work = team_game(Teams.ADVANCED)
    work.builds(RED)
    work.does(RED, "look", 0)

    work.clock("sand").does(YELLOW, "flip")

    assert work.builder(GREEN).pile is None
    assert work.heard(PilePutBack) == [PilePutBack(RED, 0)]


def test_a_tile_in_hand_stays_with_the_ship():
    work = team_game(Teams.ADVANCED)
    handle = work.takes(RED)

    work.clock("sand").does(YELLOW, "flip")

    assert work.builder(GREEN).hand == handle
    assert work.yard.heap.holder(handle) == GREEN


def test_what_was_seen_of_the_cards_goes_with_the_player():
    work = team_game(Teams.ADVANCED)
    work.builds(RED)
    work.does(RED, "look", 1)

    work.clock("sand").does(YELLOW, "flip")

    assert (work.builder(RED).seen, work.builder(RED).pile) == ((1,), None)
    assert work.builder(GREEN).seen == ()


def test_a_player_who_swaps_to_an_unfinished_ship_builds_on():
    work = team_game(Teams.ADVANCED).finishes(RED, 1)

    work.clock("sand").does(YELLOW, "flip")

    assert "take" in work.verbs(RED)
    assert GREEN not in work.asked()


def test_advanced_partners_do_not_swap_at_the_last_turn():
    work = team_game(Teams.ADVANCED, "2007 I").finishes(RED, 1)

    work.clock("sand").does(RED, "flip")

    assert not work.heard(PlacesSwapped)


def test_in_the_third_round_advanced_partners_swap_twice_and_once_more_before_the_flight():
    work = team_game(Teams.ADVANCED, "2007 III")
    for _ in range(2):
        work.clock("sand").does(YELLOW, "flip")

    work.all_finish()

    assert work.heard(PlacesSwapped).count(PlacesSwapped(RED, GREEN)) == 3


def test_without_an_hourglass_partners_swap_only_before_the_flight():
    work = Yardwork("2007 II", 4, teams=Teams.ADVANCED, building=Building.UNTIMED).all_finish()

    assert work.heard(PlacesSwapped).count(PlacesSwapped(RED, GREEN)) == 1
