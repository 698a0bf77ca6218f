"""docs/facts.md lists exactly what the data is not certain of."""

from __future__ import annotations

from pathlib import Path

import pytest

from boltbucket.rules.editions.library import EDITION_NAMES, printed_edition

FACTS = Path(__file__).parents[3] / "docs" / "facts.md"


def listed(name: str) -> list[str]:
    section = FACTS.read_text(encoding="utf-8").split(f"## Edition {name}\n")[1].split("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_docs_list_every_uncertain_fact(name):
    doubts = [f"| `{it.entry}` | {it.field} | {it.reason} |" for it in printed_edition(name).doubts]

    assert listed(name) == doubts


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_cards_and_levels_carry_their_doubts(name):
    box = printed_edition(name)
    carried = {(card.id, field) for card in box.cards for field in card.uncertain}
    carried |= {(f"levels.{it.name}", f) for it in box.levels.values() for f in it.uncertain}
    common = {doubt.field for doubt in box.doubts if doubt.entry == "every_level"}

    for doubt in box.doubts:
        if doubt.entry not in ("every_level", "bank"):
            assert (doubt.entry, doubt.field) in carried
    assert all(common <= set(level.uncertain) for level in box.levels.values() if level.aliens)


def test_hourglass_seconds_and_goods_by_colour_are_doubtful_in_both_editions():
    for name in EDITION_NAMES:
        doubts = {(doubt.entry, doubt.field) for doubt in printed_edition(name).doubts}

        assert {("every_level", "sand_seconds"), ("bank", "goods")} <= doubts
