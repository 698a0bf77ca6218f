"""Abandoned Ship and Abandoned Station."""

from boltbucket.rules.cards.abandoned_ship import AbandonedShip
from boltbucket.rules.cards.abandoned_station import AbandonedStation
from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.decisions import Accept, LoadGoods
from boltbucket.rules.ship.contents import Good
from tests.rules.table import fly

HULK = AbandonedShip("test", 1, crew=2, credits=3, days=1)
STATION = AbandonedStation("test", 1, crew=3, goods=(Good.YELLOW, Good.GREEN), days=1)
TWO = "@+hh"
FOUR = """
    @+hh c+hh
"""
ALIENS = """
    lb c+b @+hh c+p lp
"""
FREIGHTER = """
    @+hh c+hh h2
"""


def test_the_offer_names_its_terms():
    table = fly(red=FOUR).meets(HULK)

    expected = Accept(0, (("yes",), ("no",)), offer="abandoned_ship", days=1, crew=2, credits=3)
    assert table.asked == {"red": expected}


def test_whoever_takes_the_ship_gives_up_crew_and_days_for_credits():
    table = fly(red=FOUR, blue=FOUR, at={"red": 9, "blue": 4}).meets(HULK)

    table.answers("red", "yes").answers("red", "crew", 707).answers("red", "crew", 807)

    assert table.over
    assert table.credits("red") == 3
    assert table.ship("red").crew_size == 2
    assert table.positions == {"red": 8, "blue": 4}


def test_who_has_too_few_crew_is_not_asked():
    hulk = AbandonedShip("test", 1, crew=3, credits=3, days=1)
    table = fly(red=TWO, blue=FOUR).meets(hulk)

    assert set(table.asked) == {"blue"}


def test_the_next_in_order_is_asked_when_one_declines():
    table = fly(red=FOUR, blue=FOUR).meets(HULK).answers("red", "no")

    assert set(table.asked) == {"blue"}


def test_only_one_can_take_the_ship():
    table = fly(red=TWO, blue=FOUR).meets(HULK).answers("red", "yes")

    assert table.over


def test_nothing_happens_when_all_decline():
    table = fly(red=FOUR, blue=FOUR).meets(HULK).answers("red", "no").answers("blue", "no")

    assert table.over
    assert table.credits("red") == table.credits("blue") == 0


def test_aliens_count_and_may_be_given_up():
    hulk = AbandonedShip("test", 1, crew=4, credits=5, days=1)
    table = fly(red=ALIENS).meets(hulk).answers("red", "yes")

    assert table.over
    assert table.ship("red").crew_size == 0


def test_the_owner_chooses_aliens_or_humans():
    hulk = AbandonedShip("test", 1, crew=1, credits=5, days=1)
    table = fly(red=ALIENS).meets(hulk).answers("red", "yes")

    assert table.options("red") == (("crew", 607), ("crew", 707), ("crew", 807))


def test_with_exactly_the_crew_required_the_last_human_goes_and_the_credits_stay():
    table = fly(red=TWO, blue=FOUR).flies(HULK, OpenSpace("test", 1))

    table.answers("red", "yes")

    assert table.gave_up == {"red": "no_humans"}
    assert table.credits("red") == 3


def test_the_station_is_searched_without_losing_crew():
    table = fly(red=FREIGHTER, at={"red": 9}).meets(STATION)

    table.answers("red", "yes")
    table.answers("red", "load", "yellow", 907).answers("red", "load", "green", 907)
    table.answers("red", "done")

    assert table.goods("red") == "YG"
    assert table.ship("red").crew_size == 4
    assert table.positions == {"red": 8}


def test_the_station_needs_a_crew_at_least_as_large_as_printed():
    station = AbandonedStation("test", 1, crew=4, goods=(Good.YELLOW,), days=1)
    table = fly(red=TWO, blue=FREIGHTER).meets(station)

    assert set(table.asked) == {"blue"}


def test_aliens_count_for_the_station():
    station = AbandonedStation("test", 1, crew=4, goods=(Good.YELLOW,), days=1)
    table = fly(red=ALIENS).meets(station)

    assert table.asked["red"].goods == (Good.YELLOW,)


def test_the_station_can_be_taken_without_room_just_to_deny_it():
    table = fly(red=FOUR, blue=FREIGHTER, at={"red": 9, "blue": 3}).meets(STATION)

    table.answers("red", "yes")

    assert table.over
    assert table.positions["red"] == 8


def test_only_one_can_search_the_station():
    table = fly(red=FREIGHTER, blue=FREIGHTER).meets(STATION).answers("red", "yes")
    assert isinstance(table.asked["red"], LoadGoods)

    table.answers("red", "done")

    assert table.over
