"""Heavy work is done beside the event loop, bots give way, and both are bounded."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from boltbucket.bots.bot import Player
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.bots.seats import BotSeats
from boltbucket.server.http import workshop
from boltbucket.server.http.workshop import Workshop
from boltbucket.server.loop_lag import BUSY, LATE, LONGEST_PAUSE, LoopLag
from boltbucket.server.metrics import Metrics
from boltbucket.server.table.effects import Thought
from tests.server.players import RandomPerson
from tests.server.serving import served


def test_heavy_work_has_a_process_of_its_own():
    async def story():
        shop = Workshop(1)
        try:
            return await shop.do(os.getpid)
        finally:
            shop.close()

    assert asyncio.run(story()) != os.getpid()


def test_too_much_heavy_work_at_once_is_refused(monkeypatch):
    monkeypatch.setattr(workshop, "MOST_WAITING", 2)

    async def story():
        shop = Workshop(0)
        work = (shop.do(time.sleep, 0.2) for _ in range(5))
        return await asyncio.gather(*work, return_exceptions=True)

    outcomes = asyncio.run(story())
    assert [str(each) for each in outcomes] == ["None"] * 2 + ["slow_down"] * 3


def test_work_that_takes_its_process_along_is_refused_and_the_next_is_done():
    async def story():
        shop = Workshop(1)
        try:
            with pytest.raises(Illegal, match="server_error"):
                await shop.do(os._exit, 3)
            return await shop.do(abs, -7)
        finally:
            shop.close()

    assert asyncio.run(story()) == 7


def test_work_without_end_is_given_up(monkeypatch):
    async def story():
        shop = Workshop(1)
        try:
            await shop.do(abs, 1)
            monkeypatch.setattr(workshop, "LONGEST_SECONDS", 0.3)
            with pytest.raises(Illegal, match="server_error"):
                await shop.do(time.sleep, 60)
            monkeypatch.setattr(workshop, "LONGEST_SECONDS", 30)
            return await shop.do(abs, -7)
        finally:
            shop.close()

    assert asyncio.run(story()) == 7


def test_a_refusal_out_of_another_process_is_one_here():
    async def story():
        shop = Workshop(1)
        try:
            await shop.do(refused)
        finally:
            shop.close()

    with pytest.raises(Illegal, match="still_hidden"):
        asyncio.run(story())


def refused():
    raise Illegal("still_hidden")


def test_a_replay_is_made_beside_the_server(tmp_path):
    with served(tmp_path, bot_workers=1) as server:
        code, tokens = server.open_table(("Ann",), setup={"building": "untimed"})

        async def story():
            async with server.client(code, tokens[0]) as ann:
                await ann.act("start")
                await asyncio.wait_for(RandomPerson(ann, 1).play(), 60)
                return ann.room["record"]

        name = asyncio.run(story())
        assert server.get_json(f"/api/replays/{name}?view=0")["over"]
        assert server.get_json(f"/api/records/{name}")["seed"]
        assert server.refusal(f"/api/replays/{name}?view=5") == (404, "no_such_seat")


# How late the loop is, and how busy


def test_a_loop_that_is_held_up_is_late():
    async def story():
        lag = LoopLag(Metrics())
        watching = asyncio.create_task(lag.watch())
        await asyncio.sleep(0.01)
        time.sleep(0.3)
        await asyncio.sleep(0.02)
        watching.cancel()
        return lag.seconds

    assert asyncio.run(story()) > 0.15


def test_lateness_is_forgotten():
    lag = LoopLag(Metrics())
    lag.note(0.5)
    for _ in range(60):
        lag.note(0.0)

    assert lag.seconds < 0.001


def test_bots_slow_down_while_there_is_much_to_do_and_hurry_again():
    lag = LoopLag(Metrics())
    for _ in range(100):
        lag.mind_bots(BUSY + 0.2)
    assert lag.bots_pause == LONGEST_PAUSE

    for _ in range(100):
        lag.mind_bots(BUSY - 0.2)
    assert lag.bots_pause == 0.0


def test_bots_slow_down_where_other_programs_have_the_processors():
    lag = LoopLag(Metrics())
    for _ in range(100):
        lag.mind_bots(busy=0.1, late=2 * LATE)

    assert lag.bots_pause == LONGEST_PAUSE


def test_a_bot_waits_as_long_as_it_is_told_to():
    game = Game.new(Setup("2021", 2, ("L",)), 1)

    async def story():
        pool, answered = BotPool(0), asyncio.Event()
        pool.pause = lambda: 0.3
        bots = BotSeats("CODE", pool, lambda answer: answered.set())
        began = time.monotonic()
        bots.think(Thought("game", 0, 1, Player("random"), 1, game.view(0), 0.0, 0))
        await asyncio.wait_for(answered.wait(), 20)
        return time.monotonic() - began

    assert asyncio.run(story()) >= 0.3
