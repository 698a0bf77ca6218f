"""Three, two, one: all begin to build at the same moment, and no sand runs before it."""

from __future__ import annotations

import json

from msgspec.structs import replace

from boltbucket.rules.setup import Handicap, Setup
from boltbucket.server.table.inbox import Arrival, ClientCommand, Tick
from boltbucket.server.table.running_game import restored_game
from boltbucket.server.table.seating import new_seating
from boltbucket.server.table.table import Table
from boltbucket.server.wire.messages import read_message
from boltbucket.server.wire.room import BotChoice, Options
from tests.server.seated import QUICK, RecordingConnection, Seated, scene

COUNTED = replace(QUICK, count_seconds=3)


class Timed:
    """A table for one person and a bot whose clock only the test moves."""

    def __init__(self, setup=None, options=COUNTED):
        seating = new_seating("COUNTS", setup or Setup("2021", 2, ("I",)), False, options, 0)
        seating, _, token = seating.sit_down("Ann")
        seating = seating.put_bot(1, BotChoice("racer"))
        self.table = Table(seating, 0)
        self.ear = RecordingConnection()
        self.thoughts = []
        self.tell(Arrival(self.ear, token), 0)

    def tell(self, message, now):
        effects = self.table.handle(message, now)
        for delivery in effects.deliveries:
            delivery.connection.send(delivery.message)
        self.thoughts += effects.thoughts
        return effects

    def say(self, now, **message):
        command = read_message(json.dumps({"id": now, **message}))
        self.tell(ClientCommand(self.ear, command), now)
        return self.ear.last

    def start(self, now=0):
        return self.say(now, t="table", do="start")

    def take(self, handle, now):
        return self.say(now, t="answer", answer=["take", handle])


def test_nobody_takes_a_tile_before_the_count_is_over():
    timed = Timed()
    timed.start()

    refused = timed.take(3, 1000)
    timed.tell(Tick(), 3000)

    assert (refused["code"], refused["params"]) == ("count_down", {"wait_ms": 2000})
    assert timed.take(3, 3001)["t"] == "accepted"


def test_bots_wait_for_the_start_as_well():
    timed = Timed()
    timed.start()
    before = list(timed.thoughts)
    timed.tell(Tick(), 3000)

    assert before == []
    assert [thought.seat for thought in timed.thoughts] == [1]


def test_the_sand_runs_from_the_end_of_the_count():
    timed = Timed()
    timed.start()
    room = timed.ear.room
    seconds = timed.table.state.game.game.table.level.sand_seconds

    assert room["starts_ms"] == 3000
    assert room["sand_ends_ms"] == 3000 + 1000 * seconds


def test_whoever_comes_late_is_told_what_is_left_of_the_count():
    timed = Timed()
    timed.start()
    late = RecordingConnection()
    timed.tell(Arrival(late, timed.table.state.seating.salt), 2000)

    assert late.room["starts_ms"] == 3000
    timed.tell(Tick(), 3000)
    assert late.room["starts_ms"] is None


def test_the_table_wakes_up_when_the_count_is_over():
    timed = Timed()
    now = 0
    timed.start()
    while timed.ear.room["starts_ms"] is not None:
        due = timed.tell(Tick(), now).timer
        if timed.ear.room["starts_ms"] is not None:
            now = due

    assert now == 3000


def test_a_head_start_begins_with_the_end_of_the_count():
    setup = Setup("2021", 2, ("I",), handicaps=((0, Handicap(head_start=20)),))
    timed = Timed(setup)
    timed.start()

    assert timed.ear.room["head_start_ends_ms"] == 23_000
    timed.tell(Tick(), 3000)
    timed.tell(Tick(), 23_000)
    assert timed.ear.room["head_start_ends_ms"] is None


def test_where_players_build_in_turn_nothing_is_counted():
    timed = Timed(Setup("2007", 2, ("I",), building="turns"))
    timed.start()

    assert timed.ear.room["starts_ms"] is None


def test_a_game_that_is_restored_has_as_much_sand_as_before():
    timed = Timed()
    timed.start()
    game = timed.table.state.game

    assert restored_game(game.head, (), 3000).clock == game.clock


# Ready


@scene
async def test_all_see_who_is_ready_and_the_host_starts_all_the_same():
    seated = Seated(3)
    await seated.act(1, "ready")
    ready = [seat["ready"] for seat in seated.ears[2].room["seats"]]

    assert ready == [False, True, False]
    assert (await seated.act(0, "start"))["t"] == "accepted"


@scene
async def test_whoever_is_ready_may_think_again():
    seated = Seated(2)
    await seated.act(1, "ready")
    await seated.act(1, "ready", ready=False)

    assert not seated.ears[0].room["seats"][1]["ready"]


@scene
async def test_another_set_up_is_something_else_to_be_ready_for():
    seated = Seated(2)
    await seated.act(1, "ready")
    await seated.act(0, "options", setup={"edition": "2021", "seats": 2, "flights": ["II"]})

    assert not seated.ears[0].room["seats"][1]["ready"]


@scene
async def test_nobody_is_ready_in_the_middle_of_a_game():
    seated = Seated(2)
    await seated.act(0, "start")

    assert (await seated.act(1, "ready"))["code"] == "already_playing"


def test_a_count_of_nothing_is_no_count():
    timed = Timed(options=Options(count_seconds=0))
    timed.start()

    assert timed.ear.room["starts_ms"] is None
    assert timed.take(3, 1)["t"] == "accepted"
