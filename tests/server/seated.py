"""A table without a network: connections that only listen."""

from __future__ import annotations

import asyncio
import copy
import json

from boltbucket.rules.setup import Setup
from boltbucket.server.bots.client import patched
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.clock.wall import steady_ms
from boltbucket.server.metrics import Metrics
from boltbucket.server.store.store import Batch
from boltbucket.server.table.inbox import Arrival, ClientCommand, Departure
from boltbucket.server.table.seating import new_seating
from boltbucket.server.table.table import Table
from boltbucket.server.table.turn import Turn
from boltbucket.server.table_task import TableTask
from boltbucket.server.wire.messages import read_message, written
from boltbucket.server.wire.room import BotChoice, Options

QUICK = Options(
    bot_pace=0, draw_ms=0, grace_seconds=3600, between_seconds=0, decision_seconds=0,
    fly_on_seconds=0, count_seconds=0,
)  # fmt: skip


class RecordingConnection:
    """A connection that keeps every byte it is sent."""

    def __init__(self):
        self.closed = False
        self.heard = []
        self.goodbye = None
        self._known, self._read = {}, 0

    def send(self, data):
        self.heard.append(bytes(data))

    def say_goodbye(self, reason, code=1000):
        self.goodbye = reason.code
        self.closed = True

    def drop(self, code):
        self.closed = True

    hang_up = drop

    def tell(self, message):
        self.send(written(message))

    @property
    def messages(self):
        return [json.loads(text) for text in self.heard]

    @property
    def view(self):
        """The view as a client would have it."""
        return self._followed("view")

    @property
    def room(self):
        return self._followed("room")

    def _followed(self, what):
        for text in self.heard[self._read :]:
            message = json.loads(text)
            for each in ("view", "room") if message["t"] in ("welcome", "update") else ():
                new = message[each]
                old = self._known.get(each)
                self._known[each] = new if message["t"] == "welcome" else patched(old, new)
        self._read = len(self.heard)
        return copy.deepcopy(self._known.get(what))

    @property
    def phase(self):
        return "lobby" if self.view is None else self.view["phase"]

    @property
    def last(self):
        return self.messages[-1]

    @property
    def events(self):
        return [event["type"] for message in self.messages for event in message.get("events", ())]


REPLIES = ("accepted", "refused", "considered", "odds", "launched", "view")


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
        chosen = setup or Setup("2021", seats, ("L",))
        seating = new_seating(code, chosen, False, options, 0)
        self.tokens = {}
        for number in range(people if people is not None else seats - len(bots)):
            seating, seat, token = seating.sit_down(f"P{number}")
            self.tokens[seat] = token
        for seat in bots:
            seating = seating.put_bot(seat, BotChoice("random"))
        self.store = store or MemoryStore()
        self.watch_token = "watch"
        self.table = Table(seating, steady_ms(), watch_token=lambda seating: self.watch_token)
        self.task = TableTask(self.table, self.store, BotPool(0), Metrics())
        self.ears = {seat: self.arrive(seat) for seat in seating.humans}
        self._id = 0

    def arrive(self, seat, have=None):
        """Somebody comes: a seat, or None for a spectator."""
        ear = RecordingConnection()
        token = "watch" if seat is None else self.tokens[seat]
        self.task.put(Arrival(ear, token, have))
        return ear

    def arrived_now(self, seat):
        """What a fresh client of a seat, or of spectators, is shown."""
        ear = RecordingConnection()
        token = "watch" if seat is None else self.tokens[seat]
        self.task._carry_out(self.table.handle(Arrival(ear, token), steady_ms()), None)
        return ear

    def depart(self, ear):
        self.task.put(Departure(ear))

    async def settle(self):
        """Let the table do what is in its queue."""
        while not self.task._queue.empty():
            await self.task.take_batch()

    async def act(self, seat, do, /, **fields):
        return await self.say(seat, {"t": "table", "do": do, **fields})

    async def answer(self, seat, *answer, decision=None):
        return await self.say(seat, {"t": "answer", "answer": answer, "decision": decision})

    def send(self, seat, message):
        """Say something without waiting for what the server replies; its number."""
        self._id += 1
        if message["t"] in ("answer", "table", "look", "consider", "odds", "launched"):
            message = {**message, "id": self._id}
        self.task.put(ClientCommand(self.ears[seat], read_message(json.dumps(message))))
        return self._id

    async def say(self, seat, message):
        """What the server replied, if it did."""
        ear = self.ears[seat]
        before = len(ear.heard)
        self.send(seat, message)
        await self.settle()
        replies = [json.loads(text) for text in ear.heard[before:]]
        own = [r for r in replies if r["t"] in REPLIES]
        return own[-1] if own else None

    @property
    def state(self):
        return self.table.state

    @property
    def game(self):
        return self.state.game.game

    async def grant(self, request):
        """What somebody who asks over HTTP is granted."""
        asking = asyncio.create_task(self.task.ask(request))
        await asyncio.sleep(0)
        await self.settle()
        return await asking

    async def force(self, seat, answer):
        """An answer that no client gives: the clock's, say."""
        turn = Turn(self.state, steady_ms())
        turn.submit(seat, answer)
        self.table._finish(turn)
        await self.store.write(turn.effects.batch)
        self.task._carry_out(turn.effects, None)


def scene(story):
    """A test written as a coroutine, with everybody settled down before it begins."""

    def test():
        asyncio.run(story())

    test.__name__ = story.__name__
    return test
