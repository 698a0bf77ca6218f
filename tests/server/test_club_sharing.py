"""What the servers of a club share besides tables: limits, sockets, bots' thoughts, health."""

from __future__ import annotations

import asyncio
import signal
import time

import pytest

from boltbucket.bots.bot import Player
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup

pytest.importorskip("psycopg")
pytest.importorskip("redis")

from tests.server.club import club
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def store(postgres):
    return postgres.new()


@pytest.fixture(scope="module")
def servers(tmp_path_factory, store, redis):
    limits = {"joins": "6/hour", "sockets_per_address": 4}
    with club(tmp_path_factory.mktemp("club"), store, redis.url, 2, **limits) as found:
        yield found


def test_health_and_numbers_tell_of_the_whole_club(servers):
    for server in servers:
        server.open_table()

    def told(server):
        health = server.get_json("/health")
        return health["status"], health["tables"], health["servers"]

    wait_until(lambda: all(told(server) == ("ok", 2, 2) for server in servers))
    for server in servers:
        text = server.get("/metrics").decode()
        assert "boltbucket_servers 2.0" in text
        assert "boltbucket_bus_up 1.0" in text


def test_what_is_limited_is_counted_over_all_servers(servers):
    code = servers[0].open_table()[0]
    refused = [servers[i % 2].refusal(f"/api/tables/{code}/join", {"name": "Bo"}) for i in range(8)]

    assert [found[1] for found in refused] == 6 * ["table_full"] + 2 * ["slow_down"]


def test_sockets_of_a_visitor_are_counted_over_all_servers(servers):
    code, [token] = servers[0].open_table()

    async def story():
        clients = [servers[i % 2].client(code, token) for i in range(4)]
        for client in clients:
            await client.__aenter__()
        late = servers[1].client(code, token)
        entering = asyncio.create_task(late.__aenter__())
        await asyncio.sleep(0.5)
        assert not entering.done()
        await clients[0].__aexit__()
        await asyncio.wait_for(entering, 10)
        for client in (late, *clients[1:]):
            await client.__aexit__()

    asyncio.run(story())


def test_limits_hold_at_each_server_while_the_bus_is_away(servers, redis):
    code = servers[0].open_table()[0]
    redis.stop(signal.SIGKILL)
    try:
        time.sleep(0.2)
        assert servers[0].refusal(f"/api/tables/{code}/join", {"name": "Bo"})[1] in (
            "table_full",
            "slow_down",
        )
    finally:
        redis.start()


def test_an_idle_machine_thinks_for_a_busy_one(servers, redis):
    """The first has no room at all; the second has."""
    from boltbucket.server.club import thinking
    from boltbucket.server.metrics import Metrics

    view = Game.new(Setup("2021", 2, ("L",)), 7).view(0)

    async def story():
        pools, metrics = {}, [Metrics(), Metrics()]

        def send(node, letter):
            pools[node].thought(letter)

        for i, node in enumerate(("busy", "idle")):
            pools[node] = thinking.SharedPool(1, redis.url, node, send, lambda: True, metrics[i])
        busy, idle = pools["busy"], pools["idle"]
        try:
            idle.start()
            busy._thinking = 1
            answer = await asyncio.wait_for(busy.decide(Player("careful"), 3, view), 60)
            assert view.decision.allows(answer)
            assert metrics[1]._tallies["thoughts_for_others"] == 1
        finally:
            for pool in pools.values():
                await pool.end()
                pool.close()

    asyncio.run(story())


def test_a_machine_thinks_for_itself_while_the_bus_is_away():
    from boltbucket.server.club import thinking
    from boltbucket.server.metrics import Metrics

    view = Game.new(Setup("2021", 2, ("L",)), 7).view(0)

    async def story():
        pool = thinking.SharedPool(
            1, "redis://127.0.0.1:1", "busy", lambda *_: None, lambda: True, Metrics()
        )
        try:
            pool.start()
            pool._thinking = 1
            answer = await asyncio.wait_for(pool.decide(Player("careful"), 3, view), 60)
            assert view.decision.allows(answer)
        finally:
            await pool.end()
            pool.close()

    asyncio.run(story())
