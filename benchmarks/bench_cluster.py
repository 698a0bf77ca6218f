"""Games on a Dask cluster against the same games on a pool of processes.

The aim: one and two workers play at least 0.9 times as many games as one and two processes. All
contestants play turns after one another, and the median of their turns counts.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from boltbucket.bots.bot import Player
from boltbucket.rules.setup import Setup
from boltbucket.sim.cluster import cluster, portable
from boltbucket.sim.many import Workers, run_many
from boltbucket.sim.results import Job, play_job
from boltbucket.sim.simulating import jobs_for
from tests.sim.dask_cluster import DaskCluster, wait_until

TRUCKERS = tuple(Player(name) for name in ("careful", "hauler", "gunner", "racer"))
JOBS = jobs_for(Setup("2021", 4, ("II",)), TRUCKERS, 24, seed=1)
TURNS = 5


def main() -> None:
    print(f"games of four truckers a second, level II of 2021, median of {TURNS} turns")
    for count in (1, 2):
        with pool(count) as (processes, _), dask(count) as (executor, workers):
            turns = [
                (turn(play_job, processes, count), turn(portable(play_job), executor, workers))
                for _ in range(TURNS)
            ]
        alone, there = (median(each) for each in zip(*turns, strict=True))
        ratio = median(cluster / pool for pool, cluster in turns)
        print(
            f"  {count} processes {alone:8.2f}   {count} workers {there:8.2f}   {ratio:.2f} times"
        )


def turn(work: object, executor: Executor, workers: Workers) -> float:
    began = perf_counter()
    run_many(work, JOBS, executor, workers=workers)  # type: ignore[arg-type]
    return len(JOBS) / (perf_counter() - began)


@contextmanager
def pool(count: int) -> Iterator[tuple[Executor, int]]:
    with ProcessPoolExecutor(count) as found:
        _warm(found, count)
        yield found, count


@contextmanager
def dask(count: int) -> Iterator[tuple[Executor, Workers]]:
    """As many workers, each a process with one thread."""
    with tempfile.TemporaryDirectory() as folder:
        machines = DaskCluster(Path(folder))
        try:
            for _ in range(count):
                machines.add_worker()
            with cluster(machines.address) as found:
                wait_until(lambda: found.workers() == count)
                _warm(found.executor, count)
                yield found.executor, found.workers
        finally:
            machines.close()


def _warm(executor: Executor, count: int) -> None:
    """The first games of a process read the data: they are played before the clock starts."""
    jobs: list[Job] = JOBS[: 2 * count]
    run_many(play_job, jobs, executor, workers=count)


if __name__ == "__main__":
    main()
