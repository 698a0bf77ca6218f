"""Profiles in the embedded store."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from boltbucket.server.store.profiles import MOST_FLIGHTS, KeptRow
from boltbucket.server.store.store import StoreFailed

TABLES = """
create table if not exists profiles (
    key text primary key, touched_ms integer not null
) without rowid;
create table if not exists flights (
    profile text not null, id text not null, ended_ms integer not null, data blob,
    primary key (profile, id)
) without rowid;
"""
_READ = "select id, ended_ms, data from flights where profile=? order by ended_ms desc, id"
_KEEP = """
insert into flights values (?, ?, ?, ?) on conflict (profile, id) do update set
    ended_ms=excluded.ended_ms, data=excluded.data where flights.data is not null
"""
_TRIM = """
delete from flights where profile=:key and id in (
    select id from flights where profile=:key order by ended_ms desc, id limit -1 offset :most)
"""


class SqliteProfiles:
    """Each thread has a connection of its own, which `reader` gives."""

    def __init__(self, reader: Callable[[], sqlite3.Connection]) -> None:
        self._reader = reader

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        connection = self._reader()
        try:
            connection.execute("begin immediate")
            yield connection
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            raise StoreFailed(str(error)) from error

    def open(self, key: str, most: int) -> bool:
        with self._writing() as connection:
            (count,) = connection.execute("select count(*) from profiles").fetchone()
            if count < most:
                connection.execute("insert into profiles values (?, ?)", (key, _now()))
        return bool(count < most)

    def read(self, key: str) -> list[KeptRow] | None:
        with self._writing() as connection:
            if not _touched(connection, key):
                return None
            return [KeptRow(*row) for row in connection.execute(_READ, (key,))]

    def keep(self, key: str, rows: Sequence[KeptRow]) -> bool:
        with self._writing() as connection:
            if not _touched(connection, key):
                return False
            connection.executemany(_KEEP, [(key, *row) for row in rows])
            connection.execute(_TRIM, {"key": key, "most": MOST_FLIGHTS})
        return True

    def forget(self, key: str) -> bool:
        with self._writing() as connection:
            connection.execute("delete from flights where profile=?", (key,))
            found = connection.execute("delete from profiles where key=?", (key,))
        return found.rowcount > 0


def forget_profiles(connection: sqlite3.Connection, moment_ms: int) -> None:
    """Those nobody has come to since then."""
    old = "select key from profiles where touched_ms < ?"
    connection.execute(f"delete from flights where profile in ({old})", (moment_ms,))
    connection.execute("delete from profiles where touched_ms < ?", (moment_ms,))


def _touched(connection: sqlite3.Connection, key: str) -> bool:
    found = connection.execute("update profiles set touched_ms=? where key=?", (_now(), key))
    return found.rowcount > 0


def _now() -> int:
    return time.time_ns() // 1_000_000
