"""The embedded store: one SQLite file, one writing thread, many batches a commit."""

from __future__ import annotations

import asyncio
import errno
import json
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import msgspec

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.settings import Settings, usual_folder
from boltbucket.server.store.store import CHATS_KEPT, Batch, GameHead, Row, StoreFailed, stored_rows
from boltbucket.server.wire.messages import Chat

_SCHEMA = """
create table if not exists about (name text primary key, value blob not null) without rowid;
create table if not exists tables (
    code text primary key, data blob not null, public integer not null, touched_ms integer not null
) without rowid;
create table if not exists games (
    id text primary key, code text not null, head blob not null, began_ms integer not null,
    ended_ms integer
) without rowid;
create table if not exists answers (
    game text not null, number integer not null, data blob not null, primary key (game, number)
) without rowid;
create table if not exists chats (
    code text not null, n integer not null, data blob not null, primary key (code, n)
) without rowid;
create index if not exists tables_touched on tables (public, touched_ms);
create index if not exists games_began on games (began_ms);
"""
_FORMAT = 2
_SITS_TO_STANDS = """
update tables set
    data = cast(replace(cast(data as text), '"bot_sits_in":', '"bot_stands_in":') as blob)
"""
"""What an option of tables was called in the first format."""
_LISTED = "(select value from json_each(?))"
"""All of a list that is given as one value: there may be more than places in a statement."""
_MOST_AT_ONCE = 512
_ROWS_AT_ONCE = 300
_GAP_SECONDS = 0.004
"""The least time from commit to commit: whoever comes meanwhile shares the next one."""

_Waiting = tuple[Batch, asyncio.AbstractEventLoop, "asyncio.Future[None]"]
_head_reader = msgspec.json.Decoder(GameHead)
_row_reader = msgspec.json.Decoder(Row)
_chat_reader = msgspec.json.Decoder(Chat)


class SqliteStore:
    """All in one file; a batch is on disk before `write` returns."""

    def __init__(self, file: Path, on_commit: Callable[[int, float], None] | None = None) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
        self._on_commit = on_commit
        self._local = threading.local()
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._rested = 0.0
        self._prepare()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute("pragma busy_timeout=10000")
        return connection

    def _prepare(self) -> None:
        connection = self._connect()
        connection.executescript(_SCHEMA)
        found = connection.execute("select value from about where name='format'").fetchone()
        version = _FORMAT if found is None else int(found[0])
        if version == 1:
            connection.execute(_SITS_TO_STANDS)
            version = _FORMAT
        if version != _FORMAT:
            raise Fault("store_version", file=str(self._file))
        connection.execute("insert or replace into about values ('format', ?)", (str(_FORMAT),))
        connection.close()

    # Writing

    async def write(self, batch: Batch) -> None:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put((batch, loop, done))
        await done

    def _write_all(self) -> None:
        connection = self._connect()
        while (waiting := self._next()) is not None:
            began = time.perf_counter()
            self._rested = began + _GAP_SECONDS
            problem = self._commit(connection, [batch for batch, _, _ in waiting])
            if self._on_commit is not None:
                self._on_commit(len(waiting), time.perf_counter() - began)
            if problem is None or len(waiting) == 1:
                _answer(waiting, problem)
                continue
            # One bad batch must not take the others with it.
            for each in waiting:
                _answer([each], self._commit(connection, [each[0]]))
        connection.close()

    def _next(self) -> list[_Waiting] | None:
        """Everything that waits, as one group; None when the store closes."""
        first = self._queue.get()
        if first is None:
            return None
        time.sleep(max(0.0, self._rested - time.perf_counter()))
        group = [first]
        while len(group) < _MOST_AT_ONCE:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._queue.put(None)
                break
            group.append(more)
        return group

    def _commit(self, connection: sqlite3.Connection, batches: list[Batch]) -> Exception | None:
        try:
            connection.execute("begin immediate")
            for batch in batches:
                _write(connection, batch)
            _write_rows(connection, batches)
            _touch(connection, {batch.code for batch in batches})
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            return error
        return None

    # Reading

    @property
    def _reader(self) -> sqlite3.Connection:
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._local.connection = self._connect()
        return found

    def _select(self, text: str, *values: object) -> list[bytes]:
        """The first column of what is found."""
        try:
            return [row[0] for row in self._reader.execute(text, values)]
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def read_table(self, code: str) -> bytes | None:
        return next(iter(self._select("select data from tables where code=?", code)), None)

    def public_tables(self, limit: int) -> list[bytes]:
        text = "select data from tables where public=1 order by touched_ms desc limit ?"
        return self._select(text, limit)

    def read_chats(self, code: str) -> list[Chat]:
        text = "select data from chats where code=? order by n"
        return [_chat_reader.decode(data) for data in self._select(text, code)]

    def read_game(self, game_id: str) -> GameHead | None:
        heads = self._select("select head from games where id=?", game_id)
        return _head_reader.decode(heads[0]) if heads else None

    def read_rows(self, game_id: str, first: int = 0) -> list[Row]:
        text = "select data from answers where game=? and number>=? order by number"
        return [_row_reader.decode(data) for data in self._select(text, game_id, first)]

    def games(self, limit: int, finished_only: bool = True) -> list[GameHead]:
        which = "where ended_ms is not null" if finished_only else ""
        text = f"select head from games {which} order by began_ms desc limit ?"
        return [_head_reader.decode(data) for data in self._select(text, limit)]

    def secret(self) -> bytes:
        fresh = secrets.token_bytes(32)
        self._reader.execute("insert or ignore into about values ('secret', ?)", (fresh,))
        row = self._reader.execute("select value from about where name='secret'").fetchone()
        return bytes(row[0])

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
        self._queue.put(None)
        self._writer.join(timeout=10)
        if (connection := getattr(self._local, "connection", None)) is not None:
            connection.close()
            self._local.connection = None


@contextmanager
def opened_store(folder: Path | None, fresh: bool = False) -> Iterator[SqliteStore]:
    """The store of a data folder, or of the usual one, for a command; `fresh` ones are made."""
    file = Settings(data=folder or usual_folder()).database
    if not fresh and not file.exists():
        raise FileNotFoundError(errno.ENOENT, "there are no games", str(file))
    store = SqliteStore(file)
    try:
        yield store
    finally:
        store.close()


def _write(connection: sqlite3.Connection, batch: Batch) -> None:
    if batch.table is not None:
        row = (batch.code, batch.table, int(batch.public), _now())
        connection.execute("insert or replace into tables values (?, ?, ?, ?)", row)
    for head in batch.heads:
        data = msgspec.json.encode(head)
        values = (head.id, head.code, data, head.began_ms, head.ended_ms)
        connection.execute("insert or replace into games values (?, ?, ?, ?, ?)", values)
    if batch.chats:
        _write_chats(connection, batch)


def _write_rows(connection: sqlite3.Connection, batches: list[Batch]) -> None:
    """All answers with one statement: after each, the thread has to wait for its turn."""
    rows = [row for batch in batches for row in stored_rows(batch.rows)]
    for first in range(0, len(rows), _ROWS_AT_ONCE):
        part = rows[first : first + _ROWS_AT_ONCE]
        places = ", ".join(["(?, ?, ?)"] * len(part))
        connection.execute(f"insert into answers values {places}", [*chain(*part)])


def _forget(connection: sqlite3.Connection, moment_ms: int) -> int:
    old = "select id from games where coalesce(ended_ms, began_ms) < ?1 and code not in "
    old += "(select code from tables where touched_ms >= ?1)"
    connection.execute(f"delete from answers where game in ({old})", (moment_ms,))
    gone = connection.execute(f"delete from games where id in ({old})", (moment_ms,)).rowcount
    connection.execute("delete from tables where touched_ms < ?", (moment_ms,))
    connection.execute("delete from chats where code not in (select code from tables)")
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


def _answer(waiting: list[_Waiting], problem: Exception | None) -> None:
    """Wake everybody up; one call for each loop, because waking a loop costs a system call."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for _, loop, done in waiting:
        loops.setdefault(loop, []).append(done)
    for loop, futures in loops.items():
        try:
            loop.call_soon_threadsafe(_settle, futures, problem)
        except RuntimeError:
            # The loop has ended meanwhile; nobody is waiting any more.
            continue


def _settle(futures: list[asyncio.Future[None]], problem: Exception | None) -> None:
    for done in futures:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(StoreFailed(str(problem)))
