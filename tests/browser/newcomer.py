"""A newcomer at the guided learning flight: reads what the guide says, and heeds it or does not."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from boltbucket.rules.variants.lessons.lesson import LEARNER
from tests.browser.trucker import ANSWERS, GUIDE, HELD, PATIENCE_MS, Trucker

DOWN = ".heap .spot:not(.up) button"
MOST_ACTS = 200


class Newcomer(Trucker):
    """Presses what the guide points at, and what answers the question it explains."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.told: list[str] = []
        """The steps that were shown, in order."""

    def learn(self) -> None:
        self.open("/learn")
        self.wait_for_phase("building")
        self.wait_for(".guide h2")

    def listen(self) -> str:
        """What the guide speaks of now."""
        step: str = self.page.evaluate("document.querySelector('.guide')?.dataset.step ?? ''")
        if step and step not in self.told[-1:]:
            self.told.append(step)
        return step

    def heed_guide(self) -> None:
        """Nothing is waved away unheard, also if it comes while an answer is on its way."""
        for _ in range(MOST_ACTS):
            if not self.sees(GUIDE):
                return
            self.listen()
            if not self.hands.press(GUIDE):
                return

    @property
    def point(self) -> str:
        """The selector of what the ring is around."""
        point: str = self.page.evaluate("document.querySelector('.ring')?.dataset.point ?? ''")
        return point

    def build_as_told(self) -> None:
        for _ in range(MOST_ACTS):
            if self.listen() == "finish":
                return
            self.heed()
        raise AssertionError(f"never told to finish: {self.told}")

    def heed(self) -> None:
        """One thing the guide wants; a tile that is explained is placed, which says enough."""
        if self.sees(HELD):
            self.follow_ring()
        elif self.sees(GUIDE):
            self.hands.press(GUIDE)
        elif self.point == ".pane.heap":
            self.reach_for_tile()

    def follow_ring(self) -> None:
        """Turn, place or give back, wherever the ring is; it may just be on its way."""
        before = self.page.evaluate("looking.guided()")
        if (point := self.point) and self.hands.press(point):
            with suppress(TooLate):
                self.page.wait_for_function(
                    "before => looking.guided() !== before", arg=before, timeout=4000
                )

    def reach_for_tile(self) -> None:
        self.reach += 7
        if self.hands.press(DOWN, self.reach):
            with suppress(TooLate):
                self._wait_while_building(f"looking.has('{HELD}')", 4000)

    def build_contrarily(self) -> None:
        """Tiles where they make mistakes, or back; never what the ring is around."""
        for _ in range(8):
            self.listen()
            self.reach_for_tile()
            self.listen()
            for _ in range(4):
                if self.hands.press(".mine [data-cell].flawed"):
                    break
                self.turn_tile()
            else:
                self.give_back()
            self._wait_while_building(f"!looking.has('{HELD}')")
            self.listen()

    def fly_told(self, *answers: str) -> None:
        """To the bill; what is asked gets the first of these answers that is there."""
        for _ in range(MOST_ACTS):
            self.page.wait_for_function(
                "answers => looking.phase() === 'over' || answers.some(looking.has)",
                arg=[GUIDE, *answers, *ANSWERS],
                timeout=PATIENCE_MS,
            )
            self.listen()
            if self.phase == "over":
                return
            if self.sees(GUIDE):
                self.heed_guide()
            elif not any(self.sees(each) and self.hands.press(each) for each in answers):
                self.answer_once()
        raise AssertionError("the flight never ends")

    def credits(self) -> int:
        """What the learner's own bill comes to; columns stand in the order of arrival."""
        text = self.page.locator(f"tr.purse td[data-seat='{LEARNER}']").inner_text(
            timeout=PATIENCE_MS
        )
        return int(text.replace("−", "-").split()[0])
