"""How smoothly a flight is shown: a meteor swarm, a combat zone and pirates, with four ships.

As in bench_dragging.py a real Chromium has its processor slowed down four times; the table is
staged by the rules in this process, so that neither server nor bots take part. Every scene is
played twice. Once Chromium's trace says how many of the frames that were due were drawn, as players
see it. The second time the page asks for every frame, which no scene of it does by itself; printed
are the frames a second, how many came late, and what a frame costs the main thread of its own
time, whatever else the machine does: script, style, layout and everything else.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.bench_dragging import COUNT_FRAMES, METRICS, SETTLED_MS, SIZES, SLOWER, told
from tests.browser.chromium import find_chromium
from tests.browser.hosting import Host
from tests.browser.show import CARDS, DICE, FLEET, FLIGHT
from tests.browser.staged import StagedTable
from tests.browser.trucker import Trucker
from tests.browser.windows import CHROMIUM_OPTIONS, Faults, furnish

SECONDS = float(os.environ.get("BOLTBUCKET_BENCH_SECONDS", "6"))
SHOWN = ("meteors", "zone", "pirates")


def main() -> None:
    path = find_chromium(whole=True)
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
    drawn = watched(browser, staged(browser, url, options, name))
    page = staged(browser, url, options, name)
    cdp = slowed(page)
    page.evaluate(COUNT_FRAMES)
    before = metrics(cdp)
    play(page)
    after = metrics(cdp)
    times: list[float] = page.evaluate("window.frames_at")
    page.context.close()
    line = told(times, {name: after[name] - before[name] for name in after})
    return f"{drawn:4.0%} of all frames drawn; asked for each: {line}"


def staged(browser: Browser, url: str, options: dict[str, Any], name: str) -> Page:
    """The page before the question whose answer lets the scene go on."""
    context = browser.new_context(base_url=url, locale="en", **options)
    page = furnish(context, Faults(), url, {"motion": "full", "speed": "normal"})
    deck = FLIGHT.replace("deck open_space\n    {card}", "deck {card}")
    StagedTable(deck.format(name=name, fleet=FLEET, card=CARDS[name], dice=DICE)).open(page)
    Trucker(page).wait_to_be_asked("over", "between")
    page.wait_for_timeout(SETTLED_MS)
    return page


def play(page: Page) -> None:
    Trucker(page).answer_once()
    page.wait_for_timeout(SECONDS * 1000)


def watched(browser: Browser, page: Page) -> float:
    """The share of the frames that were due and were drawn, as the trace says."""
    slowed(page)
    browser.start_tracing(page=page, categories=["cc", "benchmark"])
    play(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return drawn_share(events)


def drawn_share(events: list[dict[str, Any]]) -> float:
    """Frames are told apart by process and number; that of the page has most of them."""
    states: dict[tuple[int, int], set[str]] = {}
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            report = event["args"]["frame_reporter"]
            frame = event["pid"], report["frame_sequence"]
            states.setdefault(frame, set()).add(report["state"])
    renderers = {event["pid"] for event in events if _names(event, "CrRendererMain")}
    counts = Counter(pid for pid, _ in states if pid in renderers)
    page = max(counts, key=lambda pid: counts[pid])
    frames = [found for (pid, _), found in states.items() if pid == page]
    drawn = sum(any("PRESENTED" in state for state in found) for found in frames)
    dropped = sum(found == {"STATE_DROPPED"} for found in frames)
    return drawn / (drawn + dropped)


def _names(event: dict[str, Any], thread: str) -> bool:
    return event["name"] == "thread_name" and event["args"]["name"] == thread


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
