"""A club of servers: whichever a client comes to, it is at its table, and nothing tells where that
lives."""

from __future__ import annotations

import asyncio
import time

import pytest

pytest.importorskip("psycopg")
pytest.importorskip("redis")

from tests.server.club import club, owner
from tests.waiting import wait_until

ALONE = {"building": "untimed"}


@pytest.fixture(scope="module")
def store(postgres):
    return postgres.new()


@pytest.fixture(scope="module")
def servers(tmp_path_factory, store, redis):
    with club(tmp_path_factory.mktemp("club"), store, redis.url, 2) as found:
        yield found


def test_a_table_is_played_and_watched_through_a_server_that_does_not_own_it(servers, store):
    first, second = servers
    code, [token] = first.open_table()

    async def story():
        async with second.client(code, token) as ann, second.client(code, first.watching) as bo:
            assert (await ann.act("start"))["t"] == "accepted"
            taken = await ann.answer(("take", 3))
            assert taken["t"] == "accepted", taken
            await bo.until(lambda client: client.view is not None, 5)
            await ann.say("hello")
            refused = await ann.answer(("take", 4))
            assert refused["code"] == "hand_full"
            assert (await bo.answer(("take", 5)))["code"] == "only_watching"
            seen = await ann.look()
            assert seen is not None
            async with first.client(code, token) as same:
                assert same.view["table"] == ann.view["table"]
        assert owner(store, code)[1] == 1

    asyncio.run(story())


def test_seats_are_taken_and_links_renewed_through_any_server(servers):
    first, second = servers
    code, [token] = first.open_table(("Ann", None))

    joined = second.post(f"/api/tables/{code}/join", {"name": "Bo"})
    told = [each.get_json(f"/api/tables/{code}") for each in servers]
    fresh = second.post(f"/api/tables/{code}/seats/0/token", {}, authorization=f"Bearer {token}")

    assert joined["seat"] == 1
    assert joined["spectator_token"] == first.watching
    assert [seat["name"] for seat in told[0]["seats"]] == ["Ann", "Bo"]
    assert {**told[0], "link": ""} == {**told[1], "link": ""}
    assert second.refusal(f"/api/tables/{code}/join", {"name": "Cy"})[1] == "table_full"
    assert second.refusal("/api/tables/NOBODY")[1] == "no_such_table"

    async def story():
        async with second.client(code, token) as old:
            assert old.ending == "bad_token"
        async with second.client(code, fresh["seat_token"]) as ann:
            assert ann.seat == 0

    asyncio.run(story())


def test_the_list_of_open_tables_is_the_same_everywhere(servers):
    codes = {each.open_table(("Ann", None), public=True)[0] for each in servers}

    def listed(server):
        return {table["code"] for table in server.get_json("/api/tables")["tables"]}

    for each in servers:
        wait_until(lambda server=each: codes <= listed(server))


def test_a_person_who_leaves_another_server_is_away(servers):
    first, second = servers
    code, tokens = first.open_table(("Ann", "Bo"))

    async def story():
        async with first.client(code, tokens[0]) as ann:
            async with second.client(code, tokens[1]):
                await ann.until(lambda client: client.room["seats"][1]["here"], 5)
            await ann.until(lambda client: not client.room["seats"][1]["here"], 5)

    asyncio.run(story())


def test_people_without_a_seat_ask_for_one_through_any_server(servers):
    first, second = servers
    code, _ = first.open_table(("Ann", None), bots=[None, {"character": "careful"}])

    watching = second.post(f"/api/tables/{code}/watch", {})
    assert watching["spectator_token"] == first.watching
    assert (
        second.refusal(f"/api/tables/{code}/knock", {"name": "Bo", "seat": 7})[1] == "no_such_seat"
    )


def test_an_uneven_load_evens_out_and_nobody_notices(servers, store):
    """The table whose people are at the other server goes there first."""
    first, second = servers
    code, [token] = first.open_table(setup={"building": "untimed"})
    before = owner(store, code)[0]
    heard = []

    async def story():
        async with second.client(code, token, heard.append) as ann:
            assert (await ann.act("start"))["t"] == "accepted"
            opening = asyncio.create_task(asyncio.to_thread(many_tables, first))
            end = time.monotonic() + 60
            while owner(store, code)[0] == before and time.monotonic() < end:
                for words in (("take", 3), ("return",)):
                    assert (await ann.answer(words))["t"] == "accepted"
            assert (await ann.answer(("take", 5)))["t"] == "accepted"
            await opening

    asyncio.run(story())
    assert owner(store, code)[0] != before
    assert sum(each["t"] == "welcome" for each in heard) == 2


def many_tables(server):
    for _ in range(24):
        server.open_table()
