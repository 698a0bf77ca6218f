"""Scenarios: what cannot be read, what does not hold, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from boltbucket.scenario import Failed, Unreadable, play_scenario, read_scenario
from boltbucket.scenario.names import read_answer, read_strength, write_answer, write_strength

BEGIN = """scenario A test
edition 2021
level II
ship red at 6
    @+hh b2+1
    ee   .
deck open_space
"""


def play(lines: str, begin: str = BEGIN):
    return play_scenario(read_scenario(begin + lines))


def test_a_scenario_that_holds_gives_the_game_at_its_end():
    stage = play("red > power 7/8\n= position red 8\n")

    assert stage.table.route.positions == {0: 8}


@pytest.mark.parametrize(
    ("lines", "line", "expected", "found"),
    [
        ("red > done\n= position red 8\n", 9, "8", "none"),
        (
            "red > power 6/8\n",
            8,
            "accepted (seat=red, answer=power 6/8)",
            "refused_while (refused=not_offered",
        ),
        (
            "red refused not_offered: done\n",
            8,
            "to_be_refused (refused=not_offered)",
            "was_accepted",
        ),
        ("red refused game_over: power 6/8\n", 8, "game_over", "refused_with (refused=not_offered"),
        (
            "= asked red power_up\n",
            8,
            "end_of_game",
            "questions (questions=(Fault('question', {'seat': 'red', 'kind': 'power_up', "
            "'options': ('power 7/8', 'done')}),))",
        ),
        ("red > done\n...\n", 9, "somebody_asked", "game_is_over"),
        ("red > done\n= event TileLost\n", 9, "TileLost", "not_told"),
        ("= options red done\n", 8, "done", "done, power 7/8"),
    ],
)
def test_what_does_not_hold_is_named_with_its_line(lines, line, expected, found):
    with pytest.raises(Failed) as failure:
        play(lines)

    assert failure.value.line == line
    assert expected in str(failure.value.expected)
    assert found in str(failure.value.found)


def test_dice_that_are_not_written_down_are_an_error():
    with pytest.raises(Failed, match=r"rolls_made \(count=1\)"):
        play("= over\n", BEGIN.replace("open_space", 'meteor_swarm { meteors = "large front" }'))


def test_dice_that_are_never_rolled_are_an_error():
    with pytest.raises(Failed, match=r"rolls_left \(count=1\)"):
        play("red > done\n", BEGIN + "dice 7\n")


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("edition 1999\ndeck bill\n", 1, "playable_setup"),
        ("level XX\n", 1, "playable_setup"),
        ("colour red\n", 1, "settings"),
        ("  indented\n", 1, "line_not_indented"),
        ("ship pink\n", 1, "seats"),
        ("ship red\n    zz\ndeck bill\n", 2, "tile"),
        ("ship red\ndeck bill\n", 1, "ship_below"),
        ("dice 13\n", 1, "dice_line"),
        ("dice d7\n", 1, "dice_line"),
        ("flights\nseats 2\n", 1, "playable_setup"),
        ("ship red\n    @\ndeck bill\n= bill clock total 0\n", 4, "a_player"),
        ("ship red\n    @\ndeck bill\n= crew clock 0\n", 4, "a_player"),
        (
            "format trek\nflights I II III\nlevel II\ntitle hauler\nship red\n    @\ndeck bill\n",
            1,
            "title_holders",
        ),
        ("ship red\n    @\ndeck nonsense\n", 3, "card"),
        ("ship red\n    @\ndeck planets { days = 1 }\n", 3, "card_fields"),
        ("ship red\n    @\ndeck planets { days\n", 3, "card_braces"),
        ("title baker\n", 1, "title_names"),
        ("bank RX\n", 1, "bank_line"),
        ("ship red\n    @\ndeck bill\n= wealth red 3\n", 4, "facts"),
        ("ship red\n    @\ndeck bill\n= credits pink 3\n", 4, "seats"),
        ("ship red\n    @\ndeck bill\n= event Nonsense\n", 4, "event_name"),
        ("ship red\n    @\ndeck bill\n= event GaveUp colour=red\n", 4, "event_fields"),
        ("= over\nlevel I\n", 2, "plays"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text, line, code):
    with pytest.raises(Unreadable) as problem:
        play_scenario(read_scenario(text))

    assert (problem.value.line, problem.value.code) == (line, code)


@pytest.mark.parametrize(
    "text", ["power 7/8", "load R 6/7", "place 7/8 <", "alien 8/7 brown", "take 120", "go red"]
)
def test_answers_are_written_as_they_are_read(text):
    assert write_answer(read_answer(text.split())) == text


def test_half_points_are_written_as_they_are_read():
    words = ["0", "½", "4", "4½", "-3", "-½"]
    assert [write_strength(read_strength(word)) for word in words] == words
    assert read_strength("4.5") == 9
    assert [read_strength(word) for word in ("", "-", "½½", "--3", "x")] == [None] * 5


def test_the_example_of_the_docs_holds():
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    example = page[page.index("scenario  A double engine") :].partition("```")[0]

    play_scenario(read_scenario(example))
