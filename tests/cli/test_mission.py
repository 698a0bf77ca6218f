"""The command that lists, makes and tries out missions; and the example of its documentation."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boltbucket.cli.main import main
from boltbucket.cli.mission import skeleton
from boltbucket.rules.variants.missions import library

DOCS = Path(__file__).parent.parent.parent / "docs" / "missions.md"
BOTS = ("random", "random")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def block(language: str, containing: str) -> str:
    """A block of code of the documentation."""
    blocks = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return next(each for each in blocks if containing in each)


def test_all_missions_are_listed(capsys):
    assert main(["mission", "list", "--lang", "en"]) == 0

    listed = capsys.readouterr().out
    assert "16 missions" in listed
    assert "The Bet " in listed
    assert "Carpool*" in listed
    assert "our own design" in listed


def test_the_list_is_there_for_programs(capsys):
    assert main(["mission", "list", "--json"]) == 0

    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)}
    assert len(rows) == 16
    assert rows["the_bet"]["options"] == ["heavy_armour"]
    assert (rows["escort_mission"]["least_seats"], rows["escort_mission"]["most_seats"]) == (
        2,
        None,
    )
    assert not rows["beverage_run"]["own_design"]
    assert rows["directives"]["python"]


def test_what_can_be_counted_is_listed(capsys):
    assert main(["mission", "counters"]) == 0

    assert {"mass", "lost fragile", "crew_lost"} <= set(capsys.readouterr().out.splitlines())


def test_a_new_mission_is_commented_and_valid(folder, capsys):
    assert main(["mission", "new", "glass_house"]) == 0

    text = (folder / "glass_house.toml").read_text(encoding="utf-8")
    assert text == skeleton("glass_house")
    assert library.read_untrusted(text, "glass_house").title == "Glass House"
    assert text.count("#") > 30


def test_every_line_of_the_skeleton_is_valid_when_its_comment_is_taken_away():
    lines = skeleton("try").replace("# [", "[").splitlines()
    bare = [re.sub(r"^# (?=[a-z_.]+ = )", "", line) for line in lines]
    text = "\n".join(line for line in bare if "python =" not in line)

    assert library.read_untrusted(text, "try").contest is not None


@pytest.mark.parametrize("name", ["Glass House", "../up", "the_bet", "1st"])
def test_a_bad_name_is_refused(folder, name, capsys):
    assert main(["mission", "new", name]) == 2

    assert capsys.readouterr().err
    assert list(folder.iterdir()) == []


def test_nothing_is_overwritten(folder, capsys):
    main(["mission", "new", "glass_house"])

    assert main(["mission", "new", "glass_house"]) == 2
    assert "already exists" in capsys.readouterr().err


def test_a_broken_file_gets_file_line_and_reason(folder, capsys):
    (folder / "broken.toml").write_text('title = "Broken"\n[heap]\npayload = ["fragil"]\n')

    assert main(["mission", "test", "broken.toml"]) == 2
    assert "broken.toml:3: heap.payload: 'fragil' is not one of" in capsys.readouterr().err


def test_a_missing_file_is_named(folder, capsys):
    assert main(["mission", "test", "nowhere.toml"]) == 2
    assert "nowhere.toml" in capsys.readouterr().err


def test_the_example_of_the_documentation_is_played_and_reported(folder, capsys):
    (folder / "glass_house.toml").write_text(block("toml", "Glass House"), encoding="utf-8")
    command = ["mission", "test", "glass_house.toml", *BOTS, "--games", "6", "--workers", "1"]

    assert main([*command, "--option", "storm", "--json"]) == 0

    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 6
    assert report["levels"] == ["I", "II", "III"]
    assert report["notes"] == []


def test_the_report_says_who_earned_what(folder, capsys):
    (folder / "glass_house.toml").write_text(block("toml", "Glass House"), encoding="utf-8")
    command = ["mission", "test", "glass_house.toml", *BOTS, "--games", "2", "--workers", "1"]

    assert main([*command, "--level", "I"]) == 0

    report = capsys.readouterr().out
    assert "Glass House: 2 games on level I of 2021" in report
    assert "total" in report


def test_the_python_of_the_documentation_is_run(folder, capsys):
    (folder / "happy_ending.py").write_text(block("python", "HappyEnding"), encoding="utf-8")
    (folder / "happy_ending.toml").write_text('title = "Happy"\npython = "happy_ending.py"\n')
    command = ["mission", "test", "happy_ending.toml", *BOTS, "--games", "4", "--workers", "1"]

    assert main([*command, "--level", "I"]) == 0
    assert "Happy: 4 games" in capsys.readouterr().out


def test_an_unknown_option_is_explained(folder, capsys):
    assert main(["mission", "test", "the_bet", *BOTS, "--option", "golf", "--lang", "en"]) == 2
    assert "golf" in capsys.readouterr().err
