"""Bots at a table: one thought at a time for every seat, at the pace of hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from boltbucket.bots.pace import luck_of, seconds_for
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.logs import log
from boltbucket.server.table.effects import Thought
from boltbucket.server.table.inbox import BotAnswer

REST_SECONDS = 1


class BotSeats:
    """The bots of one table. What they answer is put where the table finds it."""

    def __init__(self, code: str, pool: BotPool, put: Callable[[BotAnswer], None]) -> None:
        self._code = code
        self._pool = pool
        self._put = put
        self._tasks: dict[Seat, asyncio.Task[None]] = {}

    def think(self, thought: Thought) -> None:
        """Let the bot think; whatever it was thinking about is of no use any more."""
        self._begin(thought.seat, self._think(thought))

    def rest(self, answer: BotAnswer) -> None:
        """What a bot answered has made the table stumble: it thinks again, but not at once."""
        self._begin(answer.seat, self._rest(answer))

    def _begin(self, seat: Seat, work: Coroutine[Any, Any, None]) -> None:
        before = self._tasks.pop(seat, None)
        if before is not None:
            before.cancel()
        self._tasks[seat] = asyncio.create_task(work)

    async def _think(self, thought: Thought) -> None:
        answer: Answer | None = None
        try:
            answer = await self._answer(thought)
        except Exception as error:  # noqa: BLE001 whatever happens to a bot, its table goes on
            log("bot_failed", table=self._code, error=repr(error))
            await asyncio.sleep(REST_SECONDS)
        self._put(BotAnswer(thought.game, thought.seat, thought.number, answer))

    async def _answer(self, thought: Thought) -> Answer:
        began = time.monotonic()
        answer = await self._pool.decide(thought.player, thought.seed, thought.view)
        luck = luck_of(thought.seed, thought.number)
        seconds = seconds_for(thought.player.pace, answer, luck) * thought.pace
        if answer[0] == "take":
            seconds = max(seconds, thought.may_draw_ms / 1000)
        seconds = max(seconds, self._pool.pause())
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        return answer

    async def _rest(self, answer: BotAnswer) -> None:
        await asyncio.sleep(REST_SECONDS)
        self._put(BotAnswer(answer.game, answer.seat, answer.number, None))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
