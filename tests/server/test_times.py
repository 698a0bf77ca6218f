"""Clocks: the table's own time, sand, head starts, deadlines."""

from __future__ import annotations

import asyncio
import time
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Building, Handicap, Setup
from boltbucket.server.clock.stopwatch import Stopwatch
from boltbucket.server.clock.wall import steady_ms, wall_ms
from boltbucket.server.clock.yard_clock import YardClock
from boltbucket.server.table.inbox import Tick
from boltbucket.server.table.seating import new_seating
from boltbucket.server.table.table import Table
from boltbucket.server.wire.messages import Chat
from boltbucket.server.wire.room import Options
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import QUICK, Seated, scene
from tests.waiting import PATIENCE


def test_a_stopwatch_stands_still_while_it_is_stopped():
    watch = Stopwatch().started(1_000_000).stopped(1_000_500)

    assert watch.at(1_009_500) == 500
    assert watch.wall(700) is None
    assert watch.started(1_009_500).wall(700) == 1_009_700


def test_the_sand_runs_as_long_as_the_table_agreed():
    game = Game.new(Setup("2021", 2, ("I",), sand_percent=50), 1)
    clock = YardClock().seeing(game.table, 3000)

    sand = game.table.level.sand_seconds
    assert clock.deadlines(game.table) == [(3000 + sand * 500, ("sand",))]


def test_the_sand_of_the_next_space_begins_with_its_turn():
    game = Game.new(Setup("2021", 2, ("I",)), 1)
    clock = YardClock().seeing(game.table, 0)
    game.submit(CLOCK, ("sand",))
    clock = clock.seeing(game.table, 90_000)
    assert clock.sand_ends is None

    game.submit(0, ("finish", 1))
    game.submit(0, ("flip",))
    clock = clock.seeing(game.table, 100_000)

    assert clock.sand_ends == 100_000 + game.table.level.sand_seconds * 1000


def test_whoever_waits_for_a_head_start_is_let_go_in_time():
    setup = Setup("2021", 2, ("I",), handicaps=((0, Handicap(head_start=30)),))
    game = Game.new(setup, 1)
    clock = YardClock().seeing(game.table, 1000)

    assert (31_000, ("go", 1)) in clock.deadlines(game.table)


def test_a_stopwatch_never_goes_back():
    assert Stopwatch(300).started(1000).at(400) == 300


@contextmanager
def calendar_set(ms):
    """The machine's calendar is put forward or back."""
    real = time.time_ns
    with patch("time.time_ns", lambda: real() + ms * 1_000_000):
        yield


@pytest.mark.parametrize("ms", [-3_600_000, -30_000, 120_000])
def test_nobody_waits_and_no_sand_runs_because_the_calendar_is_set(ms):
    @scene
    async def story():
        seated = Seated(1, Setup("2021", 1, ("I",)), options=Options(count_seconds=0, draw_ms=50))
        await seated.act(0, "start")
        await seated.answer(0, "take", 7)
        ends = seated.ears[0].room["sand_ends_ms"]
        with calendar_set(ms):
            await seated.answer(0, "return")
            too_fast = await seated.answer(0, "take", 8)
            await asyncio.sleep(0.06)
            taken = await seated.answer(0, "take", 8)
            left = ends - steady_ms()

        times = [row.at for row in seated.store.rows]
        assert too_fast["t"] == "accepted" or too_fast["params"]["wait_ms"] <= 50
        assert "accepted" in (too_fast["t"], taken["t"])
        assert times == sorted(times)
        assert times[-1] < 5000
        assert seated.ears[0].room["sand_ends_ms"] == ends
        assert 60_000 < left < 100_000

    story()


@scene
async def test_when_a_game_began_is_what_the_calendar_says():
    seated = Seated(1)
    with calendar_set(10**10):
        await seated.act(0, "start")

    assert abs(seated.state.game.head.began_ms - wall_ms() - 10**10) < 60_000


def test_numbers_of_messages_grow_though_the_calendar_has_gone_back():
    now = wall_ms()
    seating = replace(new_seating("TEST22", Setup("2021", 1, ("L",)), False, QUICK, 0), told=now)
    said = [Chat(now + 7, None, "Ann", text="hi")]

    table = Table(seating, now - 10**9, chats=said)

    assert table.projection.n > now + 7


async def build_ships(seated):
    """Random ships, with something to decide about on the way."""
    await seated.act(0, "start")
    players = RandomPlayers(2)
    for _ in range(120):
        seat, answer = players.answer(seated.game)
        if answer[0] != "finish":
            await seated.answer(seat, *answer)
    for place, seat in enumerate(range(seated.game.setup.seats), start=1):
        if seated.game.table.yard.builders[seat].pile is not None:
            await seated.answer(seat, "put_back")
        if seated.game.table.yard.builders[seat].hand is not None:
            await seated.answer(seat, "return")
        await seated.answer(seat, "finish", place)
    assert seated.state.game.asked


class Later:
    """The table is told of a time that has not come yet."""

    def __init__(self, seated):
        self.seated, self.now = seated, steady_ms()

    async def wait(self, ms):
        self.now += ms
        effects = self.seated.table.handle(Tick(), self.now)
        await self.seated.store.write(effects.batch)
        self.seated.task._carry_out(effects, None)


@scene
async def test_whoever_does_not_decide_in_time_is_answered_for():
    options = Options(count_seconds=0, draw_ms=0, decision_seconds=1, fly_on_seconds=1)
    seated = Seated(2, Setup("2021", 2, ("I",), building=Building.UNTIMED), options=options)
    await build_ships(seated)
    later = Later(seated)
    answered = len(seated.store.rows)
    for _ in range(200):
        if seated.state.game.over:
            break
        await later.wait(1100)

    assert seated.state.game.over
    assert len(seated.store.rows) > answered


@scene
async def test_nobody_is_hurried_where_the_table_wants_no_limits():
    seated = Seated(2, Setup("2021", 2, ("I",), building=Building.UNTIMED), options=QUICK)
    await build_ships(seated)

    waiting = seated.ears[0].room["waiting"]
    assert {each["deadline_ms"] for each in waiting} == {None}


@scene
async def test_the_bills_are_put_away_after_a_while():
    options = Options(
        count_seconds=0, draw_ms=0, between_seconds=5, decision_seconds=1, fly_on_seconds=1
    )
    seated = Seated(2, Setup("2021", 2, ("I", "L"), building=Building.UNTIMED), options=options)
    await build_ships(seated)
    later = Later(seated)
    phases = set()
    for _ in range(300):
        await later.wait(1100)
        phases.add(seated.ears[0].phase)
        if seated.ears[0].view["table"]["match"]["number"] == 1:
            break

    assert "between" in phases
    assert seated.ears[0].view["table"]["match"]["number"] == 1


def test_the_timer_of_a_table_rings_by_itself():
    async def story():
        options = Options(count_seconds=0, draw_ms=0, decision_seconds=1, fly_on_seconds=1)
        seated = Seated(2, Setup("2021", 2, ("I",), building=Building.UNTIMED), options=options)
        await build_ships(seated)
        task = asyncio.create_task(seated.task.run())
        rows = len(seated.store.rows)
        while len(seated.store.rows) == rows:
            await asyncio.sleep(0.05)
        task.cancel()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
