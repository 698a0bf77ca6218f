"""All tables of a server, brought back from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, NamedTuple

import msgspec

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.clock.wall import steady_ms, wall_ms
from boltbucket.server.counts import Counts, LocalCounts
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.logs import log, trace
from boltbucket.server.loop_lag import LoopLag
from boltbucket.server.metrics import Metrics
from boltbucket.server.open_tables import DAY_MS, Listing, listed
from boltbucket.server.settings import Settings
from boltbucket.server.store.store import Batch, Stale, Store, StoreFailed
from boltbucket.server.store.stored_games import find_game
from boltbucket.server.table.inbox import BeginGame, KeepTime, StoreShortened
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.seating import Seating, new_seating, player_of, read_seating
from boltbucket.server.table.table import Table
from boltbucket.server.table_door import TableDoor
from boltbucket.server.table_task import TableTask
from boltbucket.server.tokens import new_code, spectator_token
from boltbucket.server.wire.messages import Chat
from boltbucket.server.wire.room import BotChoice, Options

FORGET_SECONDS = 3600
LISTED_SECONDS = 1.0
"""How long a list of open tables is good enough for the next who asks."""
CLOSING_SECONDS = 3
LOOKED_AT = 200
"""Of how many stored tables those that may be listed are chosen."""


class _Found(NamedTuple):
    """A table as it is in the store."""

    seating: Seating
    game: RunningGame | None
    chats: list[Chat]
    renewal: Batch
    """What is to be stored before it goes on."""


class Whole(NamedTuple):
    """A server, or all that share a store."""

    tables: int
    servers: int = 1
    bus: bool = True


class TableRegistry:
    """Finds tables, opens them and puts them away."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.pool = self._make_pool()
        self.counts: Counts = LocalCounts()
        self._watch_tokens = lru_cache(settings.tables)(partial(spectator_token, store.secret()))
        self._losses = store.losses
        self._tables: dict[str, TableTask] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[TableTask]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.lag = LoopLag(metrics)
        self.pool.pause = lambda: self.lag.bots_pause
        self._watcher: asyncio.Task[None] | None = None
        self._listed: list[Seating] = []
        self._listed_at = -LISTED_SECONDS

    def _make_pool(self) -> BotPool:
        return BotPool(self.settings.bot_workers)

    def whole(self) -> Whole:
        """How all is, as far as it is known here."""
        return Whole(len(self._tables))

    # Opening

    async def open(
        self,
        setup: Setup,
        name: str,
        public: bool = False,
        bots: Sequence[BotChoice | None] = (),
        options: Options | None = None,
        start: bool = False,
        opened_by: str | None = None,
    ) -> tuple[TableTask, str]:
        """A new table, and the token of its first seat; raises Illegal for a bad set-up."""
        if len(self._tables) >= self.settings.tables:
            raise Illegal("server_full")
        code, epoch = await self._reserve()
        seating = new_seating(code, setup, public, options or Options(), wall_ms())
        seating = msgspec.structs.replace(seating, losses=self._losses)
        seating, _, token = seating.sit_down(name)
        for seat, bot in enumerate(bots):
            if bot is not None:
                seating = seating.put_bot(seat, bot)
                await self._try_out(bot)
        try:
            await self.store.write(_first_batch(seating, epoch))
        except StoreFailed as error:
            log("table_not_opened", 40, error=str(error))
            raise Illegal("store_failed") from error
        task = self._start(seating, epoch=epoch)
        task.opened_by = opened_by
        if start:
            await task.ask(BeginGame())
        log("table_opened", table=task.code, public=public)
        return task, token

    async def _try_out(self, bot: BotChoice) -> None:
        broken = await self.pool.trial(player_of(bot))
        if broken is not None:
            raise broken

    async def _reserve(self) -> tuple[str, int | None]:
        """A code for a new table, and under which epoch it is held, if that needs one."""
        code = new_code()
        while code in self._tables or self.store.read_table(code) is not None:
            code = new_code()
        return code, None

    def _start(
        self,
        seating: Seating,
        game: RunningGame | None = None,
        chats: Iterable[Chat] = (),
        epoch: int | None = None,
    ) -> TableTask:
        at = 0 if game is None else seating.time_after(game.last_at)
        table = Table(
            *(seating, steady_ms(), game, at, chats),
            watch_token=self.spectator_token,
            most_spectators=self.settings.spectators,
        )
        task = TableTask(table, self.store, self.pool, self.metrics, epoch)
        self._tables[seating.code] = task
        running = asyncio.create_task(task.run(), name=f"table {task.code}")
        running.add_done_callback(lambda done: self._table_ended(task, done))
        self._tasks[task.code] = running
        self.metrics.tables.set(len(self._tables))
        return task

    def _table_ended(self, table: TableTask, task: asyncio.Task[None]) -> None:
        """A table that stumbled is forgotten; its people come back to what was stored."""
        if self._tables.get(table.code) is table:
            del self._tables[table.code], self._tasks[table.code]
        self.metrics.tables.set(len(self._tables))
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        if isinstance(error, Stale):
            log("table_lost", 30, table=table.code)
            self.metrics.count("tables_lost")
            table.give_up(Elsewhere(None))
            return
        self.metrics.crashes.inc()
        known = isinstance(error, StoreFailed)
        log("table_crashed", 40, table=table.code, error=str(error) if known else trace(error))
        table.give_up(Illegal("store_failed") if known else None)

    # Finding

    async def find(self, code: str) -> TableDoor:
        """The table of a code, wherever it is; raises Illegal if there is none."""
        return await self.own(code)

    async def own(self, code: str) -> TableTask:
        """The table of a code, out of memory or store; raises Illegal if there is none."""
        table = self._tables.get(code)
        if table is not None:
            return table
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> TableTask:
        if len(self._tables) >= self.settings.tables:
            raise Illegal("server_full")
        try:
            return await self._loaded(code)
        except StoreFailed as error:
            log("table_not_loaded", 40, table=code, error=str(error))
            raise Illegal("store_failed") from error

    async def _loaded(self, code: str) -> TableTask:
        """The table as it was stored, brought up to date where that is needed."""
        if await asyncio.to_thread(self.store.read_table, code) is None:
            raise Illegal("no_such_table", table=code)
        epoch = await self._claim(code)
        # Touched first: what is read from here on is not forgotten meanwhile.
        await self.store.write(Batch(code, epoch=epoch))
        found = await asyncio.to_thread(self._read, code)
        if found is None:
            raise Illegal("no_such_table", table=code)
        if not found.renewal.empty:
            found.renewal.epoch = epoch
            await self.store.write(found.renewal)
        log("table_restored", table=code)
        task = self._started(found, epoch)
        if found.seating.losses < self._losses:
            task.put(StoreShortened(self._losses))
        return task

    async def _claim(self, code: str) -> int | None:
        """Under which epoch a table is held from here on, if that needs one."""
        return None

    def _started(self, found: _Found, epoch: int | None) -> TableTask:
        """A game that cannot even be shown does not take its table along."""
        try:
            return self._start(found.seating, found.game, found.chats, epoch)
        except Exception as error:
            if found.game is None:
                raise
            log("game_unreadable", 40, record=found.seating.game, error=trace(error))
            name = found.seating.game
            lost = msgspec.structs.replace(found.seating, game=None, unreadable=name)
            return self._start(lost, None, found.chats, epoch)

    def _read(self, code: str) -> _Found | None:
        data = self.store.read_table(code)
        if data is None:
            return None
        try:
            seating = read_seating(data)
        except (msgspec.DecodeError, ValueError) as error:
            log("table_unreadable", 40, table=code, error=str(error))
            raise Illegal("table_unreadable", table=code) from error
        found = _Found(seating, None, self.store.read_chats(code), Batch(code))
        return found if seating.game is None else self._with_game(found, seating.game)

    def _with_game(self, found: _Found, name: str) -> _Found:
        """The table's game; where it cannot be read, the table goes on without it."""
        try:
            stored = find_game(self.store, name)
            game = stored.restored(1000 * found.seating.options.count_seconds)
        except Illegal as refusal:
            other = refusal.code == "other_rules"
            lost = msgspec.structs.replace(
                found.seating, game=None, unreadable=name, other_rules=other
            )
            return found._replace(seating=lost)
        if not stored.renewed:
            return found._replace(game=game)
        rows = [(name, row) for row in stored.rows]
        renewal = Batch(found.seating.code, heads=[stored.head], rows=rows, rewritten=[name])
        return found._replace(game=game, renewal=renewal)

    async def open_tables(self) -> list[Seating]:
        """Public tables that still have a seat to take; looked up for many at once."""
        if time.monotonic() - self._listed_at > LISTED_SECONDS:
            self._listed_at = time.monotonic()
            stored = await asyncio.to_thread(lambda: list(self._stored_tables()))
            here = [self._listing(task) for task in self._tables.values()]
            away = [each for each in stored if each.seating.code not in self._tables]
            self._listed = listed([*here, *away], wall_ms())
        return self._listed

    def _stored_tables(self) -> Iterator[Listing]:
        return map(Listing, _readable_seatings(self.store.public_tables(LOOKED_AT)))

    def _listing(self, task: TableTask) -> Listing:
        state = task.table.state
        return Listing(state.seating, len(state.here), task.opened_by)

    def spectator_token(self, seating: Seating) -> str:
        return self._watch_tokens(seating.code, seating.salt)

    # Putting away

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.pool.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._watcher = asyncio.create_task(self.lag.watch())

    async def _sweep(self) -> None:
        await self.forget_old()
        forgotten = tidied = time.monotonic()
        while True:
            self.put_idle_away()
            if time.monotonic() - tidied > self.settings.tidy_seconds:
                tidied = time.monotonic()
                gc.collect()
            if time.monotonic() - forgotten > FORGET_SECONDS:
                forgotten = time.monotonic()
                await self.forget_old()
            await asyncio.sleep(self.settings.sweep_seconds)

    async def forget_old(self) -> None:
        """Games and tables untouched for so long as was agreed on, but none that is in memory."""
        days = self.settings.retention_days
        if days is None:
            return
        if abs(wall_ms() - steady_ms()) > DAY_MS:
            # The calendar was set while we run: nothing is as old as it seems.
            log("forgetting_postponed", 30)
            return
        moment = max(0, wall_ms() - days * DAY_MS)
        try:
            gone = await asyncio.to_thread(self.store.forget_before, moment, list(self._tables))
        except StoreFailed as error:
            log("forgetting_failed", 40, error=str(error))
            return
        if gone:
            log("games_forgotten", games=gone)

    def put_idle_away(self) -> None:
        quiet = time.monotonic() - self.settings.idle_seconds
        for table in list(self._tables.values()):
            if table.idle and table.touched < quiet:
                self._put_away(table)

    def _put_away(self, table: TableTask) -> None:
        """Out of sight at once, so that nobody comes to a table that is being put away."""
        del self._tables[table.code]
        self._tasks.pop(table.code).cancel()

    async def leave(self) -> None:
        """The server is about to end; whoever can go on with its tables does."""

    async def close(self) -> None:
        """Nothing is lost: everything told has been stored, and now the time of every table."""
        await asyncio.gather(*map(_keep_time, self._tables.values()), return_exceptions=True)
        tasks: list[asyncio.Task[Any]] = [*self._tasks.values(), *self._loading.values()]
        tasks += [task for task in (self._sweeper, self._watcher) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()


def _readable_seatings(found: Iterable[bytes]) -> Iterator[Seating]:
    for data in found:
        with suppress(msgspec.DecodeError, ValueError):
            yield read_seating(data)


async def _keep_time(table: TableTask) -> None:
    await asyncio.wait_for(table.ask(KeepTime()), CLOSING_SECONDS)


def _first_batch(seating: Seating, epoch: int | None) -> Batch:
    data = msgspec.json.encode(seating)
    return Batch(seating.code, table=data, public=seating.listed, epoch=epoch)
