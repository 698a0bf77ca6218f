"""Tablets held upright and windows between phone and laptop: nothing lies on a control."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Finger
from tests.browser.staged import StagedTable
from tests.browser.trucker import HEAP_TILE, HELD, Trucker

pytestmark = pytest.mark.browser

TABLETS = ((820, 1180), (768, 1024), (810, 1080), (834, 1194), (900, 1200))
WINDOWS = ((761, 900), (800, 600), (950, 700), (1000, 800), (1024, 768), (1100, 800), (1180, 820))
YARD = """
scenario Four builders
edition 2021
level II
ship red
    .   t-3333  .
    .   @       .
ship blue
    .   @       .
ship green
    .   @       .
ship yellow
    .   @       .
"""
CONTROLS = {
    "finish": ".finish button",
    "hourglass": ".flip button",
    "piles": ".pile",
    "hand": ".bench [data-hand] button",
    "turn": ".bench .turns button",
    "put back, where it fits": ".bench .acts button",
    "reserve": ".bench .slot",
}
SQUARES = ".mine [data-cell]"
LEAST_SQUARE = 30
LEAST_HEAP = 100


def covered(page: Page) -> dict[str, list[str]]:
    """What cannot be touched, by the kind of control."""
    found = {}
    for name, selector in {**CONTROLS, "squares": SQUARES}.items():
        assert page.locator(selector).count(), f"there is no {selector}"
        if names := page.evaluate("selector => looking.covered(selector)", selector):
            found[name] = names
    return found


@pytest.fixture
def trucker(window):
    """Somebody with a tile in the hand, and the hourglass running."""
    page = window(has_touch=True)
    StagedTable(YARD).open(page)
    trucker = Trucker(page, Finger(page))
    trucker.wait_for(".finish .button")
    page.wait_for_function("selector => looking.spot(selector)", arg=HEAP_TILE)
    trucker.take_tile()
    trucker.wait_for(HELD)
    return trucker


def test_all_of_the_yard_can_be_touched_at_any_width_between_phone_and_laptop(trucker):
    page = trucker.page
    found = {}
    for width, height in (*TABLETS, *WINDOWS):
        page.set_viewport_size({"width": width, "height": height})
        for language in ("en", "de", "cs"):
            page.locator(f".bar button[lang={language}]").click()
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            if names := covered(page):
                found[f"{width}x{height} {language}"] = names

    assert found == {}


@pytest.mark.parametrize(("width", "height"), TABLETS)
def test_a_finger_builds_and_finishes_on_an_upright_tablet(trucker, width, height):
    page = trucker.page
    page.set_viewport_size({"width": width, "height": height})
    square = page.locator(SQUARES).first.bounding_box()
    page.wait_for_function("selector => looking.spot(selector)", arg=HEAP_TILE)
    heap = page.locator(HEAP_TILE).evaluate_all("tiles => tiles.filter(looking.reach).length")
    before = trucker.tiles
    trucker.press(".bench .acts [aria-pressed=false]")
    trucker.press(".bench .acts .button:first-child")
    trucker.build(before + 1)
    built = trucker.tiles
    trucker.finish()

    assert square["width"] >= LEAST_SQUARE
    assert heap >= LEAST_HEAP
    assert built > before
    assert trucker.wait_for_phase("launch", "flight", "over")
