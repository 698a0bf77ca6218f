"""Whole games of every mission, played at random: whatever the page says of ships and choices is
so, or is what then happens."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import count
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect

from boltbucket.rules.cards.planets import Land
from boltbucket.rules.decisions import Build, FlyOn, LoadGoods
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import GoodLoaded, StrengthDeclared
from boltbucket.rules.figures import Figures, figures_of, launch_figures
from boltbucket.rules.flying.offers import Accept
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.variant import variant_of
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.sim.random_play import RandomPlayers
from boltbucket.words import Words
from boltbucket.words.values import half_points
from tests.browser.staged import TableOnPage
from tests.browser.trucker import PATIENCE_MS

pytestmark = pytest.mark.browser

MOMENTS = int(os.environ.get("BOLTBUCKET_MOMENTS", "10"))
"""How often in a flight the page is looked at; half as often in the yard."""
EVERY_HAND = 5
"""Of so many tiles in the hand one is looked at."""
ENOUGH = 4
"""How many questions there must be in the flight."""
UNTIMED = Building.UNTIMED
QUESTION = "section.question"
words = Words("en")
Found = TypeVar("Found")


class RandomGame(TableOnPage):
    """Everybody at the table plays at random, the first seat too."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.players = RandomPlayers(seed, careful=True)
        super().__init__(Game.new(setup, seed))

    def go_on(self, until: Callable[[], bool]) -> bool:
        """Plays until something is so; whether it came to that."""
        while self.game.pending:
            self.log += self.game.submit(*self.players.answer(self.game))
            if until():
                return True
        return False

    @property
    def in_hand(self) -> bool:
        asked = self.game.pending.get(0)
        return isinstance(asked, Build) and self.game.table.open_yard.tile_in_hand(0) is not None

    @property
    def in_flight(self) -> bool:
        asked = self.game.pending.get(0)
        return asked is not None and self.game.table.yard is None


def level_of(name: str) -> str:
    """A level it can be flown at."""
    box = edition("2021")
    return next(
        level
        for level in ("II", "III", "I")
        if not box_missions()[name].problem_with(box.levels[level], 3)
    )


@pytest.mark.parametrize("name", sorted(box_missions()))
def test_whatever_the_page_says_in_a_game_of_this_mission_is_so(window, name):
    page = window({"showFits": True})
    table = long_game(Setup("2021", 3, (level_of(name),), building=UNTIMED, missions=(name,)))
    table.go_on(lambda: table.in_hand)
    table.open(page)
    page.locator(".mine").wait_for(timeout=PATIENCE_MS)

    look_at_the_yard(page, table)
    looked = look_at_the_flight(page, table)

    assert looked >= ENOUGH


def long_game(setup: Setup) -> RandomGame:
    """The first of the games of this set-up in which there is enough to look at."""
    return next(RandomGame(setup, seed) for seed in count() if is_long(RandomGame(setup, seed)))


def is_long(table: RandomGame) -> bool:
    built = all(table.go_on(lambda: table.in_hand) for _ in range(EVERY_HAND))
    return built and all(table.go_on(lambda: table.in_flight) for _ in range(ENOUGH))


# The yard


def look_at_the_yard(page: Page, table: RandomGame) -> None:
    for _ in range(MOMENTS // 2):
        if not table.in_hand:
            return
        table.catch_up()
        shows_figures(page, table.game)
        shows_fits(page, table.game)
        for _ in range(EVERY_HAND):
            table.go_on(lambda: table.in_hand or table.in_flight)


def shows_fits(page: Page, game: Game) -> None:
    """The squares for the tile as it lies in the hand, right ones and wrong ones."""
    fits = {cell: "flawed" if flaws else "fit" for cell, flaws in tried(game).items()}
    shown = "() => looking.marked('.mine [data-cell]', ['fit', 'flawed'])"
    comes_to(page, lambda: page.evaluate(shown), {str(cell): mark for cell, mark in fits.items()})


def tried(game: Game) -> dict[int, bool]:
    """What becomes of the tile on every square of the plan that takes it."""
    found = {}
    for cell in game.table.level.blueprint.area:
        answer = ("place", cell, 0)
        if game.pending[0].allows(answer):
            trial = game.copy()
            trial.submit(0, answer)
            flaws = trial.table.ship(0).layout.faults
            found[cell] = any(cell in flaw.cells for flaw in flaws)
    return found


# The flight


def look_at_the_flight(page: Page, table: RandomGame) -> int:
    looked = 0
    while looked < MOMENTS and table.go_on(lambda: table.in_flight):
        table.catch_up()
        decision = table.game.pending[0]
        page.locator(f"{QUESTION}[data-kind={decision.kind}]").wait_for(timeout=PATIENCE_MS)
        shows_figures(page, table.game)
        check = CHECKS.get(decision.kind)
        if check is not None:
            check(page, table)
        looked += 1
    return looked


def declares_what_it_promises(page: Page, table: RandomGame) -> None:
    """The strength that is shown with all that helps is the one declared."""
    page.locator(f"{QUESTION} .buttons .button:last-child").click()
    settled(page)
    promised = page.locator(f"{QUESTION} .terms b").inner_text()
    known = len(table.log)
    page.locator(f"{QUESTION} .button.main").click()
    comes_to(page, lambda: bool(declared(table, known)), True)

    assert promised == half_points(declared(table, known)[0].strength)


def settled(page: Page) -> None:
    """The rules have said what it comes to."""
    expect(page.locator(f"{QUESTION} .sum:not(.stale)")).to_be_visible(timeout=PATIENCE_MS)


def declared(table: RandomGame, since: int) -> list[StrengthDeclared]:
    events = (each for each in table.log[since:] if isinstance(each, StrengthDeclared))
    return [each for each in events if each.seat == 0]


def offers_what_then_finds_room(page: Page, table: RandomGame) -> None:
    """How many blocks of the offer, or of the planet that is looked at, and what they are worth."""
    decision = table.game.pending[0]
    answer: Answer = ("yes",)
    offered = decision.goods if isinstance(decision, Accept) else ()
    if isinstance(decision, Land):
        answer = next(each for each in decision.options if each[0] == "planet")
        offered = decision.planets[int(answer[1])]
        page.locator(f"{QUESTION} .planet").nth(int(answer[1])).click()
    if not offered:
        return
    loaded = loaded_after(table.game, answer)
    if loaded is None:
        return
    worth = sum(table.game.table.edition.prices[good] for good in loaded)
    said = words.say("offer-goods", fit=len(loaded), count=len(offered), value=worth)
    expect(page.locator(f"{QUESTION} .yields")).to_contain_text(said, timeout=PATIENCE_MS)


def loaded_after(game: Game, answer: Answer) -> list[object] | None:
    """What is loaded where everything is that can be; None if others come in between."""
    trial = game.copy()
    trial.submit(0, answer)
    loaded: list[object] = []
    for _ in range(20):
        asked = trial.pending.get(0)
        if not isinstance(asked, LoadGoods):
            return loaded if loaded else None
        plan = trial.view(0).load_plan
        if not plan:
            return loaded
        loaded += [e.good for e in trial.submit(0, plan[0]) if isinstance(e, GoodLoaded)]
    return loaded


def tells_what_giving_up_costs(page: Page, table: RandomGame) -> None:
    decision = table.game.pending[0]
    assert isinstance(decision, FlyOn)
    page.locator(f"{QUESTION} .button", has_text=words.say("answer-give-up")).click()
    sold = {arrived: sold_for(table.game, arrived) for arrived in (True, False)}
    said = words.say("fly-on-sure", goods=sold[True], half=sold[False])
    expect(page.locator(f"{QUESTION} .warning")).to_have_text(said, timeout=PATIENCE_MS)


def sold_for(game: Game, arrived: bool) -> int:
    """What the bill of a flight without another card says of the goods."""
    trial = game.copy()
    trial.submit(0, ("fly_on",) if arrived else ("give_up",))
    worth = sum(trial.table.edition.prices[good] for good in trial.table.ship(0).all_goods)
    return worth if arrived else -(-worth // 2)


CHECKS: dict[str, Callable[[Page, RandomGame], None]] = {
    "power_up": declares_what_it_promises,
    "accept": offers_what_then_finds_room,
    "land": offers_what_then_finds_room,
    "fly_on": tells_what_giving_up_costs,
}


# Figures


def shows_figures(page: Page, game: Game) -> None:
    """Every ship that is shown in figures has those of the rules; the own one is shown."""
    rows = {str(seat): row(figures) for seat, figures in counted(game).items()}

    def wrong() -> dict[str, list[str]]:
        shown = page.evaluate("() => looking.figures()")
        found = {seat: each for seat, each in shown.items() if rows.get(seat) != each}
        return found if "0" in shown else {"0": ["not shown"]}

    comes_to(page, wrong, {})


def counted(game: Game) -> dict[Seat, Figures]:
    table = game.table
    if table.yard is None:
        return {seat: figures_of(ship) for seat, ship in table.ships.items()}
    variant = variant_of(table)
    return {
        seat: launch_figures(ship, variant.quirks(table, seat))
        for seat, ship in table.ships.items()
    }


def row(figures: Figures) -> list[str]:
    """Without mistakes, which are shown only where there is room or there are some."""
    return [
        strength(figures.engines),
        strength(figures.cannons),
        *map(str, (figures.batteries, figures.crew, figures.exposed)),
    ]


def strength(pair: tuple[int, int]) -> str:
    low, high = map(half_points, pair)
    return high if low == high else f"{low}–{high}"


def comes_to(page: Page, find: Callable[[], Found], wanted: Found) -> None:
    """What is on the page is soon what it should be."""
    end = time.monotonic() + PATIENCE_MS / 1000
    found = find()
    while found != wanted and time.monotonic() < end:
        page.wait_for_timeout(20)
        found = find()
    assert found == wanted
