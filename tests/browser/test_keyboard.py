"""Everything without a mouse."""

from __future__ import annotations

import pytest

from tests.browser.hands import Keys
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser


def test_a_learning_flight_with_keys_only_from_the_start_page_to_the_bill(page):
    trucker = Trucker(page, Keys(page))
    trucker.open("/")
    trucker.play_now()
    trucker.build(5, draws=8)
    assert trucker.tiles >= 2
    trucker.finish()

    assert trucker.fly_to_the_bill() == "over"
