"""A game with missions, from the agreement to the bill."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser


def test_the_first_flight_of_a_missions_game(window):
    trucker = Trucker(window({"name": "Ada"}))
    trucker.open_table("I", preset="Mission game")
    trucker.seat_bots("careful", "hauler", "gunner")
    trucker.press(".seats .go .button.main")
    trucker.answer("building")
    trucker.build(7, draws=10)
    trucker.finish()

    assert trucker.fly_to_the_bill() == "between"
    trucker.page.locator(".bill table").wait_for()
    trucker.press(".bill .next .button.main")

    assert trucker.wait_for_phase("choosing", "building")
