"""Questions in flight on ships made for them: every kind can be answered where it is asked."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.overlays import HIT
from tests.browser.staged import StagedTable
from tests.browser.test_touch import PHONE
from tests.browser.trucker import PATIENCE_MS, Trucker

pytestmark = pytest.mark.browser

STORIES = Path(__file__).parents[1] / "stories"
KINDS = {
    "accept": "winner_refuses",
    "defend": "meteor_swarm",
    "discard": "missions/super_nanobot_dust",
    "escape": "missions/super_black_hole",
    "fly_on": "lone_ship",
    "land": "planets",
    "load_goods": "days_over_others",
    "pick": "trek_first_flight",
    "pick_crew": "slavers",
    "pick_good": "smugglers_owner_picks",
    "pick_piece": "piece_without_humans",
    "power_up": "batteries_choice",
}
"""A story for every kind of question, in which the first seat is asked it."""
GOODS = """
scenario Goods to load
edition 2021
level II
ship red at 6
    h2  @+hh  h3+B
ship blue at 3
    .   @+hh  .
deck planets { days = 1, planets = ["YG"] }
"""
ENGINES = """
scenario Engines to power
edition 2021
level II
ship red at 6
    b2+2  @+hh  .
    .     ee    .
ship blue at 3
    .     @+hh  .
    .     e     .
deck
    open_space
    stardust
"""


def story(name: str) -> str:
    return (STORIES / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(("kind", "name"), KINDS.items())
def test_every_kind_of_question_is_answered_with_the_mouse(page, kind, name):
    table = StagedTable(story(name))
    table.open(page)
    trucker = Trucker(page)
    asked = answer_all(table, trucker)

    assert kind in asked


def answer_all(table: StagedTable, trucker: Trucker) -> set[str | None]:
    """Until the flight is over; the kinds of what was asked."""
    asked, end = set(), time.monotonic() + PATIENCE_MS / 1000
    while not table.paid:
        asked.add(table.decision)
        given = len(table.answers)
        if trucker.asked:
            trucker.answer_once()
        trucker.page.wait_for_timeout(30)
        if len(table.answers) > given:
            end = time.monotonic() + PATIENCE_MS / 1000
        assert time.monotonic() < end, f"{table.decision} is not answered"
    return asked


# Kinds of question the page has never heard of


def test_an_unknown_kind_of_question_is_a_list_of_its_answers(page):
    table = StagedTable(story("planets"), told=renamed)
    table.open(page)
    question = page.locator(".question")
    expect(question.locator(".button")).to_have_count(4, timeout=PATIENCE_MS)
    question.locator(".button").nth(1).click()
    wait_for(page, table, ("planet", 1))

    assert table.decision == "load_goods"


def renamed(message: dict[str, Any]) -> None:
    if decision := (message["t"] == "welcome" and message["view"]["decision"]):
        decision["kind"] = "ask_the_oracle"


# Goods


def loading(page: Page) -> StagedTable:
    table = StagedTable(GOODS)
    table.open(page)
    page.locator(".question .planet").first.click()
    page.locator(".question .button.main").click()
    page.locator(".question .block").first.wait_for()
    return table


def test_goods_are_dragged_into_a_hold_from_hold_to_hold_and_out(page):
    table = loading(page)
    drag(page, ".question .block[aria-label^=Yellow i]", '[data-cell="607"]')
    wait_for(page, table, ("load", "yellow", 607))
    drag(page, '[data-cell="607"]', '[data-cell="807"]')
    wait_for(page, table, ("load", "yellow", 807))
    drag(page, '[data-cell="807"] [data-good=yellow]', ".question .beside")
    wait_for(page, table, ("unload", "yellow", 807))

    assert ("unload", "yellow", 607) in table.answers
    assert ("unload", "blue", 807) not in table.answers


def drag(page: Page, start: str, end: str) -> None:
    from_, to = middle(page, start), middle(page, end)
    page.mouse.move(*from_)
    page.mouse.down()
    page.mouse.move((from_[0] + to[0]) / 2, (from_[1] + to[1]) / 2, steps=3)
    page.mouse.move(*to, steps=3)
    page.mouse.up()


def test_goods_are_dragged_with_a_finger(window):
    page = window(**PHONE)
    table = loading(page)
    swipe(page, ".question .block[aria-label^=Green i]", '[data-cell="607"]')
    wait_for(page, table, ("load", "green", 607))
    swipe(page, '[data-cell="607"]', '[data-cell="807"]')
    wait_for(page, table, ("load", "green", 807))

    assert ("unload", "green", 607) in table.answers


def swipe(page: Page, start: str, end: str) -> None:
    from_, to = middle(page, start), middle(page, end)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", from_)
    for part in (0.25, 0.5, 0.75, 1):
        touch("touchMove", tuple(a + part * (b - a) for a, b in zip(from_, to, strict=True)))
    touch("touchEnd")
    fingers.detach()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(f".centre {selector}").first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for(page: Page, table: StagedTable, answer: tuple[str | int, ...]) -> None:
    """Until the answer has been given, and the page has shown what it led to."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while table.answers[-1:] != [answer]:
        assert time.monotonic() < end, f"{answer} was not given: {table.answers}"
        page.wait_for_timeout(50)
    page.wait_for_timeout(200)


# What can go wrong


def test_a_refused_answer_is_explained_and_the_question_stays_open(page):
    table = StagedTable(story("planets"))
    table.open(page)
    table.refusing.append("slow_down")
    page.locator(".question .planet").first.click()
    page.locator(".question .button.main").click()
    page.locator(".notice").wait_for()
    page.locator(".question .planet").nth(1).click()
    page.locator(".question .button.main").click()
    wait_for(page, table, ("planet", 1))

    assert table.answers[0] == ("planet", 1)


def test_the_language_changes_in_the_middle_of_a_decision(window):
    page = window(viewport={"width": 1440, "height": 900})
    table = StagedTable(HIT)
    table.open(page)
    heading = page.locator(".question h2")
    heading.wait_for()
    before = heading.inner_text()
    page.locator(".bar button[lang=de], .bar [value=de], .bar :text-is('DE')").first.click()
    page.wait_for_function("() => document.documentElement.lang === 'de'")

    assert heading.inner_text() != before
    page.locator(".question .button.danger").click()
    wait_for(page, table, ("pass",))


def test_a_reload_in_flight_keeps_the_question_and_the_log(page):
    table = StagedTable(HIT)
    table.open(page)
    page.locator(".question").wait_for()
    lines = page.locator("ol.log li").all_inner_texts()
    page.reload()
    page.locator(".question .button.danger").wait_for()

    assert len(lines) > 2
    assert page.locator("ol.log li").all_inner_texts() == lines


def test_how_likely_it_was_speaks_of_the_moment_of_the_hit(page):
    table = StagedTable(HIT)
    table.open(page)
    page.locator(".question .button.danger").click()
    page.wait_for_function("() => !document.querySelector('.question[data-kind=defend]')")
    page.locator("ol.log button", has_text="%").first.click()
    panel = page.locator("dialog[open]")
    panel.locator(".whys li").first.wait_for()

    assert ("pass",) in table.answers
    assert "7/6" in panel.inner_text(), "the tile that is gone by now"


def test_the_log_of_a_phone_opens_at_its_newest_line(window):
    page = window(**PHONE | {"viewport": {"width": 390, "height": 480}})
    table = StagedTable(HIT)
    table.open(page)
    page.locator(".question .button.danger").click()
    page.wait_for_function("() => !document.querySelector('.question[data-kind=defend]')")
    page.locator(".tabs button").last.click()
    log = page.locator("ol.log")
    log.wait_for()

    assert log.evaluate("log => log.scrollHeight > log.clientHeight")
    assert log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") < 2


# The bill


def test_a_wish_for_the_flight_is_shown_on_a_phone_until_it_is_taken_back(window):
    page = window(**PHONE)
    StagedTable(ENGINES).open(page)
    page.locator("[data-kind=power_up]").get_by_text("Always power all engines").tap()
    page.locator("[data-kind=fly_on]").wait_for(timeout=PATIENCE_MS)
    wishes = page.locator(".wishes:visible button")
    expect(wishes).to_have_text(re.compile("power all engines", re.IGNORECASE))
    wishes.tap()

    expect(page.locator(".wishes")).to_have_count(0)


def test_what_is_told_of_the_flight_is_the_same_after_a_reload(page):
    table = StagedTable(story("meteor_swarm"))
    table.open(page)
    answer_all(table, Trucker(page))
    told = page.locator("section[aria-labelledby=bill-tales] li")
    told.first.wait_for()
    before = told.all_inner_texts()
    page.reload()
    told.first.wait_for()

    assert told.all_inner_texts() == before
    assert len(before) > 1


@pytest.mark.parametrize(
    "name", ["trek_first_flight", "missions/mission_carpool", "missions/mission_escort"]
)
def test_every_line_of_a_bill_is_in_words(page, name):
    table = StagedTable(story(name))
    table.open(page)
    answer_all(table, Trucker(page))
    page.locator(".bill table").wait_for()

    texts = page.evaluate("looking.texts()")
    assert [text for text in texts if "{" in text or re.fullmatch(r"[a-z]+(-[a-z]+)+", text)] == []


@pytest.mark.parametrize(("button", "start"), [(0, b"\x89PNG"), (1, b"<svg")])
def test_the_picture_of_the_wreck_is_saved_as_a_file(page, button, start):
    table = StagedTable(story("end_bill"))
    table.open(page)
    place = page.locator("section[aria-labelledby=bill-wrecks] li").first
    place.locator("svg.tile").first.wait_for()
    with page.expect_download() as saving:
        place.locator(".buttons .button").nth(button).click()
    file = saving.value.path()

    assert saving.value.suggested_filename.startswith("boltbucket-ada.")
    assert Path(file).read_bytes().startswith(start)
    assert Path(file).stat().st_size > 2000
