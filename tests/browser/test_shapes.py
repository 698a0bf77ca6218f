"""Every scene on every screen: all can be touched, nothing is cut, no page ends in blank."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hosting import Host
from tests.browser.overlays import overlays
from tests.browser.places import Place, places
from tests.browser.pseudo import write_pseudo_page
from tests.browser.screens import Easel, Screen, in_themes
from tests.browser.stages import Field, Stage, questions, yards

pytestmark = pytest.mark.browser

IN_PLAY = ".tools button, section.bench button, .tabs button, .question button:not([data-cell])"
ON_A_PHONE = (
    f"{IN_PLAY}, .bar a, .bar button, .bar select, dialog button, footer :is(button, select)"
)
TOUCHING, READING = (
    Path(__file__).with_name(name).read_text("utf-8") for name in ("touching.js", "reading.js")
)
LEAST_TILES = 20
STAGES: dict[str, Stage | Place] = dict([*places(), *yards(), *questions(), *overlays()])
"""Staged tables come last: from then on the window has no line to the server any more."""


@pytest.fixture(scope="module")
def foreign_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Speaks the longest language."""
    folder = tmp_path_factory.mktemp("foreign")
    server = Host(folder, page=write_pseudo_page(folder / "page"))
    yield server
    server.close()


@pytest.fixture(scope="module")
def easel(unpainted: Browser, foreign_host: Host, axe_source: str) -> Iterator[Easel]:
    context = unpainted.new_context(
        base_url=foreign_host.url, locale="en", reduced_motion="reduce", has_touch=True
    )
    yield Easel(context, foreign_host.url, TOUCHING, axe_source, READING)
    context.close()


@pytest.mark.parametrize("name", STAGES)
def test_a_scene_is_right_on_every_screen(easel, name):
    """In the longest language, with the longest names, in both themes, while somebody writes; and
    it can be read out."""
    stage = STAGES[name]
    easel.clear(stage.wishes)
    stage.open(easel.page)
    easel.look()
    found = {}
    for screen, theme in in_themes(list(STAGES).index(name)):
        easel.stand(screen)
        faults = looked_at(easel.page, stage, screen, theme)
        if stage.writes is not None:
            faults += unwritable(easel, stage.writes, screen)
        if faults:
            found[f"{screen} {theme}"] = faults

    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
    assert not easel.faults.take()


def looked_at(page: Page, stage: Stage | Place, screen: Screen, theme: str) -> list[str]:
    wanted = {
        "theme": theme,
        "inSight": list(stage.in_sight),
        "small": ON_A_PHONE if screen.phone else IN_PLAY,
        "withHeap": stage.heap,
        "pane": stage.pane,
    }
    seen = page.evaluate("touching.faults", wanted)
    return [
        *seen["found"],
        *(heap_faults(seen["heap"], stage.fair and screen.roomy) if stage.heap else []),
        *unreadable(page),
    ]


def heap_faults(heap: dict[str, Any], fair: bool) -> list[str]:
    """Every tile can be reached; where it is fair, many at once and all that lie face up."""
    missing = [] if heap["scrolled"] == heap["all"] else [f"tiles out of reach: {heap}"]
    enough = heap["swiped"] >= LEAST_TILES and heap["upSwiped"] == heap["up"]
    return missing if enough or not fair else [*missing, f"not fair: {heap}"]


def unreadable(page: Page) -> list[str]:
    """What axe finds, in both themes, whenever the page has taken another shape."""
    return [
        f"{each['id']}: {each['html'][:160]} {' '.join(each['why'].split())[:200]}"
        for each in page.evaluate("reading.faults()")
        if not drawn_letters(each["id"], each["html"])
    ]


def drawn_letters(rule: str, html: str) -> bool:
    """The letters drawn on goods are pictures; the label of their square names them."""
    return rule == "label-content-name-mismatch" and "data-cell" in html


def unwritable(easel: Easel, field: Field, screen: Screen) -> list[str]:
    """What keys on the screen would hide of a field and of what is pressed next: where they make
    the page smaller, and where they lie over it."""
    if not screen.touched:
        return []
    wanted = {"into": field.into, "beside": field.beside}
    roomy = wanted if screen.roomy else {**wanted, "beside": ""}
    under = easel.page.evaluate("touching.under", {**roomy, "height": screen.with_keys.height})
    easel.stand(screen.with_keys)
    found = easel.page.evaluate("touching.writing", wanted)
    return [f"with keys: {each}" for each in found] + [f"under keys: {each}" for each in under]
