"""What a ready-made game says is what it is."""

from __future__ import annotations

import re

import pytest

from boltbucket.languages import LANGUAGES
from boltbucket.rules.agreement import check_setup
from boltbucket.rules.course import FORMATS
from boltbucket.rules.editions.library import edition
from boltbucket.rules.setup import Building
from boltbucket.server.http.presets import PRESETS
from boltbucket.words.catalogue import entries


def told(language: str, name: str) -> str:
    return entries(language)[f"preset-{name.replace('_', '-')}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_names_the_levels_and_the_edition_it_has(language, name):
    setup, sentence = PRESETS[name].setup, told(language, name)
    levels = re.findall(r"\bI{1,3}\b", sentence)
    boxes = re.findall(r"\b20\d\d\b", sentence)

    check_setup(setup)
    assert tuple(levels) in ((), setup.flights)
    assert set(boxes) <= {setup.edition}


def test_the_first_game_is_as_gentle_as_it_says():
    setup = PRESETS["first_game"].setup
    level = edition(setup.edition).levels[setup.flights[0]]

    assert setup.building is Building.UNTIMED
    assert level.learning_cards_only
    assert not level.aliens
    assert not level.hourglass_spaces


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_game_gives_the_credits_it_promises(language):
    credits = FORMATS[PRESETS["missions"].setup.format].starting_credits

    assert f" {credits} " in told(language, "missions")


def test_friends_have_their_seats_and_the_quick_game_its_bots():
    company = {name: preset.company for name, preset in PRESETS.items()}

    assert company.pop("quick") == "bots"
    assert set(company.values()) == {"friends"}
