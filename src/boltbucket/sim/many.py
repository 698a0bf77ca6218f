"""Many games at once: over any executor, in chunks, in the same order whatever runs them."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, Generic, TypeVar

from boltbucket.rules.editions import plans

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
"""Hears how many tasks are done, of how many."""
Workers = int | Callable[[], int]
"""How many there are, or how many there are just now."""

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
    workers: Workers | None = None,
) -> list[Result]:
    """The results of all tasks in their order; after Ctrl-C, of those that were done by then.

    Without an executor a pool of processes does the work, one a core.
    """
    results: list[Result] = []
    run_each(work, tasks, results.append, executor, progress, workers)
    return results


def run_each(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    take: Callable[[Result], object],
    executor: Executor | None = None,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> int:
    """As `run_many`, but every result is handed to `take` as soon as it is its turn, and not kept;
    how many there were."""
    row = _Row(take)
    try:
        with _Interrupts() as interrupts, _pool(executor, workers) as pool:
            for first, results in _chunks(work, tasks, pool, _counted(workers), interrupts):
                row.add(first, results)
                if progress is not None:
                    progress(row.done, len(tasks))
    except KeyboardInterrupt:
        pass
    finally:
        row.finish()
    return row.done


class _Row(Generic[Result]):
    """Results come in any order and leave in theirs."""

    def __init__(self, take: Callable[[Result], object]) -> None:
        self.done = 0
        self._take, self._next = take, 0
        self._waiting: dict[int, Result] = {}

    def add(self, first: int, results: Sequence[Result]) -> None:
        self._waiting.update(enumerate(results, start=first))
        self.done += len(results)
        while self._next in self._waiting:
            self._take(self._waiting.pop(self._next))
            self._next += 1

    def finish(self) -> None:
        """Those whose turn has not come, because others before them were never done."""
        for number in sorted(self._waiting):
            self._take(self._waiting.pop(number))


class _Interrupts:
    """Ctrl-C ends the waiting for results, not the handing over of one that is there; who insists
    is heard at once."""

    def __init__(self) -> None:
        self._asked = self._waiting = False
        self._before: Any = None

    def __enter__(self) -> _Interrupts:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, *_: object) -> None:
        insists, self._asked = self._asked, True
        if self._waiting or insists:
            raise KeyboardInterrupt

    def wait(self, running: Mapping[Future[Any], int]) -> set[Future[Any]]:
        self._waiting = True
        try:
            if self._asked:
                raise KeyboardInterrupt
            return wait(running, return_when=FIRST_COMPLETED).done
        finally:
            self._waiting = False


@contextmanager
def _pool(executor: Executor | None, workers: Workers | None) -> Iterator[Executor]:
    """The executor given, which stays open, or a pool of our own."""
    if executor is not None:
        yield executor
        return
    count = workers() if callable(workers) else workers
    known = os.environ.get(plans.VARIABLE, "")
    pool = ProcessPoolExecutor(count, initializer=_settle_down, initargs=(known,))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _counted(workers: Workers | None) -> Callable[[], int]:
    if callable(workers):
        return workers
    count = workers or os.cpu_count() or 1
    return lambda: count


def _settle_down(known: str) -> None:
    """Ctrl-C is for the process that collects the results. Plans of files are known here too, also
    where processes come from one that was started before anybody told of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ[plans.VARIABLE] = known


def work_through(
    work: Callable[[Task], Result], tasks: Sequence[Task]
) -> tuple[float, list[Result]]:
    """One chunk, done by a worker: how long it took, and its results."""
    began = time.perf_counter()
    results = [work(task) for task in tasks]
    return time.perf_counter() - began, results


def _chunks(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    pool: Executor,
    workers: Callable[[], int],
    interrupts: _Interrupts,
) -> Iterator[tuple[int, list[Result]]]:
    """Chunks as they are done, with the number of their first task.

    The first chunks are single tasks; how long they take says how large the others are.
    """
    size, sent = 1, 0
    running: dict[Future[tuple[float, list[Result]]], int] = {}
    while sent < len(tasks) or running:
        room = AHEAD * max(1, workers())
        while sent < len(tasks) and len(running) < room:
            chunk = list(islice(tasks, sent, sent + size))
            running[pool.submit(work_through, work, chunk)] = sent
            sent += len(chunk)
        for future in interrupts.wait(running):
            first = running.pop(future)
            seconds, results = future.result()
            size = fitting_size(seconds / len(results))
            yield first, results


def fitting_size(seconds_a_task: float) -> int:
    """How many such tasks make a chunk."""
    return max(1, min(MOST_IN_CHUNK, round(1.5 * CHUNK_SECONDS / max(seconds_a_task, 1e-6))))
