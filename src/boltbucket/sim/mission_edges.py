"""What missions mean to the characters: how much more each earns than the others at its table.

`python -m boltbucket.sim.mission_edges --games 150` lets truckers fly every mission of the box on
all levels, the seats going round, and prints what `bots/missions.toml` holds: bots vote by it.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from statistics import fmean

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import read_player
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.missions.mission import Mission
from boltbucket.sim.comparing import Measured, measured
from boltbucket.sim.many import run_many
from boltbucket.sim.results import GameResult, Job, play_job
from boltbucket.sim.simulating import jobs_for

CHARACTERS = ("careful", "hauler", "gunner", "racer")
HEAD = """\
# What a mission brings a character beyond what it brings the others at its table, in credits.
# Written by `python -m boltbucket.sim.mission_edges --games {games}`."""

Edges = dict[str, dict[str, Measured]]
"""By character and mission."""


def edges(games: int, seed: int) -> Edges:
    """So many games of every mission."""
    found: Edges = {name: {} for name in CHARACTERS}
    for mission in box_missions().values():
        results = run_many(play_job, mission_jobs(mission, games, seed))
        for name, differences in leads(results).items():
            found[name][mission.name] = measured(differences)
        print(mission.name, file=sys.stderr, flush=True)
    return found


def mission_jobs(mission: Mission, games: int, seed: int) -> list[Job]:
    """About so many games, evenly on all printed levels of both editions, among all who fit."""
    setups = [
        (Setup(name, len(group), (level,), missions=(mission.name,)), group)
        for group in _tables(mission)
        for name in EDITION_NAMES
        for level, terms in edition(name).levels.items()
        if not terms.own_design and mission.problem_with(terms, len(group)) is None
    ]
    each = max(1, games // len(setups))
    return [job for setup, group in setups for job in jobs_for(setup, group, each, seed)]


def _tables(mission: Mission) -> list[tuple[Player, ...]]:
    players = tuple(read_player(name) for name in CHARACTERS)
    most = mission.fits.most_seats or len(players)
    return list(combinations(players, min(most, len(players))))


def leads(results: Iterable[GameResult]) -> dict[str, list[float]]:
    """By how much each was ahead of the mean of the others, game by game."""
    found: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat in result.seats:
            others = [other.credits for other in result.seats if other is not seat]
            found[seat.player.split(":")[0]].append(seat.credits - fmean(others))
    return found


def text_of(found: Edges, games: int) -> str:
    """As a data file, with half the width of the 95 per cent interval as a comment."""
    lines = [HEAD.format(games=games)]
    for character, missions in found.items():
        lines += ["", f"[{character}]"]
        for mission, edge in missions.items():
            lines.append(f"{mission} = {edge.mean:.1f} # ± {edge.error or 0:.1f}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="What missions mean to the characters.")
    parser.add_argument("--games", type=int, default=150, help="of each mission")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()
    print(text_of(edges(options.games, options.seed), options.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
