"""Whole games over real sockets: clients drop and return, the server is killed and restarted."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from boltbucket.rules.game import Game
from boltbucket.rules.read_record import read_record
from tests.server.players import RandomPerson
from tests.server.serving import KillableServer

NAMES = ("Ann", "Bob", "Cid", "Dot")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "flights", "seed"), [("2021", ("I", "II"), 1), ("2007", ("II", "first"), 2)]
)
def test_no_accepted_answer_is_lost_when_clients_drop_and_the_server_is_killed(
    tmp_path, edition, flights, seed
):
    server = KillableServer(tmp_path)
    try:
        people, record = asyncio.run(play_through_trouble(server, edition, flights, Random(seed)))
    finally:
        server.stop()

    game = Game.replayed(record)
    assert game.outcome is not None
    assert game.record() == record
    for seat, person in enumerate(people):
        given = [entry.answer for entry in record.entries if entry.seat == seat]
        assert len(person.accepted) > 5
        assert is_subsequence(person.accepted, given)


async def play_through_trouble(server, edition, flights, chance):
    code, tokens = await asyncio.to_thread(server.open_table, NAMES, edition, flights)
    clients = [server.client(code, token) for token in tokens]
    people = [RandomPerson(client, seed) for seed, client in enumerate(clients)]
    async with clients[0], clients[1], clients[2], clients[3]:
        await clients[0].act("start")
        games = [asyncio.create_task(person.play()) for person in people]
        troubles = [
            asyncio.create_task(drop_now_and_then(clients[1:3], chance)),
            asyncio.create_task(kill_three_times(server, people, chance)),
        ]
        await asyncio.wait_for(asyncio.gather(*games), 300)
        troubles[0].cancel()
        await asyncio.gather(*troubles, return_exceptions=True)
        assert server.kills == 3
        name = clients[0].room["record"]
        text = await asyncio.to_thread(server.get, f"/api/records/{name}")
    return people, read_record(text.decode())


async def drop_now_and_then(clients, chance):
    while True:
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        await chance.choice(clients).drop()


async def kill_three_times(server, people, chance):
    """At random moments, but always while the game goes on."""
    server.kills = 0
    for _ in range(3):
        enough = sum(len(person.accepted) for person in people) + chance.randint(15, 35)
        while sum(len(person.accepted) for person in people) < enough:
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.to_thread(server.start)
        server.kills += 1


def is_subsequence(part, whole):
    rest = iter(whole)
    return all(item in rest for item in part)
