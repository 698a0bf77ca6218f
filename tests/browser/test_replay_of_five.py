"""A game of five is watched again on every screen: everybody is there, and nothing runs over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from boltbucket.server.http.replays import replay_json
from boltbucket.server.store.exchange import import_batch
from boltbucket.server.store.stored_games import StoredGame
from tests.browser.staged import COLOURS, NAMES, SHAPES
from tests.browser.test_five_players import PICTURES, SCREENS, missing

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "games/version_3/2021-five-IV.json"
SCRUBBER = "footer input[type=range]"
SCENES = {
    "yard": ("Launched", -1, ".yard .panel"),
    "flight": ("CardRevealed", 0, ".flight"),
    "bill": ("FlightEnded", 0, ".bill .columns"),
}
"""The frame of an event and how far from it the scene is looked at, and what is there then."""


@pytest.fixture(scope="module")
def recording() -> dict[str, Any]:
    """The golden game of five as the page keeps it, with names for everybody."""
    record = json.loads(GOLDEN.read_text(encoding="utf-8"))
    players = [
        {"name": name, "colour": colour, "shape": shape, "bot": None}
        for name, colour, shape in zip(NAMES, COLOURS, SHAPES, strict=True)
    ]
    about = {"players": players, "began_ms": 0, "ended_ms": 0, "times": []}
    batch = import_batch(json.dumps({**record, "game": about}))
    stored = StoredGame(batch.heads[0], [row for _, row in batch.rows])
    found: dict[str, Any] = json.loads(replay_json(stored, None))
    return found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scene", SCENES)
def test_a_game_of_five_is_watched_again(window, tmp_path, recording, scene, screen):
    event, off, landmark = SCENES[scene]
    page = window({"name": "Ada"}, **SCREENS[screen])
    file = tmp_path / "five.json"
    file.write_text(json.dumps(recording), encoding="utf-8")
    page.goto("/replay/file")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(SCRUBBER).wait_for()
    seek(page, frame_of(recording, event) + off)
    page.locator(landmark).first.wait_for()
    page.wait_for_timeout(300)
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"replay-{scene}-{screen}.png", animations="disabled")

    assert missing(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.locator(SCRUBBER).is_visible()


def frame_of(recording: dict[str, Any], event: str) -> int:
    """The first frame with such an event; the beginning counts as a frame."""
    frames = recording["frames"]
    found = (n for n, each in enumerate(frames) if any(e["type"] == event for e in each["events"]))
    return 1 + next(found)


def seek(page: Page, frame: int) -> None:
    page.locator(SCRUBBER).fill(str(frame))
    shown = "at => document.querySelector('footer .place').textContent.startsWith(at)"
    page.wait_for_function(shown, arg=f"{frame + 1}/")
