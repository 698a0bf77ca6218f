"""Pauses need the agreement of those who are here."""

from __future__ import annotations

import msgspec

from boltbucket.server.table.seating import Seating
from tests.server.seated import Seated, scene


def table_of(seated, seat=0):
    return seated.ears[seat].room


async def playing(seats=3, **fields):
    seated = Seated(seats, **fields)
    await seated.act(0, "start")
    return seated


@scene
async def test_a_pause_begins_when_all_who_are_here_agree():
    seated = await playing()

    await seated.act(1, "pause", paused=True)
    assert table_of(seated)["paused"] is None
    assert table_of(seated)["pausing"] == {"by": 1, "agreed": [1]}
    assert (await seated.answer(0, "take", 3))["t"] == "accepted"

    await seated.act(0, "pause", paused=True)
    assert table_of(seated)["pausing"] == {"by": 1, "agreed": [1, 0]}
    assert seated.state.watch.running

    await seated.act(2, "pause", paused=True)
    assert table_of(seated)["paused"] == "asked"
    assert table_of(seated)["pausing"]["by"] == 1
    assert not seated.state.watch.running
    assert (await seated.answer(0, "return"))["code"] == "paused"


@scene
async def test_anybody_ends_a_pause_and_everybody_is_told_who():
    seated = await playing(2)
    await seated.act(1, "pause")
    await seated.act(0, "pause")
    assert table_of(seated)["paused"] == "asked"

    await seated.act(0, "pause")

    assert table_of(seated, 1)["paused"] is None
    assert table_of(seated, 1)["pausing"] is None
    assert table_of(seated, 1)["resumed_by"] == 0
    assert seated.state.watch.running


@scene
async def test_who_does_not_want_a_pause_says_so_and_the_game_goes_on():
    seated = await playing()
    await seated.act(1, "pause", paused=True)

    await seated.act(2, "pause", paused=False)

    assert table_of(seated)["pausing"] is None
    assert table_of(seated)["resumed_by"] == 2
    await seated.act(0, "pause", paused=True)
    assert table_of(seated)["pausing"] == {"by": 0, "agreed": [0]}
    assert table_of(seated)["resumed_by"] is None


@scene
async def test_bots_and_people_who_are_away_always_agree():
    seated = await playing(3, bots=(2,), people=2)
    seated.depart(seated.ears[1])
    await seated.settle()

    await seated.act(0, "pause")

    assert table_of(seated)["paused"] == "asked"
    seated.task._bots.stop()


@scene
async def test_a_pause_begins_when_the_last_who_had_not_agreed_leaves():
    seated = await playing(2)
    await seated.act(0, "pause")
    assert table_of(seated)["paused"] is None

    seated.depart(seated.ears[1])
    await seated.settle()

    assert table_of(seated)["paused"] == "asked"


@scene
async def test_the_wish_for_a_pause_goes_with_whoever_had_it():
    seated = await playing(3)
    await seated.act(0, "pause")
    await seated.act(1, "pause")

    seated.depart(seated.ears[0])
    await seated.settle()

    assert table_of(seated, 1)["pausing"] is None
    assert table_of(seated, 1)["paused"] is None


@scene
async def test_there_is_no_pause_without_a_game():
    seated = Seated(2)
    await seated.settle()

    assert (await seated.act(0, "pause"))["code"] == "not_started"


@scene
async def test_a_pause_outlives_the_server():
    seated = await playing(2)
    await seated.act(0, "pause")
    await seated.act(1, "pause")
    stored = [batch.table for batch in seated.store.batches if batch.table][-1]

    seating = msgspec.json.decode(stored, type=Seating)

    assert seating.paused
    assert seating.paused_by == 0
