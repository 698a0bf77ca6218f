"""A phone: fingers only, 390 by 844."""

from __future__ import annotations

import pytest

from tests.browser.hands import Finger
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}


def test_a_whole_learning_flight_with_a_finger(window):
    page = window(**PHONE)
    trucker = Trucker(page, Finger(page))
    trucker.open("/")
    trucker.play_now()
    trucker.build(6, draws=9)
    assert trucker.tiles >= 3
    trucker.finish()

    assert trucker.fly_to_the_bill() == "over"


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/practice", "/replay/file"])
def test_no_page_is_wider_than_a_phone(window, path):
    page = window(**PHONE)
    page.goto(path)
    page.locator("main").wait_for()

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
