"""A tile that is dragged follows the pointer and lies where it is dropped."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import Finger
from tests.browser.trucker import FIT, HELD, Trucker

DRAGGED = ".dragged .tile"
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
    trucker = Trucker(page, **hands)
    trucker.open("/")
    trucker.play_now()
    trucker.wait_for("[data-handle] button")
    trucker.heed_guide()
    return trucker


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
    cdp = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

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


CENTRE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
FINGER_LIFT = 64
"""How far above the finger the tile is held; see drag.svelte.ts."""
