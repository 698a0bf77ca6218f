"""One thread that writes: whatever waits meanwhile is stored together, in one commit."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence

from boltbucket.server.store.store import Batch, StoreFailed

_MOST_AT_ONCE = 512
_GAP_SECONDS = 0.004
"""The least time from commit to commit: whoever comes meanwhile shares the next one."""

_Waiting = tuple[Batch, asyncio.AbstractEventLoop, "asyncio.Future[None]"]
Problems = Sequence[Exception | None]
Commit = Callable[[list[Batch]], Problems]
"""Stores batches in one commit: what is wrong with each, or raises if nothing of it is stored."""


class GroupWriter:
    """Asks `commit` from its own thread, which ends with `close`, and then says so."""

    def __init__(self, commit: Commit, ended: Callable[[], None]) -> None:
        self._commit = commit
        self._ended = ended
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._rested = 0.0
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    async def write(self, batch: Batch) -> None:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put((batch, loop, done))
        await done

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join(timeout=10)

    def _write_all(self) -> None:
        while (waiting := self._next()) is not None:
            self._rested = time.perf_counter() + _GAP_SECONDS
            _answer(waiting, self._problems([batch for batch, _, _ in waiting]))
        self._ended()

    def _next(self) -> list[_Waiting] | None:
        """Everything that waits, as one group; None when the store closes."""
        first = self._queue.get()
        if first is None:
            return None
        time.sleep(max(0.0, self._rested - time.perf_counter()))
        group = [first]
        while len(group) < _MOST_AT_ONCE:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._queue.put(None)
                break
            group.append(more)
        return group

    def _problems(self, batches: list[Batch]) -> Problems:
        """Whatever goes wrong is told to whoever waits. One bad batch must not take the others
        with it: then each is written alone."""
        try:
            return self._commit(batches)
        except StoreFailed as away:
            return [away] * len(batches)
        except Exception as error:  # noqa: BLE001 the thread must never end
            if len(batches) == 1:
                return [error]
        return [self._problems([batch])[0] for batch in batches]


def _answer(waiting: list[_Waiting], problems: Problems) -> None:
    """Wake everybody up; one call for each loop, because waking a loop costs a system call."""
    loops: dict[asyncio.AbstractEventLoop, list[_Settled]] = {}
    for (_, loop, done), problem in zip(waiting, problems, strict=True):
        loops.setdefault(loop, []).append((done, problem))
    for loop, settled in loops.items():
        try:
            loop.call_soon_threadsafe(_settle, settled)
        except RuntimeError:
            # The loop has ended meanwhile; nobody is waiting any more.
            continue


_Settled = tuple["asyncio.Future[None]", Exception | None]


def _settle(settled: list[_Settled]) -> None:
    for done, problem in settled:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            failed = isinstance(problem, StoreFailed)
            done.set_exception(problem if failed else StoreFailed(str(problem)))
