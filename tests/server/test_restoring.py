"""A table that comes back from the store is where it was."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import msgspec
import pytest

from boltbucket.rules.events import MissionsDrawn
from boltbucket.rules.setup import Format, Setup
from boltbucket.server.table.running_game import record_of, restored_game
from boltbucket.server.table.seating import new_seating
from boltbucket.server.wire.room import BotChoice, Options
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import Seated
from tests.server.serving import put_away, served

MATCHES = [
    Setup("2021", 3, ("I", "II")),
    Setup("2007", 4, ("II", "first")),
    Setup("2007", 3, ("I", "II"), format=Format.MISSIONS),
]


@pytest.mark.parametrize("setup", MATCHES, ids=lambda s: f"{s.edition}-{s.format}")
def test_a_game_is_the_same_after_a_restart_at_any_moment(setup):
    async def story():
        seated = Seated(setup.seats, setup)
        await seated.act(0, "start")
        players = RandomPlayers(4)
        moments = 0
        while not seated.state.game.over:
            await somebody_acts(seated, players)
            moments += 1
            if moments % 40 == 0 or seated.state.between:
                check_restored(seated)
        check_restored(seated)
        head = seated.state.game.head
        assert record_of(head, seated.store.rows) == seated.game.record()

    asyncio.run(story())


async def somebody_acts(seated, players):
    seat, answer = players.answer(seated.game)
    if seat >= 0:
        await seated.answer(seat, *answer)
        return
    await seated.force(seat, answer)


def check_restored(seated):
    game = seated.state.game
    restored = restored_game(game.head, seated.store.rows)
    assert restored.game == game.game
    assert restored.phase == game.phase
    assert restored.log == game.log
    assert restored.clock == game.clock
    assert numbers(restored) == numbers(game)


def numbers(play):
    return {seat: (asked.number, asked.since) for seat, asked in play.asked.items()}


def test_who_comes_while_missions_are_chosen_is_told_which_were_drawn():
    async def story():
        seated = Seated(3, MATCHES[2])
        await seated.act(0, "start")
        play = seated.state.game
        assert play.phase == "choosing"
        assert [type(event) for event in play.log.events] == [MissionsDrawn]
        assert restored_game(play.head, ()).log == play.log

    asyncio.run(story())


MANY_AT_ONCE = """
import sys, threading
from boltbucket.server.http.replays import recorded_players
from boltbucket.server.store.store import GameHead
from boltbucket.server.table.seating import read_seating

sys.setswitchinterval(float(sys.argv[1]))
people = [{"name": "A", "colour": "red", "shape": "star", "bot": None}] * 2
head = GameHead("g", "", {}, 1, [], 1, 1, people)
everybody = threading.Barrier(8)

def read():
    everybody.wait()
    read_seating(sys.argv[2])
    recorded_players(head)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("interval", ["0.0003", "0.0005", "0.001"])
def test_many_tables_may_come_back_at_once(interval):
    """Two threads that learned at the same time how tables are read ended the server."""
    seating = new_seating("ABCDEF", MATCHES[0], False, Options(), 0).put_bot(1, BotChoice("random"))
    data = msgspec.json.encode(seating).decode()
    command = [sys.executable, "-c", MANY_AT_ONCE, interval, data]

    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})

    assert done.returncode == 0


def test_a_table_nobody_is_at_is_put_away_and_comes_back(tmp_path):
    with served(tmp_path, idle_seconds=0) as server:
        code, tokens = server.open_table(("Ann", "Bob"))
        registry = server.app.state.registry

        async def visit(act):
            async with server.client(code, tokens[0]) as ann:
                return await act(ann)

        async def begin(ann):
            await ann.act("start")
            await ann.answer(("take", 7))
            return ann.view["table"]["yard"]["builders"][0]["hand"]

        async def look(ann):
            return ann.view["table"]["yard"]["builders"][0]["hand"]

        hand = asyncio.run(visit(begin))
        put_away(registry, code)

        assert code not in registry._tables
        assert asyncio.run(visit(look)) == hand
