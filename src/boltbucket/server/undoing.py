"""Going back: a command that fails halfway leaves its table as it was before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boltbucket.server.play import Play
from boltbucket.server.seating import Seating
from boltbucket.server.store import Batch

if TYPE_CHECKING:
    from boltbucket.server.table import Table


class Before:
    """What a command may change of a table, as it was before."""

    def __init__(self, table: Table) -> None:
        self._seating = msgspec.json.encode(table.seating)
        self._play = table.play
        self._head = None if table.play is None else table.play.head
        self._rows = 0 if table.play is None else len(table.play.rows)
        self._watch = table.watch
        self._batch = _copied(table.batch)
        self._told = len(table.outbox)

    def restore(self, table: Table) -> None:
        """Nothing of the command is stored or told; whoever has seen some of it sees it undone."""
        table.reseat(msgspec.json.decode(self._seating, type=Seating))
        table.play = self._played_again()
        table.watch = self._watch
        table.batch = self._batch
        del table.outbox[self._told :]
        table.show()

    def _played_again(self) -> Play | None:
        """The rules may have been left in the middle of something, so that a copy of what they
        hold would not do."""
        if self._play is None or self._head is None:
            return None
        return Play.restored(self._head, self._play.rows[: self._rows])


def _copied(batch: Batch) -> Batch:
    lists = {name: list(getattr(batch, name)) for name in ("heads", "rows", "chats")}
    return msgspec.structs.replace(batch, **lists)
