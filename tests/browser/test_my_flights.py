"""From the start page to a game against bots in three clicks, and flights that are kept: over a
reload, on another device, and when the server comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.hosting import Host
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

ROWS = "main li:has(.ships)"


@pytest.fixture
def own_host(tmp_path):
    server = Host(tmp_path)
    yield server
    if server.process is not None:
        server.close()


def is_told(answer: Response) -> bool:
    """The server has heard what a device knows."""
    return answer.request.method == "POST" and answer.url.endswith("/api/profile") and answer.ok


def test_level_ii_against_three_bots_takes_three_clicks(page):
    page.goto("/")
    page.locator(".door.bots").click()
    page.get_by_text("Level II", exact=True).first.click()
    page.get_by_role("button", name="Off we go!").click()

    trucker = Trucker(page)
    trucker.wait_for_phase("building")
    for name in ("Fuss", "Barge", "Boom"):
        page.get_by_text(name).first.wait_for()
    assert page.locator(".where").inner_text().strip().startswith("Level II")


def test_a_finished_flight_is_kept_and_leads_to_the_next_level(window, own_host, faults):
    faults.expected = ("ERR_CONNECTION_REFUSED", "dynamically imported module")
    laptop = Trucker(window({"name": "Ada"}, base_url=own_host.url))
    laptop.open("/bots")
    laptop.page.get_by_text("Learning flight", exact=True).click()
    laptop.press("form .button.main")
    laptop.wait_for_phase("building")
    laptop.build(5)
    laptop.finish()
    laptop.fly_to_the_bill()
    laptop.page.get_by_role("button", name="Next: Level I").wait_for()
    begun = laptop.page.evaluate("localStorage.getItem('boltbucket.begun')")
    assert begun is not None, "games one sits at are remembered before they end"

    laptop.open("/flights")
    laptop.page.locator(ROWS).wait_for()
    told = laptop.page.locator(ROWS).inner_text()
    assert "Learning flight" in told
    drawn = laptop.page.locator(f"{ROWS} .ships .lying").count()
    assert drawn > 2
    laptop.page.reload()
    laptop.page.locator(ROWS).wait_for()
    # As if the window had been closed before the bill: the record of the game has it all.
    laptop.page.evaluate("localStorage.removeItem('boltbucket.flights')")
    laptop.page.evaluate("begun => localStorage.setItem('boltbucket.begun', begun)", begun)
    laptop.page.reload()
    laptop.page.locator(ROWS).wait_for()
    assert laptop.page.locator(ROWS).inner_text() == told
    assert laptop.page.locator(f"{ROWS} .ships .lying").count() == drawn
    laptop.page.get_by_role("button", name="Make a personal link").click()
    link = laptop.page.get_by_role("textbox", name="Personal link").input_value()

    # Another device, after the server was killed and came back.
    own_host.kill()
    own_host.start()
    phone = Trucker(window({"name": "Ada"}, base_url=own_host.url))
    phone.open(link)
    phone.page.locator(ROWS).wait_for()
    assert phone.page.locator(ROWS).inner_text() == told
    assert "#" not in phone.page.url

    phone.page.get_by_role("button", name="Delete", exact=True).click()
    with phone.page.expect_response(is_told):
        phone.page.get_by_role("button", name="Delete for good").click()
    phone.page.locator(ROWS).wait_for(state="detached")
    laptop.page.reload()
    laptop.page.locator(ROWS).wait_for(state="detached")
