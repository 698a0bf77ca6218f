"""Clocks: the table's own time, sand, head starts, deadlines."""

from __future__ import annotations

import asyncio

from boltbucket.rules.flight.decisions import CLOCK
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Handicap
from boltbucket.rules.setup import Setup as Rules
from boltbucket.server.messages import Options
from boltbucket.server.shapes import Setup
from boltbucket.server.times import Stopwatch, YardClock
from boltbucket.sim.random_play import RandomPlayers
from tests.server.ear import QUICK, Seated, scene


class FakeTime:
    now = 1_000_000

    def __call__(self):
        return self.now


def test_a_stopwatch_stands_still_while_it_is_stopped():
    time = FakeTime()
    watch = Stopwatch(time)
    watch.start()
    time.now += 500
    watch.stop()
    time.now += 9000

    assert watch.at == 500
    assert watch.wall(700) is None
    watch.start()
    assert watch.wall(700) == time.now + 200


def test_the_sand_runs_as_long_as_the_table_agreed():
    game = Game.new(Rules("2021", 2, ("I",), sand_percent=50), 1)
    clock = YardClock()

    clock.note(game.flight, 3000)

    sand = game.flight.level.sand_seconds
    assert clock.deadlines(game.flight) == [(3000 + sand * 500, ("sand",))]


def test_the_sand_of_the_next_space_begins_with_its_turn():
    game = Game.new(Rules("2021", 2, ("I",)), 1)
    clock = YardClock()
    clock.note(game.flight, 0)
    game.submit(CLOCK, ("sand",))
    clock.note(game.flight, 90_000)
    assert clock.sand_ends is None

    game.submit(0, ("finish", 1))
    game.submit(0, ("flip",))
    clock.note(game.flight, 100_000)

    assert clock.sand_ends == 100_000 + game.flight.level.sand_seconds * 1000


def test_whoever_waits_for_a_head_start_is_let_go_in_time():
    setup = Rules("2021", 2, ("I",), handicaps=((0, Handicap(head_start=30)),))
    game = Game.new(setup, 1)
    clock = YardClock()

    clock.note(game.flight, 1000)

    assert (31_000, ("go", 1)) in clock.deadlines(game.flight)


async def build_ships(seated):
    """Random ships, with something to decide about on the way."""
    await seated.act(0, "start")
    players = RandomPlayers(2)
    for _ in range(120):
        seat, answer = players.answer(seated.game)
        if answer[0] != "finish":
            await seated.answer(seat, *answer)
    for place, seat in enumerate(range(seated.game.setup.seats), start=1):
        if seated.game.flight.yard.builders[seat].pile is not None:
            await seated.answer(seat, "put_back")
        if seated.game.flight.yard.builders[seat].hand is not None:
            await seated.answer(seat, "return")
        await seated.answer(seat, "finish", place)
    assert seated.table.play.asked


def with_fake_time(seated):
    time = FakeTime()
    seated.table.watch = Stopwatch(time, seated.table.watch.at)
    seated.table.watch.start()
    return time


@scene
async def test_whoever_does_not_decide_in_time_is_answered_for():
    options = Options(draw_ms=0, decision_seconds=1, fly_on_seconds=1)
    seated = Seated(2, Setup("2021", 2, ["I"], building="untimed"), options=options)
    await build_ships(seated)
    time = with_fake_time(seated)
    play = seated.table.play
    answered = len(seated.store.rows)
    for _ in range(200):
        if play.over:
            break
        time.now += 1100
        seated.table._clocks._ring()
        await seated.settle()

    assert play.over
    assert len(seated.store.rows) > answered


@scene
async def test_nobody_is_hurried_where_the_table_wants_no_limits():
    seated = Seated(2, Setup("2021", 2, ["I"], building="untimed"), options=QUICK)
    await build_ships(seated)

    waiting = seated.ears[0].parts["waiting"]
    assert {each["deadline_ms"] for each in waiting} == {None}


@scene
async def test_the_bills_are_put_away_after_a_while():
    options = Options(draw_ms=0, between_seconds=5, decision_seconds=1, fly_on_seconds=1)
    seated = Seated(2, Setup("2021", 2, ["I", "L"], building="untimed"), options=options)
    await build_ships(seated)
    time = with_fake_time(seated)
    phases = set()
    for _ in range(300):
        time.now += 1100
        seated.table._clocks._ring()
        await seated.settle()
        phases.add(seated.ears[0].parts["phase"])
        if seated.ears[0].parts["number"] == 1:
            break

    assert "between" in phases
    assert seated.ears[0].parts["number"] == 1


def test_the_timer_of_a_table_rings_by_itself():
    async def story():
        options = Options(draw_ms=0, decision_seconds=1, fly_on_seconds=1)
        seated = Seated(2, Setup("2021", 2, ["I"], building="untimed"), options=options)
        await build_ships(seated)
        task = asyncio.create_task(seated.table.run())
        rows = len(seated.store.rows)
        await asyncio.sleep(1.5)
        task.cancel()
        return rows, len(seated.store.rows)

    before, after = asyncio.run(story())
    assert after > before
