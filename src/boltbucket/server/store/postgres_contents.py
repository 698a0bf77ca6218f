"""The contents of a shared store: a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.contents import ABOUT, COLUMNS, Row, plain, selecting
from boltbucket.server.store.postgres import opened

_AT_ONCE = 2000
_TYPES = {
    "about": ("text", "bytea"),
    "tables": ("text", "bytea", "bool", "int8"),
    "games": ("text", "text", "bytea", "int8", "int8", "bytea"),
    "answers": ("text", "int4", "bytea", "bytea"),
    "tails": ("text", "int4"),
    "chats": ("text", "int8", "bytea"),
    "profiles": ("text", "int8"),
    "flights": ("text", "text", "int8", "bytea"),
}
_SERVERS = "select count(*) from nodes where until > clock_timestamp()"


@contextmanager
def contents_of_database(url: str) -> Iterator[PostgresContents]:
    """What is in a database, which no server uses meanwhile: as long as this lasts, none can
    announce itself there."""
    store = opened(url)
    store.close()
    try:
        with psycopg.connect(url) as connection:
            connection.execute("set transaction isolation level repeatable read")
            connection.execute("lock table nodes in share mode")
            _refuse_in_use(connection, store.name)
            yield PostgresContents(store.name, connection)
    except psycopg.Error as error:
        raise Fault("store_unreadable", file=store.name, reason=str(error).strip()) from error


def _refuse_in_use(connection: psycopg.Connection[Any], name: str) -> None:
    found = connection.execute(_SERVERS).fetchone()
    if found is not None and found[0]:
        raise Fault("store_in_use", store=name, count=found[0])


class PostgresContents:
    """Rows of one database, within one transaction."""

    def __init__(self, name: str, connection: psycopg.Connection[Any]) -> None:
        self.name = name
        self._connection = connection

    def count(self, table: str) -> int:
        found = self._connection.execute(selecting(table, "count(*)")).fetchone()
        return int(found[0]) if found else 0

    def read(self, table: str) -> Iterator[Row]:
        with self._connection.cursor(f"carry_{table}", binary=True) as cursor:
            cursor.itersize = _AT_ONCE
            for row in cursor.execute(selecting(table)):
                yield plain(table, row)

    def write(self, table: str, rows: Iterable[Row]) -> None:
        if table == "about":
            self._connection.execute(f"delete from about where name in {ABOUT}")
        text = f"copy {table} ({', '.join(COLUMNS[table])}) from stdin (format binary)"
        with self._connection.cursor() as cursor, cursor.copy(text) as copy:
            copy.set_types(_TYPES[table])
            for row in rows:
                copy.write_row(_typed(table, row))


def _typed(table: str, row: Row) -> Row:
    pairs = zip(_TYPES[table], row, strict=True)
    return tuple(bool(value) if kind == "bool" else value for kind, value in pairs)
