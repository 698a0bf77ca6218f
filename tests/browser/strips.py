"""Scenes of the flight as strips of pictures: `python -m tests.browser.strips FOLDER [SCENE ...]`.

Every scene is a table of its own, played by the real rules, at the usual speed and in full motion.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.screenshots import SIZES, chromium, hosted
from tests.browser.staged import StagedTable
from tests.browser.trucker import ANSWERS, Trucker
from tests.browser.windows import Faults, furnish

FLEET = """
ship red at 12
    .     gg^   g     g>    .
    b2+2  @+hh  c+hh  b3+3  s^>
    h2+Y  c+hh  h3+GB c+hh  .
    ee    e     .     ee    .
ship blue at 10
    .     g^    g     .     .
    b2+2  @+hh  c+hh  b3+2  .
    .     e     h2+Y  e     .
ship green at 8
    .     g     gg    .     .
    h2    @+hh  c+hh  c+hh  .
    .     ee    b2+2  e     .
ship yellow at 5
    .     .     g     .     .
    .     @+hh  h2    b2+2  .
    .     e     ee    .     .
"""
FLIGHT = """
scenario {name}
edition 2021
level II
{fleet}
deck open_space
    {card}
    stardust
dice {dice}
"""
BILL = """
scenario The bill
edition 2021
level II
{fleet}
deck meteor_swarm {{ meteors = 'heavy front, light left' }}
    slavers {{ strength = 1, crew_lost = 3, credits = 8, days = 1 }}
    bill
dice {dice}
"""
YARD = """
scenario Lift-off
edition 2021
level II
building untimed
ship red
    b2-3333  @        b3-3333  g-0030
    ee-3300  e-3000   h2-3333  .
ship blue
    g-0030   @        h2-3333
    b2-3333  e-3000   .
ship green
    h2-3333  @        b2-3333
    .        ee-3000  .
ship yellow
    t-3333   @        b3-3333
    .        e-3000   .
"""
CARDS = {
    "meteors": "meteor_swarm { meteors = 'heavy front, light left, heavy right' }",
    "planets": "planets { planets = ['RR', 'YG', 'B'], days = 2 }",
    "pirates": "pirates { strength = 6, shots = 'heavy front, light rear', credits = 7, days = 2 }",
    "slavers": "slavers { strength = 7, crew_lost = 3, credits = 8, days = 2 }",
    "smugglers": "smugglers { strength = 8, goods_lost = 3, goods = 'RYG', days = 1 }",
    "zone": "combat_zone { lines = ['crew: 3 days', 'engines: 2 crew', 'cannons: light rear'] }",
    "hulk": "abandoned_ship { crew = 3, credits = 4, days = 1 }",
    "station": "abandoned_station { crew = 5, goods = 'YG', days = 1 }",
    "epidemic": "epidemic",
    "sabotage": "sabotage",
    "stardust": "stardust",
    "pirate-fleet": "enemy_fleet { faction = 'pirates', full = 'front', "
    "lines = ['5: heavy front', '9: heavy rear, light left'] }",
    "robber-fleet": "missions-S-11",
    "slaver-fleet": "missions-S-14",
    "tactics": "missions-S-15",
    "alert": "meteor_alert { rows = ['large front 4, large rear', 'large left'] }",
    "shower": "missions-S-01",
    "hole": "black_hole { strengths = [2, 6, 7, 9] }",
    "nanobots": "missions-S-18",
    "storm": "missions-S-19",
    "plague": "missions-S-20",
    "contagion": "missions-S-21",
    "leaks": "missions-S-22",
    "discharge": "missions-S-23",
    "raid": "missions-S-24",
}
DICE = "3+4 4+4 3+4 5+3 3+4 4+3 5+2 4+4 4+4 3+4 4+3 3+3 4+4 5+4 3+4 4+4"
EVERY_SECONDS = 0.45


def record(page: Page, folder: Path, seconds: float) -> None:
    """A picture now and then, as long as it is interesting."""
    folder.mkdir(parents=True, exist_ok=True)
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        number += 1
        page.screenshot(path=folder / f"{number:02}.png")
        page.wait_for_timeout(EVERY_SECONDS * 1000)


def answer(page: Page, times: int) -> None:
    trucker = Trucker(page)
    for _ in range(times):
        try:
            trucker.wait_to_be_asked("over", "between")
        except TooLate:
            return
        trucker.answer_once()


def scene(page: Page, name: str, folder: Path) -> None:
    if name == "liftoff":
        StagedTable(YARD).open(page)
        trucker = Trucker(page)
        trucker.wait_for(".finish .button")
        trucker.finish()
        trucker.answer("flight")
        return record(page, folder, 12)
    if name == "bill":
        StagedTable(BILL.format(fleet=FLEET, dice=DICE)).open(page)
        Trucker(page).answer("between", "over")
        return record(page, folder, 9)
    text = FLIGHT.format(name=name, fleet=FLEET, card=CARDS[name], dice=DICE)
    StagedTable(text).open(page)
    answer(page, 2)
    record(page, folder, 9)
    answer(page, 1)
    record(page, folder, 9)
    return None


def take(folder: Path, names: list[str], size: str = "wide", theme: str = "dark") -> None:
    look: dict[str, Any] = SIZES[size]
    with tempfile.TemporaryDirectory() as games, hosted(Path(games)) as host, chromium() as browser:
        for name in names or ["liftoff", *CARDS, "bill"]:
            context = browser.new_context(
                base_url=host.url, locale="en", color_scheme=theme, **look
            )
            faults = Faults()
            wishes = {"name": "Ada", "speed": "normal", "motion": "full", "theme": theme}
            page = furnish(context, faults, host.url, wishes)
            scene(page, name, folder / f"{name}-{size}-{theme}")
            context.close()
            print(name, *faults.all, flush=True)


if __name__ == "__main__":
    assert ANSWERS
    target, *wanted = sys.argv[1:]
    options = dict(each.split("=") for each in wanted if "=" in each)
    take(Path(target), [each for each in wanted if "=" not in each], **options)
