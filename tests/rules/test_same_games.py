"""The rules have not changed: random games come out as they always did."""

from __future__ import annotations

from random import Random

import pytest

from boltbucket.rules.setup import Building, Format, Teams
from boltbucket.rules.variants.missions.library import box_missions
from tests.rules import same_games
from tests.rules.same_games import GAMES, LEVELS, MISSIONS, random_setup, word, words

WORDS = words()
STRIDE = 7
"""Without a common divisor with the number of games or of missions: all kinds come up."""
PLAYED = [number * STRIDE % GAMES for number in range(150)]


@pytest.mark.parametrize("number", PLAYED)
def test_a_random_game_comes_out_as_it_always_did(number):
    assert word(number) == WORDS[number], f"see: python -m tests.rules.same_games --show {number}"


def test_the_file_has_a_word_on_every_game():
    assert sorted(WORDS) == list(range(GAMES))


def test_the_games_played_here_are_of_every_kind():
    setups = [random_setup(number, Random(number)) for number in PLAYED]

    assert {setup.building for setup in setups} == set(Building)
    assert {setup.format for setup in setups} == set(Format)
    assert {setup.teams for setup in setups} == set(Teams)
    assert {setup.seats for setup in setups} == {1, 2, 3, 4}
    assert {name for setup in setups for name in setup.missions} == set(MISSIONS)
    assert {(setup.edition, level) for setup in setups for level in setup.flights} == {
        (edition, level) for edition, levels in LEVELS.items() for level in levels
    }
    assert any(setup.prognostic for setup in setups)
    assert any(setup.handicaps for setup in setups)


def test_all_missions_of_the_box_take_turns():
    assert set(MISSIONS) == set(box_missions())


def test_a_changed_game_is_named(monkeypatch, capsys):
    monkeypatch.setattr(same_games, "words", lambda: {0: WORDS[0], 1: "23 0000000000000000"})

    assert same_games.main(["--games", "2"]) == 1
    assert capsys.readouterr().out == "game 1 has changed\n2 games compared, 1 changed\n"


def test_a_game_can_be_shown_line_by_line(capsys):
    same_games.main(["--show", "1"])

    assert '["FlightBegan", {"level"' in capsys.readouterr().out
