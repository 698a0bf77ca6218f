"""The task of a table: whoever asks is told something, whatever becomes of the table meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.store.store import StoreFailed
from boltbucket.server.table.inbox import SitDown
from tests.server.seated import MemoryStore, Seated

PATIENCE = 10


class SlowStore(MemoryStore):
    """Writes nothing before it is let, and may fail then."""

    def __init__(self):
        super().__init__()
        self.asked, self.let = asyncio.Event(), asyncio.Event()
        self.fails = False

    async def write(self, batch):
        self.asked.set()
        await self.let.wait()
        if self.fails:
            raise StoreFailed("the disk is full")
        await super().write(batch)


class Lonely:
    """A table nobody is at, and somebody who asks for a seat, which is just being stored."""

    def __init__(self):
        self.store = SlowStore()
        self.task = Seated(2, people=0, store=self.store).task
        self.running = asyncio.create_task(self.task.run())
        self.asking = asyncio.create_task(self.task.sit_down("Ann"))

    async def __aenter__(self):
        await asyncio.wait_for(self.store.asked.wait(), PATIENCE)
        return self

    async def __aexit__(self, *_):
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)

    async def granted(self):
        self.store.let.set()
        return await asyncio.wait_for(self.asking, PATIENCE)


def test_a_table_is_not_idle_while_somebody_sits_down():
    async def story():
        async with Lonely() as lonely:
            assert not lonely.task.idle

            seat, _, seating = await lonely.granted()

            assert seating.chairs[seat].name == "Ann"
            assert lonely.task.idle

    asyncio.run(story())


@pytest.mark.parametrize(
    ("why", "error"),
    [
        (Illegal("store_failed"), Illegal),
        (Elsewhere(None), Elsewhere),
        (None, Illegal),
    ],
)
def test_who_sits_down_while_the_table_breaks_is_told_so(why, error):
    async def story():
        async with Lonely() as lonely:
            lonely.store.fails = True
            lonely.running.add_done_callback(lambda _: lonely.task.give_up(why))

            with pytest.raises(error) as told:
                await lonely.granted()

            assert why is None or told.value is why

    asyncio.run(story())


def test_a_table_that_has_ended_is_asked_elsewhere():
    async def story():
        async with Lonely() as lonely:
            await lonely.granted()
            lonely.running.cancel()
            await asyncio.gather(lonely.running, return_exceptions=True)

            with pytest.raises(Elsewhere):
                await lonely.task.ask(SitDown("Bert"))

    asyncio.run(story())
