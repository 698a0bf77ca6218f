"""Steps of learning environments a second, on one core: ours, PettingZoo's classic games, Catan.

All are stepped with random legal actions, and every step makes its observation and its mask. What
is not installed is left out (`pip install pettingzoo[classic] catanatron_gym`). All play turn by
turn for a moment each, and the median of all turns counts: so a machine that is now quick, now
slow favours nobody. Seconds are those of the processor.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

import boltbucket.learn as learn
from boltbucket.learn.actions import verb_of
from boltbucket.learn.vector import ManyEnv, WorkerEnv

TURNS = 15
WINDOW = 0.2
"""Seconds of a turn."""
ENDING = ("finish", "give_up", "stop")
"""What random players leave for last: otherwise nearly all episodes end at once."""

Steps = Iterator[int]
"""How many steps were taken, a few at a time."""


def picked(numbers: Any, chance: Random) -> int:
    going_on = [n for n in numbers if verb_of(int(n)).name not in ENDING]
    return int(chance.choice(going_on or list(numbers)))


def seat(task: Any) -> Steps:
    env, chance = learn.SeatEnv(task), Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.step(picked(np.flatnonzero(seen["action_mask"]), chance))
        yield 1
        if over:
            seen, _ = env.reset()


def many(task: Any, count: int = 8) -> Steps:
    envs, chance = ManyEnv(task, count), Random(1)
    seen, _ = envs.reset(seed=1)
    while True:
        seen, *_ = envs.step(actions_of(seen["action_mask"], chance))
        yield count


def actions_of(masks: Any, chance: Random) -> Any:
    offered = [np.flatnonzero(mask) for mask in masks]
    return np.array([picked(numbers, chance) if len(numbers) else 0 for numbers in offered])


def whole_table() -> Steps:
    env, chance = learn.env(), Random(1)
    while True:
        env.reset(seed=chance.randrange(1000))
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            mask = np.flatnonzero(seen["action_mask"])
            env.step(None if over else picked(mask, chance))
            yield 1


def classic(name: str) -> Steps:
    from importlib import import_module

    env, chance = import_module(f"pettingzoo.classic.{name}").env(), Random(1)
    while True:
        env.reset(seed=chance.randrange(1000))
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            over = over or cut
            env.step(None if over else int(chance.choice(np.flatnonzero(mask))))
            yield 1


def catan() -> Steps:
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env, chance = CatanatronEnv(), Random(1)
    _, info = env.reset(seed=1)
    while True:
        _, _, over, cut, info = env.step(chance.choice(info["valid_actions"]))
        yield 1
        if over or cut:
            _, info = env.reset()


OURS: dict[str, Callable[[], Steps]] = {
    "fly this ship, alone": lambda: seat(learn.FlyTask(rivals=())),
    "the same, 8 in one process": lambda: many(learn.FlyTask(rivals=())),
    "fly this ship among four": lambda: seat(learn.FlyTask()),
    "build alone": lambda: seat(learn.BuildTask()),
    "a flight against truckers": lambda: seat(learn.MatchTask()),
    "four agents at a table": whole_table,
}
OTHERS: dict[str, Callable[[], Steps]] = {
    "tic-tac-toe": lambda: classic("tictactoe_v3"),
    "connect four": lambda: classic("connect_four_v3"),
    "chess": lambda: classic("chess_v6"),
    "catanatron's gym": catan,
}


def measured() -> dict[str, float]:
    """The median steps a second of everything that is installed."""
    playing, found = {}, {}
    for name, make in {**OURS, **OTHERS}.items():
        try:
            playing[name] = make()
            next(playing[name])
        except ImportError as missing:
            print(f"  {name} is left out: {missing}")
            del playing[name]
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(TURNS):
        for name, steps in playing.items():
            rates[name].append(_rate(steps))
    for name, each in rates.items():
        found[name] = median(each)
    return found


def _rate(steps: Steps) -> float:
    begun, taken = process_time(), 0
    while process_time() - begun < WINDOW:
        taken += next(steps)
    return taken / (process_time() - begun)


def workers_gain(seconds: float = 4.0) -> float:
    """How many times as many steps two worker processes take as one, by the clock on the wall."""
    rates = []
    for workers in (1, 2):
        envs, chance = WorkerEnv(learn.FlyTask(), 16, workers), Random(1)
        seen, _ = envs.reset(seed=1)
        begun, taken = perf_counter(), 0
        while perf_counter() - begun < seconds:
            seen, *_ = envs.step(actions_of(seen["action_mask"], chance))
            taken += 16
        rates.append(taken / (perf_counter() - begun))
        envs.close()
    return rates[1] / rates[0]


def main() -> None:
    print("steps of learning environments a second, observation and mask included, one core")
    found = measured()
    catanatron = found.get("catanatron's gym")
    for name, rate in found.items():
        ratio = f"   {rate / catanatron:5.2f} of catanatron's" if catanatron else ""
        print(f"  {name:<28} {rate:8,.0f}{ratio}")
    print(f"two worker processes: {workers_gain():.2f} times one ({os.cpu_count()} cores)")


if __name__ == "__main__":
    main()
