"""Combat Zone."""

from boltbucket.rules.decisions import PowerUp
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import (
    CardSkipped,
    CrewLost,
    DiceRolled,
    StrengthDeclared,
    WeakestFound,
)
from boltbucket.rules.table.lost import Cause
from tests.rules.table import fly, zone

TWO = "@+hh"
FOUR = """
    @+hh c+hh
"""
ENGINE = """
    @+hh c+hh
    e    .
"""
CANNON = """
    g    .
    @+hh c+hh
"""


def weakest(table):
    return [event.seat for event in table.told(WeakestFound)]


def test_the_smallest_crew_loses_days():
    table = fly(red=FOUR, blue=TWO, at={"red": 9, "blue": 6}).meets(zone("crew: 3 days"))

    assert table.positions == {"red": 9, "blue": 3}


def test_crew_is_counted_without_asking():
    table = fly(red=FOUR, blue=TWO).meets(zone("crew: 3 days"))

    assert table.over


def test_a_tie_falls_on_the_ship_ahead():
    table = fly(blue=FOUR, red=FOUR, at={"blue": 9, "red": 6}).meets(zone("crew: 2 days"))

    assert table.positions == {"blue": 7, "red": 6}


def test_the_order_is_read_again_for_every_line():
    """Blue leads and loses the first tie; now red is ahead and loses the second."""
    table = fly(blue=FOUR, red=FOUR, at={"blue": 9, "red": 8}).meets(
        zone("crew: 3 days", "engines: 1 days")
    )

    assert weakest(table) == [1, 0]
    assert table.positions == {"blue": 5, "red": 7}


def test_declarations_follow_the_new_order():
    double = """
        b2+2 @+hh
        .    ee
    """
    table = fly(blue=double, red=double, at={"blue": 9, "red": 8}).meets(
        zone("crew: 3 days", "engines: 1 days")
    )

    assert set(table.asked) == {"red"}


def test_who_declares_hears_the_least_declared_so_far():
    slow, fast = "@+hh\ne", "@+hh .\ne e"
    double = "b2+2 @+hh\n. ee"
    table = fly(red=fast, blue=slow, green=double).meets(zone("engines: 1 days"))

    assert table.asked["green"].against == 2


def test_yellow_has_three_engines_and_green_one_battery_to_spare():
    """The rulebook's example: behind, a tie is enough, so one battery is."""
    yellow = """
        @+hh .  .
        e    e  e
    """
    green = """
        b2+2 @+hh .
        ee   e    ee
    """
    card = zone("engines: 2 crew")
    table = fly(edition="2007", level="first", yellow=yellow, green=green).meets(card)
    assert table.told(StrengthDeclared) == [StrengthDeclared(3, "engines", 6)]
    decision = table.asked["green"]
    assert isinstance(decision, PowerUp)
    assert (decision.strength, decision.against) == (2, 6)
    assert {gain for _, gain in decision.gains} == {6}

    table.answers("green", "power", 608).answers("green", "done")

    assert weakest(table) == [3]
    assert table.ship("green").batteries == 1


def test_batteries_are_spent_anew_for_every_line():
    ship = """
        b3+3 @+hh
        .    ee
    """
    table = fly(red=ship, blue=TWO).meets(zone("engines: 1 days", "engines: 1 days"))

    table.answers("red", "power", 708).answers("red", "power", 708)

    assert table.ship("red").batteries == 1


def test_half_points_count():
    red = """
        g<   @+hh
    """
    table = fly(blue=TWO, red=red).meets(zone("cannons: 1 crew"))

    assert weakest(table) == [1]


def test_the_weakest_engines_lose_crew_of_the_owners_choice():
    table = fly(red=ENGINE, blue=FOUR).meets(zone("engines: 1 crew"))

    assert table.options("blue") == (("crew", 707), ("crew", 807))


def test_goods_can_be_the_penalty():
    ship = """
        @+hh h2+YB
    """
    table = fly(red=CANNON, blue=ship).meets(zone("cannons: 1 goods"))

    assert table.goods("blue") == "B"


def test_the_penalised_player_rolls_for_the_shots():
    table = fly(red=CANNON, blue=FOUR, rolls=[8, 8]).meets(zone("cannons: light rear, heavy rear"))

    assert [event.seat for event in table.told(DiceRolled)] == [1, 1]
    assert table.lost("blue") == [Cause.DESTROYED]
    assert table.lost("red") == []


def test_the_shooting_line_may_stand_anywhere():
    card = edition("2007").card_by_id["2007-II-16"]
    lone = """
        @+hh h2+YB
        .    e
    """
    table = fly(red=CANNON, blue=lone, at={"red": 12, "blue": 9}, rolls=[12] * 4).meets(card)

    assert weakest(table) == [1, 0, 1]
    assert table.positions == {"red": 12, "blue": 5}


def test_who_has_no_humans_left_stays_in_to_the_end_of_the_card():
    card = zone("crew: 2 crew", "crew: 1 days", "engines: 1 days")
    table = fly(red=FOUR, blue=TWO).flies(card)

    assert weakest(table) == [1, 1, 0]
    assert table.gave_up == {"blue": "no_humans"}


def test_engines_below_zero_are_weaker_than_none():
    heavy = """
        @+hh m4
    """
    table = fly(red=TWO, blue=heavy).meets(zone("engines: 1 days"))

    assert weakest(table) == [1]


def test_a_lone_ship_ignores_the_card():
    table = fly(red=FOUR).flies(zone("crew: 3 days"))

    assert table.told(CardSkipped)
    assert table.told(WeakestFound) == []


def test_crew_lost_is_told_with_its_reason():
    table = fly(red=FOUR, blue=TWO).meets(zone("crew: 1 crew"))

    assert [(event.seat, event.reason) for event in table.told(CrewLost)] == [(1, "combat_zone")]
