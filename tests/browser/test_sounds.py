"""Every sound is heard and none is too loud: rendered by the page's own code, and measured."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Page

from tests.browser.sounds import record, record_all, recorder

pytestmark = pytest.mark.browser

QUIETEST, LOUDEST = -34, -13
"""In decibels below the limit, at the highest volume."""
LONGEST_SECONDS = 4.5
CRASHES = ("TileLost", "TilesFell", "MeteorShot", "HitShielded", "HitApproached")
"""What may be heard at once."""


@pytest.fixture(scope="module")
def studio(browser, tmp_path_factory) -> Iterator[Page]:
    page = browser.new_page()
    page.add_script_tag(content=recorder(tmp_path_factory.mktemp("sounds")))
    yield page
    page.close()


@pytest.fixture(scope="module")
def sounds(studio):
    return record_all(studio)


def test_every_sound_is_heard_and_ends(sounds):
    wrong = {
        name: (round(sound.decibels, 1), round(sound.seconds, 2))
        for name, sound in sounds.items()
        if not (QUIETEST < sound.decibels < LOUDEST and 0 < sound.seconds < LONGEST_SECONDS)
    }

    assert len(sounds) > 40
    assert wrong == {}


def test_the_loss_of_a_tile_is_the_loudest_of_what_hits_a_ship(sounds):
    others = [sounds[name].decibels for name in CRASHES if name != "TileLost"]

    assert sounds["TileLost"].decibels > max(others)


def test_nothing_is_cut_off_at_the_limit_even_if_sounds_meet(studio, sounds):
    pairs = [record(studio, *pair).peak for pair in combinations(CRASHES, 2)]

    assert max(sound.peak for sound in sounds.values()) < 0.8
    assert max(pairs) < 1
