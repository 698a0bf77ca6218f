"""Every tile says what it is and leads to its rule: to a mouse, to keys and to a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Finger
from tests.browser.staged import StagedTable
from tests.browser.test_dragging import PHONE, fingers, middle
from tests.browser.trucker import HELD, Trucker

pytestmark = pytest.mark.browser

YARD = """
scenario A cannon on the ship, and nobody else reaches for a tile
edition 2021
level II
building untimed
ship red
    g^
    @
ship blue
    @
"""
CABIN = ".mine [data-cell]:has([data-tile=starting_cabin])"
CANNON = ".mine [data-cell]:has([data-tile=single_cannon])"
DOWN = ".heap .spot:not(.up) button"
UP = ".heap .spot.up button"
TIP = ".tip"
RULE = "dialog[open]"


def in_the_yard(page: Page, **hands: Finger) -> Trucker:
    StagedTable(YARD).open(page)
    trucker = Trucker(page, **hands)
    trucker.wait_for_phase("building")
    trucker.wait_for(DOWN)
    trucker.heed_guide()
    return trucker


def name(page: Page) -> str:
    return page.locator(f"{TIP} strong").inner_text().lower()


def away(page: Page) -> None:
    page.mouse.move(4, 4)
    page.locator(TIP).wait_for(state="detached")


def test_tiles_of_ship_heap_and_hand_say_their_names_to_mouse_and_keys(window):
    page = window()
    trucker = in_the_yard(page)
    page.mouse.move(*middle(page, CANNON))
    assert name(page) == "single cannon"
    page.keyboard.press("i")
    page.locator(RULE).get_by_role("heading", name="Cannons").wait_for()
    page.keyboard.press("Escape")
    away(page)

    trucker.hands.press(DOWN)
    trucker.wait_for(HELD)
    page.mouse.move(*middle(page, HELD))
    held = name(page)
    away(page)
    trucker.give_back()
    trucker.wait_for(UP)
    page.mouse.move(*middle(page, UP))
    assert name(page) == held
    away(page)

    page.locator(CABIN).focus()
    page.keyboard.press("ArrowUp")
    assert name(page) == "single cannon"


def test_a_finger_that_rests_is_told_a_name_and_takes_nothing(window):
    page = window(**PHONE)
    trucker = in_the_yard(page, hands=Finger(page))
    touch = fingers(page)
    trucker.hands.press(DOWN)
    trucker.wait_for(HELD)
    trucker.give_back()
    trucker.wait_for(UP)
    touch("touchStart", middle(page, UP))
    page.locator(TIP).wait_for()
    touch("touchEnd")
    touch("touchStart", middle(page, CANNON))
    page.locator(TIP, has_text="single cannon").wait_for()
    touch("touchEnd")

    assert page.locator(HELD).count() == 0
    page.locator(f"{TIP} button").tap()
    page.locator(RULE).get_by_role("heading", name="Cannons").wait_for()
