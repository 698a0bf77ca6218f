"""Many games at once: over any executor, in chunks, in the same order whatever runs them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
"""Hears how many tasks are done, of how many."""

CHUNK_SECONDS = 0.1
"""A chunk takes at least about this long, so that sending it costs little."""
MOST_IN_CHUNK = 500
AHEAD = 3
"""How many chunks wait for every worker."""


def run_many(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    executor: Executor | None = None,
    progress: Progress | None = None,
    workers: int | None = None,
) -> list[Result]:
    """The results of all tasks in their order; after Ctrl-C, of those that were done by then.

    Without an executor a pool of processes does the work, one a core.
    """
    found: dict[int, Result] = {}
    try:
        with _pool(executor, workers) as pool:
            for first, results in _chunks(work, tasks, pool, workers or os.cpu_count() or 1):
                found.update(enumerate(results, start=first))
                if progress is not None:
                    progress(len(found), len(tasks))
    except KeyboardInterrupt:
        pass
    return [found[number] for number in sorted(found)]


@contextmanager
def _pool(executor: Executor | None, workers: int | None) -> Iterator[Executor]:
    """The executor given, which stays open, or a pool of our own."""
    if executor is not None:
        yield executor
        return
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_alone)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that collects the results."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work_through(
    work: Callable[[Task], Result], tasks: Sequence[Task]
) -> tuple[float, list[Result]]:
    """One chunk, done by a worker: how long it took, and its results."""
    began = time.perf_counter()
    results = [work(task) for task in tasks]
    return time.perf_counter() - began, results


def _chunks(
    work: Callable[[Task], Result], tasks: Sequence[Task], pool: Executor, workers: int
) -> Iterator[tuple[int, list[Result]]]:
    """Chunks as they are done, with the number of their first task.

    The first chunks are single tasks; how long they take says how large the others are.
    """
    size, sent = 1, 0
    running: dict[Future[tuple[float, list[Result]]], int] = {}
    while sent < len(tasks) or running:
        while sent < len(tasks) and len(running) < AHEAD * workers:
            chunk = list(islice(tasks, sent, sent + size))
            running[pool.submit(work_through, work, chunk)] = sent
            sent += len(chunk)
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            first = running.pop(future)
            seconds, results = future.result()
            size = fitting_size(seconds / len(results))
            yield first, results


def fitting_size(seconds_a_task: float) -> int:
    """How many such tasks make a chunk."""
    return max(1, min(MOST_IN_CHUNK, round(1.5 * CHUNK_SECONDS / max(seconds_a_task, 1e-6))))
