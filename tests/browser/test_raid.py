"""A Robopolice Raid can be watched: a unit walks, charges lie, and then they explode."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.staged import StagedTable
from tests.browser.trucker import PATIENCE_MS, Trucker

pytestmark = pytest.mark.browser

RAID = """
scenario A raid after the first card
edition 2021
level I
mission club_gold_trials
options intruders
ship red at 4
    .           g-0010          .
    b3-0110+3   @red-3333+hh    c-0032+hh
    h2-1000+G   e-1000          y-1200
ship blue at 6
    @+hh
deck
    stardust
    missions-S-24
    stardust
dice d2
"""
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const moment = {
      robot: document.querySelectorAll('.intruders .robot:not(.beaten)').length,
      beaten: document.querySelectorAll('.intruders .robot.beaten').length,
      charges: document.querySelectorAll('.intruders .charge').length,
      tiles: document.querySelectorAll('.flight .centre [data-cell] .lying').length,
    };
    if (JSON.stringify(moment) !== JSON.stringify(window.seen.at(-1))) window.seen.push(moment);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""


def test_a_raid_is_seen_step_by_step_before_the_piece_is_chosen(window):
    page = window({"speed": "fast"})
    StagedTable(RAID).open(page)
    page.locator("[data-kind=fly_on]").wait_for(timeout=PATIENCE_MS)
    page.evaluate(WATCH)
    page.locator(".button.main:visible").last.click()
    page.locator("[data-kind=pick_piece]").wait_for(timeout=PATIENCE_MS)
    seen: list[dict[str, Any]] = page.evaluate("window.seen")

    def first(name: str, count: int = 1) -> int:
        return next(place for place, each in enumerate(seen) if each[name] == count)

    assert first("robot") < first("charges") < first("charges", 2) < first("beaten")
    assert seen[first("beaten")]["tiles"] == 7
    assert (seen[-1]["robot"], seen[-1]["charges"], seen[-1]["tiles"]) == (0, 0, 5)
    assert "sentry" in page.locator("ol.log").inner_text()


def test_the_card_shows_sides_entrance_arrow_and_contraband(window):
    page = window({"speed": "instant"})
    StagedTable(RAID).open(page)
    page.locator("[data-kind=fly_on]").wait_for(timeout=PATIENCE_MS)
    page.locator(".button.main:visible").last.click()
    card = page.get_by_role("article", name="Robopolice Raid").first
    card.wait_for(timeout=PATIENCE_MS)

    assert [sign.get_attribute("aria-label") for sign in card.locator("b[role=img]").all()] == [
        "left",
        "right",
        "rear",
        "clockwise around the ship",
    ]
    assert "5+3" in card.inner_text()
    assert card.get_by_label("crew").count() == 1


def test_intruders_are_agreed_on_in_the_lobby(window):
    trucker = Trucker(window({"name": "Ada"}))
    trucker.open_table("I", preset="Mission game")
    switch = trucker.page.get_by_role("checkbox", name="Intruders")

    assert not switch.is_checked()
    switch.check(force=True)
    trucker.page.reload()
    expect(switch).to_be_checked(timeout=PATIENCE_MS)
