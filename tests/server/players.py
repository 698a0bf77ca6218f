"""People for tests: they answer whatever they are asked, by chance."""

from __future__ import annotations

import asyncio
from random import Random

from boltbucket.sim.random_play import RandomPlayers


class RandomPerson:
    """Plays a seat to the end of the game, and notes what the server accepted."""

    def __init__(self, client, seed):
        self.client = client
        self.players = RandomPlayers(seed)
        self.chance = Random(seed)
        self.accepted = []

    async def play(self):
        client = self.client
        while client.phase != "over":
            if client.decision is None:
                await self._change(lambda c: c.decision or c.phase == "over")
            else:
                await self.answer()

    async def answer(self):
        seen = await self.client.look()
        if seen is None or seen[1].decision is None:
            await asyncio.sleep(0.01)
            return
        number, view = seen
        answer = self.players.decide(view.decision)
        reply = await self.client.answer(answer, number)
        if reply["t"] == "accepted":
            self.accepted.append(answer)

    async def _change(self, condition):
        try:
            await self.client.until(condition, 0.5)
        except TimeoutError:
            # A line that was lost meanwhile may have swallowed what we wait for.
            return
