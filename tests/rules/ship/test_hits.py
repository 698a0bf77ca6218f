"""Meteors and shots: what they meet and what stops them."""

from __future__ import annotations

import pytest

from boltbucket.rules.ship.quirks import Quirks
from boltbucket.rules.ship.tile import Kind

from .ships import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    cannon,
    double_cannon,
    pipes,
    shield,
    ship,
    tile,
)


@pytest.mark.parametrize(
    ("side", "number", "cell"),
    [(FRONT, 7, 706), (REAR, 7, 708), (LEFT, 7, 607), (RIGHT, 7, 907), (FRONT, 9, 907)],
)
def test_a_hit_meets_the_first_tile_of_its_line(side, number, cell):
    cross = ship({706: pipes(), 607: pipes(), 708: pipes(), 807: pipes(), 907: pipes()})

    assert cross.target(side, number) == cell


@pytest.mark.parametrize("number", [2, 4, 12])
@pytest.mark.parametrize("side", [FRONT, RIGHT, REAR, LEFT])
def test_a_hit_in_an_empty_line_or_beside_the_plan_misses(side, number):
    assert ship({}).target(side, number) is None


def test_a_small_meteor_bounces_off_a_smooth_side_only():
    half = ship({706: pipes("0130")})

    assert half.bounces(706, FRONT)
    assert not half.bounces(706, RIGHT)


def test_a_shield_covers_its_two_sides():
    covered = ship({807: shield(FRONT, RIGHT)})

    assert [covered.shielded(side) for side in (FRONT, RIGHT, REAR, LEFT)] == [
        True,
        True,
        False,
        False,
    ]


def test_a_quirk_can_leave_a_side_without_shields():
    covered = ship({807: shield(FRONT, RIGHT)}).refit(
        quirks=Quirks(shieldless_sides=frozenset({RIGHT}))
    )

    assert covered.shielded(FRONT)
    assert not covered.shielded(RIGHT)


@pytest.mark.parametrize(("column", "shoots"), [(6, False), (7, True), (8, False)])
def test_a_forward_cannon_shoots_in_its_own_column_only(column, shoots):
    assert ship({706: cannon()}).guns(FRONT, column) == (((706,) if shoots else ()), ())


@pytest.mark.parametrize(
    ("row", "shoots"), [(5, False), (6, True), (7, True), (8, True), (9, False)]
)
@pytest.mark.parametrize(("side", "cell"), [(LEFT, 607), (RIGHT, 807)])
def test_a_side_cannon_shoots_in_its_row_and_the_rows_beside_it(side, cell, row, shoots):
    armed = ship({cell: cannon("3333", side)})

    assert armed.guns(side, row) == (((cell,) if shoots else ()), ())


@pytest.mark.parametrize(
    ("column", "shoots"), [(5, False), (6, True), (7, True), (8, True), (9, False)]
)
def test_a_rear_cannon_shoots_in_its_column_and_the_columns_beside_it(column, shoots):
    armed = ship({708: cannon("3303", REAR)})

    assert armed.guns(REAR, column) == (((708,) if shoots else ()), ())


def test_a_cannon_shoots_only_where_it_points():
    armed = ship({607: cannon("3330", LEFT)})

    assert armed.guns(RIGHT, 7) == ((), ())
    assert armed.guns(FRONT, 6) == ((), ())


def test_own_tiles_further_along_do_not_block_a_cannon():
    deep = ship({708: cannon("0333"), 705: pipes()})

    assert deep.guns(FRONT, 7) == ((708,), ())


def test_double_cannons_are_told_apart_for_they_need_a_battery():
    armed = ship({706: cannon("0330"), 606: double_cannon("0300"), 607: double_cannon("0303")})

    assert armed.guns(FRONT, 6) == ((), (606, 607))
    assert armed.guns(FRONT, 7) == ((706,), ())


@pytest.mark.parametrize("side", [FRONT, RIGHT, REAR, LEFT])
def test_a_side_may_be_given_as_a_plain_number(side):
    armed = ship(
        {706: cannon("0130"), 708: cannon("3000", REAR), 607: cannon("3330", LEFT)}
        | {807: shield(RIGHT, REAR), 907: heavy("0110")}
    )

    assert armed.target(int(side), 7) == armed.target(side, 7)
    assert armed.guns(int(side), 7) == armed.guns(side, 7)
    assert armed.shielded(int(side)) == armed.shielded(side)
    assert armed.bounces(706, int(side)) == armed.bounces(706, side)
    assert armed.plated(907, int(side)) == armed.plated(907, side)


@pytest.mark.parametrize("side", [-1, 4])
def test_a_number_that_is_no_side_is_refused(side):
    armed = ship({706: heavy("0130")})

    for question in (armed.target, armed.guns, lambda side, _: armed.shielded(side)):
        with pytest.raises(ValueError, match="not a valid Side"):
            question(side, 7)
    for question in (armed.bounces, armed.plated):
        with pytest.raises(ValueError, match="not a valid Side"):
            question(706, side)


def heavy(connectors):
    return tile(Kind.HEAVY, connectors, capacity=2)
