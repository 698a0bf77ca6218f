"""The shared store: PostgreSQL, for a server of many processes, and one that wants it anyway."""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
import psycopg

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.group_writer import GroupWriter, Problems
from boltbucket.server.store.postgres_profiles import PostgresProfiles
from boltbucket.server.store.postgres_schema import prepare
from boltbucket.server.store.schema import HEAD
from boltbucket.server.store.sealed import chat_reader, head_reader, readable, row_reader, sealed
from boltbucket.server.store.store import (
    CHATS_KEPT,
    Batch,
    Damaged,
    GameHead,
    Row,
    Stale,
    StoreFailed,
    seal,
    stored_rows,
)
from boltbucket.server.wire.messages import Chat

CONNECT_SECONDS = 2
STATEMENT_MS = 8000
PATIENCE_SECONDS = 2.5
"""How long a commit waits for a database that has just gone away: a restart takes no longer."""
_PROOF_BYTES = 32 * 1024
_ARRAYS = (
    *("text[]", "bigint[]"),
    *("text[]", "bytea[]", "boolean[]"),
    *("text[]", "text[]", "text[]", "bytea[]", "bigint[]", "bigint[]", "bytea[]"),
    *("text[]", "text[]"),
    *("text[]", "text[]", "integer[]", "bytea[]", "bytea[]"),
    *("text[]", "bigint[]", "bytea[]"),
)
_STORE = f"select store_batches({', '.join(f'%b::{kind}' for kind in _ARRAYS)}, {CHATS_KEPT})"
_ANSWERS = "select number, data, seal from answers where game = %b order by number"
_COUNTED = "select t.answers from tails t where game = %b"
_FORGET = """
with old as (
    select id from games where coalesce(ended_ms, began_ms) < %(moment)s
    and code not in (select code from tables where touched_ms >= %(moment)s)
), answers_gone as (delete from answers where game in (select id from old)
), tails_gone as (delete from tails where game in (select id from old)
), games_gone as (delete from games where id in (select id from old) returning 1
), tables_gone as (delete from tables where touched_ms < %(moment)s returning code
), chats_gone as (delete from chats where code in (select code from tables_gone)
    or code not in (select code from tables)
), leases_gone as (delete from leases where code in (select code from tables_gone)
), profiles_gone as (delete from profiles where touched_ms < %(moment)s
), waiting_gone as (delete from waiting where code in (select code from tables_gone)
)
select count(*) from games_gone
"""
_IN_USE = """
update tables set touched_ms = now_ms() where code = any(%b) or code in (
    select l.code from leases l join nodes n on n.id = l.owner where n.until > clock_timestamp())
"""


class PostgresStore:
    """All in one database, which several processes may share."""

    lost = 0

    def __init__(self, url: str) -> None:
        self.url = url
        self.on_commit: Callable[[int, float], None] | None = None
        self._local = threading.local()
        self._open: set[psycopg.Connection[Any]] = set()
        """Of all threads, some of which end without a word."""
        self._closed = False
        self._counting = threading.Lock()
        with self._connect() as connection:
            prepare(connection, self.name)
        self._writer = GroupWriter(self._commit, self.end_thread)
        self.profiles = PostgresProfiles(self.rows)

    @property
    def name(self) -> str:
        """Its address, without a password."""
        parts = urlsplit(self.url)
        return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2], query=""))

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(
            self.url,
            autocommit=True,
            prepare_threshold=1,
            connect_timeout=CONNECT_SECONDS,
            keepalives_idle=2,
            keepalives_interval=1,
            keepalives_count=3,
            tcp_user_timeout=4000,
        )
        try:
            connection.execute(f"set statement_timeout = {STATEMENT_MS}")
        except psycopg.Error:
            connection.close()
            raise
        return connection

    # Connections, one a thread

    def rows(self, text: str, values: Any = ()) -> list[tuple[Any, ...]]:
        """What a statement finds; one that comes upon a dead connection is asked again."""
        try:
            return self._asked(text, values)
        except psycopg.OperationalError as error:
            again = self._local.__dict__.pop("broken", False)
            if not again:
                raise StoreFailed(str(error)) from error
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from error
        try:
            return self._asked(text, values)
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from error

    def _asked(self, text: str, values: Any) -> list[tuple[Any, ...]]:
        connection = self._own()
        try:
            cursor = connection.cursor(binary=True)
            cursor.execute(text, values)
            return cursor.fetchall() if cursor.description else []
        except psycopg.OperationalError:
            self._local.broken = connection.closed
            raise
        finally:
            if connection.closed:
                self._local.connection = None

    def _own(self) -> psycopg.Connection[Any]:
        found: psycopg.Connection[Any] | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._local.connection = self._counted(self._connect())
        return found

    def _counted(self, connection: psycopg.Connection[Any]) -> psycopg.Connection[Any]:
        """Threads connect at the same time, and also while the store is being closed."""
        with self._counting:
            self._open = {each for each in self._open if not each.closed} | {connection}
            closed = self._closed
        if closed:
            connection.close()
            raise psycopg.OperationalError("the store is closed")
        return connection

    def end_thread(self) -> None:
        """This thread asks no more."""
        connection = getattr(self._local, "connection", None)
        if connection is not None:
            connection.close()
            self._local.connection = None

    # Writing

    async def write(self, batch: Batch) -> None:
        await self._writer.write(batch)

    def _commit(self, batches: list[Batch]) -> Problems:
        began = time.perf_counter()
        stale = self._stored(_arrays(batches))
        if self.on_commit is not None:
            self.on_commit(len(batches), time.perf_counter() - began)
        return [Stale(batch.code) if batch.code in stale else None for batch in batches]

    def _stored(self, arrays: Sequence[list[Any]]) -> frozenset[str]:
        """The codes that were refused. Where the connection breaks it is not known whether all was
        stored: it is written again, for used numbers are refused, and all else is the same."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return frozenset(self._asked(_STORE, arrays)[0][0])
            except psycopg.OperationalError as error:
                if time.monotonic() > end:
                    raise StoreFailed(str(error)) from error
                time.sleep(0.1)

    # Reading

    def _select(self, text: str, *values: Any) -> list[Any]:
        """The first column of what is found."""
        return [row[0] for row in self._found(text, *values)]

    def _found(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        """Under names that no database can hold there is nothing."""
        odd = any(isinstance(value, str) and not value.isprintable() for value in values)
        return [] if odd else self.rows(text, values)

    def read_table(self, code: str) -> bytes | None:
        return next(iter(self._select("select data from tables where code = %b", code)), None)

    def public_tables(self, limit: int) -> list[bytes]:
        text = "select data from tables where public order by touched_ms desc limit %b"
        return self._select(text, limit)

    def read_chats(self, code: str) -> list[Chat]:
        found = self._select("select data from chats where code = %b order by n", code)
        return readable(chat_reader, found)

    def read_game(self, game_id: str) -> GameHead | None:
        found = self._found("select head, seal from games where id = %b", game_id)
        return sealed(head_reader, game_id, HEAD, *found[0]) if found else None

    def read_rows(self, game_id: str) -> list[Row]:
        found, count = self._counted_rows(game_id)
        if len(found) != count:
            raise Damaged(f"{game_id}: {len(found)} answers, but {count} were written")
        return [sealed(row_reader, game_id, *row) for row in found]

    def _counted_rows(self, game_id: str) -> tuple[list[tuple[Any, ...]], int]:
        """Answers and their number, as they were at one moment."""
        text = f"select a.*, ({_COUNTED}) from ({_ANSWERS}) a"
        found = self._found(text, game_id, game_id)
        if found:
            return [row[:3] for row in found], found[0][3] or 0
        return [], sum(self._select(_COUNTED, game_id))

    def games(self, limit: int, finished_only: bool = True) -> list[GameHead]:
        which = "where ended_ms is not null" if finished_only else ""
        text = f"select head from games {which} order by began_ms desc limit %b"
        return readable(head_reader, self._select(text, limit))

    @property
    def losses(self) -> int:
        """Those of the embedded store it was carried from: its own would be the database's."""
        return sum(map(int, self._select("select value from about where name = 'losses'")))

    def secret(self) -> bytes:
        fresh = secrets.token_bytes(32)
        text = "insert into about values ('secret', %b) on conflict do nothing"
        self.rows(text, (fresh,))
        return bytes(self._select("select value from about where name = 'secret'")[0])

    def prove_writable(self) -> None:
        text = "insert into about values ('proof', %b) "
        text += "on conflict (name) do update set value = excluded.value"
        self.rows(text, (os.urandom(_PROOF_BYTES),))

    def forget_before(self, moment_ms: int, in_use: Iterable[str] = ()) -> int:
        self.rows(_IN_USE, (list(in_use),))
        return int(self.rows(_FORGET, {"moment": moment_ms})[0][0])

    def close(self) -> None:
        self._writer.close()
        with self._counting:
            self._closed, connections = True, self._open
        for connection in connections:
            connection.close()


def opened(url: str) -> PostgresStore:
    """The store of an address; raises a Fault if it cannot be reached."""
    try:
        return PostgresStore(url)
    except psycopg.Error as error:
        with suppress(ValueError):
            url = urlsplit(url)._replace(query="").geturl().rpartition("@")[2]
        raise Fault("store_unreachable", store=url, reason=str(error).strip()) from error


def _arrays(batches: Sequence[Batch]) -> list[list[Any]]:
    """What all batches hold, by columns, in the order of the arguments of `store_batches`."""
    parts: list[tuple[list[tuple[Any, ...]], int]] = [
        ([(b.code, b.epoch) for b in batches], 2),
        ([(b.code, b.table, b.public) for b in batches if b.table is not None], 3),
        ([(b.code, *_sealed_head(head)) for b in batches for head in b.heads], 7),
        ([(b.code, game) for b in batches for game in b.rewritten], 2),
        ([(b.code, *row) for b in batches for row in stored_rows(b.rows)], 5),
        ([(b.code, said.n, msgspec.json.encode(said)) for b in batches for said in b.chats], 3),
    ]
    return [[row[column] for row in rows] for rows, width in parts for column in range(width)]


def _sealed_head(head: GameHead) -> tuple[Any, ...]:
    data = msgspec.json.encode(head)
    return head.id, head.code, data, head.began_ms, head.ended_ms, seal(head.id, HEAD, data)
