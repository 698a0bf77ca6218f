"""A server of today on the data of an earlier one: tables, games and flights are all there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Batch
from tests.server.serving import served
from tests.server.test_old_games import golden, old_head, old_rows, one_answer, seat_people
from tests.server.test_profiles import Profile, flight
from tests.server.test_sqlite_store import OLD_TABLES

FILE = "boltbucket.db"
COPIED = {
    "tables": "code, data, public, touched_ms",
    "games": "id, code, head, began_ms, ended_ms",
    "answers": "game, number, data",
}
"""What the first two formats had, and in which columns."""


@pytest.fixture
def evening(tmp_path):
    """A folder with a game that was played to its end and a table in the middle of another."""
    data, _ = golden("2007-game")
    rows = old_rows(data)
    store = SqliteStore(tmp_path / FILE)
    flown = [("flown", row) for row in rows]
    asyncio.run(store.write(Batch("", heads=[old_head(data, "flown")], rows=flown)))
    code, token = seat_people(store, data, rows[: len(rows) // 2])
    store.close()
    return tmp_path, code, token


def written_by(version, folder):
    """The same as an earlier format had it."""
    if version == 3:
        without_profiles(folder / FILE)
    else:
        without_seals(version, folder)


def without_seals(version, folder):
    now = (folder / FILE).rename(folder / "now.db")
    with closing(sqlite3.connect(folder / FILE)) as old, old:
        old.executescript(OLD_TABLES)
        old.execute("attach ? as now", (str(now),))
        for table, columns in COPIED.items():
            old.execute(f"insert into {table} ({columns}) select {columns} from now.{table}")
        old.execute("insert into about values ('format', ?)", (str(version),))
        if version == 1:
            renamed = "replace(cast(data as text), '\"bot_stands_in\":', '\"bot_sits_in\":')"
            old.execute(f"update tables set data = cast({renamed} as blob)")
    for left in folder.glob("now.db*"):
        left.unlink()


def without_profiles(file):
    with closing(sqlite3.connect(file)) as database, database:
        names = database.execute("select name from sqlite_master where type='table'").fetchall()
        for (name,) in names:
            if name not in ("about", "tables", "games", "answers", "tails", "chats"):
                database.execute(f"drop table {name}")
        database.execute("update about set value='3' where name='format'")


@pytest.mark.parametrize("version", [1, 2, 3])
def test_tables_games_and_flights_outlast_an_upgrade(evening, version):
    folder, code, token = evening
    written_by(version, folder)

    with served(folder) as server:
        ada = Profile(server)
        ada.keep(flight("flown-0"))
    with served(folder) as server:
        replay = server.get_json("/api/replays/flown?view=0")
        table = server.get_json(f"/api/tables/{code}")
        heard, _ = asyncio.run(one_answer(server, code, token))
        kept = Profile(server, ada.secret).kept

    assert replay["over"]
    assert len(replay["view"]["table"]["setup"]["flights"]) == 3
    assert table["phase"] not in ("lobby", "over")
    assert heard["told"] == []
    assert kept == ["flown-0"]
