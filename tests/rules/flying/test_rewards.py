"""The end of a flight."""

from dataclasses import replace

import pytest

from boltbucket.rules.course import BeginFlight
from boltbucket.rules.events import BillPresented, FlightEnded
from boltbucket.rules.flying.damage import Destroy
from boltbucket.rules.setup import Teams
from boltbucket.rules.table.lost import Cause, LostTile
from tests.rules.table import SEAT, TestTable, fly

CLEAN = "@-0000+hh"
OPEN = "@-1000+hh"
FREIGHTER = """
    @-0300+hh r3-0300+RYB h1-0003+B
"""
LONG = """
    @+hh t t
    t    t t
    t    t t
"""


def wrecked(table, name, tiles):
    """The ship loses so many tiles, one after the other from the rear."""
    for cell in tuple(reversed(table.ship(name).cells))[:tiles]:
        table.does(Destroy(SEAT[name], cell))
    return table


def owes(table, name, tiles):
    """So many components lie on the ship's discard pile."""
    tile = next(iter(table.ship(name).tiles.values()))
    table.play.charge_for(SEAT[name], [LostTile(tile, Cause.DESTROYED)] * tiles)


def test_order_is_rewarded_by_place():
    table = fly(green=OPEN, red=OPEN, yellow=OPEN, blue=OPEN).settles()

    rewards = {name: table.bill(name)["order"] for name in ("green", "red", "yellow", "blue")}
    assert rewards == {"green": 8, "red": 6, "yellow": 4, "blue": 2}


def test_those_behind_move_up_when_somebody_gave_up():
    table = fly(green=OPEN, red=OPEN, blue=OPEN)
    table.gives_up("green")

    table.settles()

    assert "order" not in table.bill("green")
    assert table.bill("red")["order"] == 8


def test_the_best_looking_ship_has_the_fewest_exposed_connectors():
    table = fly(red=OPEN, blue=CLEAN).settles()

    assert table.bill("blue")["best_looking"] == 4
    assert "best_looking" not in table.bill("red")


def test_all_tied_for_looks_get_the_whole_reward():
    table = fly(red=CLEAN, blue=CLEAN, green=OPEN).settles()

    assert table.bill("red")["best_looking"] == table.bill("blue")["best_looking"] == 4


def test_only_finishers_compete_for_looks():
    table = fly(red=CLEAN, blue=OPEN)
    table.gives_up("red")

    table.settles()

    assert table.bill("blue")["best_looking"] == 4
    assert "best_looking" not in table.bill("red")


def test_finishers_sell_goods_at_full_value():
    table = fly(red=FREIGHTER).settles()

    assert table.bill("red")["goods"] == 4 + 3 + 1 + 1


def test_who_gave_up_gets_half_of_the_whole_sum_rounded_up_once():
    """Half of nine is five; block by block it would be seven."""
    table = fly(red=FREIGHTER, blue=CLEAN)
    table.gives_up("red")

    table.settles()

    assert table.bill("red")["goods"] == 2 + 2 + 1


def test_every_lost_component_costs_a_credit():
    table = wrecked(fly(red=LONG, blue=CLEAN), "red", 3).settles()

    assert table.bill("red")["losses"] == -3


def test_losses_cost_nothing_until_the_end_of_the_flight():
    table = wrecked(fly(red=LONG, credits={"red": 2}), "red", 3)

    assert table.credits("red") == 2


def test_who_gave_up_pays_for_losses_in_full():
    table = wrecked(fly(red=LONG, blue=CLEAN), "red", 3)
    table.gives_up("red")

    table.settles()

    assert table.bill("red") == {"losses": -3}


@pytest.mark.parametrize(("level", "limit"), [("first", 5), ("I", 5), ("II", 8), ("III", 11)])
def test_the_first_edition_limits_what_losses_cost(level, limit):
    table = fly(edition="2007", level=level, red=CLEAN, credits={"red": 50})
    owes(table, "red", 20)

    table.settles()

    assert table.bill("red")["losses"] == -limit


@pytest.mark.parametrize(("edition", "level"), [("2007", "IIIa"), ("2021", "II"), ("2021", "L")])
def test_elsewhere_losses_have_no_limit(edition, level):
    table = fly(edition=edition, level=level, red="@-0000+hh", credits={"red": 50})
    owes(table, "red", 20)

    table.settles()

    assert table.bill("red")["losses"] == -20


def test_in_the_first_edition_you_pay_what_you_have():
    table = fly(edition="2007", level="I", red=LONG.replace("t", "t-3333"), blue=CLEAN)
    wrecked(table, "red", 4)
    table.gives_up("red")
    table.has(credits={0: 1, 1: 0})

    table.settles()

    assert table.bill("red") == {"losses": -4, "forgiven": 3}
    assert table.credits("red") == 0


def test_in_the_second_edition_credits_can_fall_below_zero():
    table = wrecked(fly(red=LONG, blue=CLEAN, credits={"red": 1}), "red", 4)
    table.gives_up("red")

    table.settles()

    assert table.credits("red") == -3


def test_a_bad_flight_eats_into_earlier_credits():
    table = wrecked(fly(edition="2007", level="II", red=LONG, credits={"red": 9}), "red", 4)
    table.gives_up("red")

    table.settles()

    assert table.credits("red") == 5


def test_losses_are_set_off_against_rewards_before_anything_is_forgiven():
    table = wrecked(fly(edition="2007", level="I", red=LONG, blue=CLEAN), "red", 5).settles()

    assert table.bill("red") == {"order": 4, "losses": -5, "forgiven": 1}


def test_when_nobody_finishes_nobody_is_rewarded():
    table = fly(red=FREIGHTER, blue=CLEAN)
    table.gives_up("red")
    table.gives_up("blue")

    table.settles()

    assert table.bill("red") == {"goods": 5}
    assert table.bill("blue") == {}
    assert table.told(FlightEnded) == [FlightEnded(())]


def test_the_bill_is_presented_line_by_line():
    table = fly(red=FREIGHTER).settles()

    assert table.told(BillPresented) == [
        BillPresented(0, "order", 8, 1),
        BillPresented(0, "best_looking", 4, 0),
        BillPresented(0, "goods", 9, 4),
    ]
    assert table.credits("red") == 21


def test_goods_and_crew_are_aboard_while_the_bills_are_looked_at():
    table = fly(red=FREIGHTER).settles()

    assert table.goods("red") == "RYBB"
    assert table.ship("red").crew_size == 2


def test_goods_and_crew_go_back_to_the_bank_before_the_next_flight():
    table = fly(red=FREIGHTER)
    table.has(setup=replace(table.table.setup, flights=("II", "II"))).settles()

    table.does(BeginFlight(1))

    assert table.table.bank == table.table.edition.bank.goods
    assert table.ship("red").crew_size == 0


def teams(*arrived: str, **lost: int) -> TestTable:
    """Red and green against blue and yellow, after a flight of the 2007 game."""
    table = fly(edition="2007", level="I", seats=4, red="@", blue="@", green="@", yellow="@")
    table.has(setup=replace(table.table.setup, teams=Teams.SWAP))
    for name, count in lost.items():
        owes(table, name, count)
    for name, seat in SEAT.items():
        if name not in arrived:
            table.has(route=table.table.route.without(seat))
    return table


def test_partners_of_a_team_pay_out_of_one_purse():
    table = teams(red=9).has(credits={0: 0, 1: 0, SEAT["green"]: 3, 3: 0})
    table.settles()

    assert table.bill("red") == {"losses": -5, "forgiven": 2}
    assert table.table.purse(SEAT["red"]) == table.table.purse(SEAT["green"]) == 0


def test_what_one_partner_earns_pays_what_the_other_owes():
    table = teams("green", red=5).settles()

    assert table.bill("red") == {"losses": -5}
    assert table.table.purse(SEAT["red"]) == 4 + 2 - 5


def test_the_debt_of_a_team_is_forgiven_once():
    table = teams(red=3, green=4).settles()

    assert table.bill("red") == {"losses": -3, "forgiven": 7}
    assert table.bill("green") == {"losses": -4}
    assert table.table.purse(SEAT["red"]) == 0
