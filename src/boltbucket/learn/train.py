"""Two examples: learning to fly a ship, and learning to build one.

`python -m boltbucket.learn.train fly --out fly.npz --curve fly.svg` learns, plays test episodes
nobody has seen with the policy and with those it is compared with, and draws the curve.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np

from boltbucket.bots.bot import Bot
from boltbucket.bots.cast import make_steady_bot, read_player
from boltbucket.drawing.charts import Curves, draw_charts
from boltbucket.learn.episode import Pilot
from boltbucket.learn.features import SEEN
from boltbucket.learn.imitate import imitate, shown_by
from boltbucket.learn.policy import Policy
from boltbucket.learn.policy_bot import PolicyBot
from boltbucket.learn.ppo import Effort, Learner
from boltbucket.learn.rewards import Reward, gained
from boltbucket.learn.tasks import BuildTask, FlyTask, Task
from boltbucket.learn.vector import ManyEnv
from boltbucket.learn.what_if import Trials, Trier
from boltbucket.rules.setup import Setup
from boltbucket.sim.comparing import measured

TEST_SEED: Final = 1_000_000_000
"""Test episodes have seeds from here on; none of them is drawn for training but by great chance."""
SMOOTHED: Final = 4
"""So many updates are one point of the curve."""


@dataclass(frozen=True)
class Example:
    """What is learned, how long, and whom the result is compared with."""

    title: str
    task: Task
    effort: Effort | Trials
    """How it is learned: by episodes as they come, or by trying all answers of each."""
    rivals: Mapping[str, Callable[[int], Bot]]
    shown: int = 0
    """How many episodes of the first rival are imitated before."""
    envs: int = 16
    """How many play at the same time, where they come."""


def _named(name: str) -> Callable[[int], Bot]:
    return lambda seed: make_steady_bot(read_player(name), seed)


EXAMPLES: Final[Mapping[str, Example]] = {
    "fly": Example(
        "Fly this ship",
        FlyTask(rivals=()),
        Trials(),
        {"captain": lambda seed: Pilot(), "random": _named("random")},
        shown=200,
    ),
    "build": Example(
        "Build alone against the sand",
        BuildTask(Setup("2021", 1, ("I",))),
        Effort(updates=120, batch=256, rate=3e-3),
        {"random": _named("random"), "careful": _named("careful")},
        envs=32,
    ),
}


def credits_of(task: Task, make: Callable[[int], Bot], seeds: range) -> list[int]:
    """What a bot earns in each of these episodes."""
    return [_played(task, make(seed), seed) for seed in seeds]


def _played(task: Task, bot: Bot, seed: int) -> int:
    episode = task.begin(seed)
    episode.finish(bot)
    return gained(episode.game.table, episode.learners[0])


def mean_of(credits: list[int]) -> str:
    """The mean, and half the width of the interval it lies in with 95 per cent."""
    found = measured(credits)
    return f"{found.mean:6.2f} ± {found.error or 0:.2f}"


def train(
    example: Example, seed: int, envs: int, out: Path
) -> tuple[Policy, list[tuple[float, float]]]:
    """The policy at the end, and how episodes went on the way; it is stored after every update."""
    policy = Policy.new(example.task.setup.seats, seed=seed)
    if example.shown:
        _imitate(policy, example, seed)
    begun, points = time.process_time(), []

    def heard(steps: int, credits: float) -> None:
        points.append((float(steps), credits))
        policy.save(out)
        spent = time.process_time() - begun
        print(f"{steps:8d} steps  {credits:6.2f} credits  {spent:6.0f} s", flush=True)

    _learner(policy, example, seed, envs).learn(heard)
    return policy, points


def _imitate(policy: Policy, example: Example, seed: int) -> None:
    teacher = next(iter(example.rivals.values()))
    shown = [
        moment
        for each in range(seed * example.shown, (seed + 1) * example.shown)
        for moment in shown_by(teacher(each), example.task, each)
    ]
    print(f"imitated: {imitate(policy, shown, seed):.0%} of {len(shown)} answers alike")


def _learner(policy: Policy, example: Example, seed: int, envs: int) -> Learner | Trier:
    chance = np.random.default_rng(seed)
    if isinstance(example.effort, Trials):
        return Trier(policy, example.task, Pilot(), example.effort, chance)
    together = ManyEnv(example.task, envs, reward=Reward.SHAPED, fields=SEEN)
    return Learner(policy, together, example.effort, chance)


def smooth(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Means over several updates; those in which no episode ended are left out."""
    found = []
    for first in range(0, len(points), SMOOTHED):
        part = [point for point in points[first : first + SMOOTHED] if point[1] == point[1]]
        if part:
            found.append((fmean(x for x, _ in part), fmean(y for _, y in part)))
    return found


def main(arguments: list[str] | None = None) -> None:
    options = _options(arguments)
    example = EXAMPLES[options.example]
    if options.updates:
        example = replace(example, effort=replace(example.effort, updates=options.updates))
    policy, points = train(example, options.seed, options.envs or example.envs, options.out)
    seeds = range(TEST_SEED, TEST_SEED + options.tests)
    learned = credits_of(example.task, lambda _: PolicyBot(policy), seeds)
    print(f"{'learned':10} {mean_of(learned)}   ({options.tests} episodes)")
    levels = {}
    for name, make in example.rivals.items():
        credits = credits_of(example.task, make, seeds)
        better = [mine - theirs for mine, theirs in zip(learned, credits, strict=True)]
        print(f"{name:10} {mean_of(credits)}   learned is better by {mean_of(better)}")
        levels[name] = fmean(credits)
    if options.curve:
        curves = Curves("credits", {"learning": smooth(points)}, levels, "steps")
        options.curve.write_text(draw_charts(example.title, [curves]), encoding="utf-8")


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn to fly a ship, or to build one.")
    parser.add_argument("example", choices=sorted(EXAMPLES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=0, help="how long; 0 for the example's own")
    parser.add_argument("--envs", type=int, default=0, help="how many play at the same time")
    parser.add_argument("--tests", type=int, default=500, help="test episodes at the end")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, help="where the curve is drawn (SVG)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
