"""A phone among others on a table: it stays awake, nudges, forgets no pick, and comes to rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.stages import QUESTIONS, Stage, after, questions, story, yards
from tests.browser.trucker import PATIENCE_MS

pytestmark = pytest.mark.browser

SPIES = """
  window.locks = [];
  window.nudges = 0;
  const request = WakeLock.prototype.request;
  WakeLock.prototype.request = async function (type) {
    const lock = await request.call(this, type);
    window.locks.push(lock);
    return lock;
  };
  Navigator.prototype.vibrate = () => { window.nudges += 1; return true; };
"""
HELD = "() => window.locks.filter((lock) => !lock.released).length"
ENDLESS = """() => document.getAnimations().filter(
  ({ effect }) => effect.getComputedTiming().endTime === Infinity)"""
LOST = ".line .button"
PHONE = {"width": 390, "height": 844}
NOTCHED = (
    (PHONE, {"top": 47, "right": 0, "bottom": 34, "left": 0}),
    ({"width": 844, "height": 390}, {"top": 0, "right": 47, "bottom": 21, "left": 47}),
)
"""As on phones with a camera in the screen and a bar instead of a button."""
AT_THE_EDGE = (
    "yard", "yard-holding", "power-up", "accept", "board-alien", "bill",
    "/", "/new", "/bots", "/rules/connectors", "/practice",
)  # fmt: skip
UNSAFE = """({ top, right, bottom, left }) => {
  /** What goes on below its edge can be scrolled up, but for its answers. */
  const stays = (each) => {
    const frame = each.closest('.question');
    const more = frame && frame.scrollHeight - frame.scrollTop > frame.clientHeight + 1;
    return !more || each.closest('.buttons');
  };
  return [...document.querySelectorAll('a, button, select, input')]
  .filter((each) => looking.reach(each))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.top < innerHeight - 1 && box.bottom > 1)
  .filter(([each, box]) => box.top < top - 1 || box.left < left - 1
    || box.right > innerWidth - right + 1 || (bottom && stays(each)
      && box.bottom > innerHeight - bottom + 1))
  .map(([each]) => each.getAttribute('aria-label') ?? each.innerText);
}"""


@pytest.fixture
def phone(window) -> Page:
    page = window(viewport=PHONE, has_touch=True)
    # As phones allow it unless they save power.
    page.context.grant_permissions(["screen-wake-lock"])
    page.add_init_script(SPIES)
    return page


def open_question(page: Page, name: str) -> Stage:
    which, before = QUESTIONS[name]
    stage = after(story(which), before)
    stage.open(page)
    return stage


def test_the_screen_stays_on_while_a_game_runs(phone, faults):
    faults.expected = ("/favicon.ico",)  # a picture alone does not name another one
    dict(yards())["yard"].open(phone)
    phone.evaluate("() => new Promise(requestAnimationFrame)")
    building = phone.evaluate(HELD)
    phone.goto("/icon.svg")
    dict(questions())["bill"].open(phone)

    assert building == 1
    assert phone.evaluate(HELD) == 0


def test_a_question_nudges_whoever_has_touched_the_screen(phone):
    open_question(phone, "land")
    before = phone.evaluate("window.nudges")
    phone.locator(".question .planet").first.tap()
    phone.locator(".question .button.main").tap()
    phone.locator(".question .button:not(.main)").wait_for()
    expect(phone.locator(".question h2")).to_contain_text("load", ignore_case=True)

    assert phone.evaluate("window.nudges") == before + 1


def test_what_was_picked_is_still_picked_when_the_line_is_back(phone, faults):
    faults.expected = ("WebSocket",)
    which, before = QUESTIONS["pick-crew"]
    table = after(story(which), before).open(phone)
    phone.locator(".centre [data-cell].choice").first.tap()
    said = phone.locator(".question .button.main").inner_text()
    table.hang_up()
    phone.locator(LOST).wait_for(timeout=PATIENCE_MS)
    table.mute = False
    phone.locator(LOST).tap()
    phone.locator(LOST).wait_for(state="detached", timeout=PATIENCE_MS)

    assert "1" in said
    expect(phone.locator(".question .button.main")).to_have_text(said)
    assert table.answers == []


@pytest.mark.parametrize(("size", "insets"), NOTCHED, ids=["upright", "sideways"])
@pytest.mark.parametrize("name", AT_THE_EDGE)
def test_nothing_that_is_pressed_lies_beside_a_camera_or_under_a_home_bar(
    window, name, size, insets
):
    """Pages that scroll may show something at their lower edge, a table that does not may not."""
    page = window(viewport=size, has_touch=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    if name.startswith("/"):
        page.goto(name)
        page.locator("main").wait_for()
    else:
        dict([*yards(), *questions()])[name].open(page)
    scrolls = name.startswith("/") or name == "bill"

    assert page.evaluate(UNSAFE, {**insets, **({"bottom": 0} if scrolls else {})}) == []


def test_nothing_moves_without_end(window):
    page = window({"motion": "full"}, viewport=PHONE)
    page.clock.install()
    open_question(page, "pick-crew")
    moving = page.evaluate(f"({ENDLESS})().length")
    page.evaluate(f"for (const each of ({ENDLESS})()) each.currentTime = 21_000")
    page.clock.run_for(10_000)

    assert moving > 0
    assert page.evaluate(f"({ENDLESS})().length") == 0
