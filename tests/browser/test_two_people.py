"""Two people in two browsers and two bots on a flight of level II."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker, fly_together

pytestmark = pytest.mark.browser


def test_two_people_and_two_bots_fly_level_ii_one_reloads_on_the_way_and_wants_another(window):
    ada, bert = Trucker(window({"name": "Ada"})), Trucker(window({"name": "Bert"}))
    code = ada.open_table("II")
    bert.join(code)
    ada.seat_bots("careful", "hauler")
    ada.page.get_by_text("Bert").first.wait_for()
    ada.start_game()
    bert.wait_for_phase("building")

    ada.build(7, draws=10)
    bert.build(4, draws=8)
    before = bert.tiles
    bert.page.reload()
    bert.wait_for_ship(before)

    ada.finish()
    bert.finish()
    ada.wait_for_phase("launch", "flight")
    bert.wait_for_phase("launch", "flight")
    bert.page.reload()
    fly_together(ada, bert)

    names = bert.page.locator(".bill").inner_text()
    assert "Ada" in names
    assert "Bert" in names

    bert.press(".next .button.main")
    ada.page.get_by_text("Bert: another game, please!").wait_for()
    assert bert.page.locator(".next + [role=status]").inner_text().endswith("Ada")
    ada.press(".next .button.main")
    for each in (ada, bert):
        each.wait_for_phase("lobby", "building")
