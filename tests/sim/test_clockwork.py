"""Time in numbers: sand, hands, head starts and extra time."""

from __future__ import annotations

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.pace import seconds_for
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Building, Handicap, Setup
from boltbucket.sim.simulated_clock import SimulatedClock

TWO = (Player("careful", Strength.ACE), Player("racer", Strength.BEGINNER))


def test_the_sand_runs_out_after_its_time():
    game = Game.new(Setup("2021", 2, ("I",), sand_percent=50), 1)
    clock = SimulatedClock(TWO)
    clock.next_turn(game)
    clock.busy_until = {0: 100.0, 1: 100.0}

    assert clock.next_turn(game) == (CLOCK, ("sand",))
    assert clock.now == 45


def test_whoever_has_free_hands_first_is_next():
    game = Game.new(Setup("2021", 2, ("I",)), 1)
    clock = SimulatedClock(TWO)
    first, _ = clock.next_turn(game)
    clock.acted(first, ("take", 1))
    second, _ = clock.next_turn(game)
    clock.acted(second, ("take", 2))

    assert (first, second) == (0, 1)
    assert clock.next_turn(game)[0] == 0
    assert clock.now == seconds_for(Strength.ACE, ("take", 1))


def test_who_waits_for_a_head_start_is_told_to_go():
    setup = Setup("2021", 2, ("I",), handicaps=((0, Handicap(head_start=20)),))
    game = Game.new(setup, 1)
    clock = SimulatedClock(TWO)
    clock.busy_until = {0: 60.0}

    assert clock.next_turn(game) == (CLOCK, ("go", 1))
    assert clock.now == 20


def test_untimed_building_knows_no_sand():
    game = Game.new(Setup("2021", 2, ("I",), building=Building.UNTIMED), 1)

    assert SimulatedClock(TWO).next_turn(game) == (0, None)
    assert CLOCK not in game.pending
