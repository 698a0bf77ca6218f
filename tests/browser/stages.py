"""Situations to look at: every scene of a table and every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from boltbucket.rules.events import Event
from boltbucket.rules.language.answer import Answer
from tests.browser.staged import StagedTable

STORIES = Path(__file__).parents[1] / "stories"
LONG_NAMES = (
    "Wilhelmina-Magdalena IV.",
    "Maximilian the Unhurried",
    "Ĺubomír Dlhočižmárovskij",
    "Donaudampfschifffahrtler",
    "Wwwwwwwwwwwwwwwwwwwwwwww",
)
"""As long as names may be."""
SAND_MS = 61_000


class StillTable(StagedTable):
    """Others only look on."""

    def _others_answer(self) -> list[Event]:
        return []


class WatchedTable(StillTable):
    """Whoever is on the page has no seat."""

    viewer = None


@dataclass(frozen=True)
class Field:
    """Where something is written on a keyboard that covers half of the screen."""

    into: str
    beside: str = ""
    """What is pressed then, and has to be in sight with it."""


@dataclass(frozen=True)
class Stage:
    scenario: str
    answers: tuple[Answer, ...] = ()
    """What the first seat has answered before the page comes."""
    ready: str = "section.question"
    """What is there when the page shows the situation."""
    disturb: Callable[[StagedTable], None] = lambda table: None
    """What happens to the table once the page is there."""
    prepare: Callable[[Page], None] = lambda page: None
    dialog: str = ""
    """The component that opens a dialog then."""
    writes: Field | None = None
    """Where something can be written there."""
    in_sight: tuple[str, ...] = ()
    """What has to be in reach without scrolling."""
    room: dict[str, Any] = field(default_factory=dict)
    """What is told about the people otherwise."""
    away: tuple[int, ...] = ()
    heap: bool = False
    """Whether the heap is in front."""
    fair: bool = True
    """Whether it must be as good as on a large screen: not while explanations take the room."""
    guided: bool = False
    """Whether the player wishes for explanations."""
    kind: type[StagedTable] = StagedTable
    hand: str = "right"
    pane: int = 0
    """What is looked at where it lies behind a tab."""

    @property
    def wishes(self) -> dict[str, Any]:
        return {"guide": self.guided, "hand": self.hand}

    def open(self, page: Page) -> StagedTable:
        table = self.kind(self.scenario, told=self._tell)
        table.ahead(*self.answers)
        table.open(page)
        page.locator(self.ready).first.wait_for()
        self.disturb(table)
        self.prepare(page)
        # What is asked slides in: where things are is asked once they lie there.
        page.evaluate("looking.settled()")
        return table

    def _tell(self, message: dict[str, Any]) -> None:
        if message["t"] != "welcome":
            return
        room = message["room"]
        for seat, name in zip(room["seats"], LONG_NAMES, strict=False):
            seat["name"] = name
        for seat in self.away:
            room["seats"][seat].update(here=False, away_since=-70_000)
        room.update(self.room)


def story(name: str) -> str:
    return (STORIES / f"{name}.txt").read_text("utf-8")


# The yard

YARD = """
scenario Four builders
edition 2021
level II
ship red
    .   t-3333  .
    b2-3333  @       t-3333
    .   e-3330  .
ship blue
    .   @       .
ship green
    .   @       .
ship yellow
    .   @       .
"""
LESSON = YARD.replace("level II", "level L")
OPEN_TILES = 24
YARD_CONTROLS = (
    ".finish button",
    ".bench [data-hand]",
    ".bench .acts button",
    ".bench .slot",
    ".mine [data-cell]",
)
HOLDING = (*YARD_CONTROLS, ".bench .turns button")
_LESSON = tuple(each for each in YARD_CONTROLS if "slot" not in each)
TIMED = (".flip button", ".pile", ".glass")


def opened(tiles: int = OPEN_TILES) -> tuple[Answer, ...]:
    """So many tiles turned up and given back."""
    rounds = [(("take", 6 * number), ("return",)) for number in range(tiles)]
    return tuple(answer for both in rounds for answer in both)


def pressed(selector: str, then: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        page.locator(selector).first.click()
        page.locator(then).first.wait_for()

    return prepare


_chat = pressed(".bar .button-place button", "aside form input")
CHAT = Field("aside form input", "aside form button")
SAND: dict[str, Any] = {"sand_ends_ms": SAND_MS}
TAKEN = (*opened(), ("take", 1))


def yards() -> Iterator[tuple[str, Stage]]:
    ready = "[data-handle] button"

    def yard(answers: tuple[Answer, ...], controls: tuple[str, ...], **more: Any) -> Stage:
        wanted = {"scenario": YARD, "room": SAND, "ready": ready, "heap": bool(controls), **more}
        return Stage(answers=answers, in_sight=(*controls, *TIMED) if controls else (), **wanted)

    yield "yard", yard(opened(), YARD_CONTROLS)
    yield "yard-holding", yard(TAKEN, HOLDING)
    yield (
        "yard-banners",
        yard(TAKEN, HOLDING, away=(1, 2), room={**SAND, "pausing": {"by": 3, "agreed": [3]}}),
    )
    yield "yard-left", yard(opened(), YARD_CONTROLS, hand="left")
    yield "yard-holding-left", yard(TAKEN, HOLDING, hand="left")
    yield (
        "yard-lesson",
        Stage(LESSON, opened(), ready, in_sight=_LESSON, heap=True, fair=False, guided=True),
    )
    yield (
        "yard-lesson-holding",
        Stage(
            LESSON,
            TAKEN,
            ready,
            in_sight=(*_LESSON, ".bench .turns button"),
            heap=True,
            fair=False,
            guided=True,
        ),
    )
    yield "yard-others", yard(TAKEN, (), pane=1)
    yield "yard-log", yard(TAKEN, (), pane=2)
    yield "yard-finished", yard((*opened(), ("finish", 1)), (), kind=StillTable)
    yield "yard-pile", yard((*opened(), ("look", 0)), (), dialog="Piles")
    yield (
        "yard-finish",
        yard(opened(), (), prepare=pressed(".finish button", "dialog[open] ol"), dialog="Finish"),
    )
    yield "yard-chat", yard(TAKEN, (), prepare=_chat, writes=CHAT)


# Flight, launch, missions and Trek

QUESTIONS = {
    "accept": ("abandoned_ship_choice", 0),
    "defend": ("meteor_swarm", 0),
    "discard": ("missions/super_nanobot_dust", 0),
    "discard-payload": ("missions/mission_beverage_run", 0),
    "escape": ("missions/super_black_hole", 0),
    "fly-on": ("lone_ship", 0),
    "land": ("five_planets", 0),
    "load-goods": ("five_planets", 1),
    "pay-union": ("roads/road_union_ship", 1),
    "pick-title": ("trek_first_flight", 0),
    "pick-mission": ("missions/mission_game", 0),
    "pick-ship": ("missions/mission_other_ship", 0),
    "pick-after-death": ("missions/mission_game_dead", 0),
    "pick-debris": ("roads/road_abandoned_debris", 0),
    "pick-battery": ("batteries_choice", 1),
    "pick-crew": ("five_combat_zone", 0),
    "pick-good": ("smugglers_owner_picks", 0),
    "pick-piece": ("missions/raid_charges", 0),
    "power-up": ("batteries_choice", 0),
    "power-up-enemy": ("smugglers_example", 0),
    "power-up-tactics": ("missions/super_tactical_zone", 0),
    "fly-again": ("fly_again", 0),
}
"""A story in which the first seat is asked such a question, and how many it answers before."""
SEEN = {"accept": (".question .yields li", ".question .button.main")}
"""What one must not have to scroll for: what an offer costs."""
REPAIR = """
scenario Mistakes to repair
edition 2021
level II
building untimed
ship red
    t-3333  @       g-0333  .
    .       t-3303  t-3330  t-3333
ship blue
    @
"""
BOARDING = """
scenario Aliens to board
edition 2021
level II
building untimed
ship red
    .        c-3330   lp-3033
    c        @        lp
    .        lb       .
ship blue
    @
"""
IDLE_SHIP = """
ship yellow out
    t   @+hh  t
"""
QUESTION = ":is(.question, .panel:has(> .options), .choosing .cards, .bill .next)"
ANSWER = (".question .button.main", ".question .planet", ".question .button")


def questions() -> Iterator[tuple[str, Stage]]:
    for name, (which, before) in QUESTIONS.items():
        yield name, replace(after(story(which), before), in_sight=SEEN.get(name, ()))
    two_without = story("trek_first_flight").replace("deck bill", f"{IDLE_SHIP}deck bill")
    yield "give-title", after(two_without, 1)
    game = story("missions/mission_game")
    yield "reject-mission", Stage(game, (("pick", "cocktail_time"),), QUESTION)
    yield "repair", Stage(REPAIR, (("finish", 2),), QUESTION)
    yield "board-alien", Stage(BOARDING, (("finish", 2),), QUESTION)
    yield "flight-chat", replace(after(story("five_planets"), 0), prepare=_chat, writes=CHAT)
    yield "flight-card", replace(after(story("five_combat_zone"), 0), pane=1)
    yield "flight-log", replace(after(story("five_combat_zone"), 0), pane=2)
    away = replace(
        after(story("five_combat_zone"), 0),
        away=(1, 2),
        room={"pausing": {"by": 3, "agreed": [3]}},
    )
    yield "flight-banners", away
    yield "bill", paid(story("five_bill"))
    yield "bill-trek", paid(story("trek_second_flight"))
    yield "bill-mission", paid(story("missions/mission_carpool"))


def after(scenario: str, answers: int) -> Stage:
    """The first seat has taken the first answer there is, so many times."""
    table = StagedTable(scenario)
    given: list[Answer] = []
    for _ in range(answers):
        given.append(table.game.pending[0].options[0])
        table.submit(given[-1])
    return Stage(scenario, tuple(given), QUESTION)


def paid(scenario: str) -> Stage:
    table = StagedTable(scenario)
    given: list[Answer] = []
    while not table.paid:
        given.append(table.game.pending[0].options[0])
        table.submit(given[-1])
    return Stage(scenario, tuple(given), ".bill .next")
