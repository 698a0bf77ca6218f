"""What a browser shows of a whole flight: every event in order, with the time it was on screen,
before anybody is asked what it leads to, and the ships as the rules say they were.

`client/src/headless/films.test.ts` does the same for twenty games without a browser. Here the
page's clock is moved by hand, so that minutes of a show take seconds.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from boltbucket.rules.events import Event
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.table import Table
from tests.browser.show import DICE, FLEET
from tests.browser.staged import StagedTable
from tests.browser.trucker import ANSWERS

pytestmark = pytest.mark.browser

CARDS_OF_2021 = f"""
scenario A whole flight
edition 2021
level II
{FLEET}
deck meteor_swarm {{ meteors = 'heavy front, light left' }}
    planets {{ planets = ['RR', 'YG', 'B'], days = 2 }}
    pirates {{ strength = 6, shots = 'heavy front', credits = 7, days = 2 }}
    combat_zone {{ lines = ['crew: 3 days', 'engines: 2 crew', 'cannons: light rear'] }}
    abandoned_station {{ crew = 3, goods = 'YG', days = 1 }}
    slavers {{ strength = 7, crew_lost = 2, credits = 8, days = 1 }}
dice {DICE} {DICE}
"""
SUPERCARDS = f"""
scenario A flight among supercards
edition 2007
level II
{FLEET}
deck missions-S-19
    missions-S-23
    enemy_fleet {{ faction = 'pirates', full = 'front', lines = ['5: heavy front'] }}
    missions-S-21
    missions-S-15
    missions-S-01
    missions-S-11
dice {DICE} {DICE}
"""
RECORD = """() => {
  window.shown = [];
  const drawnOn = (board) => {
    const count = (thing) => board.querySelectorAll(`[data-cell] .lying${thing}`).length;
    return {
      tiles: count(''), crew: count(' [data-figure]'), goods: count(' [data-good]'),
      charge: count(' [data-battery=full]'),
    };
  };
  addEventListener('event-shown', ({ detail: { event, ms } }) => {
    const own = document.querySelector('.flight .centre .board');
    const drawn = own ? drawnOn(own) : null;
    window.shown.push({ type: event.type, ms, at: Date.now(), drawn });
  });
}"""
ANSWER = """(selectors) => {
  const shown = window.shown.length;
  for (const selector of selectors)
    for (const button of document.querySelectorAll(selector)) {
      if (button.disabled || !button.getClientRects().length) continue;
      button.click();
      return shown;
    }
  return null;
}"""
"""Answers the question on the screen, and tells how many events had been shown until then."""
STEP_MS = 250
MOST_STEPS = 1200


class RecordedTable(StagedTable):
    """Remembers the table after each event."""

    def __init__(self, text: str) -> None:
        self.truths: list[tuple[Event, Table]] = []
        super().__init__(text)
        self.truths.clear()

    def submit(self, answer: Any) -> list[Event]:
        events = super().submit(answer)
        assert len(self._moments) == len(events)
        self.truths += zip(events, self._moments, strict=True)
        return events


@pytest.mark.parametrize("flight", [CARDS_OF_2021, SUPERCARDS], ids=["2021", "supercards"])
@pytest.mark.parametrize("speed", ["normal", "fast", "skipping"])
def test_a_whole_flight_is_shown_as_it_was(window, speed, flight):
    table = RecordedTable(flight)
    page = window({"speed": "normal" if speed == "skipping" else speed})
    page.clock.install()
    page.add_init_script(f"({RECORD})()")
    table.open(page)
    early = play(page, table, skipping=speed == "skipping")
    shown: list[dict[str, Any]] = page.evaluate("window.shown")

    assert [each["type"] for each in shown] == [type(event).__name__ for event, _ in table.truths]
    assert {"DiceRolled", "TileLost", "WeakestFound"} <= {each["type"] for each in shown}
    assert all(one["at"] <= other["at"] for one, other in pairwise(shown))
    assert speed == "skipping" or [each for each in shown if each["ms"] <= 0] == []
    assert early == []
    assert wrongly_drawn(shown, table) == []


def wrongly_drawn(shown: list[dict[str, Any]], table: RecordedTable) -> list[tuple[Any, ...]]:
    """Where the own ship was drawn with other things than it had when an event began. Events that
    are shown in one go begin together: what counts is how it was after those before."""
    found = []
    for each in shown:
        before = [n for n, other in enumerate(shown) if other["at"] < each["at"]]
        if before and each["drawn"] is not None:
            aboard = aboard_of(table.truths[before[-1]][1].ship(0))
            found.append((each["type"], each["drawn"], aboard))
    return [each for each in found if each[1] != each[2]]


def aboard_of(ship: Ship) -> dict[str, int]:
    return {
        "tiles": len(ship.tiles),
        "crew": sum(map(len, ship.crew.values())),
        "goods": sum(map(len, ship.goods.values())),
        "charge": sum(ship.charge.values()),
    }


def play(page: Page, table: RecordedTable, skipping: bool) -> list[tuple[int, int]]:
    """Answers as soon as it is asked, and lets the page's time go on otherwise. How many events had
    been shown and told wherever it was asked too early."""
    early = []
    page.locator("main[data-phase=flight] .flight").wait_for()
    for step in range(MOST_STEPS):
        if skipping and step % 6 == 0:
            page.keyboard.press("k")
        if table.paid and page.locator(".bill").count():
            return early
        told = len(table.truths)
        shown = None if table.paid else page.evaluate(ANSWER, list(ANSWERS))
        if shown is not None and shown != told:
            early.append((shown, told))
        page.clock.run_for(STEP_MS)
    raise AssertionError("the flight does not end")
