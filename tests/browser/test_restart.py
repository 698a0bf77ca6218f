"""The server may end at any moment and come back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.hosting import Host
from tests.browser.trucker import Trucker
from tests.browser.windows import Faults, furnish

pytestmark = pytest.mark.browser


@pytest.fixture
def own_host(tmp_path):
    server = Host(tmp_path)
    yield server
    server.close()


def test_a_server_killed_during_building_goes_on_where_it_was(browser: Browser, own_host: Host):
    context = browser.new_context(base_url=own_host.url, locale="en", reduced_motion="reduce")
    # Scenes may be on their way at that moment.
    cut_off = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    faults = Faults(expected=("WebSocket connection", *cut_off))
    trucker = Trucker(furnish(context, faults, own_host.url, {}))
    trucker.open("/")
    trucker.play_now()
    trucker.build(4, draws=6)
    # What counts is what the server has, not what is still on its way to it.
    trucker.page.reload()
    trucker.wait_for(".mine [data-cell] .lying")
    before = trucker.tiles
    thinkers = own_host.thinkers
    own_host.kill()
    trucker.wait_for(".line[role=status] .button")
    own_host.start()
    trucker.page.locator(".line").wait_for(state="detached")
    trucker.wait_for_ship(before)

    trucker.build(before + 1, draws=8)
    trucker.finish()
    trucker.wait_for_phase("launch", "flight")
    context.close()
    assert faults.all == []
    assert [each for each in thinkers if alive(each)] == []


def alive(number: int) -> bool:
    state = Path(f"/proc/{number}/stat")
    return state.exists() and state.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def test_a_scene_that_could_not_be_loaded_comes_with_the_page(browser: Browser, own_host: Host):
    context = browser.new_context(base_url=own_host.url, locale="en", reduced_motion="reduce")
    faults = Faults(expected=("ERR_CONNECTION_REFUSED", "dynamically imported module"))
    page = furnish(context, faults, own_host.url, {})
    page.route("**/assets/Building-*.js", lambda route: route.abort("connectionrefused"), times=1)
    page.goto("/")
    page.locator(".door").first.click()

    page.wait_for_selector(".mine [data-cell] .lying")

    context.close()
    assert faults.all == []
