"""A tile that is dragged follows the pointer and lies where it is dropped."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import Finger
from tests.browser.staged import StagedTable
from tests.browser.trucker import FIT, HEAP_TILE, HELD, Trucker

DRAGGED = ".dragged .tile"
TWO_BUILDERS = """
scenario Nobody else reaches for a tile
edition 2021
level II
building untimed
ship red
    @
ship blue
    @
"""
RESTING_MS = 600
"""Far longer than a finger has to rest before it drags."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def middle(page: Page, selector: str) -> tuple[float, float]:
    spot = page.evaluate("which => looking.spot(which)", selector)
    assert spot is not None, selector
    return spot["x"], spot["y"]


def in_the_yard(page: Page, **hands: Any) -> Trucker:
    StagedTable(TWO_BUILDERS).open(page)
    trucker = Trucker(page, **hands)
    trucker.wait_for_phase("building")
    trucker.wait_for("[data-handle] button")
    return trucker


def fingers(page: Page) -> Callable[..., None]:
    """A hand of the browser itself: it scrolls, drags and taps as a real one would."""
    cdp = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        second = {} if at is None else {"timestamp": at}
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched, **second})

    return touch


def turn_until_it_fits(page: Page) -> None:
    """With the key that turns the tile, while it is dragged."""
    for _ in range(4):
        if page.locator(FIT).count():
            return
        page.keyboard.press("r")


def test_a_tile_is_dragged_from_the_heap_onto_the_ship(window):
    page = window({"showFits": True})
    trucker = in_the_yard(page)

    page.mouse.move(*middle(page, "[data-handle] button"))
    page.mouse.down()
    page.mouse.move(500, 500, steps=4)
    page.wait_for_selector(DRAGGED)
    page.wait_for_selector(HELD, state="attached")
    turn_until_it_fits(page)
    page.mouse.move(*page.evaluate(CENTRE, FIT), steps=6)
    page.wait_for_selector(".mine .aim", state="attached")
    page.mouse.up()

    trucker.wait_for_ship(2)
    assert not page.locator(DRAGGED).count()


def test_a_tile_dropped_on_the_heap_is_put_back(window):
    page = window()
    trucker = in_the_yard(page)
    trucker.take_tile()
    page.mouse.move(*middle(page, HELD))
    page.mouse.down()

    page.mouse.move(*page.evaluate(CENTRE, "[data-heap]"), steps=6)
    page.wait_for_selector(DRAGGED)
    page.mouse.up()

    page.wait_for_selector(HELD, state="detached")
    page.wait_for_selector(".spot.up")


def test_a_finger_drags_the_tile_in_the_hand_onto_the_ship(window):
    page = window({"showFits": True}, **PHONE)
    trucker = in_the_yard(page, hands=Finger(page))
    trucker.take_tile()
    turn_until_it_fits(page)
    touch = fingers(page)
    x, y = middle(page, HELD)
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x, y - 12 * step))
    page.wait_for_selector(DRAGGED)
    x, y = page.evaluate(CENTRE, FIT)
    touch("touchMove", (x, y + FINGER_LIFT))
    page.wait_for_selector(".mine .aim", state="attached")
    touch("touchEnd")

    trucker.wait_for_ship(2)


def test_a_finger_that_rests_on_a_tile_drags_it_from_the_heap_onto_the_ship(window):
    page = window({"showFits": True}, **PHONE)
    trucker = in_the_yard(page, hands=Finger(page))
    touch = fingers(page)
    x, y = middle(page, HEAP_TILE)
    touch("touchStart", (x, y))
    page.wait_for_timeout(RESTING_MS)
    for step in range(1, 8):
        touch("touchMove", (x, y - 10 * step))
    page.wait_for_selector(DRAGGED)
    page.wait_for_selector(HELD, state="attached")
    turn_until_it_fits(page)
    x, y = page.evaluate(CENTRE, FIT)
    touch("touchMove", (x, y + FINGER_LIFT))
    page.wait_for_selector(".mine .aim", state="attached")
    touch("touchEnd")

    trucker.wait_for_ship(2)


def test_a_finger_that_moves_at_once_scrolls_the_heap_though_the_page_learns_of_it_late(window):
    page = window(**PHONE)
    in_the_yard(page, hands=Finger(page))
    touch = fingers(page)
    x, y = middle(page, HEAP_TILE)
    now = time.time()
    touch("touchStart", (x, y + 100), at=now)
    page.wait_for_timeout(RESTING_MS)
    for step in range(1, 12):
        touch("touchMove", (x, y + 100 - 10 * step), at=now + step / 100)
    touch("touchEnd", at=now + 0.2)
    page.wait_for_function("() => document.querySelector('[data-heap]').scrollTop > 20")

    assert not page.locator(HELD).count()


CENTRE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
FINGER_LIFT = 64
"""How far above the finger the tile is held; see drag.svelte.ts."""
