"""Everybody keeps the colour and shape they have chosen, from the lobby to the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.trucker import PATIENCE_MS, Trucker

pytestmark = pytest.mark.browser

REPLAY = "footer input[type=range]"


def test_cabins_wear_the_colours_of_their_players_from_lobby_to_replay(window):
    page = window({"name": "Ada", "speed": "normal"})
    trucker = Trucker(page)
    trucker.open_table("L")
    page.locator(".seats li select").first.select_option("purple star")
    trucker.seat_bots("careful", "hauler", "gunner")
    trucker.start_game()
    trucker.build(4, draws=6)
    trucker.finish()
    seen = {}
    trucker.answer("flight")
    page.locator(".liftoff").wait_for(timeout=PATIENCE_MS)
    seen["lift-off"] = cabins(page)
    trucker.press(".flight .speeds button:last-child")
    trucker.fly_to_the_bill()
    trucker.wait_for(".bill .next .button")
    seen["bill"] = cabins(page)
    trucker.press(".bill .next a[href^='/replay']")
    page.locator(REPLAY).wait_for()
    seen["replay, building"] = cabins(page)
    trucker.page.keyboard.press("PageDown")
    page.locator(".flight").wait_for()
    seen["replay, flight"] = cabins(page)

    assert {scene: names for scene, found in seen.items() if (names := strange(found))} == {}
    assert all(seen.values())
    assert len(seen["replay, building"]) == 4


def cabins(page: Page) -> list[dict[str, str]]:
    """Those to be seen, once there are any: ships come on stage one after the other."""
    some = "() => { const found = looking.cabins(); return found.length ? found : null; }"
    found: list[dict[str, str]] = page.wait_for_function(some, timeout=PATIENCE_MS).json_value()
    return found


def strange(found: list[dict[str, str]]) -> list[str]:
    """Whose cabin looks like somebody else's."""
    return [each["name"] for each in found if each["mark"] != each["cabin"]]
