"""Who is late, has left, was sent away or comes with an old link finds a door, not a dead end;
and a lobby whose host has vanished gets another."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

SIT = "form .button.main"
WATCH = "form .button.watch"
TAKE_OVER = "form .bots .button"
LET_IN = ".banner[role=alert] .button.main"
KEPT = "localStorage['boltbucket.seats'] ?? '[]'"


@pytest.fixture
def seated(window):
    """Two people at a table that is not listed; the first one has opened it."""
    ada, bert = Trucker(window({"name": "Ada"})), Trucker(window({"name": "Bert"}))
    code = ada.open_table("L", seats=2)
    bert.join(code)
    ada.page.get_by_text("Bert").first.wait_for()
    return ada, bert, code


def test_who_has_left_watches_and_gets_the_seat_back_when_the_host_nods(seated):
    ada, bert, code = seated
    ada.start_game()
    bert.wait_for_phase("building")
    leave(bert)
    bert.page.wait_for_url("**/")
    assert code not in bert.page.evaluate(KEPT)

    for _ in range(2):
        bert.open(f"/t/{code}")
        bert.wait_for(WATCH)
        assert not bert.sees(SIT)
    bert.press(WATCH)
    bert.wait_for_phase("building")
    bert.page.locator(".building.watching, .watching").first.wait_for()
    assert code not in bert.page.evaluate(KEPT)

    bert.page.get_by_role("button", name="Take over a bot").click()
    bert.press(TAKE_OVER)
    bert.page.get_by_text("the host has to nod").wait_for()
    ada.press(LET_IN)
    bert.wait_for(".finish .button")

    assert code in bert.page.evaluate(KEPT)
    ada.page.get_by_text("Bert takes over from Bert").first.wait_for(state="attached")


def test_who_was_sent_away_comes_to_the_door_and_may_hear_a_no(seated):
    ada, bert, _ = seated
    ada.start_game()
    bert.wait_for_phase("building")
    open_people(ada)
    ada.press("dialog [aria-label*=Bert]")
    ada.press("dialog .button.danger[aria-label*=Bert]")
    bert.page.get_by_text("freed your seat").wait_for()
    bert.page.get_by_role("button", name="To the door").click()
    bert.press(TAKE_OVER)
    ada.press("dialog .top .button")
    ada.press(".banner[role=alert] .button:not(.main)")
    bert.page.get_by_text("That was a no").wait_for()
    bert.press(WATCH)

    bert.wait_for_phase("building")


def test_a_late_friend_watches_a_table_that_is_not_listed(seated, window):
    ada, _, code = seated
    ada.start_game()
    cleo = Trucker(window({"name": "Cleo"}))
    cleo.open(f"/t/{code}")
    cleo.page.get_by_text("All seats are taken by people").wait_for()
    cleo.press(WATCH)

    cleo.wait_for_phase("building")


def test_an_old_link_leads_to_a_seat_that_is_free(seated, window):
    _, bert, code = seated
    leave(bert)
    bert.page.wait_for_url("**/")
    cleo = Trucker(window({"name": "Cleo"}))
    cleo.open(f"/t/{code}#a-seat-that-is-gone")
    cleo.press(SIT)

    assert cleo.wait_for_phase("lobby")


def test_a_code_nobody_has_offers_no_seat(window, faults):
    faults.expected = ("404",)
    ada = Trucker(window())
    ada.open("/t/QQQQQQ")
    ada.page.get_by_text("There is no table QQQQQQ here").wait_for()

    assert not ada.sees(SIT)
    assert not ada.sees(WATCH)


def test_a_host_who_vanishes_from_the_lobby_is_replaced(seated, window, host):
    ada, bert, code = seated
    ada.page.get_by_text("Clocks, absent players and bots").click()
    ada.page.get_by_label("Patience with absent players").select_option("20")
    bert.page.locator(".agreed").first.wait_for()
    assert not bert.sees(".setup select")
    ada.page.close()
    bert.page.get_by_text("Ada is away").wait_for()
    bert.page.get_by_role("button", name="Start the game").wait_for(timeout=40_000)
    bert.start_game()
    bert.page.close()

    # And a table nobody is at says that it stands still.
    cleo = Trucker(window({"name": "Cleo"}))
    cleo.open(f"/t/{code}")
    cleo.page.get_by_text("Nobody is at this table").wait_for()


def open_people(trucker: Trucker) -> None:
    trucker.page.get_by_role("button", name="People").click()


def leave(trucker: Trucker) -> None:
    open_people(trucker)
    trucker.page.get_by_role("button", name="Leave the table").click()
    trucker.press("dialog .button.danger")
