"""The contents of an embedded store: a data folder."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.settings import Settings
from boltbucket.server.store.contents import ABOUT, COLUMNS, Row, plain, selecting
from boltbucket.server.store.folder import check_exists, opened_store, owned


@contextmanager
def contents_of_folder(folder: Path, fresh: bool) -> Iterator[SqliteContents]:
    """What is in a data folder, which no server uses meanwhile; `fresh` ones are made."""
    file = Settings(data=folder).database
    if not fresh:
        check_exists(file)
    with owned(folder):
        with opened_store(folder, fresh):
            pass  # its tables are those of today now
        try:
            with closing(sqlite3.connect(file, isolation_level=None)) as connection:
                connection.execute("begin immediate")
                yield SqliteContents(str(folder), connection)
                connection.execute("commit")
        except sqlite3.Error as error:
            raise Fault("store_unreadable", file=str(file), reason=str(error)) from error


class SqliteContents:
    """Rows of one file, within one transaction."""

    def __init__(self, name: str, connection: sqlite3.Connection) -> None:
        self.name = name
        self._connection = connection

    def count(self, table: str) -> int:
        (found,) = self._connection.execute(selecting(table, "count(*)")).fetchone()
        return int(found)

    def read(self, table: str) -> Iterator[Row]:
        for row in self._connection.execute(selecting(table)):
            yield plain(table, row)

    def write(self, table: str, rows: Iterable[Row]) -> None:
        if table == "about":
            rows = [(name, int(value) if name == "losses" else value) for name, value in rows]
            self._connection.execute(f"delete from about where name in {ABOUT}")
        places = ", ".join("?" for _ in COLUMNS[table])
        columns = ", ".join(COLUMNS[table])
        self._connection.executemany(f"insert into {table} ({columns}) values ({places})", rows)
