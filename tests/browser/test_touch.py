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
