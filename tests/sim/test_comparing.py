"""Comparing two bots: pairs of games, seeds as witnesses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.cli.main import main
from boltbucket.rules.setup import Setup
from boltbucket.sim.comparing import Comparison, compared, measured
from boltbucket.sim.results import GameResult, SeatResult

ONE, OTHER, THIRD = Player("racer"), Player("random"), Player("careful")


def result(job, credits):
    seats = [
        SeatResult(str(player), purse) for player, purse in zip(job.players, credits, strict=True)
    ]
    best = max(credits)
    for seat in seats:
        seat.share = 1 / credits.count(best) if seat.credits == best else 0.0
    return GameResult(job.seed, seats, 1, [], label=job.label)


def test_every_seed_is_played_from_every_seat():
    jobs = Comparison(Setup("2021", 3, ("I",)), ONE, OTHER).jobs(6, seed=5)

    assert sorted({job.seed for job in jobs}) == [5, 6]
    firsts = [job.players.index(ONE) for job in jobs if ONE in job.players]
    assert firsts == [0, 1, 2, 0, 1, 2]


def test_among_its_likes_the_second_bot_needs_one_game_a_seed():
    jobs = Comparison(Setup("2021", 3, ("I",)), ONE, OTHER).jobs(3, seed=5)

    assert [set(job.players) for job in jobs].count({OTHER}) == 1


def test_among_others_both_bots_sit_at_the_same_seats():
    jobs = Comparison(Setup("2021", 3, ("I",)), ONE, OTHER, (THIRD,)).jobs(3, seed=5)

    seats = {
        bot: [job.players.index(bot) for job in jobs if bot in job.players] for bot in (ONE, OTHER)
    }
    assert seats[ONE] == seats[OTHER] == [0, 1, 2]


def test_games_of_one_seed_are_one_witness():
    comparison = Comparison(Setup("2021", 2, ("I",)), ONE, OTHER)
    results = []
    for job in comparison.jobs(20, seed=0):
        credits = [10 + job.seed if player == ONE else 4 for player in job.players]
        results.append(result(job, credits))
    found = compared(comparison, results)

    assert found["seeds"] == 10
    assert found["games"] == 20
    assert found["wins"]["mean"] == 1.0
    assert found["more_credits"]["mean"] == 10.5
    spread = measured([6.0 + seed for seed in range(10)]).error
    assert found["more_credits"]["error"] == pytest.approx(spread, abs=1e-3)
    assert found["verdict"] == "better"


def test_few_seeds_tell_nothing_however_alike_they_are():
    comparison = Comparison(Setup("2021", 2, ("I",)), ONE, OTHER)
    jobs = comparison.jobs(4, seed=0)
    results = [result(job, [9 if player == ONE else 1 for player in job.players]) for job in jobs]

    assert compared(comparison, results)["verdict"] == "cannot_tell"


def test_a_seed_that_was_not_played_to_the_end_does_not_count():
    comparison = Comparison(Setup("2021", 2, ("I",)), ONE, OTHER)
    jobs = comparison.jobs(4, seed=0)
    results = [result(job, [3, 3]) for job in jobs[:-1]]

    assert compared(comparison, results)["seeds"] == 1


def test_one_witness_does_not_know_how_far_off_it_is():
    assert measured([4.0]).error is None


def test_the_command_compares_at_equal_hands(capsys):
    options = ("--games", "2", "--seats", "2", "--level", "I", "--hands", "ace", "--json")
    code = main(["compare", "racer", "random", *options, "--workers", "1"])
    found = json.loads(capsys.readouterr().out)

    assert code == 0
    assert found["first"] == "racer:trucker@ace"
    assert found["seeds"] == 1
    assert found["verdict"] == "cannot_tell"


def test_the_frozen_bots_can_be_named(capsys):
    frozen = Path(__file__).parent.parent.parent / "benchmarks" / "frozen.py"
    options = ("--games", "2", "--seats", "2", "--level", "I", "--workers", "1")
    code = main(["compare", "random", f"{frozen}:Racer:{Strength.ACE}", *options])

    assert code == 0
    assert "Racer:ace" in capsys.readouterr().out
