"""Windows for tests: quick tables, no waiting for movements, and an eye on every fault."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

LOOKING = Path(__file__).with_name("looking.js")
CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNPAINTED = "--blink-settings=acceleratedCompositingEnabled=false"
WISHES = {"speed": "instant", "motion": "calm", "guide": False}
QUICK_TABLE = {"count_seconds": 0, "bot_pace": 5, "draw_ms": 0, "fly_on_seconds": 0}
"""Bots with quick hands; see `Options` in the server's messages."""
HURRY = f"""{{
  const {{ fetch }} = window;
  window.fetch = (path, wish) => {{
    if (path !== '/api/tables' || !wish?.body) return fetch(path, wish);
    const table = JSON.parse(wish.body);
    const options = {{ ...table.options, ...{json.dumps(QUICK_TABLE)} }};
    return fetch(path, {{ ...wish, body: JSON.stringify({{ ...table, options }}) }});
  }};
}}"""
"""Tables that are opened here get quick bots. In the page itself: a route would lead every request
through the test."""


@dataclass
class Faults:
    all: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()
    """Parts of messages that a test brings about on purpose."""

    def note(self, fault: str) -> None:
        if not any(part in fault for part in self.expected):
            self.all.append(fault)

    def take(self) -> list[str]:
        """What went wrong since the last time somebody asked."""
        found, self.all = self.all, []
        return found


def furnish(context: BrowserContext, faults: Faults, url: str, wishes: dict[str, Any]) -> Page:
    """A page in this context that tells its faults, with a player who wishes for these things."""
    context.add_init_script(path=LOOKING)
    context.add_init_script("delete Navigator.prototype.serviceWorker;")
    context.add_init_script(wishing({**WISHES, **wishes}))
    context.add_init_script(HURRY)
    page = context.new_page()
    watch(page, faults, url)
    return page


def wishing(wishes: dict[str, Any]) -> str:
    """A script that wishes before the page does, unless the player has wished already."""
    text = json.dumps(json.dumps(wishes))
    return f"localStorage['boltbucket.wishes'] ??= {text};"


def watch(page: Page, faults: Faults, url: str) -> None:
    home = urlsplit(url).netloc

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.note(f"console: {message.text} {message.location.get('url', '')}")

    def see(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != home:
            faults.note(f"foreign request: {request.url}")

    page.on("pageerror", lambda error: faults.note(f"page error: {error}"))
    page.on("console", hear)
    page.on("request", see)
    page.on("websocket", lambda socket: see_socket(socket.url, home, faults))


def see_socket(url: str, home: str, faults: Faults) -> None:
    if urlsplit(url).netloc != home:
        faults.note(f"foreign socket: {url}")
