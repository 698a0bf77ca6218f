"""The processes in which bots think are killed again and again while they build."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

from tests.attack.findings import Finding
from tests.attack.victim import Player, Victim, attacked

BOTS = [None, {"character": "hauler", "strength": "ace"}, {"character": "careful"}]
FEWEST_TILES = 6


async def run(kills: int = 3, seconds: float = 90.0) -> list[Finding]:
    with attacked(bot_workers=1) as victim:
        opened = await asyncio.to_thread(
            victim.open_table, setup={"seats": 3, "building": "untimed"}, bots=BOTS
        )
        async with Player(victim.port, opened["code"], opened["seat_token"]) as ann:
            await ann.act("start")
            killing = asyncio.create_task(_kill(victim, kills))
            tiles = await asyncio.wait_for(_launched(ann), seconds)
            killed = await killing
        crashes = int(victim.metrics()["boltbucket_table_crashes_total"])
    name = "lost workers"
    fewest = min(tiles)
    return [
        Finding(name, f"{killed} killed; tables that crashed", str(crashes), "0", crashes == 0),
        Finding(
            name, "tiles of the smallest bot's ship", str(fewest), ">= 6", fewest >= FEWEST_TILES
        ),
    ]


async def _kill(victim: Victim, kills: int) -> int:
    killed = 0
    while killed < kills:
        for worker in await asyncio.to_thread(lambda: victim.workers):
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
                killed += 1
        await asyncio.sleep(1.0)
    return killed


async def _launched(ann: Player) -> list[int]:
    """How many tiles the ships of both bots have when they are finished."""
    await ann.say({"t": "answer", "id": 0, "answer": ["finish", 1]})
    while ann.view["table"]["yard"] is not None:
        await ann.hear(60)
    return [len(ann.view["table"]["ships"][str(seat)]["tiles"]) for seat in (1, 2)]
