"""Lines that are slow, silent or gone: what is pressed, what is told, and how one comes back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.proxy import Proxy
from tests.browser.trucker import HEAP_TILE, HELD, PATIENCE_MS, Trucker

pytestmark = pytest.mark.browser

HAND = ":is(.held, .lifted)"
LOST = ".line .button"


@pytest.fixture
def proxy(host) -> Iterator[Proxy]:
    proxy = Proxy(host.port)
    yield proxy
    proxy.close()


NOTICED_SECONDS = 8
"""Longer than that nobody takes a dead line for a living one."""
SLOW_MS = 150
"""In each direction, as on a phone far from the next mast."""


def test_a_bad_line_costs_no_more_than_it_must(window, proxy, faults):
    """One game on one bad line: slow, in a race, in a tunnel, and on the way back."""
    faults.expected = ("WebSocket", "ERR_")
    ada = Trucker(window({"name": "Ada"}))
    page = window({"name": "Bee"}, base_url=proxy.url)
    page.clock.install()
    bee = Trucker(page)
    code = ada.open_table("II", seats=2)
    bee.join(code)
    ada.start_game()
    bee.wait_for_phase("building")
    bee.wait_for(HEAP_TILE)

    proxy.delay(SLOW_MS)
    a_tile_lifts_at_once(page)
    it_drops_back_if_somebody_was_faster(ada, bee, proxy)
    a_tap_that_is_not_answered_is_told(page, proxy)
    a_line_that_was_cut_comes_back_by_itself(page, proxy)
    a_dead_line_is_noticed_by_both(ada, page, proxy)
    coming_back_takes_one_exchange(page, proxy)


def a_tile_lifts_at_once(page: Page) -> None:
    """Long before the server can have answered."""
    taken = reach(page, 0)

    assert taken["lifted"]
    assert not taken["left"]
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)
    page.locator(".bench .acts .button").first.click()
    expect(page.locator(HELD)).to_have_count(0, timeout=PATIENCE_MS)


def it_drops_back_if_somebody_was_faster(ada: Trucker, bee: Trucker, proxy: Proxy) -> None:
    proxy.hold()
    tile = reach(bee.page, 3)["tile"]
    assert reach(ada.page, tile=tile)["tile"] == tile
    ada.page.locator(HELD).wait_for(timeout=PATIENCE_MS)
    proxy.release()

    expect(bee.page.locator(".bench .beaten")).to_contain_text("Ada", timeout=PATIENCE_MS)
    expect(bee.page.locator(f"[data-hand] {HAND}")).to_have_count(0)


def a_tap_that_is_not_answered_is_told(page: Page, proxy: Proxy) -> None:
    """After a second and a half, by the page's own clock, which is moved by hand."""
    proxy.hold()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    reach(page, 5)
    page.clock.run_for(1499)
    early = page.locator(".late").count()
    page.clock.run_for(1)

    assert early == 0
    expect(page.locator(".late")).to_be_visible()
    proxy.release()
    expect(page.locator(".late")).to_have_count(0, timeout=PATIENCE_MS)
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)


def a_line_that_was_cut_comes_back_by_itself(page: Page, proxy: Proxy) -> None:
    """Within half a second, with the tile that was in the hand."""
    proxy.cut()
    expect(page.locator(LOST)).to_be_visible(timeout=PATIENCE_MS)
    page.clock.run_for(500)

    expect(page.locator(LOST)).to_have_count(0, timeout=PATIENCE_MS)
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)


def a_dead_line_is_noticed_by_both(ada: Trucker, page: Page, proxy: Proxy) -> None:
    proxy.swallow()
    page.clock.run_for(1000 * NOTICED_SECONDS)

    expect(page.locator(LOST)).to_be_visible()
    expect(ada.page.locator(".bar .chip")).to_be_visible(timeout=PATIENCE_MS)
    assert proxy.given_up_seconds is not None
    assert proxy.given_up_seconds < NOTICED_SECONDS


def coming_back_takes_one_exchange(page: Page, proxy: Proxy) -> None:
    proxy.mend()
    frames: list[str] = []
    page.on("websocket", lambda socket: note(socket, frames))
    page.clock.resume()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.locator(LOST).wait_for(state="detached", timeout=PATIENCE_MS)

    # All there is to know comes with the first word of the server.
    assert frames[:2] in (["sent hello", "received update"], ["sent hello", "received welcome"])
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)


def note(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framesent", lambda data: frames.append(f"sent {json.loads(data)['t']}"))
    socket.on("framereceived", lambda data: frames.append(f"received {json.loads(data)['t']}"))


def reach(page: Page, nth: int = 0, tile: int | None = None) -> dict[str, Any]:
    """Tap on a tile of the heap, and what is seen as soon as the page has heard of it."""
    found: dict[str, Any] = page.evaluate(
        """async ([nth, tile, hand]) => {
          const tiles = [...document.querySelectorAll('[data-handle]:has(button)')];
          const one = tiles.find((each) => Number(each.dataset.handle) === tile) ?? tiles[nth];
          const { handle } = one.dataset;
          one.querySelector('button').click();
          const { port1, port2 } = new MessageChannel();
          await new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
          return {
            tile: Number(handle),
            lifted: !!document.querySelector(`[data-hand] ${hand}`),
            left: looking.has(`[data-handle="${handle}"] button`),
          };
        }""",
        [nth, tile, HAND],
    )
    return found
