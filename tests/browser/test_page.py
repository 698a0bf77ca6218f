"""The built page opens in a real browser."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "src/boltbucket/server/page"

pytestmark = pytest.mark.browser


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address():
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=PAGE)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()
        thread.join()


@pytest.fixture
def page(chromium_path):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=["--no-sandbox"])
        yield browser.new_page(locale="de-DE")
        browser.close()


def test_the_page_opens_without_a_fault_and_in_the_readers_language(page, address):
    faults = []
    page.on("pageerror", lambda fault: faults.append(fault))
    page.goto(address)

    assert page.get_by_role("heading", level=1).inner_text() == "Boltbucket"
    assert page.locator("html").get_attribute("lang") == "de"
    assert faults == []
