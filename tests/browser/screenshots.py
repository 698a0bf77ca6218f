"""Pictures of every scene: `python -m tests.browser.screenshots FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.hands import Finger, Mouse
from tests.browser.hosting import Host
from tests.browser.journey import journey
from tests.browser.trucker import Trucker
from tests.browser.windows import CHROMIUM_OPTIONS, Faults, furnish

SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
THEMES = ("light", "dark")


def take_all(folder: Path, wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as games, hosted(Path(games)) as host, chromium() as browser:
        for size, theme in product(SIZES, THEMES):
            if not wanted or f"{size}-{theme}" in wanted:
                take(browser, host, folder / f"{size}-{theme}", SIZES[size], theme)


def take(browser: Browser, host: Host, folder: Path, size: dict[str, Any], theme: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(
        base_url=host.url, locale="en", color_scheme=theme, reduced_motion="reduce", **size
    )
    faults = Faults()
    page = furnish(context, faults, host.url, {"name": "Ada"})
    hands = Finger(page) if size.get("has_touch") else Mouse(page)
    for number, scene in enumerate(journey(Trucker(page, hands)), start=1):
        page.screenshot(path=folder / f"{number:02}-{scene}.png", animations="disabled")
        print(folder.name, scene, flush=True)
    context.close()
    for fault in faults.all:
        print(fault, file=sys.stderr)


@contextmanager
def hosted(games: Path) -> Iterator[Host]:
    host = Host(games)
    yield host
    host.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_OPTIONS)
        yield browser
        browser.close()


if __name__ == "__main__":
    take_all(Path(sys.argv[1]), sys.argv[2:])
