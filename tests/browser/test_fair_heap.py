"""The heap on a phone: all that lies face up is near, in its order, and nothing lies on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from boltbucket.rules.language.answer import Answer
from tests.browser.overlays import overlays
from tests.browser.stages import Stage, yards

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
TURNED = {"width": 740, "height": 360}
TOUCHING = Path(__file__).with_name("touching.js").read_text("utf-8")
MANY = 60
"""As many as have ever lain face up at once, and more."""
TURNED_UP: tuple[Answer, ...] = tuple(
    answer for number in range(MANY) for answer in (("take", 2 * number), ("return",))
)
KINDS = "select:has(option[value=shield])"
ROOM = """() => {
  const room = (which) => {
    const { width, height } = document.querySelector(which).getBoundingClientRect();
    return width * height;
  };
  return { heap: room('[data-heap]'), ship: room('.mine') };
}"""
UP = """() => [...document.querySelectorAll('.spot.up')]
  .map((each) => [each.getBoundingClientRect(), Number(each.dataset.handle)])
  .sort(([one], [other]) => one.top - other.top || one.left - other.left)
  .map(([, handle]) => handle)"""
GAPS = """() => {
  const boxes = [...document.querySelectorAll('.spot')].map((each) => each.getBoundingClientRect());
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  const columns = Math.max(...[...rows.values()].map((row) => row.length));
  const shelves = [...document.querySelectorAll('.spot.up')].at(-1)?.getBoundingClientRect().top;
  return [...rows].filter(([top, row]) => row.length < columns && top !== Math.round(shelves))
    .length;
}"""
OVER = """which => {
  const heap = document.querySelector('[data-heap]').getBoundingClientRect();
  return [...document.querySelectorAll(which)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.bottom > heap.top && box.top < heap.bottom
      && box.right > heap.left && box.left < heap.right;
  }).length;
}"""


def yard(answers: tuple[Answer, ...]) -> Stage:
    return replace(dict(yards())["yard"], answers=answers)


@pytest.fixture
def phone(window) -> Page:
    page: Page = window(viewport=PHONE, has_touch=True)
    return page


def reached(page: Page) -> dict[str, Any]:
    page.evaluate(TOUCHING)
    page.evaluate("looking.settled()")
    found: dict[str, Any] = page.evaluate("touching.heap()")
    return found


def test_all_that_lies_face_up_is_within_one_swipe(phone):
    yard(TURNED_UP).open(phone)
    heap = reached(phone)

    assert heap["up"] == MANY
    assert heap["upSwiped"] == heap["up"], heap


def test_while_a_tile_is_held_all_of_one_kind_is_within_one_swipe(phone):
    """The ship has the room then, and no other tile can be taken."""
    yard((*TURNED_UP, ("take", 1))).open(phone)
    filters = phone.locator(KINDS)
    kinds = filters.locator("option:not([value=''])").evaluate_all("all => all.map(e => e.value)")
    heaps = {}
    for kind in kinds:
        filters.select_option(kind)
        heaps[kind] = reached(phone)

    assert sum(heap["up"] for heap in heaps.values()) == MANY
    assert all(heap["upSwiped"] == heap["up"] for heap in heaps.values()), heaps


@pytest.mark.parametrize("size", [PHONE, TURNED], ids=["upright", "sideways"])
def test_the_heap_has_the_room_until_a_tile_is_held_and_the_ship_has_it_then(window, size):
    page = window(viewport=size, has_touch=True)
    yard(TURNED_UP).open(page)
    empty = page.evaluate(ROOM)
    page.locator("[data-handle] button").first.tap()
    page.locator(".bench .turns button").first.wait_for()
    holding = page.evaluate(ROOM)

    assert empty["heap"] > 1.2 * holding["heap"]
    assert empty["ship"] < holding["ship"] / 1.2


def test_rows_have_no_gaps_and_begin_with_what_was_given_back_last(phone):
    yard(TURNED_UP).open(phone)
    shelf = phone.evaluate(UP)
    phone.locator(f"[data-handle='{shelf[30]}'] button").tap()
    # Nothing moves under a finger that was there a moment ago.
    phone.wait_for_function(f"() => !({UP})().includes({shelf[30]})")
    without = phone.evaluate(UP)
    phone.locator(".bench .acts .button").first.tap()
    phone.wait_for_function(f"() => ({UP})()[0] === {shelf[30]}")

    assert without == [each for each in shelf if each != shelf[30]]
    assert phone.evaluate(GAPS) <= 1, "only the last row may end early"
    assert phone.evaluate(UP)[1:] == without


def test_the_shelf_shows_one_kind_alone_where_that_is_wished(phone):
    yard(TURNED_UP).open(phone)
    option = phone.locator(f"{KINDS} option[value=shield]")
    wanted = int("".join(filter(str.isdigit, option.inner_text())))
    phone.locator(KINDS).select_option("shield")

    assert 0 < wanted < MANY
    assert len(phone.evaluate(UP)) == wanted


@pytest.mark.parametrize("size", [PHONE, TURNED], ids=["upright", "sideways"])
def test_nothing_that_is_told_lies_on_the_heap(window, size):
    page = window(viewport=size, has_touch=True)
    dict(overlays())["yard-refused"].open(page)

    assert page.locator(".notice").count()
    assert page.evaluate(OVER, ".notice") == 0
