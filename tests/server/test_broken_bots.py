"""A bot of another package that cannot be made is refused, and stops no table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from boltbucket.rules.setup import Building, Setup
from boltbucket.server.wire.room import BotChoice
from tests.bots.plugins import Daredevil, installed
from tests.server.seated import Seated, scene


@scene
async def test_it_is_refused_when_it_is_chosen_and_the_host_learns_why():
    with installed(daredevil=Daredevil, absent=ImportError("no module named torch")):
        seated = Seated(2, people=1)

        first = await seated.act(0, "bot", seat=1, bot={"character": "daredevil"})
        second = await seated.act(0, "bot", seat=1, bot={"character": "absent"})

    assert (first["code"], second["code"]) == ("broken_bot", "broken_bot")
    assert first["params"]["bot"] == "daredevil:trucker"
    assert "TypeError" in first["params"]["error"]
    assert second["params"]["error"] == "ImportError: no module named torch"
    assert seated.ears[0].room["seats"][1]["kind"] == "open"


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
