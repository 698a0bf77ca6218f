"""The tables of one process of a club: those that live here, and doors to all others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.club.counts import SharedCounts
from boltbucket.server.club.envelopes import Any_, Arrive, Ask, Leave, Say, Take, Thought
from boltbucket.server.club.hall import Hall
from boltbucket.server.club.heart import Heart, State
from boltbucket.server.club.leases import Leases, Node, Pulse
from boltbucket.server.club.moves import Moves
from boltbucket.server.club.owner import Owner
from boltbucket.server.club.post import Post
from boltbucket.server.club.thinking import SharedPool
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.logs import log
from boltbucket.server.metrics import Metrics
from boltbucket.server.open_tables import Listing
from boltbucket.server.registry import LOOKED_AT, TableRegistry, Whole
from boltbucket.server.settings import Settings
from boltbucket.server.store.postgres import PostgresStore
from boltbucket.server.store.store import StoreFailed
from boltbucket.server.table.seating import read_seating
from boltbucket.server.table_door import TableDoor
from boltbucket.server.table_task import TableTask
from boltbucket.server.tokens import new_code, new_id

BALANCE_SECONDS = 2.0
QUIET_SECONDS = 1.5
"""How long a process that ends waits for answers that are under way."""


class ClubRegistry(TableRegistry):
    """Finds tables, opens them, hands them over and takes them over."""

    def __init__(self, settings: Settings, store: PostgresStore, metrics: Metrics) -> None:
        assert settings.bus is not None
        self.node = new_id()
        self._post = Post(settings.bus, self.node, self)
        super().__init__(settings, store, metrics)
        self.nodes: tuple[Node, ...] = ()
        self.leaving = False
        address = f"{settings.host}:{settings.port}"
        self._leases = Leases(store, self.node, address, settings.lease_seconds)
        self._counts = SharedCounts(settings.bus, self.node, self._bus_up, self._alive)
        self.counts = self._counts
        self._hall = Hall(self.node, self._post.send, self.own)
        self._owner = Owner(self._post.send, self.own)
        self._heart = Heart(self._leases, settings.lease_seconds, self._state, self._told)
        self._moves = Moves(
            *(self.node, self._tables, self._leases, self._hall, self._owner),
            *(self._post.send, metrics),
        )
        self._errands: set[asyncio.Task[None]] = set()
        self._taken_for_dead: set[str] = set()
        self._balanced = time.monotonic()

    def _make_pool(self) -> BotPool:
        assert self.settings.bus is not None
        self._shared_pool = SharedPool(
            *(self.settings.bot_workers, self.settings.bus, self.node, self._post.send),
            *(self._bus_up, self.metrics),
        )
        return self._shared_pool

    def _bus_up(self) -> bool:
        return self._post.bus.up

    def _alive(self) -> set[str]:
        return {node.id for node in self.nodes}

    def whole(self) -> Whole:
        others = sum(node.tables for node in self.nodes if node.id != self.node)
        return Whole(len(self._tables) + others, len(self.nodes), self._bus_up())

    # Living

    async def start(self) -> None:
        await super().start()
        self._post.start()
        pulse = await asyncio.to_thread(self._heart.beat)
        self.nodes = pulse.nodes
        self._heart.start()
        log("club_joined", node=self.node, nodes=len(self.nodes))

    def _state(self) -> State:
        """Asked from another thread."""
        tables = list(self._tables.values())
        waiting = {}
        for task in tables:
            state = task.table.state
            if state.seating.listed:
                waiting[task.code] = (len(state.here), task.opened_by)
        return State(len(tables), self.leaving, waiting, self._hall.away)

    def _told(self, pulse: Pulse, began: float) -> None:
        """Who lives; what we were left; and what is still ours, where that was in doubt."""
        before, self.nodes = self.nodes, pulse.nodes
        for gone in {node.id for node in before} - {node.id for node in self.nodes}:
            if gone != self.node:
                log("node_gone", 30, node=gone)
                self._taken_for_dead.add(gone)
                self._post.forget(gone)
                self._owner.lose(gone)
        for back in {node.id for node in pulse.nodes} & self._taken_for_dead:
            # It may still think that its clients are at our tables.
            self._taken_for_dead.discard(back)
            self._post.send(back, Leave(0))
        self._hall.mind(self._alive(), began)
        for code in pulse.adopted:
            self._do(self._take_over(code))
        if pulse.held is not None:
            for task in list(self._tables.values()):
                if task.began < began and pulse.held.get(task.code) != task.epoch:
                    self._drop(task)
        self._hall.tidy()
        if time.monotonic() - self._balanced > BALANCE_SECONDS:
            self._balanced = time.monotonic()
            if not self.leaving and self._post.bus.up:
                self._do(self._moves.balance(self.nodes))

    def _drop(self, task: TableTask) -> None:
        """Another process has taken the table over while we could not be heard."""
        log("table_lost", 30, table=task.code)
        self.metrics.count("tables_lost")
        if self._tables.get(task.code) is task:
            del self._tables[task.code]
            self._tasks.pop(task.code).cancel()
        task.give_up(Elsewhere(None))
        self._let_go(task)

    def _let_go(self, task: TableTask) -> None:
        self._owner.let_go(task)
        self._hall.ended(task)

    def _do(self, work: asyncio.Future[None] | object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Letters

    def read(self, sender: str, letter: Any_) -> None:
        if isinstance(letter, Arrive | Say | Leave | Ask):
            self._owner.read(sender, letter)
        elif isinstance(letter, Take):
            self._do(self._take(letter.code))
        elif isinstance(letter, Thought):
            self._shared_pool.thought(letter)
        else:
            self._hall.read(sender, letter)

    def link_lost(self, other: str) -> None:
        self._owner.lose(other)
        self._hall.link_lost(other)

    async def _take(self, code: str) -> None:
        """A table was handed to us: it is ready before anybody comes."""
        with suppress(Illegal, Elsewhere):
            await self.own(code)

    async def _take_over(self, code: str) -> None:
        """The owner is gone, and has left the table to us."""
        log("table_taken_over", 30, table=code)
        self.metrics.count("taken_over")
        await self._take(code)

    # Finding

    async def find(self, code: str) -> TableDoor:
        return await self._hall.find(code)

    async def own(self, code: str) -> TableTask:
        """The table if it lives here, taken over if nobody has it; raises Elsewhere otherwise."""
        await self._moves.over(code)
        return await super().own(code)

    async def _claim(self, code: str) -> int | None:
        if self.leaving:
            raise Elsewhere(await asyncio.to_thread(self._leases.owner, code))
        claimed = await asyncio.to_thread(self._leases.claim, code, self._heart.sure)
        if claimed is None:
            raise Elsewhere(await asyncio.to_thread(self._leases.owner, code))
        epoch, before = claimed
        if before not in (None, self.node):
            log("table_taken_over", 30, table=code)
            self.metrics.count("taken_over")
        return epoch

    async def _reserve(self) -> tuple[str, int | None]:
        try:
            while True:
                code = new_code()
                epoch = await asyncio.to_thread(self._leases.reserve, code)
                if epoch is not None:
                    return code, epoch
        except StoreFailed as error:
            raise Illegal("store_failed") from error

    def _stored_tables(self) -> Iterator[Listing]:
        for data, here, opened_by in self._leases.listed(LOOKED_AT):
            with suppress(msgspec.DecodeError, ValueError):
                yield Listing(read_seating(data), here, opened_by)

    # Ending

    def _table_ended(self, table: TableTask, task: asyncio.Task[None]) -> None:
        super()._table_ended(table, task)
        if not self._moves.moves(table.code):
            self._let_go(table)

    def _put_away(self, table: TableTask) -> None:
        super()._put_away(table)
        self._let_go(table)
        self._do(self._release(table))

    async def _release(self, table: TableTask) -> None:
        assert table.epoch is not None
        with suppress(StoreFailed):
            await asyncio.to_thread(self._leases.hand_over, table.code, table.epoch, None)

    async def leave(self) -> None:
        """Everything that lives here goes on elsewhere, and nobody waits for it."""
        self.leaving = True
        with suppress(StoreFailed):
            self.nodes = (await asyncio.to_thread(self._heart.beat)).nodes
        if self._post.bus.up:
            await self._moves.leave(self.nodes)
        await self._hall.quiet(QUIET_SECONDS)

    async def close(self) -> None:
        await super().close()
        for errand in self._errands:
            errand.cancel()
        self._heart.stop()
        with suppress(StoreFailed):
            await asyncio.to_thread(self._leases.end)
        await self._shared_pool.end()
        await self._counts.close()
        await self._post.close()
