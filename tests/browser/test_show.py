"""Every scene is on the page of the show, in all its forms."""

from __future__ import annotations

from boltbucket.rules.flying.adventure import KINDS
from tests.browser.show import CARDS, SCENES, ShowTable, scenario_of
from tests.browser.show_page import PAGE, PICTURES, pictures_of, renewed

LARGEST_BYTES = 6_500_000


def kinds_on_stage() -> set[str]:
    tables = [ShowTable(scenario_of(name)).game.table for name in CARDS]
    return {card.kind for table in tables for card in table.deck}


def test_every_kind_of_card_has_a_scene():
    assert set(KINDS) - kinds_on_stage() == set()
    assert set(CARDS) - set(SCENES) == set()


def test_every_scene_has_a_strip_on_wide_screens_and_phones_dark_and_light():
    wanted = {picture for name in SCENES for picture in pictures_of(name)}

    assert {file.name for file in PICTURES.iterdir()} == wanted


def test_the_page_shows_every_strip():
    page = PAGE.read_text("utf-8")

    assert renewed(page) == page
    assert [name for name in SCENES if f"images/show/{name}-phone-light.webp" not in page] == []


def test_the_pictures_of_the_show_are_not_heavy():
    assert sum(file.stat().st_size for file in PICTURES.iterdir()) < LARGEST_BYTES
