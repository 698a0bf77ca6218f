"""Clocks: the table's own time, sand, head starts, deadlines."""

from __future__ import annotations

import asyncio

from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Building, Handicap, Setup
from boltbucket.server.clock.stopwatch import Stopwatch
from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.clock.yard_clock import YardClock
from boltbucket.server.table.inbox import Tick
from boltbucket.server.wire.room import Options
from boltbucket.sim.random_play import RandomPlayers
from tests.server.seated import QUICK, Seated, scene


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
        self.seated, self.now = seated, wall_ms()

    async def wait(self, ms):
        self.now += ms
        effects = self.seated.table.handle(Tick(), self.now)
        await self.seated.store.write(effects.batch)
        self.seated.task._carry_out(effects, None)


@scene
async def test_whoever_does_not_decide_in_time_is_answered_for():
    options = Options(draw_ms=0, decision_seconds=1, fly_on_seconds=1)
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
    options = Options(draw_ms=0, between_seconds=5, decision_seconds=1, fly_on_seconds=1)
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
        options = Options(draw_ms=0, decision_seconds=1, fly_on_seconds=1)
        seated = Seated(2, Setup("2021", 2, ("I",), building=Building.UNTIMED), options=options)
        await build_ships(seated)
        task = asyncio.create_task(seated.task.run())
        rows = len(seated.store.rows)
        await asyncio.sleep(1.5)
        task.cancel()
        return rows, len(seated.store.rows)

    before, after = asyncio.run(story())
    assert after > before
