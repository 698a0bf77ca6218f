"""Loading goods: the best set that fits, in a few moves and never in circles."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from boltbucket.bots.stowing import best_load, gain_from, next_move
from boltbucket.rules.language.answer import DONE
from boltbucket.rules.ship.contents import GOODS, PRICES, Good
from tests.rules.ship.ships import hold, red_hold, ship

RED, YELLOW, GREEN, BLUE = Good


def stowed(aboard, beside):
    """The ship when the bot is done, and what is left beside it."""
    beside = list(beside)
    for _ in range(60):
        move = next_move(aboard, tuple(sorted(beside, key=GOODS.index)))
        if move == DONE:
            return aboard, beside
        good, cell = Good(move[1]), int(move[2])
        if move[0] == "load":
            beside.remove(good)
            aboard = aboard.load(cell, good)
        else:
            beside.append(good)
            aboard = aboard.unload(cell, good)
    raise AssertionError("it never ends")


def test_the_most_valuable_goods_are_kept():
    empty = ship({607: hold(2)})

    assert best_load(empty, (BLUE, YELLOW, GREEN)) == {RED: 0, YELLOW: 1, GREEN: 1, BLUE: 0}


def test_red_goods_count_only_as_far_as_there_are_red_containers():
    empty = ship({607: hold(2), 706: red_hold(1)})

    assert gain_from(empty, (RED, RED, BLUE), PRICES) == 4 + 1


def test_a_cheap_block_moves_out_of_the_red_container_for_a_red_one():
    laden = ship({607: hold(1), 706: red_hold(1)}).load(706, BLUE)

    done, beside = stowed(laden, [RED])

    assert done.goods == {607: (BLUE,), 706: (RED,)}
    assert beside == []


def test_what_is_worth_least_is_thrown_out():
    laden = ship({607: hold(1)}).load(607, BLUE)

    done, beside = stowed(laden, [GREEN])

    assert done.all_goods == (GREEN,)
    assert beside == [BLUE]


goods = st.lists(st.sampled_from(Good), max_size=6)


@settings(max_examples=50)
@given(goods, goods)
def test_stowing_ends_with_the_best_load_aboard(before, offered):
    empty = ship({607: hold(2), 706: red_hold(2), 807: red_hold(1)})
    kept = best_load(empty, before)
    laden = empty.stowed(good for good in GOODS for _ in range(kept[good]))

    done, _ = stowed(laden, offered)

    assert done.goods_value() == laden.goods_value() + gain_from(laden, offered, PRICES)
