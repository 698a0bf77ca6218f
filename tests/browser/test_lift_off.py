"""The beginning of a flight is played from lift-off on, before anybody is asked anything."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from boltbucket.rules.events import DiceRolled, Event, TileLost
from tests.browser.staged import StagedTable
from tests.browser.trucker import PATIENCE_MS, Trucker

pytestmark = pytest.mark.browser

YARD = """
scenario The first card hits before anybody is asked
edition 2021
level I
building untimed
seed {seed}
ship red
    t-3333  @       b2-3333
    .       e-3000  {tile}
ship blue
    .       @       .
    .       e-3000  .
"""
NOTHING = "."
MISTAKE = "t-3333"
"""Its connector meets the smooth side of the engine."""
ASKED = ".flight [data-kind]"
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const moment = {
      tiles: document.querySelectorAll('.flight .centre [data-cell] .lying').length,
      card: document.querySelector('.flight .left h2, .flight .left h3')?.textContent ?? null,
      dice: !!document.querySelector('.flight .dice'),
      log: document.querySelectorAll('.flight .log li:not(.quiet)').length,
      asked: !!document.querySelector('.flight [data-kind]'),
    };
    if (!document.querySelector('.flight .centre [data-cell]')) return;
    if (JSON.stringify(moment) !== JSON.stringify(window.seen.at(-1))) window.seen.push(moment);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""

ALL_LOADED = """() => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.some((name) => /[/]Bill-[^/]*js$/.test(name));
}"""
"""Scenes are loaded one after the other, and that of the bill comes last."""
WATCH_FOR_BLANK = """() => {
  window.blank = 0;
  const look = () => {
    const main = document.querySelector('main');
    if (main.dataset.phase === 'flight' && !main.querySelector('.flight')) window.blank += 1;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true,
  });
}"""


@pytest.mark.parametrize("speed", ["normal", "fast"])
@pytest.mark.parametrize("tile", [NOTHING, MISTAKE], ids=["from the yard", "from the launch"])
def test_what_happens_before_the_first_question_is_played_first(window, tile, speed):
    table = hit_at_once(tile)
    page = window({"speed": speed})
    table.open(page)
    trucker = Trucker(page)
    trucker.wait_for(".finish .button")
    page.evaluate(WATCH)
    trucker.finish()
    if tile == MISTAKE:
        trucker.wait_for_phase("launch")
        trucker.answer("flight")
    page.locator(ASKED).wait_for(timeout=PATIENCE_MS)
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    tiles = len(table.game.table.ship(0).tiles)
    lost = len(table.game.table.lost[0]) - (tile == MISTAKE)
    first, last = seen[0], seen[-1]

    assert lost
    assert (first["card"], first["dice"], first["asked"]) == (None, False, False)
    assert first["tiles"] >= tiles + lost
    assert first["log"] < last["log"]
    at = {name: next(i for i, each in enumerate(seen) if each[name]) for name in ("card", "dice")}
    hit = next(i for i, each in enumerate(seen) if each["tiles"] < tiles + lost)
    asked = next(i for i, each in enumerate(seen) if each["asked"])
    assert at["card"] < at["dice"] < hit < asked
    assert seen[asked]["tiles"] == tiles


def test_the_flight_follows_the_yard_without_an_empty_page(window):
    table = StagedTable(yard(NOTHING, 1))
    page = window({"speed": "normal"})
    table.open(page)
    trucker = Trucker(page)
    trucker.wait_for(".finish .button")
    page.wait_for_function(ALL_LOADED, timeout=PATIENCE_MS)
    page.evaluate(WATCH_FOR_BLANK)
    trucker.finish()
    page.locator(".flight").wait_for(timeout=PATIENCE_MS)

    assert page.evaluate("window.blank") == 0


def hit_at_once(tile: str) -> StagedTable:
    """A yard whose first card hits the first seat's ship, and nobody is asked before."""
    for seed in count():
        table = StagedTable(yard(tile, seed))
        events = table.submit(("finish", 2))
        if table.decision == "repair":
            events = table.submit(table.game.pending[0].options[0])
        if table.decision is not None and hits(events):
            return StagedTable(yard(tile, seed))
    raise AssertionError


def yard(tile: str, seed: int) -> str:
    return YARD.format(tile=tile, seed=seed)


def hits(events: list[Event]) -> bool:
    rolled = [number for number, event in enumerate(events) if isinstance(event, DiceRolled)]
    return bool(rolled) and any(
        isinstance(event, TileLost) and event.seat == 0 for event in events[rolled[0] :]
    )
