"""Tournaments, ratings and the ladder."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from boltbucket.bots.bot import Player
from boltbucket.rules.setup import Setup
from boltbucket.sim.figures import summaries, wilson
from boltbucket.sim.ladder import CHARACTERS, ladder_jobs, ladder_report, rungs
from boltbucket.sim.results import GameResult, SeatResult, shares
from boltbucket.sim.simulating import jobs_for
from boltbucket.sim.tournament import pairings, ratings, tables, tournament_jobs

FIVE = tuple(Player(name) for name in (*CHARACTERS, "random"))


def result(**credits):
    """A game in which these players, in seat order, had so many credits."""
    by_seat = dict(enumerate(credits.values()))
    part = shares(by_seat)
    seats = [
        SeatResult(
            name,
            credits=purse,
            share=part[seat],
            rank=1 + sum(other > purse for other in credits.values()),
        )
        for seat, (name, purse) in enumerate(credits.items())
    ]
    return GameResult(1, seats, 10, [])


def test_every_pair_and_every_table_plays():
    assert len(pairings(FIVE)) == 10
    assert len(tables(FIVE)) == 5
    assert len(tables(FIVE[:4])) == 1


@pytest.mark.parametrize("bots", (2, 3))
def test_fewer_than_four_sit_at_a_small_table_and_nobody_twice(bots):
    assert tables(FIVE[:bots]) == [FIVE[:bots]]


def test_a_seed_is_played_from_all_seats():
    jobs = jobs_for(Setup("2021", 4, ("II",)), FIVE[:4], games=8, seed=7)

    assert Counter(job.seed for job in jobs) == {7: 4, 8: 4}
    assert {job.players[0] for job in jobs[:4]} == set(FIVE[:4])


def test_groups_of_a_tournament_have_seeds_of_their_own():
    jobs = tournament_jobs(lambda seats: Setup("2021", seats, ("I",)), pairings(FIVE), 2, seed=1)

    assert len(jobs) == 20
    assert len({job.seed for job in jobs}) == 10


def test_who_wins_more_is_rated_higher_and_more_games_are_surer():
    few = ratings([result(good=20, bad=5)] * 3)
    many = ratings([result(good=20, bad=5)] * 30)

    assert [each.player for each in many] == ["good", "bad"]
    assert many[0].error < few[0].error


def test_equals_share_the_win():
    assert shares({0: 5, 1: 7, 2: 7}) == {0: 0.0, 1: 0.5, 2: 0.5}


def test_summaries_put_the_best_first():
    found = summaries([result(bad=3, good=9), result(good=4, bad=4)])

    assert [each.player for each in found] == ["good", "bad"]
    assert found[0].win_share == 0.75
    assert found[0].mean_credits == 6.5
    assert found[0].plain()["games"] == 2


@pytest.mark.parametrize("wins", (0, 3, 10))
def test_the_interval_holds_the_share(wins):
    low, high = wilson(wins, 10)

    assert 0 <= low <= wins / 10 <= high + 1e-9 <= 1 + 1e-9


def test_without_games_nothing_is_known():
    assert wilson(0, 0) == (0.0, 1.0)


# The ladder


def test_the_ladder_plays_all_seats_on_both_boards():
    jobs = ladder_jobs(games=4, seed=1)
    ace = [job for job in jobs if job.label.startswith("ace_vs_truckers/")]

    assert len(jobs) == 4 * 2 * len(rungs())
    assert {job.setup.edition for job in ace} == {"2021", "2007"}
    assert {[str(p) for p in job.players].index("hauler:ace@trucker") for job in ace} == {
        0,
        1,
        2,
        3,
    }


def test_the_ace_meets_truckers_of_different_character():
    threes = rungs()[-1].rivals

    assert all(len({player.character for player in three}) == 3 for three in threes)
    assert len(set(threes)) == 4


def test_the_report_names_the_share_of_the_ace():
    jobs = ladder_jobs(games=4, seed=1)
    results = []
    for job in jobs:
        names = [str(player) for player in job.players]
        hero = min(range(4), key=lambda n: (":ace" not in names[n], names.count(names[n])))
        seats = [
            SeatResult(name, credits=9 if n == hero else 1, share=float(n == hero), rank=1)
            for n, name in enumerate(names)
        ]
        results.append(GameResult(job.seed, seats, 1, [], label=job.label))

    report = ladder_report(results)

    assert report["ace_vs_truckers"]["highest_mean"]
    assert "ace_win_share" in report["ace_vs_truckers"]
    assert set(report["ace_vs_truckers"]["boards"]) == {"2021 II", "2007 II"}
    assert all(f"{name}_vs_random" in report for name in CHARACTERS)
    assert report["careful_vs_random"]["passed"]


def test_a_ladder_that_was_stopped_reports_what_is_done():
    jobs = ladder_jobs(games=4, seed=1)
    names = [str(player) for player in jobs[0].players]
    seats = [SeatResult(name, credits=n, share=float(n == 3)) for n, name in enumerate(names)]

    report = ladder_report([GameResult(1, seats, 1, [], label=jobs[0].label)])

    assert report["games"] == 1
    assert "ace_vs_truckers" not in report


def test_games_of_one_seed_are_one_witness_of_the_mean():
    def of_seed(seed, **credits):
        return replace(result(**credits), seed=seed)

    [alone] = (
        each for each in summaries([result(a=1, b=9), result(a=5, b=2)]) if each.player == "a"
    )
    twice = [of_seed(seed, a=purse, b=0) for seed in (1, 2) for purse in (seed, seed + 4)]
    [pair] = (each for each in summaries(twice) if each.player == "a")

    assert alone.credits_error is None
    assert alone.plain()["credits_error"] is None
    assert pair.credits_error == pytest.approx(12.71 * 0.5)
