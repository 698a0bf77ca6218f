"""Everybody at their tables acts again and again, and what that looks like and costs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.tables.clients import ROOM, Client

ACTS_PER_SECOND = 4
LIMIT_MS = 50
SECONDS = float(os.environ.get("BOLTBUCKET_BENCH_SECONDS", "4"))
BUSY = 0.85
"""Clients busier than this may be what is too slow."""
SETTLING = 0.3

Used = dict[str, float]
"""Processor seconds so far, by who has used them."""


@dataclass(frozen=True)
class Seen:
    """What a load looked like from outside."""

    tables: int
    times: list[float]
    """Of all answers, in milliseconds, sorted."""
    spent: dict[str, float]
    """Processor seconds, by who has used them."""
    busy: float
    """How busy the clients were."""

    @property
    def p99(self) -> float:
        return self.times[int(len(self.times) * 0.99)]

    @property
    def cost(self) -> float:
        """Microseconds of processor an answer, of all together."""
        return 1e6 * sum(self.spent.values()) / len(self.times)

    @property
    def held(self) -> bool:
        wanted = 0.9 * self.tables * ROOM * ACTS_PER_SECOND * SECONDS
        return self.p99 < LIMIT_MS and len(self.times) > wanted

    def __str__(self) -> str:
        answers = len(self.times)
        each = ", ".join(f"{part} {1e6 * s / answers:.0f}" for part, s in self.spent.items())
        doubt = " (too busy to measure)" if self.busy > BUSY else ""
        return (
            f"p50 {self.times[answers // 2]:6.1f} ms, p99 {self.p99:6.1f} ms, "
            f"µs an answer: {each}; clients {self.busy:.0%} busy{doubt}"
        )


async def acting(clients: list[Client], used: Callable[[], Used]) -> Seen:
    """For some seconds, evenly spread over time; then all hang up."""
    loop, gap = asyncio.get_running_loop(), 1 / ACTS_PER_SECOND
    before, own = used(), time.process_time()
    begin = loop.time() + 0.2
    for number, client in enumerate(clients):
        client.begin(begin + gap * number / len(clients), gap)
    await asyncio.sleep(0.2 + SECONDS)
    for client in clients:
        client.stop()
    busy = (time.process_time() - own) / SECONDS
    await asyncio.sleep(SETTLING)
    spent = {part: seconds - before[part] for part, seconds in used().items()}
    times = sorted(ms for client in clients for ms in client.times) or [1e9]
    for client in clients:
        client.transport.close()
    await asyncio.sleep(SETTLING)
    return Seen(len(clients) // ROOM, times, spent, busy)
