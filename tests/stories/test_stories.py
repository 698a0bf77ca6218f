"""Every story holds; together they tell of every card, ending, variant, title and mission."""

from __future__ import annotations

from pathlib import Path

import pytest

from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.rough_roads.road import ROADS
from boltbucket.rules.variants.trek import TITLES
from boltbucket.scenario import play_scenario, read_scenario

STORIES = sorted(Path(__file__).parent.rglob("*.txt"))
ENDINGS = (
    "chosen",
    "no_humans",
    "no_engines",
    "lapped",
    "no_ship",
    "black_hole",
    "captured",
    "fewer_delivered",
)
VARIANTS = (
    "prognostic",
    "teams swap",
    "teams advanced",
    "level IIIa",
    "flights I III",
    "level first",
    "level L",
    "building turns",
    "building untimed",
    "handicap",
    "format trek",
    "format missions",
    "rough_roads 2",
    "other_ships",
    "lesson first_flight",
    "lesson first_flight_2007",
)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.stem)
def test_the_story_holds(story):
    play_scenario(read_scenario(story.read_text(encoding="utf-8")))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.stem)
def test_the_story_has_a_title_and_expects_something(story):
    scenario = read_scenario(story.read_text(encoding="utf-8"))

    assert scenario.title
    assert any(line.first == "=" for line in scenario.plays)


@pytest.mark.parametrize(
    "wanted",
    [
        *KINDS,
        *ENDINGS,
        *VARIANTS,
        *(f"title {title.name}" for title in TITLES),
        *(f"mission {name}\n" for name in box_missions()),
        *(f"roads {name}\n" for name in ROADS),
        *(f"options {name}\n" for mission in box_missions().values() for name in mission.options),
    ],
)
def test_there_is_a_story_of(wanted):
    assert any(wanted in story.read_text(encoding="utf-8") for story in STORIES)
