"""Strength of engines and cannons, in half points."""

from __future__ import annotations

import pytest

from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.quirks import Quirks

from .ships import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    battery,
    brown_module,
    cabin,
    cannon,
    double_cannon,
    double_engine,
    engine,
    purple_module,
    ship,
)

BROWN_CREW = {807: cabin(), 808: brown_module()}
PURPLE_CREW = {807: cabin(), 808: purple_module()}


def test_a_single_engine_is_worth_one():
    assert ship({708: engine()}).engine_strength() == 2


def test_a_double_engine_is_worth_two_when_powered_and_nothing_otherwise():
    fast = ship({708: double_engine()})

    assert fast.engine_strength() == 0
    assert fast.engine_strength({708}) == 4


def test_a_brown_alien_adds_two():
    assert ship({**BROWN_CREW, 708: engine()}).board(807, Figure.BROWN).engine_strength() == 6


def test_a_brown_alien_adds_nothing_to_no_strength():
    still = ship({**BROWN_CREW, 708: double_engine()}).board(807, Figure.BROWN)

    assert still.engine_strength() == 0
    assert still.engine_strength([708]) == 8


@pytest.mark.parametrize(("side", "halves"), [(FRONT, 2), (RIGHT, 1), (REAR, 1), (LEFT, 1)])
def test_a_cannon_is_worth_one_forward_and_half_elsewhere(side, halves):
    assert ship({706: cannon("3333", side)}).cannon_strength() == halves


@pytest.mark.parametrize(("side", "halves"), [(FRONT, 4), (RIGHT, 2), (REAR, 2), (LEFT, 2)])
def test_a_powered_double_cannon_is_worth_twice_that(side, halves):
    armed = ship({706: double_cannon("3333", side)})

    assert armed.cannon_strength() == 0
    assert armed.cannon_strength({706}) == halves


def test_half_a_point_is_enough_for_the_purple_alien():
    armed = ship({**PURPLE_CREW, 607: cannon("3330", LEFT)}).board(807, Figure.PURPLE)

    assert armed.cannon_strength() == 5


def test_a_purple_alien_adds_nothing_to_no_strength():
    assert ship(PURPLE_CREW).board(807, Figure.PURPLE).cannon_strength() == 0


def test_other_sides_can_count_in_full():
    armed = ship({706: cannon(), 607: cannon("3330", LEFT), 708: cannon("3303", REAR)})

    assert armed.cannon_strength(full_sides={LEFT, REAR}) == 1 + 2 + 2


def test_a_cannon_to_the_side_is_not_weakened_in_the_rows_of_weak_forward_cannons():
    armed = ship({706: cannon("3330", LEFT)})
    weak = armed.refit(quirks=Quirks(half_forward_cannon_rows=frozenset({6})))

    assert weak.cannon_strength(full_sides={LEFT}) == 2


def test_the_best_strength_powers_forward_double_cannons_first():
    armed = ship({706: double_cannon("3330", LEFT), 607: double_cannon(), 807: battery(1)})

    assert armed.best_cannon_strength == 0
    assert armed.charged().best_cannon_strength == 4


def test_the_best_engine_strength_is_bounded_by_batteries():
    fast = ship({708: double_engine(), 608: double_engine(), 607: battery(1)}).charged()

    assert fast.best_engine_strength == 4
    assert fast.spend(607).best_engine_strength == 0


def test_quirks_change_strengths():
    armed = ship({**PURPLE_CREW, 706: cannon(), 708: engine()}).board(807, Figure.PURPLE)

    assert armed.refit(quirks=Quirks(alien_bonus=1)).cannon_strength() == 4
    assert (
        armed.refit(quirks=Quirks(half_forward_cannon_rows=frozenset({6}))).cannon_strength() == 5
    )
    assert armed.refit(quirks=Quirks(idle_engine_rows=frozenset({8}))).engine_strength() == 0


def test_batteries_are_loaded_as_printed_and_spent_one_by_one():
    charged = ship({706: battery(3), 607: battery(2)}).charged()

    assert charged.batteries == 5
    assert charged.battery_cells == (706, 607)
    assert charged.spend(607).charge == {706: 3, 607: 1}
    assert charged.spend(607).spend(607).battery_cells == (706,)


def test_a_quirk_can_leave_batteries_out():
    short = ship({706: battery(3), 607: battery(2)}).refit(quirks=Quirks(batteries_short=2))

    assert short.charged().charge == {706: 1}


def test_working_doubles_are_listed():
    armed = ship({706: double_cannon(), 607: cannon("3330", LEFT), 708: double_engine()})

    assert armed.double_cannons == (706,)
    assert armed.double_engines == (708,)
