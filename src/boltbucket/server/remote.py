"""A bot that plays at a table of another machine, through the same protocol as people."""

from __future__ import annotations

import asyncio

from boltbucket.bots.bot import Bot, Strength
from boltbucket.bots.pace import seconds_for
from boltbucket.rules.illegal import Illegal
from boltbucket.server.client import TableClient


async def play(client: TableClient, bot: Bot, strength: Strength = Strength.TRUCKER) -> str:
    """Play one game to its end; who has how many credits."""
    async with client:
        while client.ending is None and client.phase != "over":
            await _next_thing(client, bot, strength)
        if client.ending is not None:
            raise Illegal(client.ending)
        return _summary(client)


async def _next_thing(client: TableClient, bot: Bot, strength: Strength) -> None:
    if client.phase == "between":
        await client.act("next")
    elif client.phase != "lobby" and client.decision is not None:
        await _answer(client, bot, strength)
        return
    with_patience = client.until(_has_something_to_do, 5)
    try:
        await with_patience
    except TimeoutError:
        return


def _has_something_to_do(client: TableClient) -> bool:
    if client.ending is not None or client.phase == "over":
        return True
    return client.phase not in ("lobby", "between") and client.decision is not None


async def _answer(client: TableClient, bot: Bot, strength: Strength) -> None:
    seen = await client.look()
    if seen is None or seen[1].decision is None:
        await asyncio.sleep(0.1)
        return
    number, view = seen
    decision = view.decision
    assert decision is not None
    answer = await asyncio.to_thread(bot.decide, view, decision)
    pace = client.parts["table"]["bot_pace"] / 100
    await asyncio.sleep(seconds_for(strength, answer) * pace)
    reply = await client.answer(answer, number)
    if reply["t"] == "refused":
        await asyncio.sleep(int(reply["params"].get("wait_ms", 50)) / 1000)


def _summary(client: TableClient) -> str:
    outcome = client.parts["outcome"]
    names = [seat["name"] for seat in client.parts["table"]["seats"]]
    purses = [f"{names[int(seat)]} {purse}" for seat, purse in outcome["credits"].items()]
    return ", ".join(purses)
