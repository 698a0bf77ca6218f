"""A bot that plays at a table of another machine, through the same protocol as people."""

from __future__ import annotations

import asyncio
import contextlib

from boltbucket.bots.bot import Bot, Strength
from boltbucket.bots.pace import seconds_for
from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.bots.client import TableClient


async def play(client: TableClient, bot: Bot, strength: Strength = Strength.TRUCKER) -> str:
    """Play one game to its end; who has how many credits."""
    async with client:
        while client.ending is None and client.phase != "over":
            await _next_thing(client, bot, strength)
        if client.ending is not None:
            raise Illegal(client.ending)
        return _summary(client)


async def _next_thing(client: TableClient, bot: Bot, strength: Strength) -> None:
    if client.decision is not None:
        await _answer(client, bot, strength)
        return
    with contextlib.suppress(TimeoutError):
        await client.until(_has_something_to_do, 5)


def _has_something_to_do(client: TableClient) -> bool:
    return client.ending is not None or client.phase == "over" or client.decision is not None


async def _answer(client: TableClient, bot: Bot, strength: Strength) -> None:
    seen = await client.look()
    if seen is None or seen[1].decision is None:
        await asyncio.sleep(0.1)
        return
    number, view = seen
    decision = view.decision
    assert decision is not None
    answer = await asyncio.to_thread(bot.decide, view, decision)
    pace = client.room["options"]["bot_pace"] / 100
    await asyncio.sleep(seconds_for(strength, answer) * pace)
    reply = await client.answer(answer, number)
    if reply["t"] == "refused":
        await asyncio.sleep(int(reply["params"].get("wait_ms", 50)) / 1000)


def _summary(client: TableClient) -> str:
    assert client.view is not None
    names = [seat["name"] for seat in client.room["seats"]]
    purses = client.view["outcome"]["credits"].items()
    return ", ".join(f"{names[int(seat)]} {purse}" for seat, purse in purses)
