"""The practice yard: where a tile fits and what the ship is worth, as the rules say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from boltbucket.bots.advising import advised
from boltbucket.rules.editions.library import edition
from boltbucket.rules.fits import fits_of
from boltbucket.rules.ship.ship import Ship
from tests.browser.trucker import PATIENCE_MS

pytestmark = pytest.mark.browser

BOX = edition("2021")


def test_a_tile_fits_where_the_rules_say(page):
    page.goto("/practice")
    page.locator(".shelf select").select_option("shield")
    page.locator(".shelf .tile").first.click()
    expect(page.locator("[data-cell].fit").first).to_be_visible(timeout=PATIENCE_MS)

    assert marked(page) == told(page)


def marked(page) -> dict[str, set[int]]:
    return {
        look: set(page.locator(f"[data-cell].{look}").evaluate_all(CELLS))
        for look in ("fit", "flawed")
    }


CELLS = "cells => cells.map((cell) => Number(cell.dataset.cell))"


def told(page) -> dict[str, set[int]]:
    """The first shield of the box beside the starting cabin, not turned."""
    plan = BOX.levels["I"].blueprint
    shield = next(tile for tile in BOX.tiles if tile.kind == "shield")
    ship = Ship(plan, {plan.start: BOX.starting_cabins[0]})
    fits = [fit for fit in fits_of(ship, shield) if fit.turn == 0]
    return {
        "fit": {fit.cell for fit in fits if not fit.flaws},
        "flawed": {fit.cell for fit in fits if fit.flaws},
    }


def test_figures_and_advice_follow_the_ship(page):
    page.goto("/practice")
    page.locator(".shelf select").select_option("single_engine")
    page.locator(".shelf .tile").first.click()
    page.locator("[data-cell].fit").first.click(timeout=PATIENCE_MS)

    expect(page.locator(".bar .figures dd").first).to_have_text("1", timeout=PATIENCE_MS)
    expect(page.locator(".bar .figures dd").nth(3)).to_have_text("2")
    expect(page.locator(".advice li").first).to_be_visible()


def test_an_ace_shows_what_it_would_do_and_why(page):
    page.goto("/practice")
    page.locator(".shelf select").select_option("double_engine")
    page.locator(".shelf .tile").nth(good_engine()).click()
    page.get_by_role("button", name="What would an ace do?").click()

    expect(page.locator(".ace strong")).to_contain_text("Build it on", timeout=PATIENCE_MS)
    expect(page.locator("[data-cell].chosen")).to_have_count(1)
    expect(page.locator(".ace .for dd").first).to_contain_text("engines")
    cell = page.locator("[data-cell].chosen").get_attribute("data-cell")
    page.get_by_role("button", name="Do that").click()

    expect(page.locator(f"[data-cell='{cell}'] .tile").first).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_role("button", name="What would an ace do?")).to_be_visible()


def good_engine() -> int:
    """The first of the double engines on the shelf that an ace builds in."""
    plan = BOX.levels["I"].blueprint
    ship = Ship(plan, {plan.start: BOX.starting_cabins[0]})
    engines = [tile for tile in BOX.tiles if tile.kind == "double_engine"]
    verbs = [advised(ship, "2021", "I", tile).verb for tile in engines]
    return verbs.index("place")


def test_with_an_empty_hand_an_ace_takes_from_the_shelf(page):
    page.goto("/practice")
    page.get_by_role("button", name="What would an ace do?").click()

    expect(page.locator(".ace strong")).to_contain_text("from the shelf", timeout=PATIENCE_MS)
    expect(page.locator("[data-cell].chosen")).to_have_count(1)
