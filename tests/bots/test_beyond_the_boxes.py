"""Bots where the boxes end: five of them, level IV, ships of several parts, other dice."""

from __future__ import annotations

from collections import Counter

import pytest

from boltbucket.bots.cast import read_player
from boltbucket.bots.threats import Survey, perils_of
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import TilePlaced
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.ship import Ship
from boltbucket.sim.playing import Match

CAST = ("careful", "hauler", "gunner", "racer", "careful")


def flown(level: str, seats: int, first: str = "trucker") -> tuple[Match, Counter[int]]:
    strengths = (first, *["trucker"] * (seats - 1))
    players = tuple(map(read_player, map(":".join, zip(CAST, strengths, strict=False))))
    match = Match(Setup("2021", seats, (level,)), players, 5)
    built: Counter[int] = Counter()

    def watch(events):
        built.update(event.seat for event in events if isinstance(event, TilePlaced))

    match.play(watch)
    return match, built


@pytest.mark.parametrize(("level", "seats"), [("II", 5), ("IV", 4), ("fork", 2), ("manta", 2)])
def test_bots_build_and_fly_there_without_a_mishap(level, seats):
    match, built = flown(level, seats)

    squares = len(edition("2021").levels[level].blueprint.area)
    assert match.notes == []
    assert match.game.outcome is not None
    assert all(built[seat] > squares / 3 for seat in range(seats))  # a racer is off early


def test_bots_build_on_both_parts_of_a_ship():
    players = (read_player("careful"), read_player("hauler"))
    match = Match(Setup("2021", 2, ("tug_and_barge",)), players, 5)
    clock = match.clock()
    while match.game.table.yard is not None:
        match.step(clock)
    plan = edition("2021").blueprints["tug_and_barge"]

    assert match.notes == []
    for ship in match.game.table.ships.values():
        tiles = ship.hull.tiles
        assert all((tiles & part).bit_count() > 2 for part in plan.parts)


def test_an_ace_thinks_ahead_among_five():
    match, _ = flown("I", 5, "ace")

    assert match.notes == []


def test_every_lane_of_a_fork_is_as_dangerous_as_the_next():
    plan = edition("2021").blueprints["fork"]
    cabin = edition("2021").starting_cabin(0)
    perils = perils_of(edition("2021"), "fork")

    losses = {
        cell: Survey(Ship(plan, {cell: cabin}).layout, perils).expected_losses
        for cell in (104, 404, 604)
    }

    assert len({round(loss, 9) for loss in losses.values()}) == 1
