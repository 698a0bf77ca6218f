"""From the start page to the bill with a mouse, against bots."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser


def test_a_whole_learning_flight_with_the_mouse(page):
    trucker = Trucker(page)
    trucker.open("/")
    trucker.play_now()
    trucker.build(14)
    assert trucker.tiles >= 5
    trucker.finish()

    assert trucker.fly_to_the_bill() == "over"
