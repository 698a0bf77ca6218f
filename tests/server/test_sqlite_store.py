"""The embedded store besides the contract: its file, earlier formats, damages that are noticed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing

import msgspec
import pytest

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Batch, Damaged
from tests.server.stored import batch, head, row


@pytest.fixture
def store(tmp_path):
    found = SqliteStore(tmp_path / "games.db")
    yield found
    found.close()


def test_what_was_written_is_read_by_another_store(store, tmp_path):
    asyncio.run(store.write(batch(row(0), row(1), game="g1", table=b"{}")))
    store.close()

    other = SqliteStore(tmp_path / "games.db")
    assert other.read_rows("g1") == [row(0), row(1)]
    assert other.read_table("AAA") == b"{}"
    other.close()


def test_many_tables_share_a_commit(tmp_path):
    commits = []
    store = SqliteStore(tmp_path / "games.db", lambda batches, _: commits.append(batches))

    async def story():
        await asyncio.gather(*(store.write(batch(row(0), game=f"g{i}")) for i in range(100)))

    asyncio.run(story())
    store.close()
    assert sum(commits) == 100
    assert len(commits) < 50


OLD_TABLES = """
create table about (name text primary key, value blob not null) without rowid;
create table tables (
    code text primary key, data blob not null, public integer not null, touched_ms integer not null
) without rowid;
create table games (
    id text primary key, code text not null, head blob not null, began_ms integer not null,
    ended_ms integer
) without rowid;
create table answers (
    game text not null, number integer not null, data blob not null, primary key (game, number)
) without rowid;
"""


@pytest.mark.parametrize("version", [1, 2])
def test_a_store_of_an_earlier_format_is_read(tmp_path, version):
    option = "bot_sits_in" if version == 1 else "bot_stands_in"
    data = f'{{"options":{{"{option}":false}}}}'.encode()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.executescript(OLD_TABLES)
        database.execute("insert into about values ('format', ?)", (str(version),))
        database.execute("insert into tables values ('AAA', ?, 0, 5)", (data,))
        values = ("g1", "AAA", msgspec.json.encode(head()), 1000, None)
        database.execute("insert into games values (?, ?, ?, ?, ?)", values)
        for each in (row(0), row(1)):
            values = ("g1", each.number, msgspec.json.encode(each))
            database.execute("insert into answers values (?, ?, ?)", values)

    for _ in range(2):
        with closing(SqliteStore(tmp_path / "games.db")) as store:
            assert store.read_table("AAA") == b'{"options":{"bot_stands_in":false}}'
            assert store.read_game("g1") == head()
            assert store.read_rows("g1") == [row(0), row(1)]
            assert store.lost == store.losses == 0


@pytest.mark.parametrize("found", ["99", "abc", "0", "-1", b"\xff"])
def test_a_store_of_a_format_we_do_not_know_is_left_alone(store, tmp_path, found):
    store.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("update about set value=? where name='format'", (found,))
        before = list(database.iterdump())

    with pytest.raises(Fault, match="store_version"):
        SqliteStore(tmp_path / "games.db")

    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        assert list(database.iterdump()) == before


DAMAGES = {
    "an answer was cut off": "delete from answers where number=2",
    "an answer is missing": "delete from answers where number=1",
    "all answers are gone": "delete from answers",
    "an answer was changed": """update answers set data='[1,10,0,["take",5],[3]]' where number=1""",
    "two answers were swapped": """
        update answers set number=9 where number=1; update answers set number=1 where number=2;
        update answers set number=2 where number=9""",
    "an answer is another game's": "update answers set game='g2' where number=2",
    "nobody counted them": "delete from tails",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_answers_that_are_not_those_written_are_noticed(store, tmp_path, damage):
    asyncio.run(store.write(batch(row(0), row(1), row(2))))
    store.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.executescript(damage)

    with closing(SqliteStore(tmp_path / "games.db")) as other, pytest.raises(Damaged):
        other.read_rows("g1")


def test_a_head_that_was_changed_is_noticed(store, tmp_path):
    asyncio.run(store.write(Batch("AAA", heads=[head()])))
    store.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("update games set head=replace(cast(head as text), '[1,2]', '[1,3]')")

    with closing(SqliteStore(tmp_path / "games.db")) as other, pytest.raises(Damaged):
        other.read_game("g1")


def cut_log(folder):
    """What a disk that lies leaves behind: the last commits are gone, and nothing is broken."""
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        database.execute("delete from answers where number>0")
        database.execute("update tails set answers=1")
        database.execute("update about set value=value-2 where name='commits'")


def test_commits_that_are_gone_are_noticed_once(store, tmp_path):
    for number in range(3):
        asyncio.run(store.write(batch(row(number))))
    store.close()
    cut_log(tmp_path)

    with closing(SqliteStore(tmp_path / "games.db")) as second:
        assert (second.lost, second.losses) == (2, 1)
        asyncio.run(second.write(batch(row(1))))
    with closing(SqliteStore(tmp_path / "games.db")) as third:
        assert (third.lost, third.losses) == (0, 1)


@pytest.mark.parametrize("cut", [0, 1, 2])
def test_a_log_that_was_cut_is_noticed(store, tmp_path, cut):
    """SQLite itself takes a cut log for one that was never longer."""
    for number in range(3):
        asyncio.run(store.write(batch(row(number))))
    kept = tmp_path / "kept"
    kept.mkdir()
    for file in tmp_path.glob("games.*"):
        shutil.copy(file, kept)
    log = kept / "games.db-wal"
    log.write_bytes(log.read_bytes()[: log.stat().st_size * cut // 3])
    (kept / "games.db-shm").unlink()

    with closing(SqliteStore(kept / "games.db")) as other:
        assert other.lost > 0
        assert other.losses == 1


def test_a_store_that_was_taken_away_is_noticed(store, tmp_path):
    asyncio.run(store.write(batch(row(0))))
    store.close()
    for file in tmp_path.glob("games.db*"):
        file.unlink()

    with closing(SqliteStore(tmp_path / "games.db")) as other:
        assert other.lost == 1
