"""A bot of another package that cannot be made is refused, and stops no table."""

from __future__ import annotations

import asyncio

import pytest

from boltbucket.server.shapes import BotChoice, Setup
from tests.bots.plugins import Daredevil, installed
from tests.server.ear import Seated, scene


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
    assert seated.ears[0].parts["table"]["seats"][1]["kind"] == "open"


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
        seated = Seated(2, Setup("2021", 2, ["I"], building="untimed"), bots=(1,))
        seated.table.seating.chairs[1].bot = BotChoice("daredevil")
        with installed(**makers):
            await seated.act(0, "start")
            task = asyncio.create_task(seated.table.run())
            async with asyncio.timeout(10):
                while len(seated.game.flight.ships[1].tiles) < 3:
                    await asyncio.sleep(0.01)
            task.cancel()

    story()
