"""The store: what is written is there, all of it or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Batch, GameHead, Row, StoreFailed
from boltbucket.server.wire.messages import Chat


@pytest.fixture
def store(tmp_path):
    found = SqliteStore(tmp_path / "games.db")
    yield found
    found.close()


def head(name="g1", code="AAA", began=1000, ended=None):
    return GameHead(name, code, {"edition": "2021"}, 2**64 - 1, [1, 2], 1, began, [], ended)


def batch(*rows, game="g1", code="AAA", **more):
    return Batch(code, rows=[(game, row) for row in rows], **more)


def row(number):
    return Row(number, 10 * number, 0, ["take", number], [3])


def test_what_was_written_is_read_by_another_store(store, tmp_path):
    asyncio.run(store.write(batch(row(0), row(1), game="g1", table=b"{}")))
    store.close()

    other = SqliteStore(tmp_path / "games.db")
    assert other.read_rows("g1") == [row(0), row(1)]
    assert other.read_rows("g1", 1) == [row(1)]
    assert other.read_table("AAA") == b"{}"
    other.close()


def test_a_seed_of_64_bits_is_kept(store):
    asyncio.run(store.write(Batch("AAA", heads=[head()])))

    assert store.read_game("g1") == head()


def test_many_tables_share_a_commit(tmp_path):
    commits = []
    store = SqliteStore(tmp_path / "games.db", lambda batches, _: commits.append(batches))

    async def story():
        await asyncio.gather(*(store.write(batch(row(0), game=f"g{i}")) for i in range(100)))

    asyncio.run(story())
    store.close()
    assert sum(commits) == 100
    assert len(commits) < 50


def test_a_batch_that_cannot_be_written_takes_no_other_with_it(store):
    asyncio.run(store.write(batch(row(0))))

    async def story():
        writes = [batch(row(0)), batch(row(0), game="g2"), batch(row(1), row(1), game="g3")]
        return await asyncio.gather(*map(store.write, writes), return_exceptions=True)

    first, second, third = asyncio.run(story())
    assert isinstance(first, StoreFailed)
    assert second is None
    assert isinstance(third, StoreFailed)
    assert store.read_rows("g2") == [row(0)]
    assert store.read_rows("g3") == []


def test_old_games_are_forgotten_but_not_those_of_a_table_in_use(store):
    asyncio.run(store.write(Batch("OLD", heads=[head("g1", "OLD", 1000, 2000)])))
    asyncio.run(store.write(Batch("NEW", table=b"{}", heads=[head("g2", "NEW", 1000, 2000)])))

    assert store.forget_before(wall_ms() - 1000) == 1
    assert store.read_game("g1") is None
    assert store.read_game("g2") is not None


def test_the_secret_of_a_store_stays_the_same(store):
    assert store.secret() == store.secret()
    assert len(store.secret()) == 32


def test_of_what_was_said_the_last_hundred_are_kept(store):
    said = [Chat(n, 0, "Ann", text=f"{n}") for n in range(130)]
    for first in range(0, 130, 10):
        asyncio.run(store.write(Batch("AAA", chats=said[first : first + 10])))
    asyncio.run(store.write(Batch("BBB", chats=[Chat(1, None, "Bo", phrase="hello")])))

    assert store.read_chats("AAA") == said[30:]
    assert [chat.phrase for chat in store.read_chats("BBB")] == ["hello"]


def test_what_was_said_goes_with_its_table(store):
    asyncio.run(store.write(Batch("AAA", table=b"{}", chats=[Chat(1, 0, "Ann", text="hi")])))

    store.forget_before(wall_ms() - 1000)
    assert len(store.read_chats("AAA")) == 1
    store.forget_before(wall_ms() + 1000)
    assert store.read_chats("AAA") == []


def test_a_store_of_the_first_format_is_read(store, tmp_path):
    asyncio.run(store.write(Batch("AAA", table=b'{"options":{"bot_sits_in":false}}')))
    store.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("update about set value='1' where name='format'")

    other = SqliteStore(tmp_path / "games.db")
    assert other.read_table("AAA") == b'{"options":{"bot_stands_in":false}}'
    other.close()
