"""A table that comes back from the store is where it was."""

from __future__ import annotations

import asyncio
import time

import pytest

from boltbucket.rules.flight.events import MissionsDrawn
from boltbucket.server.items import Tick
from boltbucket.server.play import Play, record_of
from boltbucket.server.shapes import Setup
from boltbucket.sim.random_play import RandomPlayers
from tests.server.ear import Seated
from tests.server.serving import served

MATCHES = [
    Setup("2021", 3, ["I", "II"]),
    Setup("2007", 4, ["II", "first"]),
    Setup("2007", 3, ["I", "II"], format="missions"),
]


@pytest.mark.parametrize("setup", MATCHES, ids=lambda s: f"{s.edition}-{s.format}")
def test_a_game_is_the_same_after_a_restart_at_any_moment(setup):
    async def story():
        seated = Seated(setup.seats, setup)
        await seated.act(0, "start")
        players = RandomPlayers(4)
        play = seated.table.play
        moments = 0
        while not play.over:
            await somebody_acts(seated, players)
            moments += 1
            if moments % 40 == 0 or play.ended_flight is not None:
                check_same(Play.restored(play.head, seated.store.rows), play)
        check_same(Play.restored(play.head, seated.store.rows), play)
        assert record_of(play.head, seated.store.rows) == play.record()

    asyncio.run(story())


async def somebody_acts(seated, players):
    if seated.table.play.ended_flight is not None:
        for seat in range(seated.game.setup.seats):
            await seated.act(seat, "next")
        return
    seat, answer = players.answer(seated.game)
    if seat >= 0:
        await seated.answer(seat, *answer)
        return
    seated.table.submit(seat, answer)
    seated.table.put(Tick())
    await seated.settle()


def check_same(restored, play):
    assert restored.game == play.game
    assert restored.phase == play.phase
    assert restored.log == play.log
    assert vars(restored.clock) == vars(play.clock)
    assert numbers(restored) == numbers(play)


def numbers(play):
    return {seat: (asked.number, asked.since) for seat, asked in play.asked.items()}


def test_who_comes_while_missions_are_chosen_is_told_which_were_drawn():
    async def story():
        seated = Seated(3, MATCHES[2])
        await seated.act(0, "start")
        play = seated.table.play
        assert play.phase == "choosing"
        assert [type(event) for event in play.log] == [MissionsDrawn]
        assert Play.restored(play.head, ()).log == play.log

    asyncio.run(story())


def test_a_table_nobody_is_at_is_put_away_and_comes_back(tmp_path):
    with served(tmp_path, idle_seconds=0) as server:
        code, tokens = server.open_table(("Ann", "Bob"))
        hall = server.app.state.hall

        async def visit(act):
            async with server.client(code, tokens[0]) as ann:
                return await act(ann)

        async def begin(ann):
            await ann.act("start")
            await ann.answer(("take", 7))
            return ann.parts["builder:0"]["hand"]["id"]

        async def look(ann):
            return ann.parts["builder:0"]["hand"]["id"]

        hand = asyncio.run(visit(begin))
        for _ in range(100):
            hall.loop.call_soon_threadsafe(hall.put_idle_away)
            time.sleep(0.05)
            if hall.in_memory(code) is None:
                break

        assert hall.in_memory(code) is None
        assert asyncio.run(visit(look)) == hand
