"""The power of the host: nothing of others changes hands unseen, and no secret without consent."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Building, Setup
from boltbucket.server.table.inbox import Reissue
from boltbucket.server.wire.room import Options, hurries
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import QUICK, Seated, scene
from tests.server.serving import served


def notices(ear):
    said = [each for each in ear.messages if each["t"] == "chat" and "notice" in each]
    return [(each["notice"]["code"], each["notice"]["params"]) for each in said]


async def playing(people=3, **more):
    seated = Seated(people, **more)
    await seated.act(0, "start")
    return seated


async def refused(seated, request):
    with pytest.raises(Illegal) as refusal:
        await seated.grant(request)
    return refusal.value.code


# Links of seats


@scene
async def test_the_link_of_another_needs_the_consent_of_everybody_who_is_here():
    seated = await playing(3)
    seated.depart(seated.ears[2])
    wish = Reissue(2, seated.tokens[0])

    assert await refused(seated, wish) == "needs_consent"
    assert await refused(seated, wish) == "needs_consent"
    assert seated.ears[1].room["link_wish"] == {"seat": 2, "agreed": []}
    assert (await seated.act(0, "agree_link", seat=2))["code"] == "no_such_wish"
    assert (await seated.act(1, "agree_link", seat=2))["t"] == "accepted"
    token = await seated.grant(wish)

    assert seated.state.seating.seat_of(token) == 2
    assert seated.ears[1].room["link_wish"] is None
    assert notices(seated.ears[1]) == [
        ("link_asked", {"host": "P0", "name": "P2"}),
        ("link_agreed", {"name": "P1"}),
        ("link_made", {"host": "P0", "name": "P2"}),
    ]


@scene
async def test_whoever_is_here_must_agree_to_the_loss_of_the_own_link():
    seated = await playing(3)
    wish = Reissue(2, seated.tokens[0])

    assert await refused(seated, wish) == "needs_consent"
    await seated.act(1, "agree_link", seat=2)
    assert await refused(seated, wish) == "needs_consent"
    await seated.act(2, "agree_link", seat=2)

    assert await seated.grant(wish)
    assert seated.ears[2].goodbye == "token_changed"


@scene
async def test_with_nobody_to_agree_there_is_no_link_while_a_flight_is_on():
    seated = await playing(2)
    seated.depart(seated.ears[1])

    assert await refused(seated, Reissue(1, seated.tokens[0])) == "nobody_agrees"
    assert seated.state.seating.seat_of(seated.tokens[1]) == 1


@scene
async def test_between_two_flights_the_host_gets_it_and_everybody_is_told():
    setup = Setup("2021", 2, ("L", "L"), building=Building.UNTIMED)
    seated = await playing(2, setup=setup)
    players = RandomPlayers(3)
    while not seated.state.between:
        seat, answer = players.answer(seated.game)
        await seated.answer(seat, *answer)

    assert await seated.grant(Reissue(1, seated.tokens[0]))
    assert notices(seated.ears[0]) == [("link_made", {"host": "P0", "name": "P1"})]


@scene
async def test_the_wish_ends_when_the_owner_is_back():
    seated = await playing(3)
    seated.depart(seated.ears[2])
    await refused(seated, Reissue(2, seated.tokens[0]))
    await seated.act(1, "agree_link", seat=2)

    seated.ears[2] = seated.arrive(2)

    assert await refused(seated, Reissue(2, seated.tokens[0])) == "needs_consent"
    assert seated.ears[1].room["link_wish"] == {"seat": 2, "agreed": []}


@scene
async def test_everybody_renews_the_own_link_alone():
    seated = await playing(2)

    token = await seated.grant(Reissue(1, seated.tokens[1]))

    assert seated.state.seating.seat_of(token) == 1
    assert notices(seated.ears[0]) == []


# Clocks

SLOWER = {"decision_seconds": 400, "fly_on_seconds": 0, "grace_seconds": 90, "between_seconds": 0}
QUICKER = {
    "decision_seconds": 1, "fly_on_seconds": 5, "grace_seconds": 0, "between_seconds": 10,
    "draw_ms": 0,
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), QUICKER.items())
def test_nobody_is_hurried_while_a_flight_is_on(name, value):
    @scene
    async def story():
        seated = await playing(2, options=Options())
        options = {**plain(Options()), name: value}

        assert (await seated.act(0, "options", options=options))["code"] == "no_hurry"
        assert seated.state.seating.options == Options()

    story()


@pytest.mark.parametrize(("name", "value"), SLOWER.items())
def test_more_time_may_be_given_and_everybody_is_told(name, value):
    @scene
    async def story():
        seated = await playing(2, options=Options())
        options = {**plain(Options()), name: value}

        assert (await seated.act(0, "options", options=options))["t"] == "accepted"
        assert notices(seated.ears[1]) == [("options_changed", {"host": "P0"})]

    story()


def plain(options):
    return {name: getattr(options, name) for name in options.__struct_fields__}


def test_no_limit_is_more_time_than_any():
    none = replace(Options(), decision_seconds=0)

    assert not hurries(Options(), none)
    assert hurries(none, Options())
    assert hurries(replace(Options(), bot_stands_in=False), Options())


@scene
async def test_in_the_lobby_the_host_sets_clocks_as_ever():
    seated = Seated(2, options=Options())

    reply = await seated.act(0, "options", options={**plain(Options()), "decision_seconds": 1})

    assert reply["t"] == "accepted"
    assert notices(seated.ears[1]) == []


# Seats


@scene
async def test_everybody_is_told_who_was_sent_away_and_who_left():
    seated = await playing(3)

    await seated.act(0, "kick", seat=1)
    await seated.act(0, "bot", seat=1, bot={"character": "random"})
    await seated.act(0, "leave")

    assert notices(seated.ears[2]) == [
        ("kicked", {"host": "P0", "name": "P1"}),
        ("bot_changed", {"host": "P0", "name": "P1"}),
        ("left", {"name": "P0"}),
        ("new_host", {"name": "P2"}),
    ]


@scene
async def test_who_comes_later_is_told_too():
    seated = await playing(3)
    seated.depart(seated.ears[2])
    await seated.act(0, "kick", seat=1)

    late = seated.arrive(2)
    await seated.settle()

    assert notices(late) == [("kicked", {"host": "P0", "name": "P1"})]


# Watching


@scene
async def test_when_watching_ends_spectators_are_sent_away():
    seated = await playing(2)
    watching = seated.arrive(None)
    await seated.settle()

    await seated.act(0, "options", options={**plain(QUICK), "watching": False})
    again = seated.arrive(None)
    await seated.settle()

    assert (watching.goodbye, again.goodbye) == ("watching_ended", "watching_ended")
    assert seated.ears[1].room["spectators"] == 0
    assert notices(seated.ears[1]) == [("watching_ended", {"host": "P0"})]


def test_the_link_for_watching_can_be_renewed(tmp_path):
    async def story(server, code, tokens):
        async with server.client(code, tokens[0]) as ann, server.client(code, tokens[1]) as bo:
            old = ann.room["watch_token"]
            assert old == bo.room["watch_token"] == server.watching
            async with server.client(code, old) as watching:
                assert watching.room["watch_token"] is None
                assert (await bo.act("new_watch_link"))["code"] == "only_host"
                await ann.act("new_watch_link")
                await watching.until(lambda c: c.ending, 5)
            new = ann.room["watch_token"]
            await bo.until(lambda c: c.room["watch_token"] == new, 5)
            async with server.client(code, new) as watching:
                assert watching.room["code"] == code
        return old, new

    async def refused_now(server, code, token):
        async with server.client(code, token) as client:
            return client.ending

    with served(tmp_path) as server:
        code, tokens = server.open_table(("Ann", "Bo"))
        old, new = asyncio.run(story(server, code, tokens))
    assert old != new
    with served(tmp_path) as server:
        assert asyncio.run(refused_now(server, code, old)) == "bad_token"


# The store


def test_a_table_is_told_once_that_the_store_has_lost_something(tmp_path):
    async def told(server):
        heard = []
        async with server.client(code, tokens[0], heard.append) as ann:
            await ann.look()
        return [each["notice"]["code"] for each in heard if "notice" in each]

    with served(tmp_path) as server:
        code, tokens = server.open_table(("Ann", "Bo"))
        assert asyncio.run(told(server)) == []
    with closing(sqlite3.connect(tmp_path / "boltbucket.db")) as database, database:
        database.execute("update about set value=value-1 where name='commits'")
    for _ in range(2):
        with served(tmp_path) as server:
            assert asyncio.run(told(server)) == ["store_shortened"]
            code_after, tokens_after = server.open_table(("Ann", "Bo"))
    with served(tmp_path) as server:
        code, tokens = code_after, tokens_after
        assert asyncio.run(told(server)) == []
