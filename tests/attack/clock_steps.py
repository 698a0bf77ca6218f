"""The machine's clock is set while people play."""

from __future__ import annotations

import asyncio
import tempfile
from itertools import pairwise
from pathlib import Path

from tests.attack.findings import Finding
from tests.attack.victim import PLAYER, Player, Victim, attacked

STEPS = (-30, 120, -3600, 0)
"""Where the clock stands one after the other, in seconds off the right time."""
DRAW_MS = 50


async def run() -> list[Finding]:
    with tempfile.TemporaryDirectory() as folder:
        clock = Path(folder) / "seconds"
        clock.write_text("0")
        with attacked(clock=str(clock)) as victim:
            return await _step(victim, clock)


async def _step(victim: Victim, clock: Path) -> list[Finding]:
    opened = await asyncio.to_thread(
        victim.open_table, setup={"building": "real_time"}, options={"draw_ms": DRAW_MS}, start=True
    )
    refused: list[str] = []
    async with Player(victim.port, opened["code"], opened["seat_token"]) as ann:
        for step in (0, *STEPS):
            clock.write_text(str(step))
            for number in range(3):
                for words in (("take", number), ("return",)):
                    reply = await ann.answer(*words)
                    refused += [reply["code"]] if reply["t"] == "refused" else []
                await asyncio.sleep(2 * DRAW_MS / 1000)
        record = ann.room["record"]
    clock.write_text("0")
    _, replay = await asyncio.to_thread(victim.request, f"/api/replays/{record}", None, PLAYER)
    times = [frame["at"] for frame in replay["frames"]]
    falls = sum(later < sooner for sooner, later in pairwise(times))
    asked = 6 * (len(STEPS) + 1)
    name, steps = "clock steps", ", ".join(f"{step:+d} s" for step in STEPS)
    return [
        Finding(name, f"{steps}: of {asked} answers refused", str(len(refused)), "0", not refused),
        Finding(name, "stored times that go back", str(falls), "0", not falls and bool(times)),
        Finding(
            name, "the longest wait between two of them", f"{_longest(times)} ms", "< 60 s",
            _longest(times) < 60_000,
        ),
    ]  # fmt: skip


def _longest(times: list[int]) -> int:
    return max((later - sooner for sooner, later in pairwise(times)), default=0)
