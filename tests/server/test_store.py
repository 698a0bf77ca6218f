"""The contract of stores: what is written is there, all of it or nothing; the same for each."""

from __future__ import annotations

import asyncio
from contextlib import closing

import pytest

from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.store.store import Batch, Row, StoreFailed
from boltbucket.server.wire.messages import Chat
from tests.server.stored import batch, head, row


@pytest.fixture
def store(opens):
    with closing(opens()) as found:
        yield found


def test_what_was_written_is_read_by_another_store(store, opens):
    asyncio.run(store.write(batch(row(0), row(1), table=b"{}", heads=[head()])))
    asyncio.run(store.write(batch(row(2), table=b"[]", public=True, heads=[head(ended=2000)])))

    with closing(opens()) as other:
        assert other.read_rows("g1") == [row(0), row(1), row(2)]
        assert other.read_table("AAA") == b"[]"
        assert other.read_game("g1") == head(ended=2000)
        assert other.secret() == store.secret()


def test_what_is_not_there_is_not_found(store):
    for name in ("AAA", "", "\x00"):
        assert store.read_table(name) is None
        assert store.read_game(name) is None
        assert store.read_rows(name) == []
        assert store.read_chats(name) == []
    assert store.games(10) == store.public_tables(10) == []


def test_games_are_listed_from_the_newest_on(store):
    heads = [head("g1", began=1, ended=9), head("g3", began=3, ended=9), head("g2", began=2)]
    asyncio.run(store.write(Batch("AAA", heads=heads)))

    assert [each.id for each in store.games(10)] == ["g3", "g1"]
    assert [each.id for each in store.games(2, finished_only=False)] == ["g3", "g2"]


def test_public_tables_are_listed(store):
    for code, public in (("AAA", True), ("BBB", False), ("CCC", True)):
        asyncio.run(store.write(Batch(code, table=code.encode(), public=public)))
    asyncio.run(store.write(Batch("CCC", table=b"CCC", public=False)))

    assert store.public_tables(10) == [b"AAA"]


def test_a_store_can_prove_that_it_can_be_written(store):
    store.prove_writable()
    store.prove_writable()


def test_every_commit_is_told(store):
    told = []
    store.on_commit = lambda batches, seconds: told.append(batches)

    async def story():
        await asyncio.gather(*(store.write(batch(row(0), game=f"g{i}")) for i in range(100)))

    asyncio.run(story())
    assert sum(told) == 100
    assert len(told) < 50
    assert store.lost == store.losses == 0


def test_a_seed_of_64_bits_is_kept(store):
    asyncio.run(store.write(Batch("AAA", heads=[head()])))

    assert store.read_game("g1") == head()


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


def test_what_cannot_be_written_at_all_stops_no_other_batch(store):
    """The thread that writes outlives whatever it is given."""
    too_large = Batch("AAA", heads=[head(began=10**30)])

    for bad in (too_large, batch(Row(0, 0, 0, [object()]))):
        with pytest.raises(StoreFailed):
            asyncio.run(asyncio.wait_for(store.write(bad), 5))
    asyncio.run(asyncio.wait_for(store.write(batch(row(0))), 5))

    assert store.read_rows("g1") == [row(0)]


def test_answers_of_a_game_can_be_replaced(store):
    asyncio.run(store.write(batch(row(0), row(1), row(2))))
    asyncio.run(store.write(batch(row(0), Row(1, 5, 1, ["pass"]), rewritten=["g1"])))

    assert store.read_rows("g1") == [row(0), Row(1, 5, 1, ["pass"])]
