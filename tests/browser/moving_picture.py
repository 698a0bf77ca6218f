"""The moving picture of the README, from a real game: `make picture`.

What the browser draws is recorded while somebody builds and flies. Building is told in quick steps,
the flight as it was, and waiting is cut.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

from PIL import Image, ImageChops
from playwright.sync_api import Error, Page

from tests.browser.screenshots import chromium, hosted
from tests.browser.trucker import Trucker
from tests.browser.windows import Faults, furnish

SIZE = (1200, 750)
SHOWN = (720, 450)
STEP_MS = 160
"""How long a step of building is shown, and at most how often the flight is."""
LONGEST_MS = 900
"""No picture stands still for longer."""
LAST_MS = 2500
FLIGHT_SECONDS = 60
MOST_FRAMES = 90
LARGEST_BYTES = 1_500_000
QUALITIES = (60, 50, 40, 30, 20)


class Frames(Protocol):
    def add(self, data: bytes, at: float) -> None: ...


@dataclass
class Film:
    """Pictures with the moments they were taken at."""

    frames: list[tuple[float, Image.Image]] = field(default_factory=list)

    def add(self, data: bytes, at: float) -> None:
        picture = Image.open(BytesIO(data)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        if not self.frames or ImageChops.difference(picture, self.frames[-1][1]).getbbox():
            self.frames.append((at, picture))


class Recorder:
    """Records what a page draws, whenever it draws something."""

    def __init__(self, page: Page, film: Frames, manner: Mapping[str, int] | None = None) -> None:
        self._film = film
        self._line = page.context.new_cdp_session(page)
        self._line.on("Page.screencastFrame", self._drawn)
        manner = manner or {"quality": 90}
        self._line.send("Page.startScreencast", {"format": "jpeg", **manner})

    def _drawn(self, frame: dict[str, Any]) -> None:
        with suppress(Error):  # the page may go while its last frame is on the way
            self._line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        self._film.add(base64.b64decode(frame["data"]), frame["metadata"]["timestamp"])

    def stop(self) -> None:
        self._line.remove_listener("Page.screencastFrame", self._drawn)
        self._line.send("Page.stopScreencast")


def play(page: Page) -> tuple[Film, Film]:
    """A ship that grows, and what becomes of it."""
    trucker, built, flown = Trucker(page), Film(), Film()
    trucker.open_table("I")
    trucker.seat_bots("careful", "hauler", "gunner")
    trucker.start_game()
    for tiles in range(2, 16):
        trucker.build(tiles, draws=3)
        built.add(page.screenshot(), 0.0)
        if not trucker.building:
            break
    trucker.finish()
    recorder = Recorder(page, flown)
    end = time.monotonic() + FLIGHT_SECONDS
    while time.monotonic() < end and trucker.phase not in ("between", "over"):
        page.wait_for_timeout(800)  # as long as somebody looks at a question
        if trucker.asked:
            trucker.answer_once()
    recorder.stop()
    return built, flown


def shown(built: Film, flown: Film) -> list[tuple[Image.Image, int]]:
    """Every picture with how long it stays."""
    steps = [(picture, 2 * STEP_MS) for _, picture in built.frames]
    taken = thinned(flown.frames)
    times = [at for at, _ in taken]
    pauses = [1000 * (after - at) for at, after in pairwise(times)]
    scenes = [
        (picture, int(min(LONGEST_MS, max(STEP_MS, pause))))
        for (_, picture), pause in zip(taken, [*pauses, LAST_MS], strict=True)
    ]
    return [*steps, *scenes[: MOST_FRAMES - len(steps)]]


def thinned(frames: list[tuple[float, Image.Image]]) -> list[tuple[float, Image.Image]]:
    """No more than one picture a step."""
    kept: list[tuple[float, Image.Image]] = []
    for at, picture in frames:
        if not kept or 1000 * (at - kept[-1][0]) >= STEP_MS:
            kept.append((at, picture))
    return kept


def write(frames: list[tuple[Image.Image, int]], file: Path) -> None:
    """As good as fits."""
    (first, *rest), times = [each for each, _ in frames], [pause for _, pause in frames]
    for quality in QUALITIES:
        first.save(
            file, save_all=True, append_images=rest, duration=times, quality=quality, method=4
        )
        if file.stat().st_size < LARGEST_BYTES:
            return
    raise AssertionError(f"{file} is larger than {LARGEST_BYTES} bytes")


def record(file: Path) -> None:
    with tempfile.TemporaryDirectory() as games, hosted(Path(games)) as host, chromium() as browser:
        viewport = {"width": SIZE[0], "height": SIZE[1]}
        context = browser.new_context(base_url=host.url, locale="en", viewport=viewport)
        wishes = {"name": "Ada", "motion": "full", "speed": "fast", "theme": "dark"}
        films = play(furnish(context, Faults(), host.url, wishes))
        context.close()
    write(shown(*films), file)


if __name__ == "__main__":
    record(Path(sys.argv[1]))
