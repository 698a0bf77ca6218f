"""What the page knows of the rules before any table is there is what the rules say."""

from __future__ import annotations

import json
import re

import pytest

from boltbucket.rules import Illegal
from boltbucket.rules.agreement import check_setup
from boltbucket.rules.setup import Handicap, Setup, Teams
from boltbucket.rules.variants.missions.parts import supercards
from boltbucket.server.wire.typescript import typescript


def constant(name: str):
    found = re.search(rf"export const {name}\b[^=]*= ([^;]*);", typescript())
    text = re.sub(r"(\w+): ", r'"\1": ', found[1].replace("'", '"'))
    return json.loads(re.sub(r",\s*}", "}", text))


def refused(**wishes: object) -> bool:
    try:
        check_setup(Setup(**{"edition": "2021", "seats": 4, "flights": ("I",), **wishes}))
    except Illegal:
        return True
    return False


@pytest.mark.parametrize(
    ("name", "wish"),
    [
        ("MOST_FLIGHTS", lambda most: {"flights": ("I",) * most}),
        ("MOST_HANDICAP", lambda most: {"handicaps": ((0, Handicap(head_start=most)),)}),
        ("MOST_ROADS", lambda most: {"rough_roads": most}),
        ("MOST_SAND_PERCENT", lambda most: {"sand_percent": most}),
        ("LEAST_SAND_PERCENT", lambda least: {"sand_percent": least}),
    ],
)
def test_a_limit_of_the_page_is_the_last_thing_the_rules_allow(name, wish):
    step = -1 if name.startswith("LEAST") else 1

    assert not refused(**wish(constant(name)))
    assert refused(**wish(constant(name) + step))


def test_teams_are_offered_for_as_many_as_the_rules_let_play_in_teams():
    fits = {str(seats) for seats in range(1, 6) if not refused(seats=seats, teams=Teams.SWAP)}

    assert set(constant("PARTNERS")) == fits
    assert constant("PARTNERS")["4"] == [2, 3, 0, 1]


def test_levels_without_an_hourglass_are_those_that_run_none():
    assert constant("UNTIMED_LEVELS") == {"2007": ["first"], "2021": ["L"]}
    assert constant("LADDERS")["2007"] == ["first", "I", "II", "III", "IIIa", "IV"]


def test_a_supercard_says_what_counts_on_each_of_the_four_levels():
    scaled = [card for card in supercards() if hasattr(card, "levels")]

    assert len({card.kind for card in scaled}) == 7
    assert all(len(card.levels) == 4 for card in scaled)
