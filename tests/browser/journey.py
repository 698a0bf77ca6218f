"""Through every scene there is, one after the other, as one trucker would see them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.trucker import MOST_ANSWERS, Trucker

FLAWED = ".mine [data-cell].flawed"


def journey(trucker: Trucker) -> Iterator[str]:
    """Goes on to the next scene and says its name, from the start page to a replay."""
    yield from before_the_game(trucker)
    yield from building(trucker)
    yield from flying(trucker)
    yield from afterwards(trucker)


def before_the_game(trucker: Trucker) -> Iterator[str]:
    trucker.open("/")
    trucker.wait_for(".hero .button.main")
    yield "start"
    trucker.press(".bar > .button:last-of-type")
    trucker.wait_for("dialog[open] fieldset")
    yield "settings"
    trucker.press("dialog .top .button")
    for path, sign in (
        ("/rules/connectors", "article h1"),
        ("/practice", ".shelf .tile"),
        ("/bots", "form .go"),
        ("/flights", "main h1"),
        ("/new", "form .preset"),
    ):
        trucker.open(path)
        trucker.wait_for(sign)
        yield path.split("/")[1]
    trucker.open_table("II")
    trucker.seat_bots("careful", "hauler", "gunner")
    yield "lobby"
    trucker.start_game()


def building(trucker: Trucker) -> Iterator[str]:
    trucker.build(12, draws=14)
    trucker.take_tile()
    yield "building"
    build_badly(trucker)
    yield "building-mistakes"
    if look_at_a_pile(trucker):
        yield "pile"
        trucker.press("dialog[open] .button.main")
        trucker.page.locator("dialog[open]").wait_for(state="detached")
    if trucker.ask_to_finish():
        yield "finish"
        trucker.take_place()
    trucker.wait_for_phase("launch", "flight")


def build_badly(trucker: Trucker) -> None:
    """One tile where it does not fit, if there is one."""
    for _ in range(6):
        trucker.take_tile()
        for _ in range(4):
            if trucker.hands.press(FLAWED):
                return
            trucker.turn_tile()
        trucker.give_back()


def look_at_a_pile(trucker: Trucker) -> bool:
    """One of them; bots may have another in their hands just now."""
    for _ in range(10):
        if not trucker.hands.press(".piles .pile, .pile"):
            return False
        with suppress(TooLate):
            trucker.page.locator("dialog[open] .button.main").wait_for(timeout=3000)
            return True
    return False


def flying(trucker: Trucker) -> Iterator[str]:
    seen: set[str] = set()
    for _ in range(MOST_ANSWERS):
        phase = trucker.wait_to_be_asked("between", "over")
        if phase in ("between", "over"):
            return
        trucker.heed_guide()
        title = f"{phase}-{trucker.question}"
        if trucker.question and title not in seen:
            seen.add(title)
            yield title
        trucker.answer_once()
    raise AssertionError(f"no end of the flight after {MOST_ANSWERS} answers")


def afterwards(trucker: Trucker) -> Iterator[str]:
    trucker.heed_guide()
    trucker.wait_for(".bill .next .button")
    yield "bill"
    trucker.press(".bill .next a[href^='/replay']")
    trucker.wait_for("footer input[type=range]")
    yield "replay"
    trucker.page.locator("footer input[type=range]").press("End")
    trucker.wait_for(".bill")
    yield "replay-end"
