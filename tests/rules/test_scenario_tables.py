"""Scenarios stand for bug reports: a table that cannot be is refused like a ship that cannot be."""

from __future__ import annotations

import pytest

from boltbucket.scenario import Unreadable, play_scenario, read_scenario

SHIPS = """
level I
ship red at {red}
    @+hh
ship blue at {blue}
    @+hh
"""


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        play_scenario(read_scenario(text), to_the_end=False)
    return caught.value


@pytest.mark.parametrize(("red", "blue"), [(6, 6), (24, 6)])
def test_two_rockets_on_one_space_are_refused(red, blue):
    fault = refused(SHIPS.format(red=red, blue=blue) + "deck\n    2021-I-01\n")

    assert (fault.code, fault.line) == ("free_space", 5)


def test_more_goods_than_the_box_has_are_refused():
    fault = refused(
        """
level III
ship red at 3
    h3+YYY  h3+YYY  @+hh  h3+YYY  h3+YYY
    .       h3+YYY  t     h3+YYY  .
deck
    2021-I-01
"""
    )

    assert (fault.code, fault.params["good"]) == ("goods_in_box", "Y")


@pytest.mark.parametrize("line", ["lost red -3", "credits red -5"])
def test_a_negative_number_is_refused(line):
    fault = refused(f"{line}\n" + SHIPS.format(red=6, blue=3) + "deck\n    2021-I-01\n")

    assert (fault.code, fault.line) == ("number_from_nought", 1)


def test_a_seat_nobody_has_is_refused():
    fault = refused("level I\nship red at 3\n    @+hh\ncredits green 5\ndeck\n    2021-I-01\n")

    assert (fault.code, fault.line) == ("seats", 4)


def test_a_scenario_may_simply_stop():
    asked = play_scenario(read_scenario("level I\nseats 2\nseed 1\n"), to_the_end=False)
    over = play_scenario(
        read_scenario("level I\nship red at 3\n    @+hh\ndeck bill\n"), to_the_end=False
    )

    assert asked.game.pending
    assert not over.game.pending
