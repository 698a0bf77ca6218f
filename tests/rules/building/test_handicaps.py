"""Head start and extra time."""

from boltbucket.rules.building.opening import wait_seconds
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Building, Handicap, Setup
from tests.rules.building.yardwork import GREEN, RED, YELLOW, Yardwork, with_help


def test_others_wait_for_a_head_start():
    work = with_help(YELLOW, seats=3, head_start=20)

    assert work.asked() == [CLOCK, YELLOW]
    assert work.turned_away(RED, "take", 0).code == "head_start"


def test_the_clock_lets_those_who_wait_go():
    work = with_help(YELLOW, seats=3, head_start=20).clock("go", GREEN)

    assert work.asked() == [CLOCK, YELLOW, GREEN]


def test_the_hourglass_waits_for_the_last_to_begin():
    work = with_help(YELLOW, head_start=20)
    before = work.offered(CLOCK)

    work.clock("go", RED)

    assert before == (("go", RED),)
    assert work.offered(CLOCK) == (("sand",),)


def test_the_hourglass_is_not_turned_before_it_has_been_started():
    work = with_help(YELLOW, head_start=20)

    assert work.refuses(YELLOW, "flip").code == "not_started"


def test_a_shorter_head_start_waits_for_the_longer_one():
    handicaps = ((0, Handicap(head_start=30)), (1, Handicap(head_start=10)))
    setup = Setup("2021", 3, ("I",), handicaps=handicaps)

    assert [wait_seconds(setup, seat) for seat in range(3)] == [0, 20, 30]


def test_extra_time_goes_on_after_the_last_sand():
    work = with_help(YELLOW, seats=3, extra_time=30)
    work.finishes(RED, 1).clock("sand").does(RED, "flip").clock("sand")

    assert "take" in work.verbs(YELLOW)
    assert work.offered(GREEN) == (("finish", 2), ("finish", 3))


def test_the_clock_leaves_extra_time_alone_before_the_last_sand():
    work = with_help(YELLOW, extra_time=30).clock("sand")

    assert work.asked() == [RED, YELLOW]


def test_a_head_start_is_no_extra_time():
    work = with_help(YELLOW, seats=3, head_start=20).clock("go", RED).clock("go", GREEN)
    work.finishes(RED, 1).clock("sand").does(RED, "flip").clock("sand")

    assert work.offered(YELLOW) == (("finish", 2), ("finish", 3))


def test_the_clock_ends_extra_time():
    work = with_help(YELLOW, seats=3, extra_time=30)
    work.finishes(RED, 1).clock("sand").does(RED, "flip").clock("sand")
    work.clock("time_up", YELLOW)

    assert work.offered(YELLOW) == (("finish", 2), ("finish", 3))
    assert CLOCK not in work.asked()


def test_the_clock_waits_only_for_those_who_still_use_their_extra_time():
    handicaps = ((YELLOW, Handicap(extra_time=20)), (GREEN, Handicap(extra_time=40)))
    work = Yardwork("2021 I", seats=3, handicaps=handicaps)
    work.finishes(RED, 1).clock("sand").does(RED, "flip").clock("sand")

    work.finishes(YELLOW, 2)

    assert work.offered(CLOCK) == (("time_up", GREEN),)


def test_who_finishes_in_the_extra_time_needs_no_clock_any_more():
    work = with_help(YELLOW, seats=3, extra_time=30)
    work.finishes(RED, 1).clock("sand").does(RED, "flip").clock("sand")

    work.finishes(YELLOW, 3)

    assert work.game.table.yard is None


def test_building_in_turn_knows_no_handicap():
    handicaps = ((YELLOW, Handicap(20, 20)),)

    work = Yardwork(building=Building.TURNS, handicaps=handicaps)

    assert work.asked() == [RED]
