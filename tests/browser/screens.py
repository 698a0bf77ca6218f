"""The screens a page is looked at on, and a window that becomes one after the other."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.windows import LOOKING, WISHES, Faults, watch

LETTER = 16
"""As large as letters are where nobody has chosen otherwise."""
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    zoom: int = 1
    """How many points one length of the page is drawn with: what zooming does."""
    letter: int = LETTER

    def __str__(self) -> str:
        letters = "" if self.letter == LETTER else f" letters {self.letter}"
        return f"{self.width}x{self.height}{letters}"

    @property
    def phone(self) -> bool:
        return self.width <= 844

    @property
    def touched(self) -> bool:
        """Whether it is a phone's or a tablet's, on which keys come up on the screen."""
        return self.width <= 1180 and self.zoom == 1

    @property
    def with_keys(self) -> Screen:
        """What is left of it while somebody writes."""
        share = 0.55 if self.width > self.height else 0.4 if self.phone else 0.3
        return replace(self, height=round(self.height * (1 - share)))

    @property
    def roomy(self) -> bool:
        """Whether much is seen at once, as on a large screen."""
        return self.width > 320 and self.letter == LETTER


SIZES = (
    (320, 568), (360, 740), (390, 844), (844, 390), (740, 360), (768, 1024), (820, 1180),
    (1180, 820), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
ZOOMED = Screen(720, 450, zoom=2)
"""A laptop of 1440x900 at 200 %."""
LARGE = tuple(Screen(*size, letter=2 * LETTER) for size in ((390, 844), (768, 1024), (1440, 900)))
"""Twice the letters, as a person has set them in the browser."""
SCREENS = (*(Screen(*size) for size in SIZES), ZOOMED, *LARGE)


def in_themes(first: int = 0) -> list[tuple[Screen, str]]:
    """Every screen in one of the themes, in turn; the next scene begins with the other."""
    themes = cycle(THEMES[first % 2 :] + THEMES[: first % 2])
    return list(zip(SCREENS, themes, strict=False))


class Easel:
    """One window for many scenes: what was loaded for one is there for the next."""

    def __init__(self, context: BrowserContext, url: str, *scripts: str) -> None:
        self.faults = Faults(expected=("favicon", "/nowhere"))
        context.add_init_script(path=LOOKING)
        context.add_init_script("delete Navigator.prototype.serviceWorker;")
        self.page: Page = context.new_page()
        watch(self.page, self.faults, url)
        self._devtools = context.new_cdp_session(self.page)
        self._devtools.send("Page.enable")
        self._scripts = scripts
        self._letter = LETTER

    def clear(self, wishes: dict[str, Any]) -> None:
        """Nothing is remembered of the scene before; this player wishes for these things."""
        self.stand(Screen(1440, 900))
        self.page.goto("/icon.svg")
        kept = json.dumps({**WISHES, **wishes})
        self.page.evaluate(
            "kept => { localStorage.clear(); localStorage['boltbucket.wishes'] = kept; }", kept
        )

    def look(self) -> None:
        for script in self._scripts:
            self.page.evaluate(script)

    def stand(self, screen: Screen) -> None:
        size = {"width": screen.width, "height": screen.height, "mobile": False}
        self._devtools.send(
            "Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": screen.zoom}
        )
        if screen.letter != self._letter:
            sizes = {"fontSizes": {"standard": screen.letter}}
            self._devtools.send("Page.setFontSizes", sizes)
            self._letter = screen.letter

    def picture(self) -> bytes:
        """As it is seen now."""
        shot = self._devtools.send("Page.captureScreenshot", {"format": "png"})
        return base64.b64decode(shot["data"])
