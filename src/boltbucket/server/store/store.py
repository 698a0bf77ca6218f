"""The store: what must outlive the program. One small protocol, so that other databases fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from boltbucket.rules.language.chance import Seed
from boltbucket.server.store.profiles import Profiles
from boltbucket.server.wire.messages import Chat

CHATS_KEPT = 100
"""How much of what is said at a table is stored."""


class GameHead(Struct):
    """A game of a table: what its record begins with, and who played it."""

    id: str
    code: str
    setup: dict[str, Any]
    seed: Seed
    opening: list[int]
    version: int
    began_ms: int
    players: list[dict[str, Any]]
    ended_ms: int | None = None
    result: dict[str, Any] | None = None
    commitment: str | None = None
    """The fingerprint of the seed, which everybody is told when the game begins."""


class Row(Struct, array_like=True):
    """An accepted answer with the numbers drawn because of it, at a moment of the table's time."""

    number: int
    at: int
    seat: int
    answer: list[str | int]
    chance: list[int] = []


class Batch(Struct):
    """What is written together, or not at all; its table has been touched, whatever it holds."""

    code: str
    table: bytes | None = None
    public: bool = False
    heads: list[GameHead] = []
    """Of games that have begun or ended, in this order."""
    rows: list[tuple[str, Row]] = []
    """Each with its game: a batch may hold the end of one and the beginning of the next."""
    rewritten: list[str] = []
    """Games whose answers so far are replaced by these."""
    chats: list[Chat] = []
    epoch: int | None = None
    """The number under which the writer holds the table, where several processes share a store;
    a batch with an old one is refused."""

    @property
    def empty(self) -> bool:
        return self.table is None and not (self.heads or self.rows or self.chats)


class StoreFailed(Exception):
    """Nothing of the batch has been stored."""


class Stale(StoreFailed):
    """Another process has taken the table over; nothing of the batch has been stored."""


class Damaged(Exception):
    """What is read is not what was written."""


class Store(Protocol):
    """Everything a server needs to keep. All methods but `write` may be called from any thread."""

    lost: int
    """How many commits were gone when the store was opened."""
    on_commit: Callable[[int, float], None] | None
    """Told of every commit: how many batches, and how many seconds it took."""

    @property
    def profiles(self) -> Profiles:
        """What people keep under their personal links."""
        ...

    async def write(self, batch: Batch) -> None:
        """Returns when the batch is safe on disk; raises StoreFailed if it is not, Stale if its
        table belongs to somebody else."""
        ...

    def read_table(self, code: str) -> bytes | None: ...

    def public_tables(self, limit: int) -> list[bytes]:
        """The public tables touched last."""
        ...

    def read_chats(self, code: str) -> list[Chat]:
        """What was said at a table last, in order."""
        ...

    def read_game(self, game_id: str) -> GameHead | None: ...

    def read_rows(self, game_id: str) -> list[Row]:
        """All answers of a game; raises Damaged if they are not all that were written."""
        ...

    def games(self, limit: int, finished_only: bool = True) -> list[GameHead]:
        """Stored games, the newest first."""
        ...

    @property
    def losses(self) -> int:
        """How often the store has found that what it had written last was gone."""
        ...

    def secret(self) -> bytes:
        """A number of this store that nobody else knows."""
        ...

    def prove_writable(self) -> None:
        """Write something; raises StoreFailed if that is not possible."""
        ...

    def forget_before(self, moment_ms: int, in_use: Iterable[str] = ()) -> int:
        """Delete games, tables and profiles untouched since then, except tables in use; how many
        games."""
        ...

    def close(self) -> None: ...


def stored_rows(rows: Sequence[tuple[str, Row]]) -> list[tuple[str, int, bytes, bytes]]:
    """Each with its seal."""
    found = [(game, row.number, msgspec.json.encode(row)) for game, row in rows]
    return [(*row, seal(*row)) for row in found]


def seal(name: str, number: int, data: bytes) -> bytes:
    """A fingerprint of something stored, and of its place: whatever is changed, it changes."""
    place = f"{name} {number}".encode()
    return blake2b(data, digest_size=8, key=place).digest()
