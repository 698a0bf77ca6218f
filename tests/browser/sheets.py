"""Every scene on every screen as one picture: `python -m tests.browser.sheets FOLDER [SCENE ...]`.

A sheet has a scene on all screens in one theme, in a real language and with the longest names.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.browser.overlays import overlays
from tests.browser.places import Place, places
from tests.browser.screens import SCREENS, THEMES, Easel, Screen
from tests.browser.screenshots import chromium, hosted
from tests.browser.stages import Stage, questions, yards

LANGUAGE = "de"
HEIGHT = 420
"""Of every picture on a sheet."""
ACROSS = 3000
GAP = 8
DRAWN_MS = 400
"""Tiles are printed a little after they are laid out."""


def take_all(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    scenes: dict[str, Stage | Place] = dict([*places(), *yards(), *questions(), *overlays()])
    with tempfile.TemporaryDirectory() as games, hosted(Path(games)) as host, chromium() as browser:
        context = browser.new_context(
            base_url=host.url, locale=LANGUAGE, reduced_motion="reduce", has_touch=True
        )
        easel = Easel(context, host.url)
        for name in wanted or scenes:
            scene = scenes[name]
            easel.clear(scene.wishes)
            scene.open(easel.page)
            for theme in THEMES:
                sheet_of(easel, theme, scene.pane).save(folder / f"{name}-{theme}.webp", quality=80)
            print(name, flush=True)


def sheet_of(easel: Easel, theme: str, pane: int) -> Image.Image:
    easel.page.evaluate(WEAR, theme)
    return joined([taken(easel, screen, pane) for screen in SCREENS])


WEAR = """theme => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
}"""


def taken(easel: Easel, screen: Screen, pane: int) -> Image.Image:
    easel.stand(screen)
    easel.page.evaluate("looking.turnTo", pane)
    easel.page.wait_for_timeout(DRAWN_MS)
    picture = Image.open(BytesIO(easel.picture())).convert("RGB")
    return picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT))


def joined(pictures: list[Image.Image]) -> Image.Image:
    """In rows, one after the other."""
    places, x, y = [], 0, 0
    for picture in pictures:
        if x and x + picture.width > ACROSS:
            x, y = 0, y + HEIGHT + GAP
        places.append((x, y))
        x += picture.width + GAP
    sheet = Image.new("RGB", (ACROSS, y + HEIGHT), "#777")
    for picture, place in zip(pictures, places, strict=True):
        sheet.paste(picture, place)
    return sheet


if __name__ == "__main__":
    take_all(Path(sys.argv[1]), sys.argv[2:])
