"""A bot of another package that cannot be made is refused, and stops no table."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from unittest.mock import patch

import pytest

from boltbucket.bots.cast import read_player
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Building, Setup
from boltbucket.server.bots import pool
from boltbucket.server.bots.pool import BotPool
from boltbucket.server.wire.room import BotChoice
from tests.bots.plugins import Daredevil, installed
from tests.server.seated import Seated, scene


async def choose(seated, character, seat=0):
    """What the table replies once the bot has been tried."""
    ear = seated.ears[seat]
    await seated.settle()
    before = len(ear.heard)
    seated.send(
        seat,
        {
            "t": "table",
            "do": "bot",
            "seat": 2 if len(seated.tokens) == 2 else 1,
            "bot": {"character": character},
        },
    )
    async with asyncio.timeout(10):
        while True:
            await seated.settle()
            replies = [each for each in ear.messages[before:] if each["t"] in REPLIES]
            if replies:
                return replies[0]
            await asyncio.sleep(0.005)


REPLIES = ("accepted", "refused")


@scene
async def test_it_is_refused_when_it_is_chosen_and_the_host_learns_why():
    with installed(daredevil=Daredevil, absent=ImportError("no module named torch")):
        seated = Seated(2, people=1)

        first = await choose(seated, "daredevil")
        second = await choose(seated, "absent")

    assert (first["code"], second["code"]) == ("broken_bot", "broken_bot")
    assert first["params"]["bot"] == "daredevil:trucker"
    assert "TypeError" in first["params"]["error"]
    assert second["params"]["error"] == "ImportError: no module named torch"
    assert seated.ears[0].room["seats"][1]["kind"] == "open"


class Sleeper:
    """Takes its time to be made."""

    def __init__(self, strength, seed):
        time.sleep(0.5)

    decide = Daredevil.decide


@scene
async def test_trying_a_bot_holds_up_nobody():
    with installed(sleeper=Sleeper):
        seated = Seated(3, people=2)
        await seated.settle()
        choosing = asyncio.create_task(choose(seated, "sleeper"))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await seated.act(1, "name", name="Bo")
        waited = time.monotonic() - began
        reply = await choosing

    assert waited < 0.3
    assert seated.ears[0].room["seats"][1]["name"] == "Bo"
    assert reply["t"] == "accepted"


@scene
async def test_a_bot_that_is_never_made_is_refused():
    with installed(sleeper=Sleeper), patch.object(pool, "TRIAL_SECONDS", -0.9):
        seated = Seated(2, people=1)
        reply = await choose(seated, "sleeper")

    assert (reply["code"], reply["params"]["error"]) == ("broken_bot", "TimeoutError")


@scene
async def test_only_for_the_host_is_a_bot_tried():
    tried = []

    class Noted(Sleeper):
        def __init__(self, strength, seed):
            tried.append(strength)

    with installed(noted=Noted):
        seated = Seated(3, people=2)
        assert (await choose(seated, "noted", seat=1))["code"] == "only_host"
        assert tried == []
        await seated.act(0, "bot", seat=2, bot={"character": "random"})
        assert tried == []


def end_process(player):
    os._exit(1)


def test_a_bot_that_ends_its_process_is_refused_and_ours_think_on(monkeypatch):
    monkeypatch.setattr(pool, "try_out", end_process)
    view = Game.new(Setup("2021", 2, ("I",)), 4).view(0)

    async def story():
        bots = BotPool(1)
        try:
            ours = asyncio.create_task(bots.decide(read_player("hauler:ace"), 3, view))
            with installed(daredevil=Daredevil):
                broken = await bots.trial(read_player("daredevil"))
            assert set(bots._workers) == {False}
            return broken, await ours
        finally:
            bots.close()

    broken, answer = asyncio.run(story())
    assert broken.code == "broken_bot"
    assert view.decision.allows(answer)


def test_no_table_is_opened_with_it(server):
    wish = {"setup": {"edition": "2021", "seats": 2, "flights": ["L"]}, "name": "Ann"}
    with installed(daredevil=Daredevil):
        refused = server.refusal(
            "/api/tables", {**wish, "bots": [None, {"character": "daredevil"}]}
        )

    assert refused == (400, "broken_bot")


@pytest.mark.parametrize("makers", [{"daredevil": Daredevil}, {}], ids=["broken", "uninstalled"])
def test_a_table_that_has_it_plays_on(makers):
    """It was a good bot when it was chosen; then its package was changed or removed."""

    @scene
    async def story():
        setup = Setup("2021", 2, ("I",), building=Building.UNTIMED)
        seated = Seated(2, setup, bots=(1,))
        await seated.settle()
        state = seated.table.state
        seating = state.seating.with_chair(1, bot=BotChoice("daredevil"))
        seated.table.state = replace(state, seating=seating)
        with installed(**makers):
            await seated.act(0, "start")
            task = asyncio.create_task(seated.task.run())
            async with asyncio.timeout(10):
                while len(seated.game.table.ships[1].tiles) < 3:
                    await asyncio.sleep(0.01)
            task.cancel()

    story()
