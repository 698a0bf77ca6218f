"""The task of a table: it stores what the table wants stored, and only then tells anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from boltbucket.bots.cast import is_guest
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.bots.seats import BotSeats
from boltbucket.server.clock.wall import steady_ms, wall_ms
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.logs import log, trace
from boltbucket.server.metrics import Metrics
from boltbucket.server.store.store import Batch, Store, StoreFailed
from boltbucket.server.table.effects import Effects
from boltbucket.server.table.inbox import (
    Arrival,
    ClientCommand,
    Departure,
    KeepTime,
    Message,
    Request,
    SitDown,
    Tick,
)
from boltbucket.server.table.seating import Seating, player_of
from boltbucket.server.table.table import Table
from boltbucket.server.table_door import AboutTable
from boltbucket.server.wire.connection import Line
from boltbucket.server.wire.messages import Pong, Refused, TableCommand

SERVICE_RESTART = 1012
POLICY = 1008
AT_ONCE = 32
"""How many messages are handled before they are stored together."""
MOST_QUEUED = 500
"""How many messages may wait for a table before clients are told to slow down."""

Waiting = tuple[Message, "asyncio.Future[Any] | None"]


class Closing:
    """Nothing that comes after this is handled here any more."""


class TableTask:
    """The only one who touches its table."""

    def __init__(
        self,
        table: Table,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        epoch: int | None = None,
    ) -> None:
        self.table = table
        self.epoch = epoch
        """Under which the table is held, where several processes share a store."""
        self.handled: Callable[[Message], None] | None = None
        """Told of every message that has been handled, stored and told."""
        self.began = self.touched = time.monotonic()
        self.opened_by: str | None = None
        """The visitor who opened it, as long as it has been in memory since."""
        self._store = store
        self._metrics = metrics
        self._queue: asyncio.Queue[Waiting | Closing] = asyncio.Queue()
        self._under_way: list[Waiting] = []
        """What is being handled and stored, and was not answered yet."""
        self._closed: asyncio.Future[list[Waiting]] | None = None
        self._ended = False
        self._pool = pool
        self._trials: set[asyncio.Task[None]] = set()
        self._trying = asyncio.Lock()
        self._bots = BotSeats(table.code, pool, self.put)
        self._timer: asyncio.TimerHandle | None = None
        self._set_for: int | None = None

    @property
    def code(self) -> str:
        return self.table.code

    def put(self, message: Message) -> None:
        if isinstance(message, ClientCommand) and self._wants_guest(message):
            trial = asyncio.create_task(self._try_out(message))
            self._trials.add(trial)
            trial.add_done_callback(self._trials.discard)
        else:
            self._queue.put_nowait((message, None))

    def _wants_guest(self, spoken: ClientCommand) -> bool:
        """Whether the host wants a bot of another package, which has to be tried first."""
        command, state = spoken.command, self.table.state
        if not isinstance(command, TableCommand) or command.do != "bot" or command.bot is None:
            return False
        viewer = state.viewer(spoken.connection)
        if viewer is None or viewer.seat is None or viewer.seat != state.seating.host:
            return False
        try:
            return is_guest(player_of(command.bot))
        except Illegal:
            return False

    async def _try_out(self, spoken: ClientCommand) -> None:
        """The table hears of the bot once it is known what is wrong with it; nobody waits."""
        assert isinstance(spoken.command, TableCommand)
        assert spoken.command.bot is not None
        async with self._trying:
            broken = await self._pool.trial(player_of(spoken.command.bot))
        self._queue.put_nowait((replace(spoken, broken_bot=broken), None))

    @property
    def crowded(self) -> bool:
        return self._queue.qsize() >= MOST_QUEUED

    async def ask(self, request: Request) -> Any:
        """What a request is granted, once it is stored; raises Illegal if it is refused, Elsewhere
        if the table is at another process by now."""
        if self.closing:
            raise Elsewhere(None)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((request, done))
        return await done

    async def sit_down(self, name: str) -> tuple[Seat, str, Seating]:
        seat, token = await self.ask(SitDown(name))
        return seat, token, self.table.state.seating

    async def about(self) -> AboutTable:
        state = self.table.state
        game = state.game
        phase = "lobby" if game is None else game.phase
        return AboutTable(state.seating, phase, state.playing, len(state.here))

    def ping(self, line: Line) -> None:
        line.tell(Pong(steady_ms()))

    # The task

    async def run(self) -> None:
        try:
            while self._closed is None or not self._closed.done():
                await self.take_batch()
        finally:
            self._ended = True
            self._bots.stop()
            self._set_timer(None)
            for trial in self._trials:
                trial.cancel()

    async def take_batch(self) -> None:
        """Handle what has come, store all of it, then carry out the rest."""
        waiting = [await self._queue.get()]
        while not self._queue.empty() and len(waiting) < AT_ONCE:
            if isinstance(waiting[-1], Closing):
                break
            waiting.append(self._queue.get_nowait())
        closing = isinstance(waiting[-1], Closing)
        self._under_way = messages = [each for each in waiting if not isinstance(each, Closing)]
        found = [(self._handled(message), done) for message, done in messages]
        last = [self._handled(KeepTime()).batch] if closing else []
        batch = _together(self.code, [*(effects.batch for effects, _ in found), *last])
        if not batch.empty:
            batch.epoch = self.epoch
            await self._store.write(batch)
        for (message, _), (effects, done) in zip(messages, found, strict=True):
            self._carry_out(effects, done)
            if self.handled is not None:
                self.handled(message)
        self._under_way = []
        if closing:
            self._leave_the_rest()
        else:
            self._set_timer(found[-1][0].timer)

    def _handled(self, message: Message) -> Effects:
        if isinstance(message, Arrival | Departure):
            self.touched = time.monotonic()
        if isinstance(message, Tick):
            self._set_timer(None)
        return self.table.handle(message, steady_ms(), wall_ms())

    def _carry_out(self, effects: Effects, done: asyncio.Future[Any] | None) -> None:
        for delivery in effects.deliveries:
            client = _line(delivery.connection)
            try:
                client.send(delivery.message)
            except Exception as error:  # noqa: BLE001 one line that is broken hurts nobody else
                log("line_failed", 40, table=self.code, error=trace(error))
                client.drop(SERVICE_RESTART)
        for goodbye in effects.goodbyes:
            code = 1000 if goodbye.welcome else POLICY
            _line(goodbye.connection).say_goodbye(goodbye.reason, code)
        if done is not None and not done.done():
            _answer(done, effects)
        for answer in effects.rests:
            self._bots.rest(answer)
        for thought in effects.thoughts:
            self._bots.think(thought)
        for line in effects.logs:
            log(line.event, line.level, **line.fields)
        self._count(effects)

    def _count(self, effects: Effects) -> None:
        for name in effects.counted:
            self._metrics.count(name)
        for arrived in effects.answered:
            self._metrics.count("answers")
            self._metrics.answer_seconds.observe(time.perf_counter() - arrived)

    def _set_timer(self, moment: int | None) -> None:
        """Tell the table of the time at this moment of the server's clock."""
        if moment == self._set_for:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._set_for = None, moment
        if moment is not None:
            seconds = max(0, moment - steady_ms()) / 1000 + 0.001
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = self._set_for = None
        self.put(Tick())

    # Ending

    @property
    def closing(self) -> bool:
        """Whether nothing that comes now is handled here any more."""
        return self._ended or self._closed is not None

    @property
    def trying(self) -> bool:
        """Whether somebody waits for a bot to be tried."""
        return bool(self._trials)

    async def finish(self) -> list[Waiting]:
        """The task ends between two messages: what is before is handled, and the table's time is
        stored, which nobody is told. What has come after, for whoever goes on with it."""
        if self._ended:
            raise StoreFailed("the table has ended")
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()
            self._queue.put_nowait(Closing())
        return await self._closed

    def _leave_the_rest(self) -> None:
        assert self._closed is not None
        self._closed.set_result(self._rest())

    def give_up(self, why: Illegal | Elsewhere | None = None) -> None:
        """The task has ended: tell everybody why, if that is known, and let them connect again.
        What was under way was not told to anybody, so whoever asked for it hears of it here."""
        for viewer in self.table.state.viewers:
            line = _line(viewer.connection)
            if isinstance(why, Illegal):
                line.tell(Refused(0, why.code, why.params))
            line.hang_up(SERVICE_RESTART)
        if self._closed is not None and not self._closed.done():
            self._closed.set_exception(StoreFailed("the table has ended"))
        rest = self._rest()
        for message, _ in rest:
            if isinstance(message, Arrival):
                _line(message.connection).drop(SERVICE_RESTART)
        for _, done in (*self._under_way, *rest):
            if done is not None and not done.done():
                done.set_exception(why or Illegal("server_error"))

    def _rest(self) -> list[Waiting]:
        """What still waits, and no more."""
        rest = []
        while not self._queue.empty():
            each = self._queue.get_nowait()
            if not isinstance(each, Closing):
                rest.append(each)
        return rest

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it: no one is there, and nothing waits or is under way."""
        waits = self._under_way or not self._queue.empty()
        return not (self.table.state.viewers or waits or self.closing)


def _line(connection: object) -> Line:
    """The table only tells connections apart; here they are known."""
    line: Line = connection  # type: ignore[assignment]
    return line


def _answer(done: asyncio.Future[Any], effects: Effects) -> None:
    if effects.refusal is not None:
        done.set_exception(effects.refusal)
    else:
        done.set_result(effects.result)


def _together(code: str, batches: list[Batch]) -> Batch:
    """Several batches as one; of the table itself, what was written last."""
    if len(batches) == 1:
        return batches[0]
    whole = Batch(code)
    for batch in batches:
        whole.heads += batch.heads
        whole.rows += batch.rows
        whole.rewritten += batch.rewritten
        whole.chats += batch.chats
        if batch.table is not None:
            whole.table, whole.public = batch.table, batch.public
    return whole
