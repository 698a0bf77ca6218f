"""Tables of ours that go on at another process: between two messages, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from boltbucket.server.club.balance import too_many_here
from boltbucket.server.club.door import Door
from boltbucket.server.club.envelopes import Any_, Moved, Take
from boltbucket.server.club.hall import Hall
from boltbucket.server.club.leases import Leases, Node
from boltbucket.server.club.owner import Owner
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.metrics import Metrics
from boltbucket.server.store.store import StoreFailed
from boltbucket.server.table_task import TableTask

AT_ONCE = 8
"""How many tables are handed over at the same time."""


class Moves:
    """Hands tables over: those that are more than our share, and all when the process ends."""

    def __init__(
        self,
        node: str,
        tables: Mapping[str, TableTask],
        leases: Leases,
        hall: Hall,
        owner: Owner,
        send: Callable[[str, Any_], None],
        metrics: Metrics,
    ) -> None:
        self._node = node
        self._tables = tables
        self._leases = leases
        self._hall = hall
        self._owner = owner
        self._send = send
        self._metrics = metrics
        self._moving: dict[str, asyncio.Future[None]] = {}

    def moves(self, code: str) -> bool:
        return code in self._moving

    async def over(self, code: str) -> None:
        """Returns when the table does not move, or no more."""
        moving = self._moving.get(code)
        if moving is not None:
            await asyncio.shield(moving)

    # Which, and where to

    async def balance(self, nodes: Sequence[Node]) -> None:
        """Hand over what is more than our share."""
        for to, count in too_many_here(self._node, nodes, len(self._tables)):
            chosen = self._chosen(to)[:count]
            await asyncio.gather(*(self.hand_over(task, to) for task in chosen))

    def _chosen(self, to: str) -> list[TableTask]:
        """Those first whose clients are there already."""
        free = [task for task in self._tables.values() if not task.trying]
        return sorted(free, key=lambda task: -self._guests_at(task, to))

    def _guests_at(self, task: TableTask, node: str) -> int:
        return sum(line.holder == node for line in self._owner.at(task))

    async def leave(self, nodes: Sequence[Node]) -> None:
        """All that are in use go to those who have fewest; the others to whoever wants them."""
        staying = [node for node in nodes if node.id != self._node and not node.leaving]
        others = sorted(staying, key=lambda node: node.tables)
        tables = list(self._tables.values()) if others else []
        for first in range(0, len(tables), AT_ONCE):
            group = enumerate(tables[first : first + AT_ONCE], first)
            places = [(task, others[number % len(others)].id) for number, task in group]
            await asyncio.gather(
                *(self.hand_over(task, None if task.idle else to) for task, to in places)
            )

    # One table

    async def hand_over(self, task: TableTask, to: str | None) -> None:
        """Let another process have the table from here on, between two messages; or whichever
        is asked for it next."""
        code = task.code
        if self._tables.get(code) is not task or code in self._moving:
            return
        moved = self._moving[code] = asyncio.get_running_loop().create_future()
        door = self._hall.hold(task)
        try:
            rest = await task.finish()
            gone = await self._signed_over(task, to)
        except StoreFailed:
            # It has ended, and everybody was told to come back.
            self._let_go(task)
            if door is not None:
                door.look()
            return
        finally:
            del self._moving[code]
            moved.set_result(None)
        place = to if gone and to is not None else self._node
        self._tell(task, place, door)
        for _, done in rest:
            if done is not None and not done.done():
                done.set_exception(Elsewhere(place))

    async def _signed_over(self, task: TableTask, to: str | None) -> bool:
        """Whether the other has it now; otherwise it may still be ours."""
        assert task.epoch is not None
        try:
            return await asyncio.to_thread(self._leases.hand_over, task.code, task.epoch, to)
        except StoreFailed:
            return False

    def _let_go(self, task: TableTask) -> None:
        self._owner.let_go(task)
        self._hall.ended(task)

    # Who is told

    def _tell(self, task: TableTask, place: str, door: Door | None) -> None:
        """Holders first, then the new owner, then those whose sockets are here."""
        self._tell_holders(task, place)
        if place != self._node:
            self._metrics.count("handed_over")
            self._send(place, Take(task.code))
        if door is not None:
            for guest in door.guests.values():
                guest.knows(task.table.projection.n)
            door.look() if place == self._node else door.go_to(place)

    def _tell_holders(self, task: TableTask, place: str) -> None:
        handled: dict[str, dict[int, int]] = {}
        for line in self._owner.at(task):
            line.flush()
            handled.setdefault(line.holder, {})[line.guest] = line.handled
        for holder, counts in handled.items():
            n = task.table.projection.n
            self._send(holder, Moved(task.code, place, n, counts))
        self._owner.let_go(task)
