"""Asking an ace over HTTP."""

from __future__ import annotations

import pytest

from boltbucket.bots.advising import advised
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind
from boltbucket.server.http import workshop
from boltbucket.words import LANGUAGES, Words
from tests.server.serving import served

LEVELS = [(name, level) for name in EDITION_NAMES for level in edition(name).levels]
BOX = edition("2021")
START = BOX.levels["II"].blueprint.start
CABIN = BOX.starting_cabins[0]
ENGINE = next(tile for tile in BOX.tiles if tile.kind is Kind.DOUBLE_ENGINE)


def asked(tiles=(), hand=None, name="2021", level="II"):
    box = edition(name)
    start = {"cell": box.levels[level].blueprint.start, "id": box.starting_cabins[0].id}
    return {"edition": name, "level": level, "tiles": [start, *tiles], "hand": hand}


def test_an_ace_says_what_it_would_do_with_a_tile(server):
    found = server.post("/api/ships/ace", asked(hand=ENGINE.id))
    told = advised(Ship(BOX.levels["II"].blueprint, {START: CABIN}), "2021", "II", ENGINE)

    assert (found["verb"], found["tile"]) == (told.verb, ENGINE.id)
    assert (found["cell"], found["turn"]) == (told.cell, told.turn)
    assert [each["part"] for each in found["reasons"]] == [each.part for each in told.reasons]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_an_ace_knows_what_to_take_on_every_level(server, name, level):
    found = server.post("/api/ships/ace", asked(name=name, level=level))

    assert found["verb"] == "take"
    assert found["tile"] in edition(name).tile_by_id
    assert found["reasons"]


def test_every_reason_has_words(server):
    parts = {
        each["part"]
        for tile in BOX.tiles[::9]
        for each in server.post("/api/ships/ace", asked(hand=tile.id))["reasons"]
    }

    for part in parts:
        for language in LANGUAGES:
            assert Words(language).has(f"reason-{part}".replace("_", "-")), part


def test_a_ship_with_mistakes_gets_no_advice(server):
    loose = {"cell": START + 200, "id": ENGINE.id}

    assert server.refusal("/api/ships/ace", asked([loose])) == (400, "ship_with_mistakes")
    assert server.refusal("/api/ships/ace", {**asked(), "tiles": []}) == (400, "ship_with_mistakes")


@pytest.mark.parametrize("hand", ("no-such-tile", CABIN.id), ids=("unknown", "built in"))
def test_a_tile_that_nobody_can_have_in_hand_is_refused(server, hand):
    assert server.refusal("/api/ships/ace", asked(hand=hand)) == (400, "no_such_tile")


def test_whoever_asks_too_often_waits(tmp_path):
    with served(tmp_path, forecasts="1/minute") as server:
        server.post("/api/ships/ace", asked())

        assert server.refusal("/api/ships/ace", asked()) == (429, "slow_down")


def test_too_many_questions_at_once_are_refused(server, monkeypatch):
    monkeypatch.setattr(workshop, "MOST_WAITING", 0)

    assert server.refusal("/api/ships/ace", asked()) == (429, "slow_down")
