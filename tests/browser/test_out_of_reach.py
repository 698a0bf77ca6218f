"""Without a server the page says what is missing; once it is back, nobody sees anything old."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from boltbucket.words import Words
from tests.browser.hosting import Host
from tests.browser.trucker import PATIENCE_MS

pytestmark = pytest.mark.browser

KEPT = """async () => {
  const names = await caches.keys();
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return kept.flat().map(({url}) => new URL(url).pathname);
}"""


def test_a_server_out_of_reach_is_told_in_the_players_language(browser, tmp_path):
    host = Host(tmp_path)
    context = browser.new_context(base_url=host.url, locale="de")
    try:
        page = context.new_page()
        page.goto("/")
        page.wait_for_function("() => navigator.serviceWorker?.controller", timeout=PATIENCE_MS)
        kept = page.evaluate(KEPT)
        host.kill()
        page.goto("/new")
        expect(page.locator("h1")).to_have_text(Words("de").say("offline-title"))
        host.start()
        page.locator("a").click()
        expect(page.locator("#app form")).to_be_visible(timeout=PATIENCE_MS)

        assert kept == ["/offline"], "nothing else may ever be shown from yesterday"
    finally:
        context.close()
        host.close()


def test_the_page_can_be_installed(browser, host):
    context = browser.new_context(base_url=host.url)
    page = context.new_page()
    page.goto("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href"))
    icons = [icon["src"] for icon in manifest.json()["icons"]]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    answers = [page.request.get(each) for each in {*icons, touch}]
    context.close()

    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert all(answer.ok for answer in answers)
    assert {answer.headers["content-type"].split(";")[0] for answer in answers} == {
        "image/png",
        "image/svg+xml",
    }
