"""A table that has nothing to do with an attack, and how long it waits for answers."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.attack.findings import Finding
from tests.attack.victim import Player, Victim

EVERY_SECONDS = 0.11
PATIENCE_SECONDS = 30
MOST_TIMES = 3.0
"""How much longer a table may wait beside an attack, as was promised."""
LEAST_MS = 4.0
"""Less than this is not waiting: it is what one commit to the disk takes."""
CROWDED = 0.15
"""The share of its time a program waits for a processor, on a machine that has none to spare."""
MOST_BUSY = 0.5
"""The share of its time the event loop may work if nobody is to wait for it."""


@dataclass(frozen=True)
class Measured:
    """How long answers took in the middle, and what the machine did meanwhile."""

    answers: int
    middle_ms: float
    busy: float
    """The share of its time the server's event loop worked."""
    crowded: float
    """The share of its time it, or who measures, could have worked and had no processor."""


@dataclass(frozen=True)
class Comparison:
    """A table beside an attack, and just before."""

    quiet: Measured
    beside: Measured

    @property
    def times(self) -> float:
        return self.beside.middle_ms / max(self.quiet.middle_ms, LEAST_MS)

    @property
    def crowded(self) -> bool:
        """Whether other programs took the processors away, so that times say little."""
        return self.beside.crowded > CROWDED

    @property
    def kept(self) -> bool:
        return self.times <= MOST_TIMES or (self.crowded and self.beside.busy <= MOST_BUSY)

    def finding(self, attack: str, what: str) -> Finding:
        measured = f"{self.quiet.middle_ms:.1f} -> {self.beside.middle_ms:.1f} ms"
        measured += f", {self.times:.1f} times; {self.beside.busy:.0%} busy"
        if self.crowded:
            measured += f", {self.beside.crowded:.0%} without a processor"
        return Finding(attack, f"{what}; another table waits", measured, "<= 3 times", self.kept)


class QuietTable:
    """Somebody takes tiles and puts them back, and looks at the clock."""

    def __init__(self, victim: Victim) -> None:
        self._victim = victim
        self._tile = 0

    async def __aenter__(self) -> QuietTable:
        opened = await asyncio.to_thread(self._victim.open_table, setup={"building": "untimed"})
        self._player = Player(self._victim.port, opened["code"], opened["seat_token"])
        await self._player.__aenter__()
        started = await self._player.act("start")
        assert started["t"] == "accepted", started
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._player.__aexit__()

    async def measure(self, seconds: float) -> Measured:
        """How long answers of the next seconds take."""
        began, before = time.monotonic(), (_used(self._victim.process.pid), _used(os.getpid()))
        took = await self._play(seconds)
        passed = (time.monotonic() - began) * 1e9
        server, own = _used(self._victim.process.pid), _used(os.getpid())
        waited = max(server[1] - before[0][1], own[1] - before[1][1])
        return Measured(
            answers=len(took),
            middle_ms=median(took) * 1000,
            busy=(server[0] - before[0][0]) / passed,
            crowded=waited / passed,
        )

    async def _play(self, seconds: float) -> list[float]:
        took = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            took.append(await self._one("take", self._tile % 40))
            took.append(await self._one("return"))
            self._tile += 1
            await asyncio.sleep(EVERY_SECONDS)
        return took

    async def _one(self, *words: str | int) -> float:
        began = time.perf_counter()
        reply = await asyncio.wait_for(self._player.answer(*words), PATIENCE_SECONDS)
        assert reply["t"] == "accepted", reply
        return time.perf_counter() - began


def _used(process: int) -> tuple[int, int]:
    """How long the first thread of a process has worked, and waited for a processor, in ns."""
    try:
        words = Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()
    except FileNotFoundError:
        return 0, 0
    return int(words[0]), int(words[1])
