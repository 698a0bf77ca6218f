"""What the page costs a phone's battery: how busy its main thread is while others play.

A real Chromium of the size of a phone sits at tables and does nothing. Printed is the time of tasks
of the page's main thread in a second of this machine's processor, counted in its own time, so that
waiting for the processor does not count, and how often the page is laid out and painted anew:
in the lobby, while three bots build at their usual pace, and while the page waits for an answer.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.hosting import Host
from tests.browser.stages import questions
from tests.browser.windows import CHROMIUM_OPTIONS, wishing

SECONDS = float(os.environ.get("BOLTBUCKET_BENCH_SECONDS", "15"))
SETTLED_MS = 3000
"""What a page does once after it has been opened is over then."""
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}
REPOSE_MS = 32_000
"""What moves without end has come to rest by then."""
BOTS = ("careful", "hauler", "gunner")


def main() -> None:
    path = find_chromium(whole=True)
    if path is None:
        print("The battery is not measured: please install Chromium.")
        return
    print("A phone of 360x740 that looks on, main thread of the page:")
    with tempfile.TemporaryDirectory() as games, sync_playwright() as playwright:
        host = Host(Path(games))
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_OPTIONS)
        try:
            for name, come in SITUATIONS.items():
                context = browser.new_context(base_url=host.url, locale="en", **PHONE)
                context.add_init_script(wishing({"guide": False, "motion": "full"}))
                page = context.new_page()
                come(page, host)
                print(f"  {name:20} {measured(page)}", flush=True)
                context.close()
        finally:
            browser.close()
            host.close()


def in_the_lobby(page: Page, host: Host) -> None:
    page.goto("/t/{code}#{seat_token}".format(**open_table(host, start=False)))
    page.locator(".seats .go").wait_for()


def beside_bots(page: Page, host: Host) -> None:
    page.goto("/t/{code}#{seat_token}".format(**open_table(host, start=True)))
    page.locator("[data-handle] button").first.wait_for()


def asked(page: Page, host: Host) -> None:
    """Crew has to leave, and the cabins to choose from are marked."""
    dict(questions())["pick-crew"].open(page)


def asked_for_long(page: Page, host: Host) -> None:
    asked(page, host)
    page.wait_for_timeout(REPOSE_MS)


SITUATIONS: dict[str, Callable[[Page, Host], None]] = {
    "in the lobby": in_the_lobby,
    "three bots build": beside_bots,
    "asked in flight": asked,
    "half a minute later": asked_for_long,
}


def open_table(host: Host, start: bool) -> dict[str, Any]:
    chairs = [None, *({"character": name} for name in BOTS)]
    wish = {
        "setup": {"edition": "2021", "seats": len(chairs), "flights": ["II"]},
        "name": "Ada",
        "bots": chairs,
        "options": {"count_seconds": 0},
        "start": start,
    }
    request = urllib.request.Request(f"{host.url}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request) as answer:
        opened: dict[str, Any] = json.loads(answer.read())
    return opened


def measured(page: Page) -> str:
    page.wait_for_timeout(SETTLED_MS)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, began = metrics(session), time.monotonic()
    page.wait_for_timeout(1000 * SECONDS)
    spent, seconds = metrics(session), time.monotonic() - began
    each = {name: (spent[name] - before[name]) / seconds for name in spent}
    session.detach()
    return (
        f"{1000 * each['TaskDuration']:6.1f} ms of tasks a second: "
        f"script {1000 * each['ScriptDuration']:.1f}, "
        f"style {1000 * each['RecalcStyleDuration']:.1f}, "
        f"layout {1000 * each['LayoutDuration']:.1f}; "
        f"laid out {each['LayoutCount']:.1f} times"
    )


def metrics(session: CDPSession) -> dict[str, float]:
    wanted = (
        "TaskDuration",
        "ScriptDuration",
        "RecalcStyleDuration",
        "LayoutDuration",
        "LayoutCount",
    )
    found = {
        each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]
    }
    return {name: found[name] for name in wanted}


if __name__ == "__main__":
    sys.exit(main())
