"""Planets."""

from boltbucket.rules.decisions import Land, LoadGoods
from boltbucket.rules.events import GoodsLeft, GoodsMissing, OfferDeclined
from boltbucket.rules.flying.loading import load_plan
from boltbucket.rules.ship.contents import Good
from tests.rules.table import fly, planets, ship

HOLD = """
    @+hh h3
"""
RED_HOLD = """
    @+hh r1
"""
NO_HOLD = "@+hh"


def test_the_leader_chooses_first():
    table = fly(red=HOLD, blue=HOLD).meets(planets("YB", "G", days=2))

    assert table.asked == {
        "red": Land(
            0,
            (("planet", 0), ("planet", 1), ("pass",)),
            days=2,
            planets=((Good.YELLOW, Good.BLUE), (Good.GREEN,)),
        )
    }


def test_a_planet_takes_one_ship():
    table = fly(red=HOLD, blue=HOLD).meets(planets("YB", "G", days=2))

    table.answers("red", "planet", 1)

    assert table.options("blue") == (("planet", 0), ("pass",))


def test_nobody_is_asked_when_no_planet_is_free():
    table = fly(red=HOLD, blue=HOLD).meets(planets("G", days=2))

    table.answers("red", "planet", 0)

    assert isinstance(table.asked["red"], LoadGoods)
    assert table.told(OfferDeclined) == []


def test_who_landed_loads_in_flight_order_and_loses_days_in_reverse():
    table = fly(red=HOLD, blue=HOLD, at={"red": 6, "blue": 5}).meets(planets("Y", "G", days=1))
    table.answers("red", "planet", 0).answers("blue", "planet", 1)
    assert set(table.asked) == {"red"}

    table.answers("red", "load", "yellow", 807).answers("red", "done")
    assert set(table.asked) == {"blue"}
    table.answers("blue", "load", "green", 807).answers("blue", "done")

    assert (table.goods("red"), table.goods("blue")) == ("Y", "G")
    assert table.positions == {"red": 5, "blue": 4}


def test_who_passes_loses_no_days():
    table = fly(red=HOLD, blue=HOLD, at={"red": 6, "blue": 5}).meets(planets("Y", days=3))

    table.answers("red", "pass").answers("blue", "pass")

    assert table.positions == {"red": 6, "blue": 5}


def test_landing_without_room_is_legal_and_costs_the_days():
    table = fly(red=NO_HOLD, blue=HOLD, at={"red": 9, "blue": 5}).meets(planets("Y", days=2))

    table.answers("red", "planet", 0)

    assert table.over
    assert table.positions["red"] == 7
    assert table.told(GoodsLeft) == [GoodsLeft(0, (Good.YELLOW,))]


def test_blue_loses_three_days_and_ends_just_before_red():
    """The rulebook's example: occupied spaces do not count."""
    table = fly(
        edition="2007",
        level="I",
        red=NO_HOLD,
        blue=NO_HOLD,
        green=NO_HOLD,
        at={"blue": 8, "green": 6, "red": 3},
    ).meets(planets("Y", days=3))

    table.answers("blue", "planet", 0)

    assert table.positions == {"blue": 4, "green": 6, "red": 3}
    assert table.order == ("green", "blue", "red")


def test_red_goods_fit_red_holds_only():
    table = fly(red=HOLD).meets(planets("RY", days=1)).answers("red", "planet", 0)

    assert table.options("red") == (("load", "yellow", 807), ("done",))


def test_other_goods_may_lie_in_red_holds():
    table = fly(red=RED_HOLD).meets(planets("RY", days=1)).answers("red", "planet", 0)

    assert ("load", "yellow", 807) in table.options("red")


def test_goods_may_be_rearranged_and_thrown_out_while_loading():
    ship = """
        @+hh r1+B h2+YG
    """
    table = fly(red=ship).meets(planets("R", days=1)).answers("red", "planet", 0)

    table.answers("red", "unload", "blue", 807).answers("red", "load", "red", 807)
    table.answers("red", "unload", "green", 907).answers("red", "load", "blue", 907)
    before = table.bank("G")
    table.answers("red", "done")

    assert table.goods("red") == "RYB"
    assert table.bank("G") == before + 1


def test_the_bank_gives_what_it_has_and_the_days_are_lost_all_the_same():
    table = fly(red=HOLD, at={"red": 9}, bank="Y").meets(planets("YYG", days=2))

    table.answers("red", "planet", 0)

    assert table.asked["red"].beside == (Good.YELLOW,)
    assert table.told(GoodsMissing) == [GoodsMissing(0, (Good.YELLOW, Good.GREEN))]
    table.answers("red", "done")
    assert table.positions == {"red": 7}


def test_those_ahead_load_first_when_blocks_run_short():
    table = fly(red=HOLD, blue=HOLD, bank="Y").meets(planets("Y", "Y", days=1))
    table.answers("red", "planet", 0).answers("blue", "planet", 1)

    table.answers("red", "load", "yellow", 807).answers("red", "done")

    assert table.over
    assert (table.goods("red"), table.goods("blue")) == ("Y", "")


def test_what_one_throws_out_those_behind_can_load():
    table = fly(red=HOLD, blue=HOLD, bank="Y").meets(planets("Y", "Y", days=1))
    table.answers("red", "planet", 0).answers("blue", "planet", 1)

    table.answers("red", "done")

    assert table.asked["blue"].beside == (Good.YELLOW,)


def test_while_loading_goods_can_be_rearranged_even_if_the_bank_is_empty():
    ship = """
        h1+B @+hh h1
    """
    table = fly(red=ship, bank="").meets(planets("R", days=1)).answers("red", "planet", 0)

    table.answers("red", "unload", "blue", 607).answers("red", "load", "blue", 807)
    table.answers("red", "done")

    assert set(table.ship("red").goods) == {807}


def test_goods_are_stowed_at_a_word_and_red_containers_kept_for_red_goods():
    drawing = "r1 @+hh h1"
    goods = (Good.YELLOW, Good.RED, Good.BLUE)

    assert load_plan(ship(drawing), goods) == (("load", "red", 607), ("load", "yellow", 807))
    assert load_plan(ship(drawing), (Good.BLUE,)) == (("load", "blue", 807),)
