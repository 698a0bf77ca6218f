"""Heavy work, done in a process beside the server, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.bots.pool import processes
from boltbucket.server.logs import log

MOST_WAITING = 6
"""Pieces of work under way at the same time; more are refused."""
LONGEST_SECONDS = 30
"""A piece that takes longer is given up, with its process."""

P = ParamSpec("P")
T = TypeVar("T")


class Workshop:
    """Its process starts with the first piece of work. Without workers it is a thread."""

    def __init__(self, workers: int | None = None) -> None:
        self._in_process = workers != 0
        self._pool: Executor | None = None
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the work gives; raises Illegal if there is too much of it already."""
        if self._waiting >= MOST_WAITING:
            raise Illegal("slow_down")
        self._waiting += 1
        try:
            return await asyncio.wait_for(self._done(work, *args, **more), LONGEST_SECONDS)
        except (BrokenProcessPool, TimeoutError) as error:
            log("heavy_work_died", 40, work=work.__name__, error=repr(error))
            self.close()
            raise Illegal("server_error") from error
        finally:
            self._waiting -= 1

    async def _done(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if not self._in_process:
            return await asyncio.to_thread(work, *args, **more)
        return await asyncio.wrap_future(self._started().submit(work, *args, **more))

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = processes(1)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _end(pool: Executor) -> None:
    """What it is doing is of no use any more."""
    running = getattr(pool, "_processes", None) or {}
    for process in list(running.values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
