"""`boltbucket verify` and `boltbucket scenario`: what they say, and their exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boltbucket.cli.main import main
from boltbucket.rules.record import RULES_VERSION

TESTS = Path(__file__).parents[1]
RECORD = TESTS / "games" / "2021-I.json"
STORY = TESTS / "stories" / "stardust.txt"


def test_a_record_that_agrees_ends_with_0(capsys):
    assert main(["verify", str(RECORD)]) == 0
    assert "all events agree" in capsys.readouterr().out


def test_a_record_that_does_not_agree_ends_with_1(tmp_path, capsys):
    text = RECORD.read_text(encoding="utf-8")
    digest = text.splitlines()[3].split('"')[-2]
    file = tmp_path / "changed.json"
    file.write_text(text.replace(digest, "00000000"), encoding="utf-8")

    assert main(["verify", str(RECORD), str(file)]) == 1
    assert "the events that follow" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_a_record_of_newer_rules_is_refused_with_a_sentence(tmp_path, capsys, language):
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    file = tmp_path / "newer.json"
    file.write_text(json.dumps({**record, "version": RULES_VERSION + 1}), encoding="utf-8")

    assert main(["verify", "--lang", language, str(file)]) == 2
    assert str(RULES_VERSION + 1) in capsys.readouterr().err


def test_what_is_no_record_ends_with_2(tmp_path, capsys):
    file = tmp_path / "cut.json"
    file.write_text(RECORD.read_text(encoding="utf-8")[:3000], encoding="utf-8")

    assert main(["verify", str(file)]) == 2
    assert main(["verify", str(tmp_path / "missing.json")]) == 2
    assert capsys.readouterr().err.count("json: ") == 2


def test_a_scenario_that_holds_ends_with_0(capsys):
    assert main(["scenario", str(STORY)]) == 0
    assert "holds" in capsys.readouterr().out


def test_a_scenario_that_does_not_hold_says_where_and_ends_with_1(tmp_path, capsys):
    file = tmp_path / "story.txt"
    file.write_text("ship red\n    @+hh\ndeck stardust\n= position red 4\n", encoding="utf-8")

    assert main(["scenario", str(STORY), str(file)]) == 1
    said = capsys.readouterr().out
    assert f"{file}:4: = position red 4\n  expected 4\n  found    0\n" in said


def test_what_is_no_scenario_ends_with_2(tmp_path, capsys):
    file = tmp_path / "story.txt"
    file.write_text("level II\nship pink\n", encoding="utf-8")

    assert main(["scenario", str(file)]) == 2
    assert f"{file}:2: expected a seat" in capsys.readouterr().err
