"""The practice yard: where a tile fits and what the ship is worth, as the rules say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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
