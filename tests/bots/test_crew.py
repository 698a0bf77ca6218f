"""What crew is worth on the way: nobody sells the last of it."""

from __future__ import annotations

from dataclasses import replace

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_bot
from boltbucket.bots.evaluate.rewards import price_of_crew, worth_of_battery
from boltbucket.bots.style import Style
from boltbucket.bots.tastes import PRUDENCE, TASTES, both
from boltbucket.rules.course import empty_table
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.contents import Figure
from tests.rules.ship.ships import battery, double_engine, engine, ship

CABIN = 707


def crewed(humans):
    """A ship with so many humans aboard."""
    return ship({}).refit(crew={CABIN: (Figure.HUMAN,) * humans})


def price(humans, amount, left, level="II"):
    """What crew costs with so many cards to come."""
    table = empty_table(Setup("2021", 1, (level,)))
    return price_of_crew(replace(table, deck=(None,) * left), crewed(humans), amount, Style())


def test_the_fewer_are_left_the_more_a_hand_is_worth():
    prices = [price(humans, 1, 8) for humans in (9, 7, 5, 3)]

    assert prices == sorted(prices)
    assert prices[-1] > 2 * prices[0]


def test_near_the_end_crew_may_go():
    assert price(5, 3, 1) < price(5, 3, 8) / 2


def test_where_slavers_take_more_at_once_more_crew_is_kept():
    prices = [price(9, 4, 8, level) for level in ("I", "II", "III")]

    assert prices == sorted(prices)


def test_the_last_batteries_of_a_ship_without_plain_engines_are_kept_for_open_space():
    stranded = ship({706: battery(), 708: double_engine()}).refit(charge={706: 2})
    free = ship({706: battery(), 708: double_engine(), 806: engine()}).refit(charge={706: 2})

    worths = [worth_of_battery(each, 8, Style()) for each in (stranded, free)]
    assert worths[0] > 2 * worths[1]


def test_a_ship_without_plain_engines_needs_a_battery_for_every_open_space():
    def worth(charge, left):
        stranded = ship({706: battery(), 708: double_engine()}).refit(charge={706: charge})
        return worth_of_battery(stranded, left, Style())

    assert [worth(charge, 12) for charge in (1, 2, 3)] == sorted(
        [worth(charge, 12) for charge in (1, 2, 3)], reverse=True
    )
    assert worth(3, 14) > worth(3, 4)
    assert worth(1, 14) > 10


def test_truckers_take_more_along_than_captains():
    trucker, captain = (
        make_bot(Player("racer", strength), 1) for strength in (Strength.TRUCKER, Strength.CAPTAIN)
    )

    taste = dict(TASTES["racer"])
    assert dict(captain.shipwright.weights) == taste
    more = dict(trucker.shipwright.weights)
    assert more["engine"] > taste["engine"]
    assert more["crew"] == dict(PRUDENCE)["crew"]


def test_two_tastes_at_once_multiply():
    assert both((("crew", 2.0),), (("crew", 1.5), ("tile", 3.0))) == (("crew", 3.0), ("tile", 3.0))
