"""Rough Roads: which cards lie beside a flight, and which set-ups can be agreed on."""

from __future__ import annotations

import pytest

from boltbucket.rules.agreement import check_setup, read_setup
from boltbucket.rules.course import BeginFlight, empty_table
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import TREK_FLIGHTS, Format, Setup
from boltbucket.rules.table.play import Play
from boltbucket.rules.variant import variant_of
from boltbucket.rules.variants.missions.choosing import accept_mission
from boltbucket.rules.variants.rough_roads.cards.dead_zone import DeadZone
from boltbucket.rules.variants.rough_roads.drawing import (
    LayRoads,
    RoadsSeen,
    draw_road,
    lay_road,
    names_in_force,
)
from boltbucket.rules.variants.rough_roads.road import ROADS


def play_of(seed: int = 1, **changes) -> Play:
    setup = Setup("2021", 2, ("II",), **changes)
    return Play(empty_table(check_setup(setup)), Chance(seed))


def test_there_are_eighteen_cards_and_three_of_them_change_how_ships_are_built():
    assert len(ROADS) == 18
    assert {name for name, road in ROADS.items() if road.construction} == {
        "dead_zone",
        "defective_connectors",
        "gravitational_anomaly",
    }


@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_different_cards_are_drawn_as_the_difficulty_asks_for(count):
    play = play_of(rough_roads=count)
    LayRoads().run(play)

    assert len(set(names_in_force(play.table))) == count


def test_named_cards_lie_beside_every_flight_and_are_not_drawn_again():
    for seed in range(40):
        play = play_of(seed, rough_roads=2, roads=("bad_luck",))
        LayRoads().run(play)

        names = names_in_force(play.table)
        assert "bad_luck" in names
        assert len(set(names)) == 3


def test_all_cards_come_up_once_before_any_comes_up_again():
    play = play_of(rough_roads=3)
    drawn = [draw_road(play) for _ in range(len(ROADS))]

    assert sorted(drawn) == sorted(ROADS)
    assert draw_road(play) in ROADS
    assert len(play.table.match.recall(RoadsSeen).cards) == 1


def test_on_a_learning_flight_there_are_none():
    game = Game.new(Setup("2021", 2, ("L",), rough_roads=3), 1)

    assert game.table.roads == ()


def test_cards_are_known_before_building_begins():
    game = Game.new(Setup("2021", 2, ("II",), roads=("dead_zone",)), 5)

    assert game.table.yard is not None
    (road,) = game.table.roads
    assert isinstance(road, DeadZone)
    assert game.table.level.blueprint.dead_column == road.column
    assert game.table.ship(0).layout.dead


def test_the_cards_of_a_flight_are_discarded_before_the_next():
    play = Play(empty_table(Setup("2021", 2, ("II", "II"), rough_roads=2)), Chance(1))
    LayRoads().run(play)
    drawn = names_in_force(play.table)
    BeginFlight(1).run(play)

    assert play.table.roads == ()
    assert sorted(play.table.match.recall(RoadsSeen).cards) == sorted(drawn)


def test_a_surprise_is_never_a_construction_card():
    for seed in range(60):
        play = play_of(seed, roads=("nasty_surprise",))
        name = draw_road(play, construction=False)

        assert not ROADS[name].construction


def test_a_card_that_contradicts_the_mission_is_not_drawn():
    for seed in range(40):
        play = play_of(seed, rough_roads=3, missions=("alien_design",))
        accept_mission(play, "alien_design", "set_up")
        LayRoads().run(play)

        assert "gravitational_anomaly" not in names_in_force(play.table)


def test_a_mission_and_cards_change_the_same_ship():
    play = play_of(missions=("alien_design",), roads=("meteoric_inversion",))
    accept_mission(play, "alien_design", "set_up")
    LayRoads().run(play)

    quirks = variant_of(play.table).quirks(play.table, 0)

    assert quirks.meteors_inverted
    assert quirks.idle_engine_rows


def test_without_cards_the_terms_are_those_of_the_flight_itself():
    play = play_of()

    assert variant_of(play.table) is play.table.variant
    lay_road(play, "bad_luck")
    assert variant_of(play.table).most_rolls() == 3


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rough_roads": 4}, "setup_roads"),
        ({"rough_roads": -1}, "setup_roads"),
        ({"rough_roads": 2, "roads": ["bad_luck", "dead_zone"]}, "setup_roads"),
        ({"roads": ["smooth_sailing"]}, "setup_road"),
        ({"roads": ["bad_luck", "bad_luck"]}, "setup_road_twice"),
        (
            {"roads": ["gravitational_anomaly"], "missions": ["alien_design"]},
            "setup_road_mission",
        ),
        ({"rough_roads": True}, "setup_field"),
    ],
)
def test_what_cannot_be_travelled_is_refused(changes, code):
    with pytest.raises(Illegal) as refusal:
        read_setup({"edition": "2021", "seats": 2, "flights": ["II"], **changes})

    assert refusal.value.code == code


def test_the_trek_and_the_missions_game_can_be_rough():
    trek = Game.new(Setup("2021", 2, TREK_FLIGHTS, Format.TREK, rough_roads=3), 1)
    missions = Game.new(Setup("2007", 2, ("II",), Format.MISSIONS, rough_roads=1), 1)

    assert len(trek.table.roads) == 3
    assert missions.pending
