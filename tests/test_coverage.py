"""The table of coverage in docs/rulings.md: all it names exists, and no story is missing."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from boltbucket.rules.variants.missions.library import box_missions

ROOT = Path(__file__).parent.parent
RULES = ROOT / "src" / "boltbucket" / "rules"
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
STORIES = sorted(file.stem for file in (ROOT / "tests" / "stories").rglob("*.txt"))
COVERAGE = RULINGS.split("## Coverage")[1]
ROWS = [line.split("|")[1:4] for line in COVERAGE.splitlines() if line.count("|") == 4]


def named(column: int) -> list[str]:
    """Everything in a column of the table that is set as code."""
    return [name for row in ROWS for name in re.findall(r"`([^`]+)`", row[column])]


@pytest.mark.parametrize("name", named(2))
def test_the_story_that_covers_a_heading_exists(name):
    assert any(fnmatch(story, name) for story in STORIES)


@pytest.mark.parametrize("name", named(1))
def test_the_rules_that_cover_a_heading_exist(name):
    assert (RULES / name).is_dir() or (RULES / f"{name}.py").is_file()


@pytest.mark.parametrize("story", STORIES)
def test_every_story_covers_a_heading(story):
    assert any(fnmatch(story, name) for name in named(2))


@pytest.mark.parametrize("mission", [each for each in box_missions().values() if each.own_design])
def test_every_mission_of_our_own_design_is_a_ruling(mission):
    assert f"| {mission.title} |" in RULINGS
