"""Many games over sockets: nothing may be left of them but what is stored."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from boltbucket.rules.view import unpacked_view
from boltbucket.sim.random_play import RandomPlayers
from tests.attack.findings import Finding
from tests.attack.victim import UNLIMITED, Player, Victim, attacked

TABLES = 8
TIDY = {"idle_seconds": 1, "sweep_seconds": 1, "tidy_seconds": 10}
"""What a server usually does in minutes."""
GAMES_A_TABLE = 10
SETTLING_SECONDS = 30
"""How long it may take until all tables have been put away."""
MOST_MB = 12
"""How much memory may grow from the first quarter to the end."""


class Soak:
    """Counts games and looks at the server from time to time."""

    def __init__(self, victim: Victim, games: int, seconds: float) -> None:
        self.victim = victim
        self.games = games
        self.end = time.monotonic() + seconds
        self.played = 0
        self.answers = 0
        self.early_mb = 0.0

    @property
    def over(self) -> bool:
        return self.played >= self.games or time.monotonic() > self.end

    async def play(self, chance: Random) -> None:
        while not self.over:
            opened = await asyncio.to_thread(self.open)
            with suppress(WebSocketException):
                async with Player(self.victim.port, opened["code"], opened["seat_token"]) as ann:
                    await ann.act("start")
                    await self.rematches(ann, chance)

    def open(self) -> dict[str, Any]:
        bots = [None, {"character": "random"}]
        return self.victim.open_table(setup={"seats": 2, "building": "untimed"}, bots=bots)

    async def rematches(self, ann: Player, chance: Random) -> None:
        for _ in range(GAMES_A_TABLE):
            await self.game(ann, chance)
            self.played += 1
            if self.played == self.games // 4:
                self.early_mb = self.victim.memory_mb
            if self.over:
                return
            await ann.act("rematch")

    async def game(self, ann: Player, chance: Random) -> None:
        """To its end, by chance, with little patience for building."""
        players = RandomPlayers(chance.randrange(2**32))
        while True:
            reply = await ann.ask({"t": "look"})
            view = unpacked_view(reply["view"])
            if view.outcome is not None:
                return
            if view.decision is None:
                await asyncio.sleep(0.01)
                continue
            answer = players.decide(view.decision)
            if view.decision.kind == "build" and chance.random() < 0.15:
                assert view.table.yard is not None
                answer = ("finish", view.table.yard.offered_places[0])
            await ann.answer(*answer)
            self.answers += 1


async def run(games: int = 2000, seconds: float = 3600.0, seed: int = 1) -> list[Finding]:
    with attacked(**UNLIMITED, **TIDY) as victim:
        files, tasks = victim.files, _tasks(victim)
        soak = Soak(victim, games, seconds)
        await asyncio.gather(*(soak.play(Random(seed * 100 + n)) for n in range(TABLES)))
        grown = victim.memory_mb - soak.early_mb
        await asyncio.to_thread(_settle, victim, tasks)
        left_files, left_tasks = victim.files - files, _tasks(victim) - tasks
        over = int(victim.metrics()["boltbucket_games_over_total"])
        crashes = int(victim.metrics()["boltbucket_table_crashes_total"])
        memory = f"{soak.early_mb:.0f} -> {soak.early_mb + grown:.0f} MB"
    name = "soak"
    return [
        Finding(
            name, f"{soak.answers:,} answers over sockets; games played", f"{over:,}",
            "> 0, none crashed", over > 0 and crashes == 0,
        ),
        Finding(name, "memory, after a quarter and at the end", memory, "+12 MB", grown <= MOST_MB),
        Finding(name, "files left over", str(left_files), "<= 4", left_files <= 4),
        Finding(name, "tasks left over", str(left_tasks), "0", left_tasks <= 0),
    ]  # fmt: skip


def _settle(victim: Victim, tasks: int) -> None:
    end = time.monotonic() + SETTLING_SECONDS
    while _tasks(victim) > tasks and time.monotonic() < end:
        time.sleep(1)


def _tasks(victim: Victim) -> int:
    return int(victim.metrics()["boltbucket_tasks"])
