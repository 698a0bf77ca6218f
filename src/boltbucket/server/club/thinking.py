"""Bots think where there is room: what is too much for one machine waits in Redis for another."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import is_guest
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.view import View, packed_view
from boltbucket.server.bots.pool import AT_ONCE, BotPool
from boltbucket.server.club.bus import ANSWER_SECONDS, LOST, PREFIX, connected
from boltbucket.server.club.envelopes import Any_, Thought
from boltbucket.server.logs import log
from boltbucket.server.metrics import Metrics
from boltbucket.server.wire.telling import encode

QUEUE = f"{PREFIX}thoughts"
PATIENCE_SECONDS = 4.0
"""How long a bot waits for another machine before it thinks here after all."""
MOST_WAITING = 500
"""Thoughts that may wait in the queue."""
IDLE_SECONDS = 0.05
"""How often a machine that has no room looks whether it has."""


class Work(Struct, array_like=True):
    """A question for a bot, and who wants to know."""

    node: str
    number: int
    character: str
    strength: str
    seed: int
    view: bytes


_reader = msgspec.msgpack.Decoder(Work)


class SharedPool(BotPool):
    """Thinks here while there is room, and elsewhere while there is none; helps others besides."""

    def __init__(
        self,
        workers: int | None,
        url: str,
        node: str,
        send: Callable[[str, Any_], None],
        up: Callable[[], bool],
        metrics: Metrics,
    ) -> None:
        super().__init__(workers)
        self._node = node
        self._send = send
        self._up = up
        self._metrics = metrics
        self._redis = connected(url, socket_timeout=ANSWER_SECONDS)
        self._waiting = connected(url)
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Answer | None]] = {}
        self._thinking = 0
        self._helper: asyncio.Task[None] | None = None
        self._ended = False

    def start(self) -> None:
        super().start()
        if self._number:
            self._helper = asyncio.create_task(self._help(), name="thinking for others")

    @property
    def _has_room(self) -> bool:
        return self._thinking < self._number

    # Our own bots

    async def _thought(self, player: Player, seed: int, view: View) -> Answer:
        shared = self._number and player.character not in AT_ONCE and not is_guest(player)
        if shared and not self._has_room and self._up():
            found = await self._thought_elsewhere(player, seed, view)
            if found is not None:
                return found
        self._thinking += 1
        try:
            return await super()._thought(player, seed, view)
        finally:
            self._thinking -= 1

    async def _thought_elsewhere(self, player: Player, seed: int, view: View) -> Answer | None:
        """What any machine of the club thinks, ours included; None if none finds the time."""
        number = next(self._numbers)
        work = Work(
            self._node, number, player.character, player.strength, seed, encode(packed_view(view))
        )
        done = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            if not await self._queued(msgspec.msgpack.encode(work)):
                return None
            return await asyncio.wait_for(done, PATIENCE_SECONDS)
        except TimeoutError:
            return None
        finally:
            del self._asked[number]

    async def _queued(self, data: bytes) -> bool:
        """Whether it waits now; what nobody takes for a while is forgotten."""
        try:
            pipeline = self._redis.pipeline(transaction=False)
            pipeline.llen(QUEUE)
            pipeline.rpush(QUEUE, data)
            pipeline.expire(QUEUE, int(PATIENCE_SECONDS) + 1)
            before, *_ = await asyncio.wait_for(pipeline.execute(), ANSWER_SECONDS)
        except LOST:
            return False
        return bool(before < MOST_WAITING)

    def thought(self, letter: Thought) -> None:
        """Another machine has thought for us."""
        done = self._asked.get(letter.number)
        if done is not None and not done.done():
            done.set_result(None if letter.answer is None else tuple(letter.answer))

    # Bots of others

    async def _help(self) -> None:
        # To be cancelled may be lost on a wait for Redis that ends at the same moment.
        while not self._ended:
            if not self._has_room or not self._up():
                await asyncio.sleep(IDLE_SECONDS)
                continue
            try:
                found = await self._waiting.blpop([QUEUE], timeout=1)
            except LOST:
                await asyncio.sleep(ANSWER_SECONDS)
                continue
            if found is not None:
                self._begin(found[1])

    def _begin(self, data: bytes | str) -> None:
        try:
            work = _reader.decode(data)  # type: ignore[arg-type]
            player = Player(work.character, Strength(work.strength))
        except (msgspec.DecodeError, ValueError) as error:
            log("thought_unreadable", 40, error=str(error))
            return
        self._thinking += 1
        task = asyncio.create_task(self._think_for(work, player))
        task.add_done_callback(lambda _: self._done())

    def _done(self) -> None:
        self._thinking -= 1

    async def _think_for(self, work: Work, player: Player) -> None:
        answer: list[str | int] | None = None
        with suppress(Exception):
            answer = list(await self.think_of(player, work.seed, work.view))
        if work.node == self._node:
            self.thought(Thought(work.number, answer))
        else:
            self._metrics.count("thoughts_for_others")
            self._send(work.node, Thought(work.number, answer))

    async def end(self) -> None:
        self._ended = True
        if self._helper is not None:
            self._helper.cancel()
            await asyncio.gather(self._helper, return_exceptions=True)
        with suppress(*LOST):
            await self._redis.aclose()
            await self._waiting.aclose()
