"""Scenes of the show as strips of pictures: `python -m tests.browser.strips FOLDER [SCENE ...]
[wide] [phone]`; without names all of them, in both sizes.

Every scene is a table of its own, played by the real rules, at the usual speed and in full motion.
The page's time goes on step by step, so that every picture shows exactly its moment, however busy
the machine is.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.page_time import STEP_MS, PageTime
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
QUALITY = 45
AT = 0.45
"""When in the course of an event it is looked at, if a scene says nothing else."""
LOOKED_MS = 1200
"""As long as somebody looks at a question."""
BILL_MS = 9000
LONG_STEP_MS = 3 * STEP_MS
"""So long nobody looks whether something is asked, and before the scene begins at nothing else."""
MOST_MS = 60_000
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
    """Something that was to be seen from a millisecond on, for so long."""

    name: str
    at: float
    ms: float
    seat: int | None = None

    def due(self, share: str) -> int:
        return round(self.at + self.ms * float(share or AT))


class Showing:
    """A scene that is played before a camera."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.trucker, self.time = Trucker(page), PageTime(page)
        self.seen: list[Moment] = []
        self.phase: str | None = None
        self.pictures: dict[int, dict[str, bytes]] = {}
        page.add_init_script(f"({NOTE})()")
        ShowTable(scenario_of(name)).open(page)

    def play(self) -> list[Moment]:
        if self.name in ("liftoff", "inspection"):
            self.trucker.wait_for(".finish .button")
            self.trucker.finish()
        while not self.over and self.time.ms < MOST_MS:
            self.look()
        return self.moments

    def look(self) -> None:
        if self.phase in ("between", "over"):
            self.read_the_bill()
        elif self.trucker.asked:
            if self.begun:
                self.note(ASKED)
                self.go_on(LOOKED_MS)
            if not self.trucker.answer_once():
                self.trucker.hands.press(ENGINE)
        self.go_on(LONG_STEP_MS)

    def read_the_bill(self) -> None:
        self.note("bill")
        self.go_on(BILL_MS)
        self.page.locator("#bill-wrecks").scroll_into_view_if_needed()
        self.note("below")
        self.go_on(LOOKED_MS)

    def note(self, name: str) -> None:
        self.seen.append(Moment(name, self.time.now, LOOKED_MS))

    def go_on(self, ms: int) -> None:
        """A picture at every moment that may be wanted; what is over within a step has it then."""
        end = self.time.now + ms
        while (now := self.time.now) < end:
            step = STEP_MS if self.begun else LONG_STEP_MS
            dues = [due - now for due in self.dues if due > now]
            self.see(min(step, end - now, *dues))
            if reached := [due for due in self.dues if now < due <= self.time.now]:
                pictures = {theme: self.picture(theme) for theme in THEMES_SHOWN}
                self.pictures.update(dict.fromkeys(reached, pictures))

    def picture(self, theme: str) -> bytes:
        """As it looks in this theme, while time stands still."""
        self.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        self.time.settle()
        return self.page.screenshot(scale="css")

    def see(self, ms: int) -> None:
        """So much later."""
        seen = self.time.go_on(ms, "({ shown: window.shown.splice(0), phase: looking.phase() })")
        self.phase = seen["phase"]
        for each in seen["shown"]:
            self.seen.append(Moment(each["type"], each["at"], each["ms"], each["seat"]))

    @property
    def dues(self) -> set[int]:
        return set(chosen(self.moments, SCENES[self.name].moments))

    @property
    def moments(self) -> list[Moment]:
        """All that was to be seen; of a card, from when it was turned up to the next."""
        if self.name not in CARDS:
            return self.seen
        ends = self.ends
        return self.seen[ends[0] : ends[1] if len(ends) > 1 else None] if ends else []

    @property
    def begun(self) -> bool:
        return self.name not in CARDS or bool(self.ends)

    @property
    def ends(self) -> list[int]:
        """Where a card begins or the flight ends."""
        names = [moment.name for moment in self.seen]
        return [n for n, name in enumerate(names) if name in ("CardRevealed", "FlightEnded")]

    @property
    def over(self) -> bool:
        """Whether everything that is wanted was there, or nothing of it can come any more."""
        if self.name in CARDS:
            return len(self.ends) > 1
        wanted = SCENES[self.name].moments
        dues = chosen(self.moments, wanted)
        return len(dues) == len(wanted) and max(dues) <= self.time.now


def chosen(moments: list[Moment], wanted: tuple[str, ...]) -> list[int]:
    """When each wanted moment is, in order; of several the one that is about oneself."""
    dues: list[int] = []
    after = -1
    for each in wanted:
        name, _, share = each.partition(" ")
        later = [n for n, moment in enumerate(moments) if moment.name == name and n > after]
        if later:
            after = next((n for n in later if moments[n].seat == 0), later[0])
            dues.append(moments[after].due(share))
            after = after - 1 if len(later) == 1 else after
    return dues


def joined(taken: list[bytes], size: str) -> Image.Image:
    """Side by side, as many in a row as can still be read."""
    pictures = [Image.open(BytesIO(each)).convert("RGB") for each in taken]
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


def take(browser: Browser, url: str, name: str, size: str) -> tuple[dict[str, Image.Image], str]:
    """The strips of a scene in every theme, and what was missing or wrong."""
    look: dict[str, Any] = SIZES[size]
    context = browser.new_context(base_url=url, locale="en", **look)
    faults = Faults()
    wishes = {"name": "Ada", "speed": "normal", "motion": "full", "theme": THEMES_SHOWN[0]}
    showing = Showing(furnish(context, faults, url, wishes), name)
    wanted = SCENES[name].moments
    dues = chosen(showing.play(), wanted)
    context.close()
    taken = [showing.pictures[due] for due in dues if due in showing.pictures]
    missing = [] if len(taken) == len(wanted) else [f"{len(taken)} of {wanted}"]
    strips = {theme: joined([each[theme] for each in taken], size) for theme in THEMES_SHOWN}
    return strips, " ".join([*missing, *faults.all])


def take_all(folder: Path, names: list[str], sizes: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as games, hosted(Path(games)) as host, chromium() as browser:
        for name, size in product(names or SCENES, sizes):
            strips, faults = take(browser, host.url, name, size)
            for theme, strip in strips.items():
                strip.save(folder / f"{name}-{size}-{theme}.webp", quality=QUALITY, method=6)
            print(name, size, faults, flush=True)


def main(folder: str, *wanted: str) -> None:
    sizes = [each for each in SIZES_SHOWN if each in wanted] or list(SIZES_SHOWN)
    take_all(Path(folder), [each for each in wanted if each in SCENES], sizes)


if __name__ == "__main__":
    main(*sys.argv[1:])
