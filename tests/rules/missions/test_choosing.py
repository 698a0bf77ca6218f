"""The Missions game: what is drawn, what is agreed on, what is refused."""

from __future__ import annotations

import pytest

from boltbucket.rules.agreement import check_setup
from boltbucket.rules.course import outcome_of
from boltbucket.rules.events import MissionChosen, MissionsDrawn
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.choosing import DrawMissions, MissionsSeen
from boltbucket.rules.variants.missions.library import box_missions
from tests.rules.table import fly, on_and_on

EXACT = {"alien_design", "alien_archaeology", "the_bet", "beverage_run"}


def missions_game(seats: int = 2, flights: tuple[str, ...] = ("I",), seed: int = 1) -> Game:
    return Game.new(Setup("2021", seats, flights, Format.MISSIONS), seed)


def test_there_are_sixteen_missions_four_of_them_known_exactly():
    own = {name for name, mission in box_missions().items() if mission.own_design}

    assert len(box_missions()) == 16
    assert set(box_missions()) - own == EXACT


def test_everybody_starts_with_20_credits_and_wins_with_more():
    table = missions_game().table
    assert table.credits == {0: 20, 1: 20}

    assert outcome_of(replace(table, credits={0: 20, 1: 21})).winners == (1,)


def test_all_three_missions_are_discarded_after_the_flight():
    table = fly(red="@+hh", blue="@+hh")
    drawn: list[str] = []
    for _ in range(5):
        table.agenda = ()
        table.play.events.clear()
        table.does(DrawMissions())
        drawn += table.told(MissionsDrawn)[0].missions

    assert len(set(drawn)) == 15


def test_when_too_few_are_left_all_come_back():
    table = fly(red="@+hh", blue="@+hh")
    for _ in range(6):
        table.agenda = ()
        table.play.events.clear()
        table.does(DrawMissions())

    assert len(table.told(MissionsDrawn)[0].missions) == 3
    assert table.table.match.recall(MissionsSeen) == MissionsSeen(
        table.told(MissionsDrawn)[0].missions
    )


def test_one_player_is_never_offered_the_escort():
    for seed in range(40):
        game = missions_game(seats=1, seed=seed)
        assert ("pick", "escort_mission") not in game.pending[0].options


def test_payload_is_out_of_the_heap_after_the_flight():
    setup = Setup("2021", 1, ("I", "I"), missions=("riding_a_powder_keg", "alien_design"))
    game = Game.new(setup, 1)
    assert game.table.yard.heap.payload
    while game.table.match.number == 0:
        seat, decision = next(iter(game.pending.items()))
        if decision.kind == "build":
            game.submit(seat, ("finish", 1))
        else:
            game.submit(seat, on_and_on(decision))

    assert not game.table.yard.heap.payload


def test_a_fixed_mission_is_told_before_building():
    game = Game.new(Setup("2021", 2, ("II",), missions=("the_bet",)), 1)

    assert game.table.variant.name == "the_bet"
    assert game.record().entries == ()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"missions": ("golf",)}, "setup_mission"),
        ({"missions": ("the_bet", "the_bet")}, "setup_missions"),
        ({"missions": ("the_bet",), "flights": ("L",)}, "setup_mission_level"),
        ({"missions": ("escort_mission",), "seats": 1}, "setup_mission_seats"),
        ({"missions": ("the_bet",), "options": ("extra_unknown_supercard",)}, "setup_option"),
        ({"options": ("heavy_armour",)}, "setup_option"),
        ({"format": Format.MISSIONS, "flights": ("L",)}, "setup_missions_level"),
        (
            {
                "missions": ("the_bet",) * 3,
                "format": Format.TREK,
                "flights": ("I", "II", "III"),
            },
            "setup_missions_trek",
        ),
    ],
)
def test_what_does_not_go_together_is_refused(changes, code):
    fields = {"edition": "2021", "seats": 2, "flights": ("I",), **changes}

    with pytest.raises(Illegal) as refusal:
        check_setup(Setup(**fields))
    assert refusal.value.code == code


def test_options_of_the_box_may_be_agreed_on_before_missions_are_drawn():
    setup = Setup("2021", 2, ("I",), Format.MISSIONS, options=("heavy_armour",))

    assert check_setup(setup) is setup


def test_chance_decides_between_all_three_alike():
    chosen = set()
    for seed in range(60):
        game = missions_game(seed=seed)
        three = [answer[1] for answer in game.pending[0].options]
        game.submit(0, ("pick", three[0]))
        game.submit(1, ("pick", three[1]))
        game.submit(0, ("pick", "none"))
        events = game.submit(1, ("pick", "none"))
        choice = next(event for event in events if isinstance(event, MissionChosen))
        chosen.add(three.index(choice.mission))

    assert chosen == {0, 1, 2}


def test_a_set_up_is_fine_once_its_mission_is_known(monkeypatch):
    monkeypatch.setattr(library, "_added", {})
    setup = Setup("2021", 2, ("I",), missions=("later",))
    with pytest.raises(Illegal):
        check_setup(setup)

    library.add_mission(library.read_untrusted('title = "Later"\n', "later"))

    assert check_setup(setup) is setup


def test_a_refused_set_up_is_refused_anew_every_time():
    setup = Setup("2021", 9, ("I",))
    with pytest.raises(Illegal) as first:
        check_setup(setup)
    with pytest.raises(Illegal) as second:
        check_setup(setup)

    assert first.value is not second.value
    assert second.value.code == "setup_seats"
