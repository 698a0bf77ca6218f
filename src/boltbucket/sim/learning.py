"""Learning a style: a search over many ships and test flights.

`python -m boltbucket.sim.learning --generations 12 --out style.toml` begins from the learned style
there is. Every generation tries styles scattered around the present one at the same yards, flies
each of the ships they build through several decks against truckers of different character, and
moves towards the best of them (the cross-entropy method, on logarithms of the numbers).
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from math import exp, log, sqrt
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
FIXED = ("peeks",)
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
    return fmean(_score(fly(game, captains).flight.credits, seat) for game in flights)


def _score(credits: dict[int, int], seat: int) -> float:
    best = max(credits.values())
    winners = [other for other, purse in credits.items() if purse == best]
    share = 1 / len(winners) if seat in winners else 0.0
    rest = [purse for other, purse in credits.items() if other != seat]
    return share + CREDIT * (credits[seat] - fmean(rest))


def score(style: Style, numbers: Sequence[int]) -> float:
    return fmean(trial(style, number) for number in numbers)


# The search


@dataclass
class Search:
    """A cloud of styles: where its middle is, and how far it spreads."""

    middle: dict[str, float]
    spread: dict[str, float]

    @classmethod
    def around(cls, style: Style, spread: float) -> Search:
        middle = {name: log(max(LEAST, getattr(style, name))) for name in NAMES}
        return cls(middle, dict.fromkeys(NAMES, spread))

    def style(self, point: dict[str, float] | None = None) -> Style:
        changes = {name: round(exp(at), 3) for name, at in (point or self.middle).items()}
        return replace(styles()["ace"], **changes)  # type: ignore[arg-type]

    def scattered(self, chance: Random) -> dict[str, float]:
        return {name: chance.gauss(self.middle[name], self.spread[name]) for name in NAMES}

    def move(self, best: list[dict[str, float]], haste: float) -> None:
        for name in NAMES:
            values = [point[name] for point in best]
            middle = fmean(values)
            deviation = sqrt(fmean((value - middle) ** 2 for value in values))
            self.middle[name] += haste * (middle - self.middle[name])
            spread = self.spread[name]
            self.spread[name] = max(0.08, spread + haste * (deviation - spread) * 0.5)


def learn(options: argparse.Namespace, pool: Executor) -> Style:
    chance = Random(options.seed)
    start = styles()["ace"]
    if options.start:
        start = read_style("start", tomllib.loads(options.start.read_text())["ace"])
    search = Search.around(start, options.spread)
    for generation in range(options.generations):
        points = [search.middle, *(search.scattered(chance) for _ in range(options.population))]
        first = options.seed * 100_000 + generation * options.yards
        yards = range(first, first + options.yards)
        scores = list(pool.map(score, [search.style(p) for p in points], [yards] * len(points)))
        ranked = sorted(range(len(points)), key=lambda place: -scores[place])
        search.move([dict(points[place]) for place in ranked[: options.elite]], options.haste)
        print(
            f"generation {generation}: middle {scores[0]:.3f}, best {scores[ranked[0]]:.3f}, "
            f"mean {fmean(scores):.3f}",
            flush=True,
        )
        options.out.write_text(as_toml(search.style()), encoding="utf-8")
    return search.style()


def as_toml(style: Style) -> str:
    lines = [f"{field.name} = {getattr(style, field.name)}" for field in fields(Style)]
    return "\n".join(["[ace]", *lines, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn the style of the ace.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--elite", type=int, default=5)
    parser.add_argument("--yards", type=int, default=24, help="yards a style is tried at")
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--haste", type=float, default=0.6)
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
