"""Whatever a command does to the server, its table lives on as if it had never been given."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.server.clock.wall import steady_ms
from boltbucket.server.logs import alias
from boltbucket.server.table.inbox import Tick
from boltbucket.server.table.projection import Projection
from boltbucket.server.table.running_game import restored_game
from boltbucket.server.table.turn import Turn
from tests.server.seated import QUICK, Seated, scene


@contextmanager
def stumbling(kind, name):
    """The method does its work once more and fails after it."""
    real = getattr(kind, name)

    def half(self, *arguments):
        setattr(kind, name, real)
        real(self, *arguments)
        raise RuntimeError("stumbled")

    setattr(kind, name, half)
    try:
        yield
    finally:
        setattr(kind, name, real)


def failing(name):
    return patch(name, side_effect=RuntimeError("stumbled"))


@pytest.mark.parametrize("do", ["bot", "remove_bot", "kick"])
def test_a_seat_that_is_not_there_is_refused(do):
    @scene
    async def story():
        seated = Seated(2)
        await seated.act(0, "start")
        for seat in (2, 7):
            refused = await seated.act(0, do, seat=seat, bot={"character": "random"})
            assert refused["code"] in ("no_such_seat", "already_playing")
        assert (await seated.answer(1, "take", 3))["t"] == "accepted"

    story()


@scene
async def test_an_answer_that_fails_halfway_is_refused_and_has_not_been_given():
    seated = Seated(2)
    await seated.act(0, "start")
    await seated.answer(0, "take", 3)
    before = seated.ears[1].view, seated.ears[1].room

    with stumbling(Game, "submit"):
        refused = await seated.answer(1, "take", 4)

    assert (refused["t"], refused["code"]) == ("refused", "server_error")
    assert (seated.ears[1].view, seated.ears[1].room) == before
    assert (await seated.answer(1, "take", 4))["t"] == "accepted"
    assert [row.answer for row in seated.store.rows] == [["take", 3], ["take", 4]]
    assert restored_game(seated.state.game.head, seated.store.rows).game == seated.game
    assert not any(ear.closed for ear in seated.ears.values())


@scene
async def test_a_start_that_fails_halfway_begins_no_game():
    seated = Seated(3, people=2)
    await seated.settle()
    before = seated.ears[0].view, seated.ears[0].room

    with stumbling(Turn, "begin"):
        refused = await seated.act(0, "start")

    assert refused["code"] == "server_error"
    assert (seated.ears[0].view, seated.ears[0].room) == before
    assert not any(batch.heads for batch in seated.store.batches)
    assert (await seated.act(0, "start"))["t"] == "accepted"
    assert seated.ears[1].phase == "building"


@scene
async def test_others_who_spoke_at_the_same_moment_are_heard():
    seated = Seated(2)
    await seated.act(0, "start")
    seated.send(0, {"t": "answer", "answer": ["take", 3]})
    seated.send(0, {"t": "table", "do": "name", "name": "Ann"})

    with stumbling(Turn, "submit"):
        await seated.settle()

    assert [each["t"] for each in seated.ears[0].messages[-2:]].count("accepted") == 1
    assert seated.ears[1].room["seats"][0]["name"] == "Ann"
    assert seated.store.rows == []


@scene
async def test_whoever_cannot_be_let_in_is_told_and_nobody_else_notices():
    seated = Seated(2)
    await seated.act(0, "start")
    before = len(seated.ears[0].heard)

    with stumbling(Projection, "greet"):
        late = seated.arrive(1)
        await seated.settle()

    assert late.goodbye == "server_error"
    assert len(seated.ears[0].heard) == before
    again = seated.arrive(1)
    assert (await seated.answer(0, "take", 3))["t"] == "accepted"
    assert again.view["table"] == seated.arrived_now(1).view["table"]


@scene
async def test_numbers_of_messages_have_no_gap_after_it():
    seated = Seated(2)
    await seated.act(0, "start")
    watching = seated.arrive(None)
    await seated.settle()

    with stumbling(Projection, "show"):
        await seated.answer(0, "take", 3)
    await seated.answer(0, "take", 4)
    await seated.say(0, {"t": "chat", "text": "hello"})

    for ear in (watching, seated.ears[1]):
        numbers = [each["n"] for each in ear.messages if "n" in each]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert watching.view == seated.arrived_now(None).view


@scene
async def test_whoever_goes_is_gone():
    seated = Seated(2)
    await seated.act(0, "start")

    with stumbling(Turn, "mind_pause"):
        seated.depart(seated.ears[1])
        await seated.settle()

    assert [viewer.seat for viewer in seated.state.viewers] == [0]
    assert (await seated.answer(0, "take", 3))["t"] == "accepted"


@scene
async def test_of_what_is_due_only_the_part_that_fails_is_not_done():
    setup = Setup("2021", 2, ("I",))
    seated = Seated(2, setup, options=replace(QUICK, grace_seconds=1))
    await seated.act(0, "start")
    seated.depart(seated.ears[1])
    await seated.settle()
    now = steady_ms() + 1000 * 600

    with stumbling(Game, "submit"):
        effects = seated.table.handle(Tick(), now)

    assert seated.state.people.stood_in_for == {1}
    assert effects.batch.rows == []
    assert effects.timer >= now + 1000
    again = seated.table.handle(Tick(), now + 1000)
    assert [row.answer for _, row in again.batch.rows] == [["sand"]]


@scene
async def test_a_bot_that_cannot_be_asked_is_asked_again():
    seated = Seated(2, bots=(1,))
    with failing("boltbucket.server.table.table._thought"):
        await seated.act(0, "start")

    resting = seated.task._bots._tasks[1]
    await resting
    await seated.settle()
    assert seated.table._thinking[1][0] == seated.state.game.head.id
    assert (await seated.answer(0, "take", 3))["t"] == "accepted"
    seated.task._bots.stop()


@scene
async def test_a_line_that_is_broken_hurts_nobody_else():
    seated = Seated(3)
    await seated.act(0, "start")
    broken = seated.ears[1]
    broken.send = None

    assert (await seated.answer(0, "take", 3))["t"] == "accepted"
    assert (await seated.answer(2, "take", 4))["t"] == "accepted"
    assert broken.closed
    assert not seated.ears[2].closed


def test_what_led_to_it_is_in_the_log(caplog):
    @scene
    async def story():
        seated = Seated(2)
        await seated.act(0, "start")
        with stumbling(Game, "submit"):
            await seated.answer(1, "take", 4)

    with caplog.at_level(logging.ERROR, "boltbucket.server"):
        story()

    (line,) = [record.fields for record in caplog.records]
    assert line["table"] == alias("TEST22")
    assert "RuntimeError: stumbled" in line["error"]
