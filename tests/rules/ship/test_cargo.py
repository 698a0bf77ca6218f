"""Goods: containers by colour, rearranging, and what a loss takes first."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.quirks import Quirks

from .ships import battery, hold, red_hold, ship

RED, YELLOW, GREEN, BLUE = Good


def test_red_goods_go_into_red_containers_only():
    empty = ship({706: hold(2), 607: red_hold(1)})

    assert empty.room_for(RED) == (607,)
    assert empty.room_for(BLUE) == (706, 607)


def test_one_red_block_is_too_many_in_a_white_hold():
    empty = ship({706: hold(2), 607: red_hold(2)})

    assert not empty.may_lie({706: (RED, BLUE)})
    assert empty.may_lie({607: (RED, BLUE)})


def test_a_full_hold_takes_no_more():
    full = ship({607: red_hold(1)}).load(607, BLUE)

    assert full.room_for(RED) == ()
    assert full.free_containers(607) == 0


def test_a_tile_that_is_no_hold_has_no_containers():
    assert ship({706: battery(2)}).containers(706) == 0


def test_goods_lie_in_the_hold_most_valuable_first():
    laden = ship({607: red_hold(2)}).load(607, BLUE).load(607, RED)

    assert laden.goods == {607: (RED, BLUE)}
    assert laden.unload(607, RED).goods == {607: (BLUE,)}
    assert laden.unload(607, RED).unload(607, BLUE).goods == {}


def test_goods_are_worth_what_the_flight_board_pays():
    laden = ship({607: red_hold(2), 706: hold(2)}).load(607, RED).load(706, GREEN).load(706, BLUE)

    assert laden.goods_value() == 4 + 2 + 1
    assert laden.goods_value(dict.fromkeys(Good, 10)) == 30
    assert laden.all_goods == (RED, GREEN, BLUE)


def test_a_loss_takes_the_most_valuable_goods_first_from_a_hold_of_choice():
    laden = ship({607: hold(2), 706: hold(2)}).load(607, GREEN).load(706, BLUE).load(706, GREEN)

    assert laden.best_goods == (GREEN, (706, 607))
    assert laden.next_loss == (GREEN, (706, 607))


def test_without_goods_a_loss_takes_batteries_and_then_nothing():
    powered = ship({607: hold(2), 706: battery(1)}).charged()

    assert powered.best_goods == (None, ())
    assert powered.next_loss == (None, (706,))
    assert powered.spend(706).next_loss == (None, ())


def test_goods_can_be_rearranged_to_make_room_for_a_red_block():
    crammed = ship({607: red_hold(1), 706: hold(1)}).load(607, BLUE)
    assert crammed.room_for(RED) == ()

    assert crammed.can_stow((RED, BLUE))
    assert crammed.stowed((RED, BLUE)).goods == {607: (RED,), 706: (BLUE,)}


def test_red_containers_are_kept_free_as_long_as_possible():
    empty = ship({706: red_hold(1), 607: hold(1), 807: red_hold(1)})

    assert empty.stowed((BLUE,)).goods == {607: (BLUE,)}
    assert empty.stowed((GREEN, BLUE)).goods == {607: (GREEN,), 706: (BLUE,)}


def test_a_quirk_can_close_containers():
    closed = ship({706: hold(3)}).refit(quirks=Quirks(containers_used=2))

    assert closed.containers(706) == 2


@given(
    goods=st.lists(st.sampled_from(Good), max_size=4),
    white=st.integers(0, 2),
    red=st.integers(0, 2),
)
def test_goods_can_be_stowed_exactly_if_some_arrangement_exists(goods, white, red):
    empty = ship({607: red_hold(red), 706: hold(white), 807: red_hold(1)})
    possible = any(
        empty.may_lie(
            {
                cell: tuple(g for g, c in zip(goods, cells, strict=True) if c == cell)
                for cell in cells
            }
        )
        for cells in product((607, 706, 807), repeat=len(goods))
    )

    assert empty.can_stow(goods) == possible
    if possible:
        stowed = empty.stowed(goods)
        assert sorted(stowed.all_goods) == sorted(goods)
        assert empty.may_lie(stowed.goods)
