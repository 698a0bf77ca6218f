"""`boltbucket plan`: list, new, check and draw."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boltbucket.cli.main import main as boltbucket
from boltbucket.rules.editions import plans


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(plans.VARIABLE, "")


def test_our_three_plans_are_listed(capsys):
    assert boltbucket(["plan", "list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)

    found = [(plan["name"], plan["level"], plan["parts"], plan["dice"]) for plan in listed]
    assert found == [
        ("fork", "I", 1, "one"),
        ("tug_and_barge", "II", 2, "sum"),
        ("manta", "III", 1, "blocks"),
    ]
    assert all(plan["ours"] for plan in listed)


def test_a_new_plan_is_sound_as_it_is(capsys):
    assert boltbucket(["plan", "new", "wedge"]) == 0
    assert boltbucket(["plan", "check", "wedge.toml"]) == 0
    assert "Wedge is sound: level II, 24 squares in one part" in capsys.readouterr().out


def test_the_plan_of_the_documentation_is_sound(capsys):
    page = Path(__file__).parents[2] / "docs/plans.md"
    (plan,) = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    Path("wedge.toml").write_text(plan, "utf-8")

    assert boltbucket(["plan", "check", "wedge.toml"]) == 0
    assert "Wedge is sound: level II" in capsys.readouterr().out


def test_a_plan_that_exists_is_not_overwritten(capsys):
    boltbucket(["plan", "new", "wedge"])

    assert boltbucket(["plan", "new", "wedge"]) == 2
    assert "wedge.toml already exists" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["Wedge", "my-plan", "fork", "first"])
def test_a_plan_needs_a_name_of_its_own(capsys, name):
    assert boltbucket(["plan", "new", name]) == 2
    assert "cannot be the name of a plan" in capsys.readouterr().err


def test_a_wrong_plan_is_told_with_its_line(capsys, tmp_path):
    boltbucket(["plan", "new", "wedge"])
    file = tmp_path / "wedge.toml"
    file.write_text(file.read_text().replace(" 8  #  #", " 8  #"))

    assert boltbucket(["plan", "check", "wedge.toml", "--lang", "de"]) == 2
    wrong = capsys.readouterr().err
    assert "wedge.toml:27: plan: Reihe 8 hat 6 Felder für 7 Spalten" in wrong


def test_a_plan_can_be_drawn(tmp_path):
    assert boltbucket(["plan", "draw", "tug_and_barge", "-o", "tug.svg"]) == 0
    assert (tmp_path / "tug.svg").read_text().startswith("<svg")


def test_games_are_played_on_a_plan_from_a_file(capsys):
    boltbucket(["plan", "new", "wedge"])
    capsys.readouterr()
    wanted = ["--plan-file", "wedge.toml", "--level", "wedge", "--games", "1", "--workers", "1"]

    assert boltbucket(["simulate", "random", "random", *wanted, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_five_players_and_level_iv_can_be_simulated(capsys):
    bots = ["random"] * 5

    assert boltbucket(["simulate", *bots, "--level", "IV", "--games", "1", "--json"]) == 0
    assert sum(each["games"] for each in json.loads(capsys.readouterr().out)["players"]) == 5


def test_six_players_are_refused_with_the_reason(capsys):
    assert boltbucket(["simulate", *["random"] * 6, "--games", "1"]) == 2
    assert "This game takes 1 to 5" in capsys.readouterr().err


def test_a_ship_on_a_plan_from_a_file_is_checked(capsys, tmp_path):
    boltbucket(["plan", "new", "wedge"])
    (tmp_path / "ship.txt").write_text("ship 2021 wedge\n. g .\nc @ t\n")

    assert boltbucket(["check", "ship.txt"]) == 2
    assert boltbucket(["check", "ship.txt", "--plan-file", "wedge.toml"]) == 0


def test_a_plan_may_be_given_again(tmp_path):
    boltbucket(["plan", "new", "wedge"])
    scenario = "scenario A wedge\nlevel wedge\nship red at 3\n    @+hh\ndeck bill\n\n= over\n"
    (tmp_path / "story.txt").write_text(scenario)
    wanted = ["scenario", "story.txt", "--plan-file", "wedge.toml"]

    assert boltbucket(wanted) == 0
    assert boltbucket(wanted) == 0
