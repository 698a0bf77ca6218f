"""A trucker at a browser: sees only the page, and touches only what is on it."""

from __future__ import annotations

import time
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.hands import Hands, Keys, Mouse

PATIENCE_MS = 30_000
"""For whatever others or the server have to do, on a busy machine."""
MOST_ANSWERS = 300
GUIDE = ".guide .button.main"
ANYWAY = "dialog .anyway"
"""Starts a ship that will not get far."""
PLACES = "dialog ol .button"
NO_LONGER_BUILDING = "main:not([data-phase=building])"
HEAP_TILE = "[data-handle] button"
FIT = ".mine [data-cell].fit"
HELD = "[data-hand] .held"
QUESTION = ":is(.question, .panel:has(> .options))"
AT_THE_BILL = "main:is([data-phase=between], [data-phase=over]) *"
"""Where nobody answers by mistake who was asked something a moment before."""
ANSWERS = tuple(
    f":is({each}):not({AT_THE_BILL})"
    for each in (
        f"{QUESTION} .button.main:last-child",
        f"{QUESTION} .button.main",
        ".choosing .cards .button",
        ":is(.question, .centre):has([data-kind=pick_piece]) [data-cell].start:has(.lying)",
        ".question[data-kind=pick_piece] [data-cell].start:has(.lying)",
        ".question [data-cell].choice",
        ".centre [data-cell].choice",
        ".question [data-cell].broken",
        ".question .planet",
        ".question [role=radio]:not([aria-checked=true])",
        f"{QUESTION} .button:not(.bare):last-child",
        f"{QUESTION} .button:not(.bare)",
    )
)
"""What is pressed to answer a question, the first that is there."""
ASKED = "!/lobby|building/.test(looking.phase()) && answers.some(looking.has)"


class Trucker:
    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        self.page = page
        self.hands = hands or Mouse(page)
        self.reach = 0
        """Where in the heap the next tile is taken."""

    # Looking

    @property
    def phase(self) -> str | None:
        phase: str | None = self.page.evaluate("looking.phase()")
        return phase

    def sees(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => looking.has(selector)", selector))

    def wait_for(self, *selectors: str) -> None:
        """Until one of these can be used."""
        self.page.wait_for_function(
            "selectors => selectors.some((each) => looking.has(each))",
            arg=list(selectors),
            timeout=PATIENCE_MS,
        )

    def wait_for_phase(self, *phases: str) -> str:
        self.page.wait_for_function(
            "phases => phases.includes(looking.phase())", arg=list(phases), timeout=PATIENCE_MS
        )
        phase = self.phase
        assert phase is not None
        return phase

    @property
    def tiles(self) -> int:
        """How many tiles the own ship has."""
        count: int = self.page.evaluate("looking.lying()")
        return count

    def wait_for_ship(self, tiles: int) -> None:
        """Until the own ship has that many tiles again; or building is over."""
        self.page.wait_for_function(
            "tiles => looking.lying() === tiles || /launch|flight/.test(looking.phase())",
            arg=tiles,
            timeout=PATIENCE_MS,
        )

    # Touching

    def press(self, selector: str) -> None:
        """Press something that is there, or comes soon; what lies on it may be on its way out."""
        self.wait_for(selector)
        end = time.monotonic() + PATIENCE_MS / 1000
        while not self.hands.press(selector):
            assert time.monotonic() < end, f"{selector} cannot be touched"
            self.page.wait_for_timeout(50)

    # Going to a table

    def open(self, url: str) -> None:
        self.page.goto(url)

    def play_now(self) -> None:
        self.press(".hero .button.main")
        self.wait_for_phase("building")

    def open_table(self, level: str, seats: int = 4, preset: str | None = None) -> str:
        """A table for one flight of that level; its code."""
        self.open("/new")
        self.wait_for("form .preset")
        if preset is not None:
            self.page.locator(".preset", has_text=preset).click()
        else:
            self.page.locator(".flights select").first.select_option(level)
        self.page.locator(f"input[type=radio][value='{seats}']").first.check(force=True)
        self.press("form [type=submit]")
        self.wait_for(".seats .go .button.main")
        return self.page.url.rsplit("/", 1)[-1]

    def seat_bots(self, *characters: str) -> None:
        """Bots on the last chairs, and the game begins."""
        chairs = self.page.locator(".seats li")
        count = chairs.count()
        for chair, character in zip(range(count - 1, 0, -1), characters, strict=False):
            chairs.nth(chair).locator("select").first.select_option(character)
            self.page.wait_for_function(
                "at => document.querySelectorAll('.seats li')[at].querySelectorAll('select')[1]",
                arg=chair,
            )

    def start_game(self) -> None:
        self.press(".seats .go .button.main")
        self.wait_for_phase("building")

    def join(self, code: str) -> None:
        """By the code on the start page."""
        self.open("/")
        self.page.locator("#code").fill(code)
        self.press(".join [type=submit]")
        self.press("form .button.main")
        self.wait_for_phase("lobby", "building")

    def heed_guide(self) -> None:
        """Read what the guide says, as long as it says something."""
        for _ in range(MOST_ANSWERS):
            if not self.sees(GUIDE) or not self.hands.press(GUIDE):
                return

    # Building

    def build(self, tiles: int, draws: int = 20) -> None:
        """Put tiles where they fit until the ship has that many, or hands are tired."""
        self.wait_for(".finish .button", NO_LONGER_BUILDING)
        if self.sees(".bench .acts [aria-pressed=false]"):
            self.press(".bench .acts [aria-pressed=false]")
        for _ in range(draws):
            if not self.building or self.tiles >= tiles:
                return
            self.heed_guide()
            self.take_tile()
            self.place_tile()

    @property
    def building(self) -> bool:
        return self.phase == "building" and self.sees(".finish .button")

    def take_tile(self) -> None:
        if self.sees(HELD):
            return
        if isinstance(self.hands, Keys):
            self.hands.focus_board()
            self.page.keyboard.press("Space")
        elif not self.hands.press(HEAP_TILE, self.reach):
            return
        self.reach += 7
        # Somebody may just have taken the very tile; then the next one is reached for.
        with suppress(TooLate):
            self._wait_while_building(
                f"looking.has('{HELD}') || looking.has('.notice, .beaten')", 4000
            )

    def place_tile(self) -> None:
        """Where it fits, turned as needed; else back into the heap."""
        for _ in range(4):
            if not self.sees(HELD):
                return
            lying = self.tiles
            if self.hands.press(FIT):
                # The hand is empty a moment before the tile lies there.
                self._wait_while_building(
                    f"looking.lying() > {lying} || looking.has('.notice, .beaten')"
                )
                return
            self.turn_tile()
        self.give_back()

    def turn_tile(self) -> None:
        if isinstance(self.hands, Keys):
            self.page.keyboard.press("r")
        else:
            self.hands.press(".bench .turns .button")

    def give_back(self) -> None:
        if isinstance(self.hands, Keys):
            self.page.keyboard.press("Backspace")
        else:
            self.hands.press(".bench .acts .button:first-child")
        self._wait_while_building(f"!looking.has('{HELD}') || looking.has('.notice')")

    def _wait_while_building(self, condition: str, patience_ms: int = PATIENCE_MS) -> None:
        over = "looking.phase() !== 'building' || !looking.has('.finish .button')"
        self.page.wait_for_function(f"() => {condition} || {over}", timeout=patience_ms)

    def finish(self) -> None:
        """Say that the ship is done, unless time has said so already."""
        self.heed_guide()
        if self.ask_to_finish():
            self.take_place()

    def ask_to_finish(self) -> bool:
        """Whether there are start places to choose from now; a doubtful ship is waved through."""
        if self.phase != "building" or not self.hands.press(".finish .button"):
            return False
        self.wait_for(PLACES, ANYWAY, NO_LONGER_BUILDING)
        if self.sees(ANYWAY):
            self.hands.press(ANYWAY)
            self.wait_for(PLACES, NO_LONGER_BUILDING)
        return self.sees(PLACES)

    def take_place(self) -> None:
        """The first start place that is free; others may be faster, then the next."""
        for _ in self.page.locator("dialog ol li").all():
            if self.phase != "building" or not self.hands.press(PLACES):
                break
            with suppress(TooLate):
                self._wait_for_no_dialog(5000)
                return
        self._wait_for_no_dialog(PATIENCE_MS)

    def _wait_for_no_dialog(self, patience_ms: int) -> None:
        self.page.wait_for_function(
            "() => looking.phase() !== 'building' || !document.querySelector('dialog[open]')",
            timeout=patience_ms,
        )

    # Answering

    def answer(self, *ends: str) -> str:
        """Answer whatever is asked until the table is in one of these phases."""
        answers, end = 0, time.monotonic() + PATIENCE_MS / 1000
        while answers < MOST_ANSWERS:
            if (phase := self.wait_to_be_asked(*ends)) in ends:
                return phase
            if self.answer_once():
                answers, end = answers + 1, time.monotonic() + PATIENCE_MS / 1000
            else:
                assert time.monotonic() < end, f"{self.question} is asked and cannot be touched"
                self.page.wait_for_timeout(50)
        raise AssertionError(f"no {ends} after {answers} answers, the last to {self.question}")

    def wait_to_be_asked(self, *ends: str) -> str | None:
        """The phase in which something is asked, or one of those at which to stop."""
        self.page.wait_for_function(
            f"([ends, answers]) => ends.includes(looking.phase()) || ({ASKED})",
            arg=[list(ends), [GUIDE, *ANSWERS]],
            timeout=PATIENCE_MS,
        )
        return self.phase

    def answer_once(self) -> bool:
        """Whether there was something to press: what is asked may be on its way in or out."""
        self.heed_guide()
        return any(self.sees(each) and self.hands.press(each) for each in ANSWERS)

    @property
    def question(self) -> str:
        """The kind of the open question."""
        kind: str = self.page.evaluate("document.querySelector('[data-kind]')?.dataset.kind ?? ''")
        return kind

    @property
    def asked(self) -> bool:
        asked: bool = self.page.evaluate(f"answers => {ASKED}", [GUIDE, *ANSWERS])
        return asked

    def fly_to_the_bill(self) -> str:
        return self.answer("between", "over")


def fly_together(*truckers: Trucker) -> None:
    """Everybody answers what they are asked until all have seen the bill."""
    end = time.monotonic() + 2 * PATIENCE_MS / 1000
    while not all(trucker.phase in ("between", "over") for trucker in truckers):
        asked = [trucker for trucker in truckers if trucker.asked]
        for trucker in asked:
            trucker.answer_once()
        if asked:
            end = time.monotonic() + 2 * PATIENCE_MS / 1000
        assert time.monotonic() < end, "nobody has been asked anything for a long time"
