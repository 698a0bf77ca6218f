"""The coach: what cost somebody most, by what they could know then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.coach import costliest
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match

BEGINNER = Player("hauler", Strength.BEGINNER)


@pytest.fixture(scope="module")
def record():
    players = (BEGINNER, Player("gunner"), Player("racer"))
    return Match(Setup("2021", 3, ("II",)), players, 5).play().record()


@pytest.fixture(scope="module")
def moments(record):
    return costliest(record, Seat(0))


def test_a_slip_that_cost_much_is_found_with_what_was_better(record, moments):
    assert 1 <= len(moments) <= 3
    for each in moments:
        assert each.view.decision.allows(each.better)
        assert each.given == record.entries[each.entry].answer != each.better
        assert each.credits >= 0.5
        assert 0 < each.odds <= 1


def test_the_costliest_moment_comes_first(moments):
    costs = [each.credits for each in moments]

    assert costs == sorted(costs, reverse=True)


def test_the_coach_says_the_same_whenever_it_is_asked(record, moments):
    again = costliest(record, Seat(0))

    assert [each[2:] for each in again] == [each[2:] for each in moments]


def test_what_came_later_does_not_change_what_is_said(record, moments):
    """Only what could be seen then counts: cards and dice to come are imagined."""
    worst = moments[0]
    shorter = replace(record, entries=record.entries[: worst.entry + 1])

    found = {each.entry: each.credits for each in costliest(shorter, Seat(0), most=9)}
    assert found[worst.entry] == worst.credits
