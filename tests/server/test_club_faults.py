"""A club of processes when something breaks: nothing acknowledged is lost, and people go on."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

pytest.importorskip("psycopg")
pytest.importorskip("redis")

from tests.server.club import members, owner
from tests.waiting import wait_until

pytestmark = pytest.mark.slow
TAKEN_OVER_SECONDS = 5.0
LOST = ("connection_lost", "not_connected", "store_failed")
UNTIMED = {"building": "untimed"}


@pytest.fixture(scope="module")
def store(postgres):
    return postgres.new()


@pytest.fixture(scope="module")
def servers(tmp_path_factory, store, redis):
    with members(tmp_path_factory.mktemp("club"), store, redis.url, 2) as found:
        yield found


@pytest.fixture
def first(servers):
    """Broken by many tests, and mended after each."""
    yield servers[0]
    servers[0].revive()


@pytest.fixture
def second(servers):
    return servers[1]


@pytest.fixture
def table(first):
    """Opened at the first server; Ann's token."""
    code, [token] = first.open_table(setup=UNTIMED)
    return code, token


@asynccontextmanager
async def playing(table, *servers, heard=None):
    """Ann at each of these servers, and the game begun."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(server.client(*table, heard)) for server in servers
        ]
        assert (await clients[0].act("start"))["t"] == "accepted"
        yield clients


async def answered(client, *words):
    """How long it took until the answer was accepted; where the line is lost nobody knows whether
    it was, and it is refused the second time."""
    began, unsure = time.monotonic(), False
    while time.monotonic() < began + 20:
        reply = await client.answer(words)
        lost = reply["t"] == "refused" and reply["code"] in LOST
        if not lost:
            assert unsure or reply["t"] == "accepted", reply
            return time.monotonic() - began
        unsure = unsure or reply["code"] == "connection_lost"
        await asyncio.sleep(0.05)
    raise AssertionError(f"{words} were not accepted")


class Sand:
    """How much sand a client sees, by the clock of whichever server it was welcomed by."""

    def __init__(self):
        self.now = self.heard = 0.0

    def hear(self, message):
        if message["t"] == "welcome":
            self.now, self.heard = message["server"]["now"], time.monotonic()

    def left(self, client):
        now = self.now + 1000 * (time.monotonic() - self.heard)
        return client.room["sand_ends_ms"] - now


def test_the_tables_of_a_killed_process_go_on_at_another(first, second, store):
    """And so does the hourglass: it gives no sand back."""
    code, [token] = first.open_table(flights=("I",))
    sand = Sand()

    async def story():
        async with playing((code, token), second, heard=sand.hear) as [ann]:
            await answered(ann, "take", 3)
            before = ann.view["table"]["yard"]["builders"], sand.left(ann)
            first.kill()
            seconds = await answered(ann, "return")
            assert ann.view["table"]["yard"]["builders"] != before[0]
            assert 0 < sand.left(ann) <= before[1]
            return seconds

    assert asyncio.run(story()) < TAKEN_OVER_SECONDS
    assert owner(store, code)[1] > 1


def test_tables_nobody_asks_for_are_taken_over_as_well(first, second, table, store):
    """Their hourglasses must not wait until somebody comes back."""
    before, _ = owner(store, table[0])
    first.kill()
    wait_until(lambda: owner(store, table[0])[0] not in (before, None))


def test_whoever_was_at_the_killed_process_comes_back_elsewhere(first, second, table):
    async def story():
        async with playing(table, first) as [ann]:
            await answered(ann, "take", 3)
            ann.url = second.socket
            first.kill()
            return await answered(ann, "return")

    assert asyncio.run(story()) < TAKEN_OVER_SECONDS


def test_a_process_that_was_paused_too_long_cannot_write_and_notices(first, second, table, store):
    async def story():
        async with playing(table, first) as [late]:
            await answered(late, "take", 3)
            first.signal(signal.SIGSTOP)
            async with second.client(*table) as ann:
                await answered(ann, "return")
                await answered(ann, "take", 5)
                # What was said to the paused one meanwhile is heard when it goes on.
                saying = asyncio.create_task(late.answer(("take", 7)))
                await asyncio.sleep(0.2)
                first.signal(signal.SIGCONT)
                reply = await saying
                assert reply["t"] == "refused", reply
                await late.until(lambda client: client.view == ann.view, 10)
                assert (await ann.answer(("return",)))["t"] == "accepted"
                await late.until(lambda client: client.view == ann.view, 10)

    asyncio.run(story())
    assert owner(store, table[0])[1] > 1


def test_a_process_that_is_asked_to_stop_hands_its_tables_over(first, second, table, store):
    """Nobody elsewhere loses the line, and nothing that was said meanwhile."""
    lost = []

    async def story():
        async with playing(table, second, heard=lost.append) as [ann]:
            stopping = asyncio.create_task(asyncio.to_thread(first.stop))
            gaps = []
            while not stopping.done():
                for words in (("take", 3), ("return",)):
                    began = time.monotonic()
                    reply = await ann.answer(words)
                    gaps.append(time.monotonic() - began)
                    assert reply["t"] == "accepted", reply
            assert [each["t"] for each in lost].count("welcome") == 2
            return max(gaps)

    assert asyncio.run(story()) < TAKEN_OVER_SECONDS
    assert owner(store, table[0])[1] >= 2
    assert first.process.returncode in (0, -signal.SIGTERM)


def test_a_bus_that_is_away_delays_and_loses_nothing(first, second, table, redis):
    async def story():
        async with playing(table, first, second) as [near, far]:
            redis.stop(signal.SIGKILL)
            saying = asyncio.create_task(far.answer(("take", 3)))
            await asyncio.sleep(0.5)
            await answered(near, "take", 5)
            assert not saying.done()
            redis.start()
            assert (await saying)["code"] == "hand_full"
            await far.until(lambda client: client.view == near.view, 10)

    asyncio.run(story())


def test_a_bus_that_stays_away_does_not_stop_the_owner(first, second, table, redis):
    """Whoever is elsewhere loses the line, and is back as soon as the bus is."""

    async def story():
        async with playing(table, first, second) as [near, far]:
            redis.stop(signal.SIGKILL)
            try:
                assert (await far.answer(("take", 3)))["code"] == "connection_lost"
                await answered(near, "take", 5)
            finally:
                redis.start()
            await answered(far, "return")
            await far.until(lambda client: client.view == near.view, 10)

    asyncio.run(story())


def test_a_database_that_restarts_delays_and_loses_nothing(first, second, table, postgres):
    async def story():
        async with playing(table, first, second) as [near, far]:
            await answered(far, "take", 3)
            await asyncio.to_thread(postgres.restart, 0.3, signal.SIGQUIT)
            await answered(far, "return")
            await answered(near, "take", 5)
            await far.until(lambda client: client.view == near.view, 10)

    asyncio.run(story())


def test_a_database_that_stays_away_stops_all_acknowledging_and_is_said_to_be(
    first, second, table, postgres
):
    heard = []

    async def story():
        async with playing(table, second, heard=heard.append) as [far]:
            postgres.stop(signal.SIGQUIT)
            try:
                assert (await far.answer(("take", 3)))["t"] == "refused"
                assert any(each.get("code") == "store_failed" for each in heard)
                assert first.refusal("/health") == (503, "store_failed")
            finally:
                postgres.start()
            await answered(far, "take", 3)

    asyncio.run(story())
