"""How smoothly a flight is shown: a meteor swarm, a combat zone and pirates, with four ships.

As in bench_dragging.py a real Chromium has its processor slowed down four times; the table is
staged by the rules in this process, so that neither server nor bots take part. Printed are the
frames a second, how many came late, and what a frame costs the page's main thread of its own time,
whatever else the machine does: script, style, layout and everything else.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.bench_dragging import COUNT_FRAMES, METRICS, SIZES, SLOWER, told
from tests.browser.chromium import find_chromium
from tests.browser.hosting import Host
from tests.browser.staged import StagedTable
from tests.browser.strips import CARDS, DICE, FLEET, FLIGHT
from tests.browser.trucker import Trucker
from tests.browser.windows import CHROMIUM_OPTIONS, Faults, furnish

SECONDS = float(os.environ.get("BOLTBUCKET_BENCH_SECONDS", "6"))
SHOWN = ("meteors", "zone", "pirates")


def main() -> None:
    path = find_chromium()
    if path is None:
        print("Flights are not measured: please install Chromium.")
        return
    print(f"Four ships in flight, processor {SLOWER} times slower:")
    with tempfile.TemporaryDirectory() as games, sync_playwright() as playwright:
        host = Host(Path(games))
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_OPTIONS)
        try:
            for size, options in SIZES.items():
                for name in SHOWN:
                    line = measure(browser, host.url, options, name)
                    print(f"  {name:8} {size:6} {line}", flush=True)
        finally:
            browser.close()
            host.close()


def measure(browser: Browser, url: str, options: dict[str, Any], name: str) -> str:
    context = browser.new_context(base_url=url, locale="en", **options)
    page = furnish(context, Faults(), url, {"motion": "full", "speed": "normal"})
    deck = FLIGHT.replace("deck open_space\n    {card}", "deck {card}")
    StagedTable(deck.format(name=name, fleet=FLEET, card=CARDS[name], dice=DICE)).open(page)
    trucker = Trucker(page)
    trucker.wait_to_be_asked("over", "between")
    cdp = slowed(page)
    page.evaluate(COUNT_FRAMES)
    before = metrics(cdp)
    trucker.answer_once()
    page.wait_for_timeout(SECONDS * 1000)
    after = metrics(cdp)
    times: list[float] = page.evaluate("window.frames_at")
    context.close()
    return told(times, {name: after[name] - before[name] for name in after})


def slowed(page: Page) -> CDPSession:
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return cdp


def metrics(cdp: CDPSession) -> dict[str, float]:
    """Seconds the main thread has spent so far."""
    found = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    parts = {name: found[metric] for name, metric in METRICS.items()}
    return {**parts, "all": found["TaskDuration"]}


if __name__ == "__main__":
    main()
