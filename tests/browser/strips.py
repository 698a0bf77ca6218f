"""Scenes of the show as strips of pictures: `python -m tests.browser.strips FOLDER [SCENE ...]
[size=wide] [theme=dark]`; without names all of them, in both sizes and themes.

Every scene is a table of its own, played by the real rules, at the usual speed and in full motion.
What the browser draws is recorded, and the frames nearest to the moments of the scene are kept.
"""

from __future__ import annotations

import sys
import tempfile
import time
from dataclasses import dataclass, field
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.moving_picture import Recorder
from tests.browser.screenshots import SIZES, chromium, hosted
from tests.browser.show import (
    ASKED,
    CARDS,
    SCENES,
    SIZES_SHOWN,
    THEMES_SHOWN,
    ShowTable,
    scenario_of,
)
from tests.browser.trucker import Trucker
from tests.browser.windows import Faults, furnish

FRAME = {"wide": (512, 320), "phone": (208, 450)}
COLUMNS = {"wide": 2, "phone": 4}
GAP = 6
LARGEST = {"quality": 85, "maxWidth": 960, "maxHeight": 800}
"""Frames as they are recorded: larger ones would slow down what they show."""
QUALITY = 50
AT = 0.45
"""When in the course of an event it is looked at, if a scene says nothing else."""
LOOKED_SECONDS = 1.2
"""As long as somebody looks at a question."""
BILL_SECONDS = 9
MOST_SECONDS = 120
ENGINE = ".centre [data-cell].able"
"""What holds against a black hole."""
NOTE = """() => {
  window.shown = [];
  const note = (type, ms, seat) => window.shown.push({ type, ms, seat, at: Date.now() });
  addEventListener('event-shown', ({ detail: { event, ms } }) =>
    note(event.type, ms, event.seat ?? null));
  const seen = new WeakSet();
  new MutationObserver(() => {
    for (const verdict of document.querySelectorAll('.verdict'))
      if (!seen.has(verdict)) { seen.add(verdict); note('judged', 1300, null); }
  }).observe(document, { childList: true, subtree: true });
}"""


@dataclass(frozen=True)
class Moment:
    """Something that was to be seen from a second on, for so long."""

    name: str
    at: float
    seconds: float
    seat: int | None = None


@dataclass
class Reel:
    """Frames as they were drawn, with the second each was."""

    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def add(self, data: bytes, at: float) -> None:
        self.frames.append((at, data))

    def at(self, second: float) -> Image.Image:
        """What was to be seen then: the last frame drawn before, or the first."""
        before = [data for at, data in self.frames if at <= second]
        data = before[-1] if before else self.frames[0][1]
        return Image.open(BytesIO(data)).convert("RGB")


class Showing:
    """A scene that is played before a camera."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.trucker, self.reel = Trucker(page), Reel()
        self.noted: list[Moment] = []
        page.add_init_script(f"({NOTE})()")
        ShowTable(scenario_of(name)).open(page)

    def play(self) -> list[Moment]:
        recorder = Recorder(self.page, self.reel, LARGEST)
        if self.name in ("liftoff", "inspection"):
            self.trucker.wait_for(".finish .button")
            self.trucker.finish()
        end = time.monotonic() + MOST_SECONDS
        while not self.over and time.monotonic() < end:
            self.look()
        recorder.stop()
        return self.moments

    def look(self) -> None:
        if self.trucker.phase in ("between", "over"):
            self.read_the_bill()
        elif self.trucker.asked:
            self.note(ASKED)
            self.page.wait_for_timeout(LOOKED_SECONDS * 1000)
            if not self.trucker.answer_once():
                self.trucker.hands.press(ENGINE)
        self.page.wait_for_timeout(120)

    def read_the_bill(self) -> None:
        self.note("bill")
        self.page.wait_for_timeout(BILL_SECONDS * 1000)
        self.page.locator("#bill-wrecks").scroll_into_view_if_needed()
        self.note("below")
        self.page.wait_for_timeout(LOOKED_SECONDS * 1000)

    def note(self, name: str) -> None:
        self.noted.append(Moment(name, time.time(), LOOKED_SECONDS))

    @property
    def moments(self) -> list[Moment]:
        """All that was to be seen; of a card, from when it was turned up to the next."""
        found = self.seen
        if self.name in CARDS:
            first, *rest = [*self.ends, None, None]
            found = [] if first is None else found[first : rest[0]]
        return found

    @property
    def seen(self) -> list[Moment]:
        shown = [
            Moment(each["type"], each["at"] / 1000, each["ms"] / 1000, each["seat"])
            for each in self.page.evaluate("window.shown")
        ]
        return sorted([*shown, *self.noted], key=lambda moment: moment.at)

    @property
    def ends(self) -> list[int]:
        """Where a card begins or the flight ends."""
        names = [moment.name for moment in self.seen]
        return [n for n, name in enumerate(names) if name in ("CardRevealed", "FlightEnded")]

    @property
    def over(self) -> bool:
        """Whether everything that is wanted was there, or nothing of it can come any more."""
        wanted = SCENES[self.name].moments
        seconds = chosen(self.moments, wanted)
        if len(seconds) == len(wanted):
            return time.time() > max(seconds.values())
        return self.name in CARDS and len(self.ends) > 1


def chosen(moments: list[Moment], wanted: tuple[str, ...]) -> dict[str, float]:
    """The second of each wanted moment, in order; of several the one that is about oneself."""
    seconds: dict[str, float] = {}
    after = -1
    for each in wanted:
        name, _, share = each.partition(" ")
        later = [n for n, moment in enumerate(moments) if moment.name == name and n > after]
        if later:
            after = next((n for n in later if moments[n].seat == 0), later[0])
            found = moments[after]
            key = f"{len(seconds)} {name}"
            seconds[key] = found.at + found.seconds * float(share or AT)
            after = after - 1 if len(later) == 1 else after
    return seconds


def joined(pictures: list[Image.Image], size: str) -> Image.Image:
    """Side by side, as many in a row as can still be read."""
    width, height = FRAME[size]
    columns = min(COLUMNS[size], len(pictures))
    rows = -(-len(pictures) // columns)
    strip = Image.new(
        "RGB", (columns * (width + GAP) - GAP, rows * (height + GAP) - GAP), "#8a93a8"
    )
    for number, picture in enumerate(pictures):
        place = number % columns * (width + GAP), number // columns * (height + GAP)
        strip.paste(picture.resize((width, height), Image.Resampling.LANCZOS), place)
    return strip


def take(browser: Browser, url: str, name: str, size: str, theme: str) -> tuple[Image.Image, str]:
    """The strip of a scene, and what was missing or wrong."""
    look: dict[str, Any] = SIZES[size]
    context = browser.new_context(base_url=url, locale="en", color_scheme=theme, **look)
    faults = Faults()
    wishes = {"name": "Ada", "speed": "normal", "motion": "full", "theme": theme}
    showing = Showing(furnish(context, faults, url, wishes), name)
    wanted = SCENES[name].moments
    seconds = chosen(showing.play(), wanted)
    context.close()
    pictures = [showing.reel.at(second) for second in seconds.values()]
    missing = (
        [f"{len(wanted) - len(seconds)} missing of {wanted}"] if len(seconds) < len(wanted) else []
    )
    return joined(pictures, size), " ".join([*missing, *faults.all])


def take_all(folder: Path, names: list[str], sizes: list[str], themes: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as games, hosted(Path(games)) as host, chromium() as browser:
        for name, size, theme in product(names or SCENES, sizes, themes):
            strip, faults = take(browser, host.url, name, size, theme)
            strip.save(folder / f"{name}-{size}-{theme}.webp", quality=QUALITY, method=6)
            print(name, size, theme, faults, flush=True)


def main(folder: str, *wanted: str) -> None:
    options = dict(each.split("=") for each in wanted if "=" in each)
    names = [each for each in wanted if "=" not in each]
    sizes = [options["size"]] if "size" in options else list(SIZES_SHOWN)
    themes = [options["theme"]] if "theme" in options else list(THEMES_SHOWN)
    take_all(Path(folder), names, sizes, themes)


if __name__ == "__main__":
    main(*sys.argv[1:])
