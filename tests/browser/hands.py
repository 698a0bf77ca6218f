"""Ways to press something on a page: with a mouse, a finger, or keys only."""

from __future__ import annotations

from playwright.sync_api import Error, Page

MOST_TABS = 150
MOST_AIMS = 5


class Mouse:
    """Clicks in the middle of things, and aims again if one has moved on meanwhile."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str, from_: int = 0) -> bool:
        """Press the first such thing from a number on; whether there was one."""
        for _ in range(MOST_AIMS):
            spot = self.page.evaluate("([which, at]) => looking.aim(which, at)", [selector, from_])
            if spot is None:
                return False
            self._touch(spot["x"], spot["y"])
            if self._has_touched():
                return True
        return False

    def _has_touched(self) -> bool:
        try:
            return bool(self.page.evaluate("looking.touched()"))
        except Error:  # the page has gone on to another address
            return True

    def _touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Mouse):
    """Taps on a touch screen."""

    def _touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys:
    """Tab, arrows and Enter; never a pointer."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str, from_: int = 0) -> bool:
        if not self.page.evaluate("selector => looking.has(selector)", selector):
            return False
        if not self.focus(selector):
            return False
        self.page.keyboard.press("Enter")
        return True

    def focus(self, selector: str) -> bool:
        """Go there; whether it is still there to go to."""
        if self._is_at(selector):
            return True
        square = self._square_of(selector)
        if square is not None:
            return self._go_to_square(square)
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self._is_at(selector):
                return True
            if not self.page.evaluate("selector => looking.has(selector)", selector):
                return False
        raise AssertionError(f"{selector} cannot be reached with the Tab key")

    def _is_at(self, selector: str) -> bool:
        return bool(
            self.page.evaluate("selector => document.activeElement?.matches(selector)", selector)
        )

    def _square_of(self, selector: str) -> int | None:
        cell: int | None = self.page.evaluate(
            "selector => looking.square(selector)",
            selector,
        )
        return cell

    def _go_to_square(self, square: int) -> bool:
        """Across the ship with the arrow keys."""
        self.focus_board()
        for _ in range(40):
            step = self.page.evaluate("square => looking.step(square)", square)
            if step is None:
                return False
            if step == "":
                return True
            self.page.keyboard.press(step)
        raise AssertionError(f"square {square} cannot be reached with the arrow keys")

    def focus_board(self) -> None:
        """To the ship, unless that is where the focus is."""
        for _ in range(MOST_TABS):
            if self._is_at("[data-cell]"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the ship cannot be reached with the Tab key")


Hands = Mouse | Keys
