"""A table without a network: connections that only listen."""

from __future__ import annotations

import asyncio
import json

from boltbucket.server.items import Arrival, Departure, Spoken
from boltbucket.server.messages import Options, read_message
from boltbucket.server.metrics import Metrics
from boltbucket.server.minds import Minds
from boltbucket.server.seating import new_seating
from boltbucket.server.shapes import BotChoice, Setup
from boltbucket.server.store import Batch
from boltbucket.server.table import Table

QUICK = Options(
    bot_pace=0, draw_ms=0, grace_seconds=3600, between_seconds=0, decision_seconds=0,
    fly_on_seconds=0,
)  # fmt: skip


class Ear:
    """A connection that keeps every byte it is sent."""

    def __init__(self, eye=None):
        self.eye = eye
        self.role = "player"
        self.closed = False
        self.greeted = False
        self.heard = []
        self.goodbye = None

    def send(self, data):
        self.heard.append(bytes(data))

    def send_all(self, messages):
        self.heard += messages

    def say_goodbye(self, reason):
        self.goodbye = reason.code
        self.closed = True

    def drop(self, code):
        self.closed = True

    @property
    def messages(self):
        return [json.loads(text) for text in self.heard]

    @property
    def parts(self):
        """The view as a client would have it."""
        view = {}
        for message in self.messages:
            if message["t"] == "welcome":
                view.clear()
            for name, value in message.get("parts", {}).items():
                if name == "heap+":
                    for handle, state in value:
                        view["heap"][handle] = state
                else:
                    view[name] = value
        return view

    @property
    def last(self):
        return self.messages[-1]


class MemoryStore:
    """Keeps batches in a list."""

    def __init__(self):
        self.batches = []

    async def write(self, batch: Batch):
        self.batches.append(batch)

    @property
    def rows(self):
        return [row for batch in self.batches for _, row in batch.rows]


class Seated:
    """A table with people who are all here."""

    def __init__(
        self, seats=2, setup=None, *, options=QUICK, bots=(), people=None, store=None, code="TEST22"
    ):
        chosen = setup or Setup("2021", seats, ["L"])
        seating = new_seating(code, chosen, False, options, 0)
        for number in range(people if people is not None else seats - len(bots)):
            seating.sit_down(f"P{number}")
        for seat in bots:
            seating.put_bot(seat, BotChoice("random"))
        self.store = store or MemoryStore()
        self.table = Table(seating, self.store, Minds(0), Metrics())
        self.ears = {seat: self.arrive(seat) for seat in seating.humans}
        self._id = 0

    def arrive(self, eye, have=None):
        ear = Ear(eye)
        self.table.put(Arrival(ear, have))
        return ear

    def depart(self, ear):
        self.table.put(Departure(ear))

    async def settle(self):
        """Let the table do what is in its queue."""
        while not self.table._queue.empty():
            await self.table._take_batch()

    async def act(self, seat, do, /, **fields):
        return await self.say(seat, {"t": "table", "do": do, **fields})

    async def answer(self, seat, *answer, decision=None):
        return await self.say(seat, {"t": "answer", "answer": answer, "decision": decision})

    def send(self, seat, message):
        """Say something without waiting for what the server replies; its number."""
        self._id += 1
        if message["t"] in ("answer", "table", "look"):
            message = {**message, "id": self._id}
        self.table.put(Spoken(self.ears[seat], read_message(json.dumps(message)), 0.0))
        return self._id

    async def say(self, seat, message):
        """What the server replied, if it did."""
        ear = self.ears[seat]
        before = len(ear.heard)
        self.send(seat, message)
        await self.settle()
        replies = [json.loads(text) for text in ear.heard[before:]]
        own = [r for r in replies if r["t"] in ("accepted", "refused")]
        return own[-1] if own else None

    @property
    def game(self):
        return self.table.play.game


def scene(story):
    """A test written as a coroutine, with everybody settled down before it begins."""

    def test():
        asyncio.run(story())

    test.__name__ = story.__name__
    return test
