"""A table that has nothing to do with an attack, and how long it waits for answers."""

from __future__ import annotations

import asyncio
import time
from statistics import median

from tests.attack.victim import Player, Victim

EVERY_SECONDS = 0.11
PATIENCE_SECONDS = 30


class QuietTable:
    """Somebody takes tiles and puts them back, and looks at the clock."""

    def __init__(self, victim: Victim) -> None:
        self._victim = victim
        self._took: list[float] = []
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

    async def measure(self, seconds: float) -> list[float]:
        """How long every answer of the next seconds took."""
        took = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
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


def middle_ms(took: list[float]) -> float:
    return median(took) * 1000
