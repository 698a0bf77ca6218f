"""Places beside a running game to look at: before it, after it, and what opens over it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from playwright.sync_api import Page

from tests.browser.stages import LONG_NAMES

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
    in_sight: tuple[str, ...] = ()
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

    def open(self, page: Page) -> None:
        opened = page.evaluate(OPEN_TABLE, [LONG_NAMES[0], SEATS])
        seat = opened["seat_token"]
        if self.who == "guest":
            seat = page.evaluate(JOIN, [opened["code"], LONG_NAMES[1]])["seat_token"]
        page.goto(f"/t/{opened['code']}" + ("" if self.who == "door" else f"#{seat}"))
        page.locator(self.ready).first.wait_for()
        self.prepare(page)


OPEN_TABLE = """async ([name, seats]) => {
  const setup = { seats, edition: '2021', format: 'flights', flights: ['I', 'II', 'III'] };
  const hauler = { character: 'hauler', strength: 'captain' };
  const bots = [null, null, null, hauler];
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


def pressed(selector: str, then: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        page.locator(selector).first.click()
        page.locator(then).first.wait_for()

    return prepare


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


def places() -> Iterator[tuple[str, Place]]:
    yield "start", Place("/", ".hero .button.main")
    yield "settings", Place("/", ".hero .button.main", pressed(GEAR, "dialog[open] fieldset"))
    yield "bots", Place("/bots", "form .go")
    yield "new", Place("/new", "form .preset")
    yield "rules", Place("/rules/connectors", "article h1")
    yield "practice", Place("/practice", ".shelf .tile")
    yield "flights", Place("/flights", "main li:has(.ships)", kept=FLOWN)
    yield "flights-none", Place("/flights", "main h1")
    yield "replay-file", Place("/replay/file", "input[type=file]")
    yield "missing", Place("/nowhere/at/all", "main")
    yield "lobby", LobbyPlace("", ".seats .go .button.main")
    people = pressed(".bar .button-place + .button", "dialog[open]")
    yield "lobby-people", LobbyPlace("", ".seats .go .button.main", people)
    yield "lobby-guest", LobbyPlace("", ".seats li", who="guest")
    yield "join", LobbyPlace("", "form .button.main", who="door")
