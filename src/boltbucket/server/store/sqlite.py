"""The embedded store: one SQLite file, one writing thread, many batches a commit."""

from __future__ import annotations

import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from io import FileIO
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from boltbucket.server.logs import log
from boltbucket.server.private_files import make_private
from boltbucket.server.store.group_writer import GroupWriter, Problems
from boltbucket.server.store.schema import HEAD, prepare
from boltbucket.server.store.sealed import chat_reader, head_reader, readable, row_reader, sealed
from boltbucket.server.store.sqlite_profiles import SqliteProfiles, forget_profiles
from boltbucket.server.store.store import (
    CHATS_KEPT,
    Batch,
    Damaged,
    GameHead,
    Row,
    StoreFailed,
    seal,
    stored_rows,
)
from boltbucket.server.wire.messages import Chat

_ANSWERS = "select number, data, seal from answers where game=? order by number"
_LISTED = "(select value from json_each(?))"
"""All of a list that is given as one value: there may be more than places in a statement."""
_ROWS_AT_ONCE = 300
_PROOF_BYTES = 32 * 1024
"""More than the answers of a moment need: a disk with less room is full."""


class SqliteStore:
    """All in one file; a batch is on disk before `write` returns."""

    def __init__(self, file: Path, on_commit: Callable[[int, float], None] | None = None) -> None:
        make_private(file)
        self._file = file
        self.on_commit = on_commit
        self.lost = 0
        """How many commits were gone when the store was opened."""
        self._witness = Witness(file.with_suffix(".commits"))
        self._local = threading.local()
        self._connections: set[sqlite3.Connection] = set()
        """Those of all threads."""
        self._prepare()
        self._writer = GroupWriter(self._commit, self._end_reading)
        self.profiles = SqliteProfiles(lambda: self._reader)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute("pragma busy_timeout=10000")
        return connection

    def _prepare(self) -> None:
        # Asked first: whoever else writes meanwhile, the store has at least what it has seen.
        seen = self._witness.seen
        with closing(self._connect()) as connection:
            prepare(connection, self._file)
            commits = _number(connection, "commits")
            self.lost = max(0, seen - commits)
            if self.lost:
                log("store_shortened", 40, file=self._file.name, commits=self.lost)
                connection.execute("update about set value=value+1 where name='losses'")
                self._witness.note(commits)

    # Writing

    async def write(self, batch: Batch) -> None:
        await self._writer.write(batch)

    def _commit(self, batches: list[Batch]) -> Problems:
        began = time.perf_counter()
        connection = self._reader
        try:
            connection.execute("begin immediate")
            commits = _write_batches(connection, batches)
            connection.execute("commit")
        except Exception:
            with suppress(sqlite3.Error):
                connection.rollback()
            raise
        self._witness.note(commits)
        if self.on_commit is not None:
            self.on_commit(len(batches), time.perf_counter() - began)
        return [None] * len(batches)

    # Reading

    @property
    def _reader(self) -> sqlite3.Connection:
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._local.connection = self._connect()
            self._connections.add(found)
        return found

    def _select(self, text: str, *values: object) -> list[Any]:
        """The first column of what is found."""
        return [row[0] for row in self._rows(text, *values)]

    def _rows(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return self._reader.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    @contextmanager
    def _one_moment(self) -> Iterator[None]:
        """What is read here was all there at the same time, whatever is written meanwhile."""
        self._rows("begin")
        try:
            yield
        finally:
            self._reader.rollback()

    def read_table(self, code: str) -> bytes | None:
        return next(iter(self._select("select data from tables where code=?", code)), None)

    def public_tables(self, limit: int) -> list[bytes]:
        text = "select data from tables where public=1 order by touched_ms desc limit ?"
        return self._select(text, limit)

    def read_chats(self, code: str) -> list[Chat]:
        return readable(
            chat_reader, self._select("select data from chats where code=? order by n", code)
        )

    def read_game(self, game_id: str) -> GameHead | None:
        found = self._rows("select head, seal from games where id=?", game_id)
        return sealed(head_reader, game_id, HEAD, *found[0]) if found else None

    def read_rows(self, game_id: str) -> list[Row]:
        with self._one_moment():
            found = self._rows(_ANSWERS, game_id)
            count = sum(self._select("select answers from tails where game=?", game_id))
        if len(found) != count:
            raise Damaged(f"{game_id}: {len(found)} answers, but {count} were written")
        return [sealed(row_reader, game_id, *row) for row in found]

    def games(self, limit: int, finished_only: bool = True) -> list[GameHead]:
        which = "where ended_ms is not null" if finished_only else ""
        text = f"select head from games {which} order by began_ms desc limit ?"
        return readable(head_reader, self._select(text, limit))

    @property
    def losses(self) -> int:
        return int(self._select("select value from about where name='losses'")[0])

    def secret(self) -> bytes:
        fresh = secrets.token_bytes(32)
        self._reader.execute("insert or ignore into about values ('secret', ?)", (fresh,))
        row = self._reader.execute("select value from about where name='secret'").fetchone()
        return bytes(row[0])

    def prove_writable(self) -> None:
        text = "insert or replace into about values ('proof', randomblob(?))"
        try:
            self._reader.execute(text, (_PROOF_BYTES,))
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def forget_before(self, moment_ms: int, in_use: Iterable[str] = ()) -> int:
        reader = self._reader
        try:
            reader.execute("begin immediate")
            _touch(reader, in_use)
            gone = _forget(reader, moment_ms)
            reader.execute("commit")
        except sqlite3.Error as error:
            if reader.in_transaction:
                reader.execute("rollback")
            raise StoreFailed(str(error)) from error
        return gone

    def close(self) -> None:
        self._writer.close()
        while self._connections:
            self._connections.pop().close()
        self._local = threading.local()
        self._witness.close()

    def _end_reading(self) -> None:
        """In this thread."""
        if (connection := getattr(self._local, "connection", None)) is not None:
            self._connections.discard(connection)
            connection.close()
            self._local.connection = None


class Witness:
    """A file beside the store with the number of its last commit: it shows if some are gone."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._open: FileIO | None = None

    @property
    def seen(self) -> int:
        try:
            text = self._file.read_bytes()
        except FileNotFoundError:
            return 0
        return int(text) if text.isdigit() else 0

    def note(self, commits: int) -> None:
        """Not forced to the disk: it may know less than the store, but never more. That it cannot
        be written stops nobody."""
        with suppress(OSError):
            if self._open is None:
                self._file.touch(mode=0o600)
                self._open = FileIO(self._file, "r+")
            self._open.seek(0)
            self._open.write(b"%020d" % commits)

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


def _write_batches(connection: sqlite3.Connection, batches: list[Batch]) -> int:
    """Everything of one commit; its number."""
    for batch in batches:
        _write(connection, batch)
    _write_rows(connection, batches)
    _touch(connection, {batch.code for batch in batches})
    connection.execute("update about set value=value+1 where name='commits'")
    return _number(connection, "commits")


def _number(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute("select value from about where name=?", (name,)).fetchone()[0])


def _write(connection: sqlite3.Connection, batch: Batch) -> None:
    if batch.table is not None:
        row = (batch.code, batch.table, int(batch.public), _now())
        connection.execute("insert or replace into tables values (?, ?, ?, ?)", row)
    for head in batch.heads:
        data = msgspec.json.encode(head)
        values = (head.id, head.code, data, head.began_ms, head.ended_ms)
        own = seal(head.id, HEAD, data)
        connection.execute("insert or replace into games values (?, ?, ?, ?, ?, ?)", (*values, own))
    for game in batch.rewritten:
        connection.execute("delete from answers where game=?", (game,))
    if batch.chats:
        _write_chats(connection, batch)


def _write_rows(connection: sqlite3.Connection, batches: list[Batch]) -> None:
    """All answers with one statement: after each, the thread has to wait for its turn."""
    rows = [row for batch in batches for row in stored_rows(batch.rows)]
    for first in range(0, len(rows), _ROWS_AT_ONCE):
        part = rows[first : first + _ROWS_AT_ONCE]
        places = ", ".join(["(?, ?, ?, ?)"] * len(part))
        connection.execute(f"insert into answers values {places}", [*chain(*part)])
    tails = {game: number + 1 for game, number, _, _ in rows}
    if tails:
        places = ", ".join(["(?, ?)"] * len(tails))
        text = f"insert or replace into tails values {places}"
        connection.execute(text, [*chain(*tails.items())])


def _forget(connection: sqlite3.Connection, moment_ms: int) -> int:
    old = "select id from games where coalesce(ended_ms, began_ms) < :moment and code not in "
    old += "(select code from tables where touched_ms >= :moment)"
    moment = {"moment": moment_ms}
    connection.execute(f"delete from answers where game in ({old})", moment)
    connection.execute(f"delete from tails where game in ({old})", moment)
    gone = connection.execute(f"delete from games where id in ({old})", moment).rowcount
    connection.execute("delete from tables where touched_ms < ?", (moment_ms,))
    connection.execute("delete from chats where code not in (select code from tables)")
    forget_profiles(connection, moment_ms)
    return gone


def _touch(connection: sqlite3.Connection, codes: Iterable[str]) -> None:
    """Tables where something has happened, with one statement."""
    text = f"update tables set touched_ms=? where code in {_LISTED}"
    connection.execute(text, (_now(), json.dumps(list(codes))))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _write_chats(connection: sqlite3.Connection, batch: Batch) -> None:
    rows = [(batch.code, said.n, msgspec.json.encode(said)) for said in batch.chats]
    connection.executemany("insert or replace into chats values (?, ?, ?)", rows)
    oldest = "select n from chats where code=? order by n desc limit 1 offset ?"
    connection.execute(
        f"delete from chats where code=? and n <= ({oldest})",
        (batch.code, batch.code, CHATS_KEPT),
    )
