"""Who has left a table, was sent away or comes with an old link finds a door, not a dead end."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

SIT = "form .button.main"
WATCH = "form .button:not(.main)"
KEPT = "localStorage['boltbucket.seats'] ?? '[]'"


@pytest.fixture
def seated(window):
    """Two people at a table that is not listed; the first one has opened it."""
    ada, bert = Trucker(window({"name": "Ada"})), Trucker(window({"name": "Bert"}))
    code = ada.open_table("L", seats=2)
    bert.join(code)
    ada.page.get_by_text("Bert").first.wait_for()
    return ada, bert, code


def test_who_has_left_the_game_comes_back_to_watch(seated):
    ada, bert, code = seated
    ada.start_game()
    bert.wait_for_phase("building")
    leave(bert)
    bert.page.wait_for_url("**/")

    assert code not in bert.page.evaluate(KEPT)

    for _ in range(2):
        bert.open(f"/t/{code}")
        bert.page.get_by_role("status").wait_for()
        assert bert.page.locator(SIT).is_disabled()
    bert.press(WATCH)
    bert.wait_for_phase("building")
    bert.page.locator(".watching").wait_for()

    assert code not in bert.page.evaluate(KEPT)


def test_who_was_sent_away_reloads_and_watches(seated):
    ada, bert, _ = seated
    ada.start_game()
    bert.wait_for_phase("building")
    open_people(ada)
    ada.press("dialog [aria-label*=Bert]")
    ada.press("dialog .button.danger[aria-label*=Bert]")
    bert.page.get_by_text("freed your seat").wait_for()
    bert.page.reload()
    bert.press(WATCH)
    bert.wait_for_phase("building")

    bert.page.locator(".watching").wait_for()


def test_an_old_link_leads_to_a_seat_that_is_free(seated, window):
    _, bert, code = seated
    leave(bert)
    bert.page.wait_for_url("**/")
    cleo = Trucker(window({"name": "Cleo"}))
    cleo.open(f"/t/{code}#a-seat-that-is-gone")
    cleo.press(SIT)

    assert cleo.wait_for_phase("lobby")
    assert not cleo.sees(WATCH)


def open_people(trucker: Trucker) -> None:
    trucker.page.get_by_role("button", name="People").click()


def leave(trucker: Trucker) -> None:
    open_people(trucker)
    trucker.page.get_by_role("button", name="Leave the table").click()
    trucker.press("dialog .button.danger")
