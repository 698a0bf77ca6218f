"""Five players and the largest ships on every screen: everybody is there, and nothing runs over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.staged import NAMES, StagedTable
from tests.browser.test_touch import PHONE
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

SCREENS = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1180, "height": 760}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
}
SHIP = """    c+hh  @+hh  h2
    .     e     .
"""
COLOURS = ("red", "blue", "green", "yellow", "purple")
FLIGHT = "\n".join(f"ship {name} at {15 - 3 * n}\n{SHIP}" for n, name in enumerate(COLOURS))
YARD = "\n".join(f"ship {name}\n    .   @   .\n" for name in COLOURS)
TWO_PARTS = "    @\n    .\n    -\n    .\n    @"
SCENES = {
    "yard": ("edition 2021\nlevel IV\n" + YARD, ".mine [data-cell]"),
    "flight": (
        "edition 2021\nlevel IV\n"
        + FLIGHT
        + 'deck planets { days = 1, planets = ["RYGB", "RG", "YB", "B"] }\n',
        ".flight",
    ),
    "bill": ("edition 2021\nlevel II\n" + FLIGHT + "deck bill\n", ".bill"),
    "parts": (
        "edition 2021\nlevel tug_and_barge\n" + YARD.replace("    .   @   .", TWO_PARTS),
        ".mine [data-cell]",
    ),
}
PICTURES = os.environ.get("BOLTBUCKET_PICTURES")
"""A folder for pictures, for whoever wants to look at them."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scene", SCENES)
def test_five_players_have_room(window, scene, screen):
    page = window({"name": "Ada"}, **SCREENS[screen])
    text, landmark = SCENES[scene]
    StagedTable(f"scenario Five\n{text}").open(page)
    Trucker(page).wait_for(landmark)
    page.wait_for_timeout(300)
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{scene}-{screen}.png", animations="disabled")

    assert missing(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def missing(page: Page) -> list[str]:
    """The others who cannot be found by their names."""
    text = page.locator("body").inner_text() + str(
        page.evaluate("[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)")
    )
    return [name for name in NAMES[1:] if name not in text]


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_a_table_for_five_has_a_chair_for_everybody(window, screen):
    page = window({"name": "Ada"}, **SCREENS[screen])
    trucker = Trucker(page)
    trucker.open_table("IV", seats=5)
    trucker.seat_bots("careful", "hauler", "gunner", "racer")
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"lobby-{screen}.png", animations="disabled")

    assert page.locator(".seats li").count() == 5
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
