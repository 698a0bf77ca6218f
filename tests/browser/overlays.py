"""What opens over a table, what is told on top of it, and what others see of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from playwright.sync_api import Page

from tests.browser.staged import StagedTable
from tests.browser.stages import (
    LONG_NAMES,
    SAND,
    SAND_MS,
    TAKEN,
    YARD,
    Stage,
    StillTable,
    WatchedTable,
    after,
    opened,
    pressed,
    questions,
    story,
    yards,
)

HEAP_TILE = "[data-handle] button"
TERMS = ".bar .middle .button"
GEAR = ".bar > .button:last-of-type"
PEOPLE = ".bar .button-place + .button"
STUMP = """
scenario A ship that will not get far
edition 2021
level II
ship red
    .   @       .
ship blue
    .   @       .
"""
HIT = """
scenario A hit to ask about
edition 2021
level II
ship red at 6
    .   t     .
    s   @+hh  b2+2
    .   e     .
ship blue at 3
    .   @+hh  .
deck
    meteor_swarm { meteors = "small front, large front" }
    stardust
dice 7 7
"""
ENDURE = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (action, ms, ...rest) => (ms < 4000 ? wait(action, ms, ...rest) : 0);
}"""
"""What would go away by itself after some seconds stays."""
COUNT_MS = 10_000


def dialogs() -> Iterator[tuple[str, Stage]]:
    flight = after(story("five_planets"), 0)
    yard = Stage(YARD, opened(), HEAP_TILE, room=SAND)

    def of(stage: Stage, dialog: str, press: str, then: str) -> Stage:
        return replace(stage, dialog=dialog, prepare=pressed(press, f"dialog[open] {then}"))

    yield "rule", of(flight, "RulePanel", ".question header button", ".passage")
    hit = after(HIT, 1)
    yield "odds", of(hit, "OddsPanel", "ol.log .more button:text-is('%')", ".whys li")
    yield "settings-yard", of(yard, "SettingsDialog", GEAR, "fieldset")
    yield "keys-flight", replace(flight, dialog="KeysSheet", prepare=_keys)
    yield "people", replace(yard, dialog="TableMenu", prepare=_people)
    mission = after(story("missions/mission_carpool"), 0)
    yield "mission-card", of(mission, "FlightTerms", TERMS, "article")
    roads = after(story("roads/road_union_ship"), 0)
    yield "road-cards", of(roads, "FlightTerms", TERMS, ".roads > *")
    titles = after(story("trek_second_flight"), 0)
    yield "titles", of(titles, "FlightTerms", TERMS, "ul li")
    doubtful = Stage(STUMP, (), HEAP_TILE, room=SAND)
    yield "yard-doubts", of(doubtful, "Finish", ".finish button", ".anyway")


def _keys(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()


def _people(page: Page) -> None:
    """All that can be opened there is open, and somebody is about to be sent away."""
    pressed(PEOPLE, "dialog[open] details")(page)
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    page.locator("dialog[open] li .button:last-of-type").first.click()
    page.locator("dialog[open] .acts .button").last.click()
    page.locator("dialog[open] .acts .danger").wait_for()


# What is told


def told() -> Iterator[tuple[str, Stage]]:
    yard = dict(yards())["yard-holding"]
    flight = dict(questions())["power-up"]
    yield "yard-lost", _disturbed(yard, StagedTable.hang_up, ".line .button")
    yield "flight-lost", _disturbed(flight, StagedTable.hang_up, ".line .button")
    yield "yard-sent-away", _disturbed(yard, _send_away, ".line a")
    yield "yard-late", replace(_disturbed(yard, _fall_silent, ""), prepare=_turn_back)
    yield "yard-refused", replace(_disturbed(yard, _refuse, ""), prepare=_be_refused)
    knock = {"number": 1, "name": LONG_NAMES[4], "seat": 1}
    yield "yard-knock", Stage(YARD, opened(), HEAP_TILE, room={**SAND, "knocks": [knock]})
    counted = {"starts_ms": COUNT_MS, "sand_ends_ms": COUNT_MS + SAND_MS}
    yield "yard-count", Stage(YARD, (), ".count .number", prepare=_stop_clock, room=counted)
    stopped = {**SAND, "paused": "asked", "sand_ends_ms": None}
    yield "yard-paused", Stage(YARD, TAKEN, HEAP_TILE, room=stopped)
    yield "flight-waiting", Stage(story("five_planets"), _LANDED, ".waiting", kind=StillTable)
    lesson = after(HIT.replace("level II", "level L"), 0)
    yield "flight-lesson", replace(lesson, guided=True, ready=".guide h2")
    yield "yard-watched", Stage(YARD, (), "[data-handle]", room=SAND, kind=WatchedTable)
    yield "flight-watched", Stage(story("five_planets"), (), ".flight .board", kind=WatchedTable)


def _disturbed(stage: Stage, disturb: Callable[[StagedTable], None], then: str) -> Stage:
    """Once it has happened, nothing is promised to be in reach."""

    def wait(page: Page) -> None:
        page.locator(then).first.wait_for()

    return replace(stage, disturb=disturb, prepare=wait, in_sight=(), heap=False)


def _send_away(table: StagedTable) -> None:
    table.tell({"t": "bye", "code": "kicked", "params": {}})


def _fall_silent(table: StagedTable) -> None:
    table.answering = False


def _turn_back(page: Page) -> None:
    pressed(".bench .acts .button", ".late")(page)


def _stop_clock(page: Page) -> None:
    page.evaluate("() => { const now = Date.now(); Date.now = () => now; }")


def _refuse(table: StagedTable) -> None:
    table.refusing.append("slow_down")


def _be_refused(page: Page) -> None:
    page.evaluate(ENDURE)
    pressed(".bench .acts .button", ".notice")(page)


_LANDED = (("pass",),)


def overlays() -> Iterator[tuple[str, Stage]]:
    yield from dialogs()
    yield from told()
