"""The compiled package plays every game as the interpreted one does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from compiling.__main__ import FILES_LEFT_OUT, is_native
from tests.hulls import COMPILED, ROOT

FOLDER = Path(os.environ.get("BOLTBUCKET_WHEEL", COMPILED)).resolve()
WITNESS = ("-m", "tests.compiling.witness")

pytestmark = pytest.mark.skipif(
    not any(FOLDER.glob("*.so")),
    reason="the rules are not compiled: make compiled does it where a C compiler is there",
)


def told_by(folder: Path, *arguments: str, text: str = "") -> dict[str, Any]:
    """What the witness says of the package in that folder."""
    answer = subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    return told_by(FOLDER, *WITNESS, "games")


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return told_by(ROOT / "src", *WITNESS, "games")


def test_the_rules_are_compiled_and_what_they_stand_on_is_not(compiled):
    for name, file in compiled["files"].items():
        path = f"{name.replace('.', '/')}.py"
        native = is_native(path) and Path(file).name not in FILES_LEFT_OUT

        assert FOLDER in Path(file).parents
        assert file.endswith(".py") != native, name


def test_interpreted_rules_are_plain_python(interpreted):
    assert all(file.endswith(".py") for file in interpreted["files"].values())


def test_games_of_every_format_are_compared(interpreted):
    assert {game["format"] for game in interpreted["told"]} == {"flights", "trek", "missions"}


@pytest.mark.parametrize("what", ["events", "outcome", "refusals", "save"])
def test_all_games_have_the_same(what, compiled, interpreted):
    ours = [game.get(what) for game in compiled["told"]]

    assert ours == [game.get(what) for game in interpreted["told"]]
    assert any(ours)


def test_a_save_of_one_is_played_on_by_the_other(compiled, interpreted):
    ours, theirs = (
        [game["save"] for game in each["told"] if "save" in game][:10]
        for each in (compiled, interpreted)
    )
    played_here = told_by(FOLDER, *WITNESS, "saves", text=json.dumps(theirs))["told"]
    played_there = told_by(ROOT / "src", *WITNESS, "saves", text=json.dumps(ours))["told"]

    assert played_here == played_there
    assert [each["save"] for each in played_here] == theirs


def test_golden_records_agree():
    verdicts = told_by(FOLDER, *WITNESS, "records")["told"]

    assert verdicts
    assert [name for name, agrees in verdicts.items() if not agrees] == []


def test_the_package_runs_where_mypy_is_not_installed():
    program = (
        "import sys; sys.modules['mypy_extensions'] = None; "
        "from tests.compiling import witness; witness.GAMES = 1; witness.main('games')"
    )

    assert len(told_by(FOLDER, "-c", program)["told"]) == 1
