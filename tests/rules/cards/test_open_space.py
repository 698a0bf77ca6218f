"""Open Space."""

from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.cards.stardust import Stardust
from boltbucket.rules.decisions import PickBattery, PowerUp
from tests.rules.table import fly

OPEN_SPACE = OpenSpace("test", 1)
DUST = Stardust("test", 1)
ONE_ENGINE = """
    @+hh
    e
"""
THREE_ENGINES = """
    .  @+hh .
    e  e    e
"""
DOUBLE_ENGINE = """
    b2+1 @+hh
    .    ee
"""
NO_ENGINES = "@+hh"


def test_everyone_moves_ahead_by_engine_strength():
    table = fly(red=THREE_ENGINES, blue=ONE_ENGINE, at={"red": 10, "blue": 2}).meets(OPEN_SPACE)

    assert table.positions == {"red": 13, "blue": 3}


def test_a_rocket_that_draws_level_lands_on_the_space_before_the_other():
    table = fly(red=ONE_ENGINE, blue=THREE_ENGINES, at={"red": 4, "blue": 2}).meets(OPEN_SPACE)

    assert table.positions == {"red": 5, "blue": 6}


def test_each_moves_at_once_so_those_behind_count_the_new_spaces():
    table = fly(red=ONE_ENGINE, blue=ONE_ENGINE, at={"red": 5, "blue": 4}).meets(OPEN_SPACE)

    assert table.positions == {"red": 6, "blue": 5}


def test_a_rocket_that_overtakes_does_not_move_twice():
    ships = {"red": ONE_ENGINE, "blue": THREE_ENGINES, "green": ONE_ENGINE}
    table = fly(**ships, at={"red": 5, "blue": 4, "green": 1}).meets(OPEN_SPACE)

    assert table.positions == {"red": 6, "blue": 8, "green": 2}


def test_double_engines_are_powered_one_by_one():
    ship = """
        b3+2 @+hh e
        .    ee   ee
    """
    table = fly(red=ship, at={"red": 0})
    table.meets(OPEN_SPACE)
    assert table.asked["red"] == PowerUp(
        0,
        (("power", 708), ("power", 808), ("done",)),
        yardstick="engines",
        strength=2,
        gains=((708, 6), (808, 6)),
        purpose="open_space",
    )

    table.answers("red", "power", 808).answers("red", "done")

    assert table.ship("red").batteries == 1
    assert table.positions == {"red": 3}


def test_declaring_ends_by_itself_when_no_battery_is_left():
    table = fly(red=DOUBLE_ENGINE, at={"red": 0}).meets(OPEN_SPACE)

    table.answers("red", "power", 708)

    assert table.over
    assert table.positions == {"red": 2}


def test_the_owner_picks_the_component_a_battery_comes_from():
    ship = """
        b2+1 @+hh b2+2
        .    ee   .
    """
    table = fly(red=ship).meets(OPEN_SPACE).answers("red", "power", 708)
    assert isinstance(table.asked["red"], PickBattery)

    table.answers("red", "battery", 807)

    assert table.ship("red").charge == {607: 1, 807: 1}


def test_who_has_no_engines_stays_put_and_gives_up_after_the_card():
    table = fly(red=ONE_ENGINE, blue=NO_ENGINES).flies(OPEN_SPACE)

    assert table.gave_up == {"blue": "no_engines"}
    assert table.order == ("red",)


def test_not_powering_the_only_engines_is_no_strength_either():
    table = fly(red=DOUBLE_ENGINE, blue=ONE_ENGINE).flies(OPEN_SPACE)

    table.answers("red", "done")

    assert table.gave_up == {"red": "no_engines"}


def test_a_brown_alien_does_not_help_without_engines():
    ship = """
        @+hh c+b lb
    """
    table = fly(red=ship, blue=ONE_ENGINE).flies(OPEN_SPACE)

    assert table.gave_up == {"red": "no_engines"}


def test_a_brown_alien_adds_two_to_engines():
    ship = """
        @+hh c+b lb
        e    .   .
    """
    table = fly(red=ship, at={"red": 1}).meets(OPEN_SPACE)

    assert table.positions == {"red": 4}


def test_a_brown_alien_works_only_with_a_double_engine_that_is_powered():
    ship = """
        b2+1 @+hh c+b lb
        .    ee   .   .
    """
    table = fly(red=ship, blue=ONE_ENGINE, at={"red": 5, "blue": 1}).meets(OPEN_SPACE)
    assert table.asked["red"].strength == 0
    assert table.asked["red"].gains == ((708, 8),)

    table.answers("red", "power", 708)

    assert table.positions["red"] == 9


def test_heavy_payload_can_leave_no_strength_to_fly_on():
    ship = """
        .  @+hh m2
        .  e    .
    """
    table = fly(red=ship, blue=ONE_ENGINE).flies(OPEN_SPACE)

    assert table.gave_up == {"red": "no_engines"}


def test_who_must_give_up_takes_part_until_the_card_is_over():
    """The doomed rocket still stands in the way of those behind."""
    table = fly(red=NO_ENGINES, blue=ONE_ENGINE, at={"red": 5, "blue": 4}).flies(OPEN_SPACE)

    assert table.positions == {"blue": 6}


def test_without_giving_up_a_ship_without_engines_stays_in():
    table = fly(level="L", red=NO_ENGINES, blue=ONE_ENGINE).flies(OPEN_SPACE, DUST)

    assert table.gave_up == {}
    assert len(table.order) == 2
