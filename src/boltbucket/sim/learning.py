"""Learning a style: a climb over many ships and test flights.

`python -m boltbucket.sim.learning --steps 60 --out style.toml` begins from the learned style there
is. Every step tries pairs of styles, scattered to both sides of the present one, at the same
yards, flies the ships they build through several decks against truckers of different character,
and moves the present style towards the better ones (evolution strategies, on logarithms of the
numbers). What comes out is the mean of the last half of the way.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import fields, replace
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean

from boltbucket.bots.bot import Bot, Player, Strength
from boltbucket.bots.captain import Captain
from boltbucket.bots.cast import make_bot
from boltbucket.bots.style import Style, read_style, styles
from boltbucket.bots.trucker import Trucker
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from boltbucket.sim.trials import built, fly, other_flights

LEARNER = Player("learner", Strength.ACE)
RIVALS = ("careful", "hauler", "gunner", "racer")
SETUPS = (Setup("2021", 4, ("II",)), Setup("2007", 4, ("II",)))
DECKS = 6
"""How often the ships of one yard are flown."""
FIXED = ("peeks", "guard", "guard_enough")
CREDIT = 0.02
"""What a credit more than the others is worth, in wins."""
LEAST = 0.02

NAMES = tuple(field.name for field in fields(Style) if field.name not in FIXED)


def trial(style: Style, number: int) -> float:
    """How well a style does at one yard: wins, and a little for credits."""
    seat = number % 4
    rivals = [name for name in RIVALS if name != RIVALS[number // 4 % 4]]
    players = [Player(name) for name in rivals]
    players.insert(seat, LEARNER)

    def make(player: Player, seed: int) -> Bot:
        if player is LEARNER:
            return Trucker(style, Strength.ACE, seed)
        return make_bot(player, seed)

    match = Match(SETUPS[number % len(SETUPS)], tuple(players), number, make)
    before, last, answer = built(match)
    captains = {
        place: Captain(style if player is LEARNER else styles()[player.character])
        for place, player in enumerate(players)
    }
    flights = other_flights(before, last, answer, range(number * DECKS, (number + 1) * DECKS))
    return fmean(_score(fly(game, captains).table.credits, seat) for game in flights)


def _score(credits: Mapping[int, int], seat: int) -> float:
    best = max(credits.values())
    winners = [other for other, purse in credits.items() if purse == best]
    share = 1 / len(winners) if seat in winners else 0.0
    rest = [purse for other, purse in credits.items() if other != seat]
    return share + CREDIT * (credits[seat] - fmean(rest))


# The climb


Point = dict[str, float]
"""The logarithms of a style's numbers."""


def point_of(style: Style) -> Point:
    return {name: log(max(LEAST, getattr(style, name))) for name in NAMES}


def style_at(point: Point) -> Style:
    changes = {name: round(exp(at), 3) for name, at in point.items()}
    return replace(styles()["ace"], **changes)  # type: ignore[arg-type]


def moved(point: Point, by: Point, times: float) -> Point:
    return {name: at + times * by[name] for name, at in point.items()}


def learn(options: argparse.Namespace, pool: Executor) -> None:
    chance = Random(options.seed)
    start = styles()["ace"]
    if options.start:
        start = read_style("start", tomllib.loads(options.start.read_text())["ace"])
    point = point_of(start)
    drift = dict.fromkeys(NAMES, 0.0)
    way: list[Point] = []
    for step in range(options.steps):
        first = options.seed * 100_000 + step * options.pairs
        slope, mean = _slope(point, range(first, first + options.pairs), chance, options, pool)
        drift = {name: 0.5 * drift[name] + slope[name] for name in NAMES}
        point = moved(point, drift, options.rate)
        way.append(point)
        latter = way[len(way) // 2 :]
        middle = {name: fmean(each[name] for each in latter) for name in NAMES}
        options.out.write_text(as_toml(style_at(middle)), encoding="utf-8")
        print(f"step {step}: {mean:.3f}", flush=True)


def _slope(
    point: Point, yards: range, chance: Random, options: argparse.Namespace, pool: Executor
) -> tuple[Point, float]:
    """Where it goes up, and the mean score around here."""
    spread = options.spread
    aside = [{name: chance.gauss(0, spread) for name in NAMES} for _ in yards]
    ahead = pool.map(trial, [style_at(moved(point, each, 1)) for each in aside], yards)
    behind = pool.map(trial, [style_at(moved(point, each, -1)) for each in aside], yards)
    up, down = list(ahead), list(behind)
    slope = {
        name: fmean(
            each[name] * (more - less) / (2 * spread**2)
            for each, more, less in zip(aside, up, down, strict=True)
        )
        for name in NAMES
    }
    return slope, fmean((*up, *down))


def as_toml(style: Style) -> str:
    lines = [f"{field.name} = {getattr(style, field.name)}" for field in fields(Style)]
    return "\n".join(["[ace]", *lines, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn the style of the ace.")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=20, help="pairs of styles tried in a step")
    parser.add_argument("--spread", type=float, default=0.2)
    parser.add_argument("--rate", type=float, default=0.08)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a style to begin from instead")
    parser.add_argument("--out", type=Path, default=Path("build/style.toml"))
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(options.workers) as pool:
        learn(options, pool)
    return 0


if __name__ == "__main__":
    sys.exit(main())
