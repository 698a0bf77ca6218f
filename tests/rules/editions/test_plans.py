"""Plans that anybody can write: reading them, and what is wrong with those that cannot be flown."""

from __future__ import annotations

import os
from random import Random

import pytest

from boltbucket.rules.editions import plans
from boltbucket.rules.editions.library import edition
from boltbucket.rules.editions.plans import PlanError
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.ship.dice import Dice
from boltbucket.sim.fuzz import play_and_check

SOUND = '''title = "Dart"
level = "I"
dice = "sum"

plan = """
    6  7  8
 6  .  #  .
 7  #  S  #
 8  #  #  #
"""
'''


def problem(text: str) -> str:
    with pytest.raises(PlanError) as error:
        plans.read_text(text, "dart", "dart.toml")
    return str(error.value)


def test_a_plan_has_a_level_dice_and_squares():
    plan = plans.read_text(SOUND, "dart", "dart.toml")

    assert (plan.title, plan.level, plan.blueprint.dice) == ("Dart", "I", Dice.SUM)
    assert len(plan.blueprint.area) == 7
    assert plan.blueprint.start == 707


@pytest.mark.parametrize(
    ("wrong", "found", "told"),
    [
        ('level = "I"', 'level = "V"', "dart.toml:2:level: none_of"),
        ('dice = "sum"', 'dice = "three"', "dart.toml:3:dice: none_of"),
        ('title = "Dart"', "", "dart.toml:1:title: missing"),
        ('title = "Dart"', 'title = "Dart"\ncolour = 1', "dart.toml:2:colour: unknown_field"),
        ('title = "Dart"', 'title = "Dart', "dart.toml:1:None: toml"),
        (" 8  #  #  #", " 8  #  #", "dart.toml:9:plan: row_squares"),
        (" 7  #  S  #", " 7  #  #  #", "dart.toml:5:plan: one_start"),
        (" 6  .  #  .", " 6  .  U  .", "dart.toml:5:plan: starts_in_order"),
        (" 6  .  #  .", " 6  .  T  .", "dart.toml:5:plan: parts_touch"),
        (" 6  .  #  .", " 6  .  x  .", "dart.toml:5:plan: none_of"),
        ("    6  7  8", "    6  7  9", "dart.toml:5:plan: not_consecutive"),
        ("    6  7  8", "   11 12 13", "dart.toml:5:plan: dice_reach"),
        ('dice = "sum"', 'dice = "one"', "dart.toml:5:plan: dice_reach"),
    ],
)
def test_a_wrong_plan_is_told_with_file_line_and_reason(wrong, found, told):
    assert wrong in SOUND

    assert problem(SOUND.replace(wrong, found)).startswith(told)


def test_squares_that_belong_to_no_part_are_told_with_their_line():
    drawn = "    6  7  8\n 6  S  .  T\n 7  .  .  .\n 8  .  #  .\n"
    start, end = SOUND.index("    6  7"), SOUND.rindex('"""')

    assert problem(SOUND[:start] + drawn + SOUND[end:]).startswith(
        "dart.toml:9:plan: part_without_start (column=7, row=8)"
    )


def test_a_plan_that_does_not_fit_into_sixty_bits_is_refused():
    rows = "\n".join(f"{row:2}  " + "  ".join("#" * 9) for row in range(3, 10))
    drawn = "    " + "  ".join(map(str, range(2, 11))) + "\n" + rows.replace("#", "S", 1) + "\n"
    start, end = SOUND.index("    6  7"), SOUND.rindex('"""')

    assert "plan_too_large (bits=70, most=60)" in problem(SOUND[:start] + drawn + SOUND[end:])


def test_a_file_that_is_no_text_is_refused(tmp_path):
    file = tmp_path / "dart.toml"
    file.write_bytes(b'title = "\xff"\n')

    with pytest.raises(PlanError, match="not_utf8"):
        plans.read_file(file)


def test_a_plan_from_a_file_is_flown_with_the_cards_and_rewards_of_its_level(tmp_path, monkeypatch):
    monkeypatch.setenv(plans.VARIABLE, "")
    file = tmp_path / "dart.toml"
    file.write_text(SOUND)
    plans.make_known(file)

    level, model = edition("2021").levels["dart"], edition("2021").levels["I"]

    assert str(file) in os.environ[plans.VARIABLE]
    assert (level.rewards, level.pile, level.loop) == (model.rewards, model.pile, model.loop)
    assert level.own_design
    play_and_check(Game.new(Setup("2021", 2, ("dart",)), 7), 7, {20, 60})


@pytest.mark.parametrize("plan", ["fork", "tug_and_barge", "manta"])
@pytest.mark.parametrize("year", ["2007", "2021"])
def test_games_on_our_plans_keep_the_promises(year, plan):
    for seed in range(4):
        seats = Random(seed).randint(1, 5)
        setup = Setup(year, seats, (plan,), building=Building.UNTIMED)
        play_and_check(Game.new(setup, seed), seed, {15, 90, 200})
