"""Whatever a command does to the server, its table lives on as if it had never been given."""

from __future__ import annotations

import logging
from contextlib import contextmanager

import pytest

from boltbucket.rules.game import Game
from boltbucket.server.table.running_game import restored_game
from boltbucket.server.table.turn import Turn
from tests.server.seated import Seated, scene


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
    assert line["table"] == "TEST22"
    assert "RuntimeError: stumbled" in line["error"]
