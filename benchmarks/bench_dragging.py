"""How smoothly a tile follows the pointer, alone and while three bots build beside it.

A real Chromium plays at a table of level III with its processor slowed down four times. A tile is
taken from the heap and dragged over heap and ship for some seconds, with more moves a second than
the screen has frames. Printed are the frames a second, how many came late, and what a frame costs
the page's main thread on a machine four times slower: script, style, layout and everything else.
A frame has 16.7 ms. Without a graphics card Chromium draws with the processor, in other threads:
these are not slowed down, but share the cores with the game server and the thinking of the bots.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from itertools import islice, pairwise, product
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from tests.browser.chromium import find_chromium
from tests.browser.hosting import Host
from tests.browser.windows import CHROMIUM_OPTIONS, wishing

SECONDS = float(os.environ.get("BOLTBUCKET_BENCH_SECONDS", "6"))
SLOWER = 4
MOVES_A_SECOND = 90
SETTLED_MS = 3000
"""What a page does once after it has been opened is over then."""
LATE_MS = 17.5
"""A frame of 16.7 ms, and what timestamps are rounded by."""
BOTS = ("careful", "hauler", "gunner")
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
}
METRICS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
EMPTY_PAGE = """<body style="margin: 0; height: 100vh">
<div style="position: fixed; width: 78px; height: 78px; background: teal; will-change: transform">
<script>
const box = document.querySelector('div');
let at, frame;
addEventListener('pointermove', (event) => {
    at = event;
    frame ||= requestAnimationFrame(() => {
        frame = 0;
        box.style.transform = `translate(${at.clientX}px, ${at.clientY}px)`;
    });
});
</script>"""
COUNT_FRAMES = """() => {
    window.frames_at = [];
    const note = (at) => { window.frames_at.push(at); requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""


async def main() -> None:
    path = await asyncio.to_thread(find_chromium, whole=True)
    if path is None:
        print("Dragging is not measured: please install Chromium.")
        return
    print(f"Dragging a tile, processor {SLOWER} times slower, alone and with {len(BOTS)} bots:")
    with tempfile.TemporaryDirectory() as games:
        host = await asyncio.to_thread(Host, Path(games))
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=path, args=CHROMIUM_OPTIONS
                )
                print(f"  empty page   {await measure_empty(browser)}", flush=True)
                for bots, (size, options) in product(((), BOTS), SIZES.items()):
                    name = f"{size}, {'bots' if bots else 'alone'}"
                    line = await measure(browser, host, options, bots)
                    print(f"  {name:12} {line}", flush=True)
                await browser.close()
        finally:
            await asyncio.to_thread(host.close)


async def measure_empty(browser: Browser) -> str:
    """What this machine can do at this moment: a page on which one box follows the pointer."""
    context = await browser.new_context(**SIZES["wide"])
    page = await context.new_page()
    await page.set_content(EMPTY_PAGE)
    cdp = await slowed(page)
    line = await watched(page, cdp, figure_of_eight((400, 500), (1000, 500), 200))
    await context.close()
    return line


async def measure(
    browser: Browser, host: Host, options: dict[str, Any], bots: tuple[str, ...]
) -> str:
    context = await browser.new_context(base_url=host.url, locale="en", **options)
    await context.add_init_script(wishing({"motion": "full", "showFits": True}))
    page = await context.new_page()
    code, token = await asyncio.to_thread(open_table, host, bots)
    await page.goto(f"/t/{code}#{token}")
    await take_tile(page)
    line = await drag(page, await slowed(page))
    await context.close()
    return line


async def slowed(page: Page) -> CDPSession:
    cdp = await page.context.new_cdp_session(page)
    await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    await cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return cdp


def open_table(host: Host, bots: tuple[str, ...]) -> tuple[str, str]:
    chairs = [None, *({"character": name} for name in bots)]
    wish = {
        "setup": {"edition": "2007", "seats": len(chairs), "flights": ["III"]},
        "name": "Ada",
        "bots": chairs,
        "options": {"count_seconds": 0},
        "start": True,
    }
    request = urllib.request.Request(f"{host.url}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request) as answer:
        opened = json.loads(answer.read())
    return opened["code"], opened["seat_token"]


async def take_tile(page: Page) -> None:
    """Some tiles onto the ship would do as well; one in the hand is what is dragged."""
    await page.wait_for_selector("main[data-phase=building] [data-handle] button")
    for handle in range(3, 100, 7):
        tile = page.locator(f"[data-handle='{handle}'] button")
        if await tile.count():
            await tile.dispatch_event("click")
            break
    await page.wait_for_selector("[data-hand] .held")
    await page.wait_for_timeout(SETTLED_MS)


async def drag(page: Page, cdp: CDPSession) -> str:
    boxes = [
        await page.locator(which).bounding_box()
        for which in ("[data-hand] .held", "[data-heap]", ".mine")
    ]
    hand, heap, ship = (box for box in boxes if box is not None)
    await move(cdp, "mousePressed", *middle(hand))
    path = figure_of_eight(middle(heap), middle(ship), heap["height"] / 3)
    for x, y in islice(path, 40):
        await move(cdp, "mouseMoved", x, y)
    await page.wait_for_selector(".dragged .tile")
    line = await watched(page, cdp, path)
    await move(cdp, "mouseReleased", *middle(heap))
    return line


async def watched(page: Page, cdp: CDPSession, path: Iterator[tuple[float, float]]) -> str:
    await page.evaluate(COUNT_FRAMES)
    before = await metrics(cdp)
    await stream(cdp, path)
    after = await metrics(cdp)
    times: list[float] = await page.evaluate("window.frames_at")
    return told(times, {name: after[name] - before[name] for name in after})


async def stream(cdp: CDPSession, path: Iterator[tuple[float, float]]) -> None:
    """Moves at their own pace, whether or not the page keeps up."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    sent = []
    for number in range(int(SECONDS * MOVES_A_SECOND)):
        await asyncio.sleep(max(0.0, begin + number / MOVES_A_SECOND - loop.time()))
        sent.append(asyncio.ensure_future(move(cdp, "mouseMoved", *next(path))))
    await asyncio.gather(*sent)


async def move(cdp: CDPSession, kind: str, x: float, y: float) -> None:
    pressed = {"button": "left", "buttons": 1, "clickCount": 1}
    await cdp.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **pressed})


async def metrics(cdp: CDPSession) -> dict[str, float]:
    """Seconds the main thread has spent so far."""
    answer = await cdp.send("Performance.getMetrics")
    found = {each["name"]: each["value"] for each in answer["metrics"]}
    parts = {name: found[metric] for name, metric in METRICS.items()}
    return {**parts, "all": found["TaskDuration"]}


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def figure_of_eight(
    one: tuple[float, float], other: tuple[float, float], far: float
) -> Iterator[tuple[float, float]]:
    """From the middle of one thing to that of another and back, in waves."""
    number = 0
    while True:
        turn = number * 2 * pi / 150
        share = (1 - cos(turn)) / 2
        across = far * sin(2 * turn) / 2
        x = one[0] + share * (other[0] - one[0])
        y = one[1] + share * (other[1] - one[1])
        yield (x, y + across) if abs(one[0] - other[0]) > far else (x + across, y)
        number += 1


def told(times: list[float], spent: dict[str, float]) -> str:
    gaps = [after - before for before, after in pairwise(times)]
    late = sum(gap > LATE_MS for gap in gaps) / len(gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    each = {name: 1000 * seconds / len(gaps) for name, seconds in spent.items()}
    parts = ", ".join(f"{name} {each[name]:.1f}" for name in METRICS)
    other = each["all"] - sum(each[name] for name in METRICS)
    return (
        f"{rate:5.1f} frames a second, {late:5.1%} late, longest {max(gaps):.0f} ms; "
        f"main thread {each['all']:.1f} ms a frame: {parts}, other {other:.1f}"
    )


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
