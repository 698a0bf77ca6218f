"""A server, a browser, and windows in it that watch out for faults."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser.hosting import Host
from tests.browser.windows import CHROMIUM_OPTIONS, UNPAINTED, Faults, furnish

Window = Callable[..., Page]
PICTURES = Path(__file__).parents[2] / "build/browser"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    server = Host(tmp_path_factory.mktemp("games"))
    yield server
    server.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_OPTIONS)
    yield chromium
    chromium.close()


@pytest.fixture(scope="module")
def unpainted(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """A browser that lays pages out and does not paint them, for who asks where things are."""
    chromium = playwright.chromium.launch(
        executable_path=chromium_path, args=[*CHROMIUM_OPTIONS, UNPAINTED]
    )
    yield chromium
    chromium.close()


@pytest.fixture
def faults() -> Faults:
    """What went wrong in the windows of this test."""
    return Faults()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A failed test leaves pictures of its windows in build/browser."""
    report = yield
    if report.when == "call" and report.failed:
        for number, page in enumerate(getattr(item, "funcargs", {}).get("pages", [])):
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / f"{item.name}-{number}.png")
    return report


@pytest.fixture
def pages() -> list[Page]:
    """The windows of this test."""
    return []


@pytest.fixture
def window(browser: Browser, host: Host, faults: Faults, pages: list[Page]) -> Iterator[Window]:
    """Opens windows, each with storage of its own; at the end none may have had a fault."""
    contexts: list[BrowserContext] = []

    def open_window(wishes: dict[str, Any] | None = None, **options: Any) -> Page:
        options = {"base_url": host.url, "viewport": {"width": 1440, "height": 900}, **options}
        context = browser.new_context(reduced_motion="reduce", **{"locale": "en", **options})
        contexts.append(context)
        pages.append(furnish(context, faults, options["base_url"], wishes or {}))
        return pages[-1]

    yield open_window
    for context in contexts:
        context.close()
    assert faults.all == []


@pytest.fixture
def page(window: Window) -> Page:
    return window()


@pytest.fixture(scope="session")
def axe_source() -> str:
    """axe-core, which the client brings along for tests."""
    path = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
    return path.read_text()
