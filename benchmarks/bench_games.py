"""How many games bots play: four truckers on one core, next to the frozen ones of before, two
processes, and the ace's thinking.

Aims: two processes play at least 1.6 times as many games as one where two cores are free, and an
ace keeps to its budget: on average, and in 99 of 100 decisions to what a bot may take at most.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from time import perf_counter, process_time

from benchmarks import frozen
from boltbucket.bots.ace import BUDGET_SECONDS
from boltbucket.bots.bot import Bot, Player, Strength
from boltbucket.bots.cast import make_bot, make_steady_bot
from boltbucket.bots.guard import HARD_LIMIT_SECONDS
from boltbucket.rules.decisions import Decision
from boltbucket.rules.setup import Setup
from boltbucket.rules.view import View
from boltbucket.sim.many import run_many
from boltbucket.sim.playing import MakePlayer, Match
from boltbucket.sim.results import play_job
from boltbucket.sim.simulating import jobs_for

SETUP = Setup("2021", 4, ("II",))
TRUCKERS = tuple(Player(name) for name in ("careful", "hauler", "gunner", "racer"))
GAMES = 12
REPEATS = 5
"""How often a game is timed; the quickest counts, because other programs may get in the way."""
ACE_GAMES = 3


def main() -> None:
    print(f"games of four truckers a second, level II of 2021 ({os.cpu_count()} cores)")
    alone = games_a_second(1)
    print(f"  one process            {alone:8.2f}")
    if (os.cpu_count() or 1) > 1:
        both = games_a_second(2)
        print(f"  two processes          {both:8.2f}   {both / alone:.2f} times as many")
    now, before = milliseconds_a_game()
    print("processor time of such a game, milliseconds")
    print(f"  as they are            {now:8.1f}   {before / now:.2f} times as many games")
    print(f"  frozen                 {before:8.1f}")
    print("decisions of an ace among truckers, milliseconds")
    times = thinking_times()
    mean, budget = 1000 * fmean(times), 1000 * BUDGET_SECONDS
    print(f"  on average             {mean:8.1f}   budget {budget:.0f}")
    for name, part in (("in the middle", 0.5), ("99 of 100", 0.99), ("longest", 1.0)):
        print(f"  {name:<20}   {1000 * quantile(times, part):8.1f}")
    print(f"  at most                {1000 * HARD_LIMIT_SECONDS:8.1f}")


def games_a_second(processes: int) -> float:
    jobs = jobs_for(SETUP, TRUCKERS, GAMES * processes, seed=1)
    with ProcessPoolExecutor(processes) as pool:
        # The first games of a process read the data: they are played before the clock starts.
        list(pool.map(play_job, jobs[:processes]))
        began = perf_counter()
        run_many(play_job, jobs, pool, workers=processes)
        return len(jobs) / (perf_counter() - began)


def milliseconds_a_game() -> tuple[float, float]:
    """What a game of truckers takes now and with the frozen ones, turn by turn."""
    kinds: tuple[MakePlayer, MakePlayer] = (make_steady_bot, _frozen)
    taken = [0.0, 0.0]
    for make in kinds:
        Match(SETUP, TRUCKERS, GAMES, make).play()
    for seed in range(GAMES):
        rounds = [[_seconds(make, seed) for make in kinds] for _ in range(REPEATS)]
        taken = [sum(each) for each in zip(taken, map(min, *rounds), strict=True)]
    now, before = (1000 * each / GAMES for each in taken)
    return now, before


def _seconds(make: MakePlayer, seed: int) -> float:
    began = process_time()
    Match(SETUP, TRUCKERS, seed, make).play()
    return process_time() - began


def _frozen(player: Player, seed: int) -> Bot:
    made: Bot = getattr(frozen, player.character.title())(player.strength, seed)
    return made


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, player: Player, seed: int, times: list[float]) -> None:
        self.bot = make_bot(player, seed)
        self.times = times

    def decide(self, view: View, decision: Decision) -> tuple[str | int, ...]:
        began = perf_counter()
        answer = self.bot.decide(view, decision)
        self.times.append(perf_counter() - began)
        return answer


def thinking_times() -> list[float]:
    """How long every decision of an ace took, building included."""
    times: list[float] = []
    players = (Player("hauler", Strength.ACE), *TRUCKERS[1:])

    def make(player: Player, seed: int) -> Timed:
        return Timed(player, seed, times if player.strength is Strength.ACE else [])

    for seed in range(ACE_GAMES):
        Match(SETUP, players, seed, make).play()
    return sorted(times)


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


if __name__ == "__main__":
    main()
