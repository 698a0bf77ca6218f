"""Lines that are slow, silent or gone: what is pressed, what is told, and how one comes back."""

from __future__ import annotations

from collections.abc import Iterator

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


WATCH_FOR_LATE = """() => {
  addEventListener('click', () => { window.tapped = Date.now(); }, { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.late')) return;
    window.told = Date.now();
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""When the next tap was, and when it is told that nobody answers."""


def test_a_bad_line_costs_no_more_than_it_must(window, proxy, faults):
    """One game on one bad line: a race, a tunnel, and the way back."""
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

    a_tile_lifts_before_the_server_has_answered(page, proxy)
    it_drops_back_if_somebody_was_faster(ada, bee, proxy)
    a_tap_that_is_not_answered_is_told(page, proxy)
    a_dead_line_is_noticed_by_both(ada, page, proxy)
    coming_back_takes_one_exchange(page, proxy)


def a_tile_lifts_before_the_server_has_answered(page: Page, proxy: Proxy) -> None:
    proxy.hold()
    taken = reach(page, 0)
    lifted = page.evaluate(f"!!document.querySelector('[data-hand] {HAND}')")
    gone = page.evaluate(f"looking.has('[data-handle=\"{taken}\"] button')")
    proxy.release()

    assert (lifted, gone) == (True, False)
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)
    page.locator(".bench .acts .button").first.click()
    expect(page.locator(HELD)).to_have_count(0)


def it_drops_back_if_somebody_was_faster(ada: Trucker, bee: Trucker, proxy: Proxy) -> None:
    proxy.hold()
    tile = reach(bee.page, 3)
    assert reach(ada.page, tile=tile) == tile
    ada.page.locator(HELD).wait_for(timeout=PATIENCE_MS)
    proxy.release()

    expect(bee.page.locator(".bench .beaten")).to_contain_text("Ada", timeout=PATIENCE_MS)
    expect(bee.page.locator(f"[data-hand] {HAND}")).to_have_count(0)


def a_tap_that_is_not_answered_is_told(page: Page, proxy: Proxy) -> None:
    """After a second and a half, by the page's own clock, which a busy machine cannot hurry."""
    proxy.hold()
    page.evaluate(WATCH_FOR_LATE)
    reach(page, 5)
    page.clock.run_for(1600)
    page.locator(".late").wait_for(timeout=PATIENCE_MS)
    waited = page.evaluate("told - tapped")
    proxy.release()

    assert waited >= 1500
    expect(page.locator(".late")).to_have_count(0, timeout=PATIENCE_MS)
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)


def a_dead_line_is_noticed_by_both(ada: Trucker, page: Page, proxy: Proxy) -> None:
    proxy.swallow()
    page.clock.run_for(8000)

    expect(page.locator(LOST)).to_be_visible(timeout=1000)
    expect(ada.page.locator(".bar .chip")).to_be_visible(timeout=PATIENCE_MS)


def coming_back_takes_one_exchange(page: Page, proxy: Proxy) -> None:
    proxy.mend()
    frames: list[str] = []
    page.on("websocket", lambda socket: note(socket, frames))
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.locator(LOST).wait_for(state="detached", timeout=PATIENCE_MS)

    assert frames[:2] == ["sent hello", "received"]
    page.locator(HELD).wait_for(timeout=PATIENCE_MS)


def note(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framesent", lambda data: frames.append("sent hello" if "hello" in data else "sent"))
    socket.on("framereceived", lambda data: frames.append("received"))


def reach(page: Page, nth: int = 0, tile: int | None = None) -> int:
    """Tap on a tile of the heap, and look one frame later."""
    found: int = page.evaluate(
        """async ([nth, tile]) => {
          const tiles = [...document.querySelectorAll('[data-handle]:has(button)')];
          const one = tiles.find((each) => Number(each.dataset.handle) === tile) ?? tiles[nth];
          one.querySelector('button').click();
          await new Promise((done) => queueMicrotask(done));
          await new Promise((done) => setTimeout(done, 0));
          return Number(one.dataset.handle);
        }""",
        [nth, tile],
    )
    return found
