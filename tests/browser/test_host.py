"""What a host does to others is seen by them, and some of it they must agree to."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser


@pytest.fixture
def building(window):
    """Two people who have just begun to build; the first one is the host."""
    ada, bert = Trucker(window({"name": "Ada"})), Trucker(window({"name": "Bert"}))
    bert.join(ada.open_table("L", seats=2))
    ada.page.get_by_text("Bert").first.wait_for()
    ada.start_game()
    bert.wait_for_phase("building")
    return ada, bert


def press(trucker: Trucker, name: str) -> None:
    trucker.page.get_by_role("button", name=name).first.click()


def test_the_link_of_another_is_made_only_when_they_agree(building, faults):
    faults.expected = ("409",)
    ada, bert = building
    press(ada, "People")
    press(ada, "New link")
    ada.page.get_by_text("only if the others agree").wait_for()
    bert.page.get_by_text("Ada wants a new link to the seat of Bert").first.wait_for()
    press(bert, "People")
    press(bert, "Agree to a new link")
    bert.page.get_by_role("button", name="Agree to a new link").wait_for(state="detached")
    press(ada, "New link")

    ada.page.locator("dialog input.field.number").first.wait_for()
    bert.page.get_by_text("Your seat has a new link").first.wait_for()


def test_the_fingerprint_of_the_luck_is_shown_to_everybody(building):
    shown = []
    for trucker in building:
        press(trucker, "People")
        trucker.page.get_by_text("Fingerprint of this game’s luck").click()
        shown.append(trucker.page.locator("dialog code").inner_text())

    assert shown[0] == shown[1]
    assert len(shown[0]) == 64
