"""Taking, placing, changing, returning and reserving tiles."""

import pytest

from boltbucket.rules.events import TileReturned, TileTaken
from boltbucket.rules.ship.tile import Kind
from tests.rules.building.yardwork import RED, YELLOW, Yardwork, in_turns, untimed


def test_everybody_builds_at_the_same_time():
    work = untimed(seats=4)

    assert work.asked() == [0, 1, 2, 3]


def test_a_ship_begins_with_its_starting_cabin():
    work = Yardwork()

    assert list(work.ship(RED).tiles) == [707]


def test_a_tile_taken_face_down_is_shown_to_all():
    work = Yardwork()

    handle = work.takes(RED)

    assert work.told == [TileTaken(RED, handle, work.yard.tile(handle), face_down=True)]


def test_only_one_tile_is_held_at_a_time():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "take", work.yard.heap.free[0]).code == "hand_full"


def test_who_reaches_too_late_learns_who_was_faster():
    work = Yardwork()
    handle = work.takes(YELLOW)

    refusal = work.refuses(RED, "take", handle)

    assert (refusal.code, refusal.params) == ("tile_taken", {"by": YELLOW})


def test_there_is_no_tile_beyond_the_heap():
    work = Yardwork()

    assert work.refuses(RED, "take", len(work.yard.heap.tiles)).code == "no_such_tile"
    assert work.refuses(RED, "take", -1).code == "no_such_tile"


def test_a_returned_tile_lies_face_up():
    work = Yardwork()
    handle = work.takes(RED)

    work.does(RED, "return")

    assert work.yard.heap.face_up == (handle,)
    assert work.told[-1] == TileReturned(RED, handle, work.yard.tile(handle))


def test_others_may_take_a_returned_tile():
    work = Yardwork()
    handle = work.takes(RED)
    work.does(RED, "return")

    work.does(YELLOW, "take", handle)

    assert work.told[-1] == TileTaken(YELLOW, handle, work.yard.tile(handle), face_down=False)


def test_a_tile_is_built_turned_as_the_builder_says():
    work = Yardwork()
    work.takes(RED, lambda tile: len(set(tile.connectors)) == 4 and tile.connectors[0] != 0)
    tile = work.yard.tile_in_hand(RED)

    work.does(RED, "place", 706, 2)

    assert work.ship(RED).tiles[706] == tile.turned(2)


def test_a_square_outside_the_area_cannot_be_built_on():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "place", 705, 0).code == "outside"
    assert work.refuses(RED, "place", 9999, 0).code == "outside"


def test_a_square_holds_one_tile():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "place", 707, 0).code == "square_taken"


def test_the_ship_must_hold_together_at_all_times():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "place", 409, 0).code == "not_joined"


def test_a_smooth_side_joins_nothing():
    work = Yardwork()
    work.takes(RED, lambda tile: tile.connectors[2] == 0)

    assert work.refuses(RED, "place", 706, 0).code == "not_joined"


def test_a_mistake_may_be_built_if_the_tile_is_joined():
    work = Yardwork()

    work.builds_badly(RED)

    assert not work.ship(RED).legal


def test_only_quarter_turns_are_known():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "place", 706, 4).code == "bad_turn"


def test_an_empty_hand_builds_returns_and_reserves_nothing():
    work = Yardwork()

    for answer in (("place", 706, 0), ("return",), ("reserve",)):
        assert work.refuses(RED, *answer).code == "hand_empty"


# Changing one's mind


def test_the_last_tile_may_be_picked_up_and_placed_elsewhere():
    work = Yardwork()
    first = work.builds(RED)

    work.does(RED, "pick_up")

    assert first not in work.ship(RED).tiles
    assert "place" in work.verbs(RED)


def test_the_last_tile_may_go_back_to_the_heap_after_all():
    work = Yardwork()
    handle = work.takes(RED, Kind.CABIN)
    work.places(RED)

    work.does(RED, "pick_up").does(RED, "return")

    assert handle in work.yard.heap.face_up


def test_the_last_tile_stays_once_another_one_is_taken():
    work = Yardwork()
    work.builds(RED)
    work.takes(RED)
    work.does(RED, "return")

    assert work.refuses(RED, "pick_up").code == "nothing_to_change"


def test_the_last_tile_stays_once_a_pile_is_looked_at():
    work = Yardwork()
    work.builds(RED)

    work.does(RED, "look", 0).does(RED, "put_back")

    assert work.refuses(RED, "pick_up").code == "nothing_to_change"


def test_the_last_tile_stays_once_a_reserved_one_is_fetched():
    work = Yardwork()
    work.takes(RED)
    work.does(RED, "reserve")
    cell = work.builds(RED)

    work.does(RED, "fetch", 0).does(RED, "reserve").does(RED, "pick_up")

    assert cell in work.ship(RED).tiles


def test_a_returned_tile_is_out_of_reach_unless_taken_again():
    work = Yardwork()
    work.takes(RED)
    work.does(RED, "return")

    assert work.refuses(RED, "pick_up").code == "nothing_to_change"


def test_a_tile_in_hand_is_not_picked_up_again():
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "pick_up").code == "hand_full"


# The reserve


def test_two_tiles_may_be_reserved():
    work = Yardwork()

    for _ in range(2):
        work.takes(RED)
        work.does(RED, "reserve")

    work.takes(RED)
    assert work.refuses(RED, "reserve").params == {"limit": 2}


def test_a_reserved_tile_may_be_built_later():
    work = Yardwork()
    work.takes(RED, Kind.CABIN)
    work.does(RED, "reserve")
    work.takes(RED)
    work.does(RED, "return")

    work.does(RED, "fetch", 0)
    cell = work.places(RED)

    assert work.ship(RED).tiles[cell].kind is Kind.CABIN
    assert work.builder(RED).reserve == ()


def test_a_reserved_tile_never_goes_back_to_the_heap():
    work = Yardwork()
    work.takes(RED)
    work.does(RED, "reserve")
    work.takes(RED)
    work.does(RED, "return")

    work.does(RED, "fetch", 0)

    assert work.refuses(RED, "return").code == "reserved_stays"


def test_a_reserved_tile_that_was_built_and_picked_up_does_not_go_back_either():
    work = Yardwork()
    work.takes(RED, Kind.CABIN)
    work.does(RED, "reserve")
    work.builds(RED)
    work.does(RED, "fetch", 0)
    work.places(RED)

    work.does(RED, "pick_up")

    assert work.refuses(RED, "return").code == "reserved_stays"


def test_a_tile_just_reserved_may_still_be_returned():
    work = Yardwork()
    handle = work.takes(RED)
    work.does(RED, "reserve")

    work.does(RED, "pick_up").does(RED, "return")

    assert handle in work.yard.heap.face_up


def test_fetching_the_tile_just_reserved_only_changes_ones_mind():
    work = Yardwork()
    handle = work.takes(RED)
    work.does(RED, "reserve")

    work.does(RED, "fetch", 0).does(RED, "return")

    assert handle in work.yard.heap.face_up


def test_a_fetched_tile_may_be_put_back_into_a_full_reserve():
    work = Yardwork()
    for _ in range(2):
        work.takes(RED)
        work.does(RED, "reserve")

    work.does(RED, "fetch", 0).does(RED, "reserve")

    assert len(work.builder(RED).reserve) == 2


def test_an_empty_place_of_the_reserve_holds_nothing():
    work = Yardwork()

    assert work.refuses(RED, "fetch", 0).code == "nothing_reserved"


def test_a_learning_flight_has_no_reserve():
    work = Yardwork("2021 L")
    work.takes(RED)

    assert work.refuses(RED, "reserve").code == "no_reserve"


def test_a_plan_without_a_printed_reserve_keeps_two_tiles_beside_it():
    work = Yardwork("2007 IIIa")
    work.takes(RED)

    work.does(RED, "reserve")

    assert len(work.builder(RED).reserve) == 1


# Always something to do


def test_with_an_empty_heap_one_can_still_finish():
    work = untimed()
    yard = work.yard
    for handle in yard.heap.free:
        work.does(RED, "take", handle).does(RED, "return")

    assert "finish" in work.verbs(RED)
    assert len(work.yard.heap.face_up) == len(work.yard.heap.tiles)


def test_a_tile_that_fits_nowhere_can_be_put_down():
    work = Yardwork("2021 L")
    work.takes(RED)

    assert ("return",) in work.offered(RED)


# Answers that make no sense


def test_nonsense_is_refused_with_what_was_said():
    work = untimed()

    for answer in (
        (),
        ("dance",),
        ("take",),
        ("take", "x"),
        ("finish", 1, 2),
        (3,),
    ):
        assert work.refuses(RED, *answer).code == "unknown_answer"


def test_true_is_no_number():
    work = untimed()

    assert not work.game.pending[RED].allows(("take", True))


def test_the_options_are_exactly_what_is_allowed():
    work = in_turns()
    work.takes(RED)
    decision = work.game.pending[RED]
    places = {("place", cell, turn) for cell in work.ship(RED).blueprint.cells for turn in range(4)}

    allowed = {answer for answer in places if decision.allows(answer)}

    assert allowed == {answer for answer in decision.options if answer[0] == "place"}


@pytest.mark.parametrize("turn", range(4))
def test_a_tile_may_lie_any_way_round(turn):
    work = Yardwork()
    handle = work.takes(RED, lambda tile: tile.kind is Kind.CABIN and 0 not in tile.connectors)
    tile = work.yard.tile(handle).turned(turn)

    work.does(RED, "place", 706, turn)

    assert work.ship(RED).tiles[706] == tile


@pytest.mark.parametrize("turn", [-1, 4])
def test_there_are_four_ways_to_turn_a_tile(turn):
    work = Yardwork()
    work.takes(RED)

    assert work.refuses(RED, "place", 708, turn).code == "bad_turn"


def test_reserved_tiles_are_not_counted_from_the_end():
    work = Yardwork()
    work.takes(RED)
    work.does(RED, "reserve")

    assert work.refuses(RED, "fetch", -1).code == "nothing_reserved"
