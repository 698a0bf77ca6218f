"""The hourglass, finishing, and what happens when time is up."""

import pytest

from boltbucket.rules.events import BuildingFinished, BuildingStopped, HourglassFlipped
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Building
from tests.rules.building.yardwork import BLUE, GREEN, RED, YELLOW, Yardwork, untimed


def last_run(level: str = "2021 I", seats: int = 2) -> Yardwork:
    """Red has finished, and the sand is running for the last time."""
    work = Yardwork(level, seats).finishes(RED, 1)
    hourglass = work.yard.hourglass
    assert hourglass is not None
    for _ in range(hourglass.spaces - 1):
        work.clock("sand").does(RED, "flip")
    return work


def test_the_sand_runs_from_the_start():
    work = Yardwork()

    assert work.offered(CLOCK) == (("sand",),)


def test_untimed_building_has_no_clock():
    assert CLOCK not in untimed().asked()


def test_a_learning_flight_has_no_clock():
    assert CLOCK not in Yardwork("2021 L").asked()


def test_nobody_turns_a_running_hourglass():
    work = Yardwork()

    assert work.refuses(RED, "flip").code == "sand_running"


def test_anybody_may_turn_it_when_the_sand_has_run_out():
    work = Yardwork("2021 II").clock("sand")

    work.does(YELLOW, "flip")

    assert work.told[-1] == HourglassFlipped(YELLOW, 2, last=False)


def test_nobody_has_to_turn_it():
    work = Yardwork("2021 II").clock("sand")

    assert CLOCK not in work.asked()
    assert "take" in work.verbs(RED)


def test_a_builder_does_not_turn_it_to_the_last_space():
    work = Yardwork("2021 I").clock("sand")

    assert work.refuses(RED, "flip").code == "not_finished_flip"


def test_who_has_finished_turns_it_to_the_last_space():
    work = Yardwork("2021 I").finishes(RED, 1).clock("sand")

    work.does(RED, "flip")

    assert work.told[-1] == HourglassFlipped(RED, 2, last=True)


def test_who_has_finished_is_asked_only_while_there_is_something_to_turn():
    work = Yardwork("2021 I").finishes(RED, 1)
    asked = [work.asked()]
    asked += [work.clock("sand").asked()]

    assert asked == [[CLOCK, YELLOW], [RED, YELLOW]]


def test_who_has_finished_can_only_turn_the_hourglass():
    work = Yardwork("2021 I").finishes(RED, 1).clock("sand")

    assert work.refuses(RED, "take", 0).code == "already_finished"
    assert work.offered(RED) == (("flip",),)


def test_who_has_finished_and_turns_it_too_early_hears_that_the_sand_is_running():
    game = Yardwork("2021 I").finishes(RED, 1).game

    with pytest.raises(Illegal, match="sand_running"):
        game.submit(RED, ("flip",))


def test_who_has_finished_and_wants_to_build_while_the_sand_runs_hears_that_it_has_finished():
    game = Yardwork("2021 I").finishes(RED, 1).game

    with pytest.raises(Illegal, match="already_finished"):
        game.submit(RED, ("take", 0))


def test_turning_the_hourglass_is_never_forced():
    work = Yardwork("2021 I").finishes(RED, 1).clock("sand")

    assert work.game.pending[RED].forced is None


def test_level_iii_has_four_runs_of_sand():
    work = last_run("2021 III")

    assert work.yard.hourglass.space == 4


def test_building_stops_at_once_when_the_last_sand_is_gone():
    work = last_run(seats=3).clock("sand")

    assert work.heard(BuildingStopped) == [BuildingStopped(YELLOW), BuildingStopped(GREEN)]
    assert work.refuses(YELLOW, "take", 0).code == "time_is_up"


def test_a_tile_still_in_hand_goes_back_face_up():
    work = last_run(seats=3)
    handle = work.takes(YELLOW)

    work.clock("sand")

    assert work.yard.heap.face_up == (handle,)


def test_a_reserved_tile_still_in_hand_stays_in_the_reserve():
    work = last_run(seats=3)
    handle = work.takes(YELLOW)
    work.does(YELLOW, "reserve")
    work.takes(YELLOW)
    work.does(YELLOW, "return").does(YELLOW, "fetch", 0)

    work.clock("sand")

    assert work.builder(YELLOW).reserve == (handle,)


def test_a_pile_still_in_hand_is_put_back():
    work = last_run(seats=3)
    work.builds(YELLOW)
    work.does(YELLOW, "look", 0)

    work.clock("sand")

    assert work.builder(YELLOW).pile is None


def test_those_stopped_by_the_clock_grab_places_as_fast_as_they_can():
    work = last_run(seats=3).clock("sand")

    work.finishes(GREEN, 2)

    assert BuildingFinished(GREEN, 2, in_time=False) in work.told


def test_who_is_left_after_the_clock_gets_the_last_place_without_being_asked():
    work = last_run(seats=2)

    work.clock("sand")

    assert BuildingFinished(YELLOW, 2, in_time=False) in work.told


def test_building_is_over_when_all_have_finished():
    work = Yardwork().all_finish()

    assert work.game.table.yard is None


# Start places


def test_who_finishes_claims_any_free_place():
    work = Yardwork(seats=4).finishes(RED, 3)

    assert work.builder(RED).place == 3


def test_a_place_is_claimed_once():
    work = Yardwork(seats=4).finishes(RED, 3)

    refusal = work.refuses(YELLOW, "finish", 3)

    assert (refusal.code, refusal.params["by"]) == ("place_taken", RED)


def test_there_are_no_more_places_than_players():
    work = Yardwork(seats=2)

    refusal = work.refuses(RED, "finish", 3)

    assert (refusal.code, refusal.params["places"]) == ("place_too_high", 2)
    assert work.refuses(RED, "finish", 0).code == "no_such_place"


def test_any_number_may_be_taken_in_the_full_game_of_2007():
    work = Yardwork("2007 I", seats=4).finishes(BLUE, 4)

    assert work.builder(BLUE).place == 4


def test_a_learning_flight_starts_in_the_order_of_finishing():
    work = Yardwork("2021 L", seats=3)

    refusal = work.refuses(RED, "finish", 2)

    assert (refusal.code, refusal.params["place"]) == ("place_in_order", 1)


def test_the_first_flight_of_2007_starts_in_the_order_of_finishing():
    work = Yardwork("2007 first", seats=3).finishes(GREEN, 1)

    assert [answer for answer in work.offered(RED) if answer[0] == "finish"] == [("finish", 2)]


def test_one_does_not_finish_with_a_tile_in_hand():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "finish", 1).code == "hand_full"


def test_without_an_hourglass_there_is_nothing_to_turn():
    work = Yardwork(building=Building.UNTIMED)

    assert work.refuses(RED, "flip").code == "no_hourglass"
