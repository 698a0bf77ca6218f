"""Whatever can be agreed on can be agreed on everywhere: on the page, and for simulated games."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from boltbucket.cli.command import Command
from boltbucket.cli.match_options import add_setup, setup_of
from boltbucket.rules.setup import Setup

PARTS = Path(__file__).parent.parent / "client" / "src" / "parts"
FORMS = ("SetupForm", "LessonPick", "MissionPicker", "RoadPicker", "HandicapForm")
FIELDS = [field.name for field in fields(Setup)]
GIVEN = {
    "edition": ["--edition", "2007"],
    "flights": ["--level", "III", "--level", "I"],
    "format": ["--missions"],
    "building": ["--building", "turns"],
    "sand_percent": ["--sand", "1000"],
    "handicaps": ["--handicap", "2:30:3600"],
    "prognostic": ["--prognostic"],
    "teams": ["--teams", "swap"],
    "missions": ["--with-mission", "carpool"],
    "options": ["--with-mission", "the_bet", "--option", "heavy_armour"],
    "rough_roads": ["--rough-roads", "insane"],
    "roads": ["--road", "dead_zone"],
    "other_ships": ["--other-ships"],
    "lesson": ["--level", "L", "--lesson", "first_flight"],
}
"""What is said to `simulate` for a set-up that differs from the usual one in this field."""


def agreed(arguments: list[str]) -> Setup:
    """The set-up that `simulate` and `tournament` would play with four bots."""
    found: list[Setup] = []
    command = Command("simulate", "cli-simulate", lambda args: found.append(setup_of(args, 4)))
    add_setup(command)
    command.main(arguments, standalone_mode=False, obj="en")
    return found[0]


@pytest.mark.parametrize("field", [name for name in FIELDS if name != "seats"])
def test_simulated_games_can_be_set_up_in_every_way(field):
    usual, other = agreed([]), agreed(GIVEN[field])

    assert getattr(other, field) != getattr(usual, field)


@pytest.mark.parametrize("field", FIELDS)
def test_the_page_offers_everything_that_can_be_agreed_on(field):
    text = "".join((PARTS / f"{form}.svelte").read_text("utf-8") for form in FORMS)

    assert f"setup.{field}" in text
