"""Who is taken for gone, and who gets what it has left."""

from __future__ import annotations

from contextlib import closing

import pytest

pytest.importorskip("psycopg")

from boltbucket.server.club.heart import DOUBTFUL
from boltbucket.server.store.postgres import PostgresStore
from tests.server.club_hearts import LEASE, Clock, Process


@pytest.fixture
def clock(monkeypatch):
    found = Clock()
    monkeypatch.setattr("boltbucket.server.club.heart.time", found)
    return found


@pytest.fixture
def store(postgres):
    with closing(PostgresStore(postgres.new())) as found:
        yield found


def test_tables_go_to_a_process_that_has_their_clients_and_then_to_all(store, clock):
    gone, heir, other = (Process(store) for _ in range(3))
    for code in ("AAA", "BBB", "CCC"):
        assert gone.leases.reserve(code)
    heir.doors["CCC"] = gone.node
    other.beat()
    heir.beat()
    gone.dies(store)
    other.beat()
    heir.beat()

    assert other.pulse.adopted == ()
    assert heir.pulse.adopted == ("CCC",)

    other.beat()
    heir.beat()

    assert (other.pulse.adopted, heir.pulse.adopted) == (("AAA",), ("BBB",))


def test_whoever_was_away_itself_takes_nobody_for_gone_at_first(store, clock):
    """Whatever kept it away, such as a database that was restarted, kept others away too."""
    one, other = Process(store), Process(store)
    one.beat()
    assert other.leases.reserve("AAA")
    other.dies(store)
    clock.now += LEASE
    for _ in range(DOUBTFUL):
        assert other.node in one.beat()
        assert one.leases.claim("AAA", one.heart.sure) is None

    assert other.node not in one.beat()
    assert one.leases.claim("AAA", one.heart.sure) is not None


def test_whoever_comes_back_meanwhile_keeps_its_tables(store, clock):
    one, other = Process(store), Process(store)
    one.beat()
    assert other.leases.reserve("AAA")
    other.dies(store)
    clock.now += LEASE
    one.beat()
    other.beat()
    for _ in range(2 * DOUBTFUL):
        one.beat()

    assert other.leases.held() == {"AAA": 1}


def test_whoever_is_always_late_finds_out_who_is_gone_all_the_same(store, clock):
    one, other = Process(store), Process(store)
    one.beat()
    other.dies(store)
    seen = []
    for _ in range(DOUBTFUL + 1):
        clock.now += LEASE
        seen.append(other.node in one.beat())

    assert seen == [True] * DOUBTFUL + [False]
