"""Forecasts over HTTP."""

from __future__ import annotations

import asyncio

import pytest

from boltbucket.bots.bot import Player
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.server.http import forecasts
from boltbucket.server.http.forecasts import Forecaster
from boltbucket.sim.playing import Match
from boltbucket.sim.simulated_clock import SimulatedClock
from tests.server.serving import served

LEVELS = [(name, level) for name in EDITION_NAMES for level in edition(name).levels]


@pytest.fixture(autouse=True)
def few_flights(monkeypatch):
    monkeypatch.setattr(forecasts, "FLIGHTS", 4)


def bare(name, level):
    """The starting cabin alone."""
    start = edition(name).levels[level].blueprint.start
    return {"edition": name, "level": level, "tiles": [{"cell": start, "id": cabin(name)}]}


def cabin(name):
    return edition(name).starting_cabins[0].id


def built(name, level):
    """A ship a bot has built."""
    player = Player("careful")
    match = Match(Setup(name, 2, (level,)), (player, player), 3)
    clock = SimulatedClock((player, player))
    while match.game.table.yard is not None:
        match.step(clock)
    ship = match.game.table.ships[0]
    tiles = [{"cell": c, "id": tile.id, "turn": tile.turn} for c, tile in ship.tiles.items()]
    return {"edition": name, "level": level, "tiles": tiles}


def test_a_ship_learns_what_it_has_to_expect(server):
    found = server.post("/api/ships/forecast", built("2021", "II"))

    assert found["flights"] == 4
    assert found["profits"] == sorted(found["profits"])
    assert found["low"] <= found["mean"] <= found["high"] or found["flights"] < 10
    assert sum(found["ends"].values()) == pytest.approx(1, abs=0.01)
    assert 0 <= found["arrived"] <= 1


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_level_of_every_edition_has_a_forecast(server, name, level):
    found = server.post("/api/ships/forecast", bare(name, level))

    assert len(found["profits"]) == 4


def test_a_forecast_is_flown_once(server, monkeypatch):
    first = server.post("/api/ships/forecast", bare("2021", "I"))
    monkeypatch.setattr(forecasts, "fly_trip", None)

    assert server.post("/api/ships/forecast", bare("2021", "I")) == first


def _touch(one: int, other: int) -> bool:
    (column, row), (beside, below) = divmod(one, 100), divmod(other, 100)
    return abs(column - beside) + abs(row - below) <= 1


def test_a_ship_with_mistakes_has_no_forecast(server):
    ship = built("2021", "I")
    cabin, *others = ship["tiles"]
    loose = next(tile for tile in others if not _touch(tile["cell"], cabin["cell"]))
    mistaken = {**ship, "tiles": [cabin, loose]}

    assert server.refusal("/api/ships/forecast", mistaken) == (400, "ship_with_mistakes")
    assert server.refusal("/api/ships/forecast", {**ship, "tiles": []}) == (
        400,
        "ship_with_mistakes",
    )


def test_whoever_asks_too_often_waits(tmp_path):
    with served(tmp_path, forecasts="1/minute") as server:
        server.post("/api/ships/forecast", bare("2021", "I"))

        assert server.refusal("/api/ships/forecast", bare("2021", "I")) == (429, "slow_down")


def test_too_many_forecasts_at_once_are_refused(monkeypatch):
    monkeypatch.setattr(forecasts, "MOST_WAITING", 0)
    start = edition("2021").levels["I"].blueprint.start
    ship = forecasts.Ship(
        edition("2021").levels["I"].blueprint, {start: edition("2021").starting_cabins[0]}
    )

    with pytest.raises(Illegal, match="slow_down"):
        asyncio.run(Forecaster(0).forecast(ship, "2021", "I"))


def test_a_process_of_its_own_flies_the_same(monkeypatch):
    start = edition("2021").levels["I"].blueprint.start
    ship = forecasts.Ship(
        edition("2021").levels["I"].blueprint, {start: edition("2021").starting_cabins[0]}
    )
    beside, here = Forecaster(1), Forecaster(0)
    try:
        found = asyncio.run(beside.forecast(ship, "2021", "I"))
    finally:
        beside.close()

    assert found == asyncio.run(here.forecast(ship, "2021", "I"))
