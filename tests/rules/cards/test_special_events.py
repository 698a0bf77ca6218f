"""Stardust, Epidemic and Sabotage."""

from boltbucket.rules.cards.epidemic import Epidemic
from boltbucket.rules.cards.sabotage import Sabotage
from boltbucket.rules.cards.stardust import Stardust
from boltbucket.rules.decisions import PickPiece
from boltbucket.rules.events import CardSkipped, CrewLost, DiceRolled, SabotageMissed, TileLost
from boltbucket.rules.table.lost import Cause
from tests.rules.table import fly

DUST = Stardust("test", 1)
EPIDEMIC = Epidemic("test", 2)
SABOTAGE = Sabotage("test", 3)
BARE = "@-1000+hh"
CLEAN = "@-0000+hh"
PAIR = """
    @+hh c+hh
"""


def test_every_exposed_connector_costs_a_day():
    table = fly(red=BARE, at={"red": 9}).meets(DUST)

    assert table.positions == {"red": 8}


def test_a_universal_connector_counts_once():
    table = fly(red="@-3200+hh", at={"red": 9}).meets(DUST)

    assert table.positions == {"red": 7}


def test_connectors_towards_a_hole_inside_count_too():
    ship = """
        t-0330 t-0333 t-0033
        t-3030 .      t-3030
        t-3300 @-0303+hh t-3003
    """
    table = fly(level="III", red=ship, at={"red": 9}).meets(DUST)

    assert table.positions == {"red": 8}


def test_the_rearmost_moves_back_first():
    """Had red gone first it would have jumped over blue."""
    table = fly(red=BARE, blue=BARE, at={"red": 6, "blue": 5}).meets(DUST)

    assert table.positions == {"red": 5, "blue": 4}


def test_a_closed_ship_loses_no_days():
    table = fly(red=CLEAN, at={"red": 6}).meets(DUST)

    assert table.positions == {"red": 6}


def test_each_cabin_joined_to_an_occupied_one_loses_one_figure():
    table = fly(red=PAIR).meets(EPIDEMIC)

    assert {cell: len(crew) for cell, crew in table.ship("red").crew.items()} == {707: 1, 807: 1}


def test_all_cabins_fall_ill_at_once():
    ship = """
        c+h @+hh c+h c+hh
    """
    table = fly(red=ship).meets(EPIDEMIC)

    assert {cell: len(crew) for cell, crew in table.ship("red").crew.items()} == {707: 1, 907: 1}


def test_aliens_fall_ill_too():
    ship = """
        @+hh c+b lb
    """
    table = fly(red=ship).meets(EPIDEMIC)

    assert table.ship("red").aliens == ()
    assert table.ship("red").humans == 1


def test_cabins_side_by_side_but_not_joined_stay_healthy():
    ship = """
        @-3030+hh c-3030+hh
        t         t
    """
    table = fly(red=ship).meets(EPIDEMIC)

    assert table.told(CrewLost) == []


def test_an_empty_cabin_infects_nobody():
    ship = """
        @+hh c c+hh
    """
    table = fly(red=ship).meets(EPIDEMIC)

    assert table.told(CrewLost) == []


def test_losing_the_last_human_to_an_epidemic_ends_the_flight():
    ship = """
        @+h c+b lb
    """
    table = fly(red=ship, blue=PAIR).flies(EPIDEMIC)

    assert table.gave_up == {"red": "no_humans"}


def test_the_smallest_crew_is_sabotaged_column_first_then_row():
    table = fly(red=PAIR, blue="@+hh", rolls=[7, 7]).meets(SABOTAGE)

    assert table.lost("blue") == [Cause.DESTROYED]
    assert table.lost("red") == []


def test_column_and_row_are_not_mixed_up():
    ship = """
        @+h .
        t   t
    """
    table = fly(red=ship, blue=PAIR, rolls=[8, 8]).meets(SABOTAGE)

    assert [event.cell for event in table.told(TileLost)] == [808]


def test_of_equal_crews_the_ship_ahead_is_sabotaged():
    table = fly(blue=PAIR, red=PAIR, rolls=[8, 7]).meets(SABOTAGE)

    assert table.lost("blue") == [Cause.DESTROYED]


def test_the_sabotaged_player_rolls():
    table = fly(red=PAIR, blue="@+hh", rolls=[7, 7]).meets(SABOTAGE)

    assert [event.seat for event in table.told(DiceRolled)] == [1, 1]


def test_a_miss_is_tried_again():
    table = fly(red=PAIR, blue="@+hh", rolls=[2, 2, 3, 3, 7, 7]).meets(SABOTAGE)

    assert len(table.told(SabotageMissed)) == 2
    assert table.lost("blue") == [Cause.DESTROYED]


def test_saboteurs_give_up_after_the_third_miss():
    table = fly(red=PAIR, blue="@+hh", rolls=[2, 2] * 3 + [7, 7]).meets(SABOTAGE)

    assert table.over
    assert len(table.told(DiceRolled)) == 6
    assert table.lost("blue") == []


def test_a_hit_in_the_middle_breaks_the_ship():
    ship = """
        c+h t @
    """
    table = fly(red=ship, blue=PAIR, rolls=[6, 7]).meets(SABOTAGE)

    assert isinstance(table.asked["red"], PickPiece)


def test_plating_does_not_help_against_saboteurs():
    ship = """
        m2-0030
        @+h
    """
    table = fly(red=ship, blue=PAIR, rolls=[7, 6]).meets(SABOTAGE)

    assert table.lost("red") == [Cause.DESTROYED]


def test_a_lone_ship_ignores_sabotage():
    table = fly(red=PAIR).flies(SABOTAGE)

    assert table.told(CardSkipped)
    assert table.told(DiceRolled) == []
