"""The ladder: what the strengths of bots promise, measured.

Every character against random ones, truckers against beginners, captain and ace against truckers
with the hands of truckers, so that judgement decides; four at a table, all seat rotations for every
seed, level II of 2021 and round 2 of 2007.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from boltbucket.bots.bot import Player, Strength
from boltbucket.rules.setup import Setup
from boltbucket.sim.figures import wilson
from boltbucket.sim.results import GameResult, Job

GAMES = 400
"""Games of every match of the ladder, on every board."""
CHARACTERS = ("careful", "hauler", "gunner", "racer")
BOARDS = {"2021 II": ("2021", "II"), "2007 II": ("2007", "II")}
ACE = "hauler"
SEATS = 4
CHANCE = 1 / SEATS


@dataclass(frozen=True)
class Rung:
    """One player at a table with three others, and what share of the games it must win."""

    name: str
    hero: Player
    rivals: tuple[tuple[Player, ...], ...]
    """The threes it meets, in turn."""
    least: float


def rungs() -> tuple[Rung, ...]:
    random = Player("random")
    against_random = tuple(
        Rung(f"{name}_vs_random", Player(name), ((random,) * 3,), CHANCE) for name in CHARACTERS
    )
    against_beginners = tuple(
        Rung(
            f"{name}_vs_beginner",
            Player(name),
            ((Player(name, Strength.BEGINNER),) * 3,),
            CHANCE,
        )
        for name in CHARACTERS
    )
    threes = tuple(
        tuple(Player(name) for name in CHARACTERS if name != left_out) for left_out in CHARACTERS
    )
    captain = Player(ACE, Strength.CAPTAIN, Strength.TRUCKER)
    above = Rung("captain_vs_truckers", captain, threes, CHANCE)
    ace = Rung("ace_vs_truckers", Player(ACE, Strength.ACE, Strength.TRUCKER), threes, CHANCE)
    return (*against_random, *against_beginners, above, ace)


def ladder_jobs(games: int, seed: int) -> list[Job]:
    """All games of the ladder, rung by rung; a seed is played from all four seats."""
    jobs = []
    for number, rung in enumerate(rungs()):
        for board, (edition, level) in BOARDS.items():
            for game in range(games):
                step, seat = divmod(game, SEATS)
                players = list(rung.rivals[step % len(rung.rivals)])
                players.insert(seat, rung.hero)
                setup = Setup(edition, SEATS, (level,))
                where = f"{rung.name}/{board}"
                first = seed + number * 1_000_000
                jobs.append(Job(setup, tuple(players), first + step, label=where))
    return jobs


def ladder_report(results: Sequence[GameResult]) -> dict[str, Any]:
    """What every rung came to: over both boards, and on each."""
    report: dict[str, Any] = {"games": len(results)}
    for rung in rungs():
        boards = {
            board: [each for each in results if each.label == f"{rung.name}/{board}"]
            for board in BOARDS
        }
        together = [each for board in boards.values() for each in board]
        if together:
            entry = _entry(rung, together)
            entry["boards"] = {name: _entry(rung, each) for name, each in boards.items() if each}
            report[rung.name] = entry
    report["passed"] = all(entry["passed"] for entry in report.values() if isinstance(entry, dict))
    return report


def _entry(rung: Rung, results: list[GameResult]) -> dict[str, Any]:
    hero = str(rung.hero)
    credits: dict[str, list[int]] = {}
    wins = 0.0
    for result in results:
        for seat in result.seats:
            credits.setdefault(seat.player, []).append(seat.credits)
            wins += seat.share if seat.player == hero else 0.0
    share = wins / len(results)
    means = {player: round(fmean(purses), 3) for player, purses in credits.items()}
    low, high = wilson(wins, len(results))
    name = "ace_win_share" if rung.name == "ace_vs_truckers" else "win_share"
    best = means[hero] >= max(means.values())
    enough = share >= rung.least if rung.least > CHANCE else share > CHANCE
    return {
        "player": hero,
        "games": len(results),
        name: round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "needed": rung.least,
        "mean_credits": means,
        "highest_mean": best,
        "passed": enough and best,
        "certain": not low <= rung.least <= high,
    }
