"""The shared store besides the contract: old writers, earlier formats, a lost database."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.store import Batch, Damaged, Stale, StoreFailed
from boltbucket.server.wire.messages import Chat
from tests.server.stored import batch, head, row
from tests.waiting import wait_until

psycopg = pytest.importorskip("psycopg")


@pytest.fixture
def url(postgres):
    return postgres.new()


@pytest.fixture
def store(url):
    from boltbucket.server.store.postgres import PostgresStore

    with closing(PostgresStore(url)) as found:
        yield found


def hold(url, code, epoch):
    with psycopg.connect(url) as connection:
        text = "insert into leases values (%s, %s, 'somebody') "
        text += "on conflict (code) do update set epoch = excluded.epoch"
        connection.execute(text, (code, epoch))


def test_a_batch_of_an_old_epoch_is_refused_with_all_it_holds(store, url):
    hold(url, "AAA", 7)
    asyncio.run(store.write(batch(row(0), epoch=7, table=b"now", heads=[head()])))
    said = [Chat(1, 0, "Ann", text="hi")]
    late = batch(row(1), epoch=6, table=b"late", heads=[head(ended=5)], chats=said)

    with pytest.raises(Stale):
        asyncio.run(store.write(late))

    assert store.read_rows("g1") == [row(0)]
    assert store.read_table("AAA") == b"now"
    assert store.read_game("g1") == head()
    assert store.read_chats("AAA") == []


def test_nobody_writes_to_a_table_without_a_lease(store):
    with pytest.raises(Stale):
        asyncio.run(store.write(Batch("AAA", table=b"{}", epoch=1)))


def test_an_old_writer_takes_no_other_with_it(store, url):
    hold(url, "AAA", 2)
    hold(url, "BBB", 5)

    async def story():
        late, good = batch(row(0), epoch=1), batch(row(0), game="g2", code="BBB", epoch=5)
        return await asyncio.gather(*map(store.write, (late, good)), return_exceptions=True)

    late, good = asyncio.run(story())
    assert isinstance(late, Stale)
    assert good is None
    assert store.read_rows("g2") == [row(0)]


def test_taking_over_waits_for_what_is_being_written_and_is_seen_by_what_comes_after(store, url):
    """Between the check of an epoch and the commit nobody can take the table over."""
    hold(url, "AAA", 1)
    with psycopg.connect(url) as writer:
        writer.execute("begin")
        writer.execute("select from leases where code = 'AAA' for share")
        taken = threading.Event()
        taker = threading.Thread(target=lambda: (hold(url, "AAA", 2), taken.set()))
        taker.start()
        assert not taken.wait(0.3)
        writer.execute("commit")
        taker.join(10)

    with pytest.raises(Stale):
        asyncio.run(store.write(batch(row(0), epoch=1)))


def test_a_store_of_the_first_format_is_read(url):
    from boltbucket.server.store import postgres_schema
    from boltbucket.server.store.postgres import PostgresStore

    with psycopg.connect(url) as connection:
        connection.execute("create table about (name text primary key, value bytea not null)")
        connection.execute("insert into about values ('format', '1')")
        connection.execute(postgres_schema._MIGRATIONS[0])
        connection.execute("insert into tables values ('AAA', '{}', true, 5)")

    for _ in range(2):
        with closing(PostgresStore(url)) as store:
            assert store.read_table("AAA") == b"{}"
            asyncio.run(store.write(batch(row(0))))
            asyncio.run(store.write(batch(rewritten=["g1"])))


@pytest.mark.parametrize("found", ["99", "abc", "0", "-1"])
def test_a_store_of_a_format_we_do_not_know_is_left_alone(store, url, found):
    from boltbucket.server.store.postgres import PostgresStore

    with psycopg.connect(url) as connection:
        connection.execute("update about set value = %s where name = 'format'", (found.encode(),))

    with pytest.raises(Fault, match="store_version"):
        PostgresStore(url)


def test_several_servers_may_prepare_a_store_at_once(url):
    from boltbucket.server.store.postgres import PostgresStore

    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(PostgresStore, [url] * 4))

    for store in stores:
        store.prove_writable()
        store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "delete from answers where number = 2",
        "delete from answers",
        """update answers set data = '[1,10,0,["take",5],[3]]' where number = 1""",
        "delete from tails",
    ],
)
def test_answers_that_are_not_those_written_are_noticed(store, url, damage):
    asyncio.run(store.write(batch(row(0), row(1), row(2))))
    with psycopg.connect(url) as connection:
        connection.execute(damage)

    with pytest.raises(Damaged):
        store.read_rows("g1")


def test_a_restart_of_the_database_delays_and_loses_nothing(postgres, store, monkeypatch):
    from boltbucket.server.store import postgres as module

    monkeypatch.setattr(module, "PATIENCE_SECONDS", 30)  # how long a start takes is the machine's
    asyncio.run(store.write(batch(row(0))))
    postgres.stop()
    threading.Timer(0.5, postgres.start).start()

    asyncio.run(asyncio.wait_for(store.write(batch(row(1))), 40))

    assert store.read_rows("g1") == [row(0), row(1)]


def test_a_database_that_stays_away_is_said_to_be(postgres, store, monkeypatch):
    from boltbucket.server.store import postgres as module

    monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.3)
    postgres.stop()
    try:
        for attempt in (lambda: asyncio.run(store.write(batch(row(0)))), store.prove_writable):
            began = time.monotonic()
            with pytest.raises(StoreFailed):
                attempt()
            assert time.monotonic() - began < 5
    finally:
        postgres.start()
    store.prove_writable()
    asyncio.run(store.write(batch(row(0))))


def test_a_store_that_cannot_be_reached_is_a_fault_without_its_password():
    from boltbucket.server.store.postgres import opened

    with pytest.raises(Fault, match="store_unreachable") as told:
        opened("postgresql://ann:secret@127.0.0.1:1/club?sslmode=disable")
    assert "secret" not in str(told.value)


def test_a_closed_store_leaves_no_connection_whoever_asked_at_the_last_moment(url):
    from boltbucket.server.store.postgres import PostgresStore

    store = PostgresStore(url)
    together = threading.Barrier(8)

    def ask():
        together.wait()
        return store.losses

    with ThreadPoolExecutor(8) as threads:
        assert {each.result() for each in [threads.submit(ask) for _ in range(8)]} == {0}
        store.close()
    with ThreadPoolExecutor(1) as late, pytest.raises(StoreFailed):
        late.submit(lambda: store.losses).result()

    with psycopg.connect(url, autocommit=True) as connection:
        text = "select count(*) from pg_stat_activity where datname = current_database()"
        wait_until(lambda: connection.execute(text).fetchone() == (1,))
