"""Bots at a table: one thought at a time for every seat, at the pace of hands."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING
from zlib import crc32

from boltbucket.bots.pace import seconds_for
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.server.items import Thought, Tick
from boltbucket.server.logs import log
from boltbucket.server.minds import Minds
from boltbucket.server.seating import player_of, usual_bot

if TYPE_CHECKING:
    from boltbucket.bots.bot import Player
    from boltbucket.server.table import Table

REST_SECONDS = 1


class Thinking:
    """The bots of one table."""

    def __init__(self, table: Table, minds: Minds) -> None:
        self._table = table
        self._minds = minds
        self._tasks: dict[Seat, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let every bot that is asked something think, unless it does already."""
        table = self._table
        if table.play is None or not table.watch.running:
            return
        for seat, asked in table.play.asked.items():
            if seat not in self._tasks and table.is_bot(seat):
                self._tasks[seat] = asyncio.create_task(self._think(seat, asked.number))

    async def _think(self, seat: Seat, number: int) -> None:
        try:
            thought = await self._thought(seat, number)
        except Exception as error:  # noqa: BLE001 whatever happens to a bot, its table goes on
            log("bot_failed", table=self._table.code, error=repr(error))
            await asyncio.sleep(REST_SECONDS)
            thought = None
        del self._tasks[seat]
        self._table.put(Tick() if thought is None else thought)

    async def _thought(self, seat: Seat, number: int) -> Thought | None:
        table = self._table
        play = table.play
        if play is None or not play.asks(seat, number):
            # The table was faster than the bot.
            return None
        began = time.monotonic()
        player = self._player(seat)
        # Not the game's own seed: with that a bot could work out what is hidden.
        seed = crc32(f"{play.head.id} {seat}".encode())
        answer = await self._minds.decide(player, seed, play.game.view(seat))
        seconds = seconds_for(player.strength, answer) * table.seating.options.bot_pace / 100
        if answer[0] == "take":
            seconds = max(seconds, table.draw_wait(seat) / 1000)
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        return Thought(play.head.id, seat, number, answer)

    def rest(self, seat: Seat) -> None:
        """What a bot answered has made the table stumble: it thinks again, but not at once."""
        if seat not in self._tasks:
            self._tasks[seat] = asyncio.create_task(self._rest(seat))

    async def _rest(self, seat: Seat) -> None:
        await asyncio.sleep(REST_SECONDS)
        del self._tasks[seat]
        self._table.put(Tick())

    def _player(self, seat: Seat) -> Player:
        """The bot of the seat, or the usual one where its package is no longer installed."""
        try:
            return player_of(self._table.seating.chairs[seat].bot or usual_bot())
        except Illegal:
            return player_of(usual_bot())

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
