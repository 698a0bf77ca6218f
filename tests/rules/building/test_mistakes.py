"""Mistakes are found before the launch and repaired by taking tiles off."""

from boltbucket.rules.decisions import PickPiece, Repair
from boltbucket.rules.events import (
    CardRevealed,
    FlawsFound,
    GaveUp,
    Launched,
    PieceKept,
    PlaceChanged,
    PlaceGivenBack,
    ReserveForfeited,
    TileLost,
    TileTakenOff,
)
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.table.lost import Cause, LostTile
from tests.rules.building.yardwork import BLUE, GREEN, RED, YELLOW, Yardwork, in_turns, untimed

CLASH = """
    @        t-0313   t-0003
    t-3300   t-2003   .
"""
"""The tiles on 807 and 808 do not fit; the one on 907 hangs on 807."""
ADRIFT = """
    e<-0000
    @
"""
"""An engine that points to the side and is joined to nothing."""


def clashing(level: str = "2021 II", seats: int = 2) -> Yardwork:
    """Red has built a ship with two tiles that do not fit, and all have finished."""
    return Yardwork(level, seats).has(RED, CLASH).all_finish()


def lost(work: Yardwork, seat: Seat) -> list[Cause]:
    return [tile.cause for tile in work.game.table.lost[seat]]


def launch_order(work: Yardwork) -> list[Seat]:
    (launched,) = work.heard(Launched)
    return [seat for seat, _ in launched.positions]


def test_a_ship_without_mistakes_launches_untouched():
    work = Yardwork().has(RED, "@ t").all_finish()

    assert lost(work, RED) == []


def test_mistakes_are_told_with_their_squares():
    work = clashing()

    assert work.heard(FlawsFound) == [FlawsFound(RED, (Flaw(FlawKind.MISMATCH, (807, 808)),))]


def test_the_owner_chooses_which_tile_of_a_wrong_contact_goes():
    work = clashing()

    assert isinstance(work.game.pending[RED], Repair)
    assert work.offered(RED) == (("remove", 807), ("remove", 808))


def test_a_tile_that_is_part_of_no_mistake_stays():
    work = clashing()

    assert work.refuses(RED, "remove", 707).code == "not_offered"


def test_repairing_goes_on_until_the_ship_is_legal():
    work = clashing().does(RED, "remove", 808)

    assert work.ship(RED).legal
    assert lost(work, RED) == [Cause.REMOVED]


def test_a_single_faulty_tile_goes_without_asking():
    work = Yardwork()
    cell = work.builds_badly(RED)

    work.all_finish()

    assert [event.cell for event in work.heard(TileLost)] == [cell]


def test_the_owner_chooses_the_piece_that_flies_on():
    work = clashing().does(RED, "remove", 807)

    assert isinstance(work.game.pending[RED], PickPiece)
    assert work.game.pending[RED].pieces == ((707, 708, 808), (907,))


def test_what_no_longer_holds_falls_off():
    work = clashing().does(RED, "remove", 807).does(RED, "piece", 707)

    assert lost(work, RED) == [Cause.REMOVED, Cause.FALLEN_OFF]


def test_even_the_starting_cabin_may_be_left_behind():
    work = clashing().does(RED, "remove", 807).does(RED, "piece", 907)

    assert work.heard(PieceKept) == [PieceKept(RED, (907,))]
    assert list(work.ship(RED).tiles) == [907]


def test_ships_are_repaired_at_the_same_time():
    work = Yardwork().has(RED, CLASH).has(YELLOW, CLASH).all_finish()

    assert work.asked() == [RED, YELLOW]


def test_tiles_left_in_the_reserve_count_as_lost():
    work = Yardwork()
    tile = work.yard.tile(work.takes(RED))
    work.does(RED, "reserve")

    work.all_finish()

    assert work.game.table.lost[RED] == (LostTile(tile, Cause.REMOVED),)
    assert work.heard(ReserveForfeited) == [ReserveForfeited(RED, (tile,))]


def test_repairs_on_a_learning_flight_cost_nothing():
    work = clashing("2021 L").does(RED, "remove", 807).does(RED, "piece", 707)

    assert not {Cause.REMOVED, Cause.FALLEN_OFF} & set(lost(work, RED))
    assert [event.cell for event in work.heard(TileTakenOff)] == [807, 907]


def test_a_learning_flight_is_not_built_on_after_repairs():
    work = clashing("2021 L").does(RED, "remove", 808)

    assert work.game.table.yard is None


# A ship with nothing left


def test_a_ship_with_nothing_left_gives_up_before_the_first_card():
    work = Yardwork().has(RED, ADRIFT).all_finish()

    work.does(RED, "piece", 706)

    assert GaveUp(RED, "no_ship") in work.told
    assert work.game.table.retired[RED] == "no_ship"
    assert launch_order(work) == [YELLOW]


def test_if_no_ship_is_left_the_flight_is_over_before_the_first_card():
    work = Yardwork(seats=1).has(RED, ADRIFT).all_finish()

    work.does(RED, "piece", 706)

    assert not work.heard(CardRevealed)
    assert work.game.outcome is not None


def test_a_ship_without_humans_launches_and_gives_up_after_the_first_card():
    work = clashing(seats=3).does(RED, "remove", 807).does(RED, "piece", 907)

    assert launch_order(work)[0] == RED


# The first flight of 2007


def faulty_first_ship(seats: int = 2) -> Yardwork:
    """Red's first ship had a mistake, and may be built on."""
    work = Yardwork("2007 first", seats)
    work.builds_badly(RED)
    return work.all_finish()


def test_the_owner_of_a_faulty_first_ship_gives_the_number_back():
    work = Yardwork("2007 first", seats=3)
    work.builds_badly(RED)

    work.finishes(RED, 1).finishes(YELLOW, 2).finishes(GREEN, 3)

    assert work.heard(PlaceGivenBack) == [PlaceGivenBack(RED, 1)]
    assert work.heard(PlaceChanged) == [PlaceChanged(YELLOW, 1), PlaceChanged(GREEN, 2)]


def test_the_owner_of_a_faulty_first_ship_builds_on():
    work = faulty_first_ship(seats=3)

    work.builds(RED)

    assert work.asked() == [RED]
    assert ("finish", 3) in work.offered(RED)


def test_a_faulty_first_ship_keeps_its_starting_cabin():
    work = Yardwork("2007 first").has(RED, CLASH).all_finish()
    work.does(RED, "remove", 807)

    assert list(work.ship(RED).tiles) == [707, 708, 808]


AIMED_AT_THE_CABIN = """
    @ g<
    t t
"""


def test_the_starting_cabin_of_a_first_ship_is_not_offered_for_removal():
    later = Yardwork("2007 I").has(RED, AIMED_AT_THE_CABIN).all_finish()
    first = Yardwork("2007 first").has(RED, AIMED_AT_THE_CABIN).all_finish()

    assert later.offered(RED) == (("remove", 707), ("remove", 807))
    assert list(first.ship(RED).tiles) == [707, 708, 808]


def test_tiles_of_a_faulty_first_ship_go_back_to_the_heap():
    work = faulty_first_ship()

    (handle,) = work.yard.heap.face_up

    assert work.yard.tile(handle).kind is Kind.SINGLE_ENGINE
    assert lost(work, RED) == []


def test_a_repaired_first_ship_starts_last():
    work = faulty_first_ship(seats=3)

    work.finishes(RED, 3)

    assert launch_order(work) == [YELLOW, GREEN, RED]


def test_a_first_ship_is_built_on_only_once():
    work = faulty_first_ship()
    work.builds_badly(RED)

    work.finishes(RED, 2)

    assert work.ship(RED).legal
    assert work.game.table.yard is None


def test_faulty_first_ships_are_built_on_in_turn_where_all_are():
    work = in_turns("2007 first", seats=3)
    work.builds(RED)
    work.builds_badly(YELLOW)
    work.builds(GREEN)

    work.all_finish()

    assert work.asked() == [YELLOW]


def test_the_first_of_those_who_build_on_in_turn_begins():
    work = in_turns("2007 first", seats=4)
    for seat in (RED, YELLOW, GREEN, BLUE):
        work.builds_badly(seat)

    work.all_finish()

    assert work.asked() == [RED]


def test_elsewhere_faulty_first_ships_are_built_on_at_the_same_time():
    work = untimed("2007 first", seats=3)
    work.builds_badly(RED)
    work.builds_badly(YELLOW)

    work.all_finish()

    assert work.asked() == [RED, YELLOW]
