"""Supercards beyond their stories: level IV, five players, and the corners of black holes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boltbucket.rules.editions.card_data import read_card
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import (
    FleetMet,
    HitApproached,
    HoleEscaped,
    NextWeakestFound,
    ShipSwallowed,
    WeakestFound,
)
from boltbucket.rules.flying.hit import read_hits
from boltbucket.rules.printed.reading import DataError, Entry
from boltbucket.rules.ship.hits import lines_along
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.missions import parts
from boltbucket.rules.variants.missions.supercards.black_hole import BlackHole
from boltbucket.rules.variants.missions.supercards.enemy_fleet import EnemyFleet
from boltbucket.rules.variants.missions.supercards.tactical_zone import TacticalZone
from boltbucket.rules.variants.missions.supercards.toll import Toll, read_toll
from tests.rules.table import TestTable, fly

CARD = parts.card_by_id()


def at_level_four(table: TestTable) -> TestTable:
    """The same table on a flight of level IV, which no box has yet."""
    return table.has(level=replace(table.table.level, number=4))


def hole(*strengths: int) -> BlackHole:
    return BlackHole("test", 0, strengths=strengths)


def test_a_toll_adds_up():
    assert read_toll("2 crew, 1 day") + read_toll("1 goods, light rear") == Toll(
        2, 1, 1, read_hits("light rear")
    )


def test_the_second_worst_of_five_gets_off_a_little_lighter():
    toll = read_toll("2 crew, 1 day, 3 goods, light front, heavy front, heavy rear")

    assert toll.eased == read_toll("1 crew, 2 goods, light front, heavy rear")


def test_nothing_is_eased_below_nothing():
    assert Toll().eased == Toll()


def test_in_a_game_of_five_the_second_worst_pays_too():
    card = replace(CARD["missions-S-15"], second_pays_from=3)
    table = fly(level="I", red="@+hh", blue="c+hh @+hh", green="c+hh @+hh c+hh", rolls=[12, 12, 12])

    table.meets(card)

    weakest, next_weakest = (
        [(event.seat, event.yardstick) for event in table.told(kind)]
        for kind in (WeakestFound, NextWeakestFound)
    )
    assert (0, "crew-cannons") in weakest
    assert (1, "crew-cannons") in next_weakest
    assert table.ship("red").crew_size == 1
    assert table.ship("blue").crew_size == 4
    assert table.positions["blue"] == 5
    assert (2, "crew-cannons") not in [*weakest, *next_weakest]


def test_four_players_have_one_loser_a_column():
    table = fly(level="I", red="@+hh", blue="c+hh @+hh", green="c+hh @+hh c+hh", rolls=[12])

    table.meets(CARD["missions-S-15"])

    assert len(table.told(WeakestFound)) == 2


def test_a_fleet_of_level_iv_uses_all_lines():
    table = at_level_four(fly(red="c+hh @+hh c+hh", seats=1))

    table.meets(CARD["missions-S-14"])
    while table.asked:
        table.answers("red", *table.options("red")[0])

    assert table.told(FleetMet)[0].against == 26
    assert table.told(FleetMet)[0].suffers == 4
    assert table.ship("red").crew_size == 0


def test_a_meteor_alert_of_level_iv_has_all_rows():
    table = at_level_four(fly(red="@+hh", seats=1, rolls=[12] * 9))

    table.meets(CARD["missions-S-07"])

    assert len(table.told(HitApproached)) == 8


def test_a_shower_follows_the_printed_rows_where_their_numbers_fall():
    """On board IIIa row 11 is in front."""
    plan = edition("2007").levels["IIIa"].blueprint

    assert lines_along(plan, Side.RIGHT, clockwise=True)[0] == 11
    assert lines_along(plan, Side.FRONT, clockwise=True) == plan.columns


def test_a_shower_against_the_clock_comes_the_other_way_round():
    plan = edition("2021").levels["I"].blueprint
    table = fly(level="I", red="t @+hh t").meets(replace(CARD["missions-S-01"], clockwise=False))

    assert lines_along(plan, Side.FRONT, clockwise=False) == plan.columns[::-1]
    assert [hit.line for hit in table.told(HitApproached)][:3] == [8, 7, 6]


def test_enough_engines_escape_a_black_hole_without_a_question():
    table = fly(level="I", red="@+hh\ne").meets(hole(1))

    assert table.told(HoleEscaped)[0].components == 0


def test_exactly_as_many_components_as_needed_go():
    table = fly(level="I", red="t @+hh t t").meets(hole(1))
    table.answers("red", "discard", 607).answers("red", "discard", 907)

    assert table.over
    assert len(table.table.lost[0]) == 2


def test_a_single_engine_given_up_must_be_made_up_for():
    table = fly(level="I", red="t @+hh t\n. e .").meets(hole(2))
    table.answers("red", "discard", 708)

    assert table.asked["red"].owed == 3


def test_an_engine_is_powered_once():
    table = fly(level="I", red="t @+hh b2+2\nt ee t").meets(hole(3))
    table.answers("red", "power", 708)

    assert ("power", 708) not in table.options("red")


def test_a_fleet_says_what_is_needed_to_match_all_its_lines():
    table = fly(level="II", red="b2+2 @+hh\n. gg")

    table.meets(CARD["missions-S-14"])

    assert table.asked["red"].against == 2 * CARD["missions-S-14"].lines[1].strength


def test_powering_may_not_make_a_discard_needless():
    table = fly(level="I", red="t @+hh b2+2\nt ee ee").meets(hole(4))
    table.answers("red", "discard", 607)
    table.answers("red", "power", 708)

    assert ("power", 808) not in table.options("red")


def test_a_ship_without_enough_components_is_lost_at_once():
    table = fly(level="I", red="t @+hh t").meets(hole(2))

    assert table.told(ShipSwallowed)
    assert table.ship("red").tiles == {}
    assert table.table.doomed == {0: "black_hole"}


def test_the_last_component_may_be_given_up():
    table = fly(level="I", red="@+hh t").meets(hole(1))
    table.answers("red", "discard", 807)

    assert table.told(HoleEscaped)
    assert table.ship("red").tiles == {}


@pytest.mark.parametrize(
    ("kind", "fields", "field"),
    [
        (EnemyFleet, {"faction": "robbers", "full": "front", "lines": ["6 3 goods"]}, "lines"),
        (EnemyFleet, {"faction": "robbers", "full": "up", "lines": ["6: 3 goods"]}, "full"),
        (
            EnemyFleet,
            {"faction": "x", "full": "front", "lines": ["9: 1 crew", "7: 1 crew"]},
            "lines",
        ),
        (TacticalZone, {"columns": [{"compare": "crew", "lines": ["1 crew"]}]}, "columns"),
        (TacticalZone, {"columns": []}, "columns"),
        (BlackHole, {"strengths": []}, "strengths"),
    ],
)
def test_a_wrong_field_of_a_supercard_is_named(kind, fields, field):
    with pytest.raises(DataError) as error:
        read_card(Entry("cards.toml", "missions-S-99", fields), kind)

    assert error.value.field == field


def test_more_than_needed_is_thrown_off_if_there_is_no_other_way():
    """Without either cargo the ship would escape by its engines alone."""
    table = fly(level="II", red="m1 e @+hh e m1").meets(hole(1, 1))

    assert table.options("red") == (("discard", 507), ("discard", 907))


def test_an_engine_that_can_be_powered_is_another_way():
    table = fly(level="II", red="m1 e e @+hh ee b2+1 m1").meets(hole(1, 1))

    assert table.told(HoleEscaped)
    assert table.lost("red") == []


def test_a_ship_that_can_throw_off_its_cargo_is_not_lost():
    table = fly(level="I", red="m4 @+hh").meets(hole(1))

    assert not table.told(ShipSwallowed)


def test_a_fleet_fires_line_by_line_from_the_top():
    fleet = next(card for card in CARD.values() if getattr(card, "faction", "") == "pirates")
    shots = [shot for line in fleet.lines[:2] for shot in line.toll.shots]
    table = fly(level="II", red="@+hh", rolls=[12] * len(shots)).meets(fleet)

    assert len(shots) > 2
    assert [(hit.side, hit.heavy) for hit in table.told(HitApproached)] == [
        (shot.side, shot.heavy) for shot in shots
    ]


def test_nanobots_gnaw_at_the_leader_first():
    nanobots = next(card for card in CARD.values() if card.kind == "nanobot_dust")
    table = fly(level="I", blue="t @+hh t", red="t @+hh t").meets(nanobots)

    assert list(table.asked) == ["blue"]
