"""Every scene on every screen: all can be touched, nothing is cut, no page ends in blank."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hosting import Host
from tests.browser.places import Place, places
from tests.browser.pseudo import write_pseudo_page
from tests.browser.screens import Easel, Screen, in_themes
from tests.browser.stages import Stage, stages
from tests.browser.test_scenes import ACCESS, drawn_letters

pytestmark = pytest.mark.browser

IN_PLAY = ".tools button, section.bench button, .tabs button, .question button:not([data-cell])"
ON_A_PHONE = f"{IN_PLAY}, .bar a, .bar button, .bar select, dialog button"
TOUCHING = Path(__file__).with_name("touching.js").read_text("utf-8")
LEAST_TILES = 20
READ_OUT = ((360, 740), (1440, 900))
"""Where the page is also read out: each scene in one theme here and in the other there."""
STAGES: dict[str, Stage | Place] = {**dict(places()), **dict(stages())}
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
    yield Easel(context, foreign_host.url, TOUCHING, axe_source)
    context.close()


@pytest.mark.parametrize("name", STAGES)
def test_a_scene_is_right_on_every_screen(easel, name):
    """In the longest language, with the longest names, in both themes; and it can be read out."""
    stage = STAGES[name]
    easel.clear(stage.wishes)
    stage.open(easel.page)
    easel.look()
    found = {}
    for screen, theme in in_themes(list(STAGES).index(name)):
        easel.stand(screen)
        if faults := looked_at(easel.page, stage, screen, theme):
            found[f"{screen} {theme}"] = faults

    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
    assert not easel.faults.take()


def looked_at(page: Page, stage: Stage | Place, screen: Screen, theme: str) -> list[str]:
    wanted = {
        "theme": theme,
        "inSight": list(stage.in_sight),
        "small": ON_A_PHONE if screen.phone else IN_PLAY,
        "withHeap": stage.heap,
    }
    seen = page.evaluate("touching.faults", wanted)
    return [
        *seen["found"],
        *(heap_faults(seen["heap"], stage.fair and screen.fair) if stage.heap else []),
        *(unreadable(page) if (screen.width, screen.height) in READ_OUT else []),
    ]


def heap_faults(heap: dict[str, Any], fair: bool) -> list[str]:
    """Every tile can be reached; where it is fair, many at once and all that lie face up."""
    missing = [] if heap["scrolled"] == heap["all"] else [f"tiles out of reach: {heap}"]
    enough = heap["swiped"] >= LEAST_TILES and heap["upSwiped"] == heap["up"]
    return missing if enough or not fair else [*missing, f"not fair: {heap}"]


def unreadable(page: Page) -> list[str]:
    """What axe finds."""
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in page.evaluate(ACCESS, None)
        for node in each["nodes"][:3]
        if not drawn_letters(each["id"], node["html"])
    ]
