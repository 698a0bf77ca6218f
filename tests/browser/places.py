"""Places beside a running game to look at: before it, after it, and what opens over it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page

from boltbucket.server.http.replays import replay_json
from boltbucket.server.store.exchange import import_batch
from boltbucket.server.store.stored_games import StoredGame
from tests.browser.stages import CHAT, LONG_NAMES, Field, pressed

SEATS = 4


@dataclass(frozen=True)
class Place:
    """An address of the page, and what is done there before it is looked at."""

    path: str
    ready: str
    prepare: Callable[[Page], None] = lambda page: None
    kept: dict[str, Any] = field(default_factory=dict)
    """What the device remembers."""
    wishes: dict[str, Any] = field(default_factory=lambda: {"name": LONG_NAMES[0]})
    dialog: str = ""
    """The component that opens a dialog then."""
    writes: Field | None = None
    """Where something can be written there."""
    in_sight: tuple[str, ...] = ()
    pane: ClassVar[int] = 0
    heap: ClassVar[bool] = False
    fair: ClassVar[bool] = False

    def open(self, page: Page) -> None:
        for name, value in self.kept.items():
            page.evaluate("pair => localStorage.setItem(...pair)", [name, json.dumps(value)])
        page.goto(self.path)
        page.locator(self.ready).first.wait_for()
        self.prepare(page)


@dataclass(frozen=True)
class LobbyPlace(Place):
    """A new table, seen by whoever opened it, by a guest, or at its door."""

    who: str = "host"
    setup: dict[str, Any] = field(default_factory=lambda: FLIGHTS)
    bots: tuple[int, ...] = (3,)

    def open(self, page: Page) -> None:
        bots = [HAULER if seat in self.bots else None for seat in range(SEATS)]
        opened = page.evaluate(OPEN_TABLE, [LONG_NAMES[0], self.setup, bots])
        seat = opened["seat_token"]
        if self.who == "guest":
            seat = page.evaluate(JOIN, [opened["code"], LONG_NAMES[1]])["seat_token"]
        page.goto(f"/t/{opened['code']}" + ("" if self.who == "door" else f"#{seat}"))
        page.locator(self.ready).first.wait_for()
        self.prepare(page)


FLIGHTS = {"seats": SEATS, "edition": "2021", "format": "flights", "flights": ["I", "II", "III"]}
MISSIONS = {**FLIGHTS, "format": "missions", "flights": ["I", "II"], "rough_roads": 2}
HAULER = {"character": "hauler", "strength": "captain"}
OPEN_TABLE = """async ([name, setup, bots]) => {
  const body = JSON.stringify({ setup, name, bots });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
JOIN = """async ([code, name]) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const answer = await fetch(`/api/tables/${code}/join`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


@dataclass(frozen=True)
class ReplayPlace(Place):
    """A game that is over, opened as a file at one of its moments."""

    moment: str = ""
    """What happens there; the end, if nothing does."""
    more: bool = False
    """Whether what is seldom used has been brought out, where it is put away."""

    def open(self, page: Page) -> None:
        page.goto(self.path)
        text = replay()
        file = {"name": "replay.json", "mimeType": "application/json", "buffer": text}
        page.locator("input[type=file]").set_input_files([file])
        page.locator(SCRUBBER).wait_for()
        page.evaluate(SEEK, [SCRUBBER, moment_of(text, self.moment)])
        page.locator(self.ready).first.wait_for()
        if self.more:
            page.evaluate("document.querySelector('footer .more.button').click()")


SCRUBBER = "footer input[type=range]"
SEEK = """([which, frame]) => {
  const scrubber = document.querySelector(which);
  scrubber.value = frame;
  scrubber.dispatchEvent(new Event('input', { bubbles: true }));
}"""
GAME = Path(__file__).parents[1] / "games/version_3/2021-five-IV.json"


@cache
def replay() -> bytes:
    """Five players on the largest ship, with the longest names."""
    batch = import_batch(GAME.read_text("utf-8"))
    head = batch.heads[-1]
    told = json.loads(replay_json(StoredGame(head, [row for _, row in batch.rows]), None))
    for player, name in zip(told["players"], LONG_NAMES, strict=True):
        player["name"] = name
    return json.dumps(told).encode()


def moment_of(text: bytes, happening: str) -> int:
    """The frame in which such a thing happens for the last time."""
    frames = json.loads(text)["frames"]
    found = [
        number
        for number, frame in enumerate(frames, start=1)
        if any(event["type"] == happening for event in frame["events"])
    ]
    return found[-1] if found else len(frames)


@dataclass(frozen=True)
class OfflinePlace(Place):
    """What a device that has been here before shows without a server."""

    def open(self, page: Page) -> None:
        here = page.evaluate("location.origin")
        text = kept_offline(page.context.browser, here)
        page.route(f"**{self.path}", lambda route: route.fulfill(body=text, content_type=HTML))
        super().open(page)


HTML = "text/html; charset=utf-8"
KEPT = """async () => {
  for (;;) {
    const kept = await caches.match('/offline');
    if (kept) return kept.text();
    await new Promise(requestAnimationFrame);
  }
}"""


def kept_offline(browser: Browser | None, url: str) -> str:
    """As the page writes it down in a window that may keep something."""
    assert browser is not None
    context = browser.new_context(base_url=url, locale="de")
    page = context.new_page()
    page.goto("/")
    text: str = page.evaluate(KEPT)
    context.close()
    return text


def _flown(number: int) -> dict[str, Any]:
    names = [{"name": name, "bot": None} for name in LONG_NAMES[:SEATS]]
    ship = "    .   ^   .\n    b2+2  @+hh  ^\n    .   e   .\n"
    return {
        "v": 1,
        "id": f"record{number}-0",
        "ended_ms": 1_700_000_000_000 + number * 86_400_000,
        "edition": "2021",
        "format": "flights",
        "level": ("I", "II", "III")[number % 3],
        "flights": 1,
        "mission": None,
        "seat": 0,
        "players": names,
        "place": 1 + number % SEATS,
        "credits": 7 * number - 12,
        "purse": 7 * number,
        "arrived": number % 3 > 0,
        "lost": number,
        "titles": [],
        "won": number % 2 == 0,
        "built": ship,
        "landed": ship,
    }


FLOWN = {
    "boltbucket.flights": {
        "v": 1,
        "flights": [_flown(number) for number in range(5, -1, -1)],
        "gone": [],
        "secret": None,
    }
}
GEAR = ".bar > .button:last-of-type"
NAME = Field("#name", "form [type=submit]")


def places() -> Iterator[tuple[str, Place]]:
    start = ".hero .button.main"
    yield "start", Place("/", start, writes=Field("#code", ".friends [type=submit]"))
    yield "start-record", Place("/", start, writes=Field("#record", ".replay [type=submit]"))
    settings = pressed(GEAR, "dialog[open] fieldset")
    yield "settings", Place("/", start, settings, dialog="SettingsDialog")
    yield "bots", Place("/bots", "form .go")
    yield "new", Place("/new", "form .preset", writes=Field("#name"))
    yield "rules", Place("/rules/connectors", "article h1", writes=Field("#search"))
    yield "practice", Place("/practice", ".shelf .tile")
    yield "flights", Place("/flights", "main li:has(.ships)", kept=FLOWN)
    yield "flights-none", Place("/flights", "main h1")
    yield "replay-file", Place("/replay/file", "main .button.main")
    yield "replay-yard", ReplayPlace("/replay/file", ".yard .board", moment="TilePlaced")
    yield "replay-flight", ReplayPlace("/replay/file", ".flight .board", moment="PlanetReached")
    yield (
        "replay-more",
        ReplayPlace("/replay/file", ".flight .board", moment="PlanetReached", more=True),
    )
    yield "replay-bill", ReplayPlace("/replay/file", ".bill table")
    yield "offline", OfflinePlace("/nowhere/without/a/server", "main a")
    yield "missing", Place("/nowhere/at/all", "main")
    lobby = ".seats .go .button.main"
    yield "lobby", LobbyPlace("", lobby, writes=Field(".seats .name input", ".seats .name"))
    people = pressed(".bar .button-place + .button", "dialog[open]")
    yield "lobby-people", LobbyPlace("", lobby, people, dialog="TableMenu")
    yield "lobby-missions", LobbyPlace("", lobby, setup=MISSIONS, bots=(1, 2, 3))
    chat = pressed(".bar .button-place button", "aside form input")
    yield "lobby-chat", LobbyPlace("", lobby, chat, writes=CHAT)
    yield "lobby-guest", LobbyPlace("", ".seats li", who="guest")
    yield "join", LobbyPlace("", "form .button.main", who="door", writes=NAME)
    full = (1, 2, 3)
    ask = Field("#name", ".bots li:first-child .button")
    yield "join-full", LobbyPlace("", "form .bots", who="door", bots=full, writes=ask)
