"""Links between processes: once and in order over a bus that loses, doubles and delays."""

from __future__ import annotations

import itertools
import random

import pytest

from boltbucket.server.club.balance import too_many_here
from boltbucket.server.club.envelopes import Leave, packed, unpacked
from boltbucket.server.club.leases import Node
from boltbucket.server.club.link import PATIENCE_SECONDS, Link


def link(name):
    return Link(name, itertools.count(1))


def exchange(one, other, now, keep=lambda packet: True):
    """What both send now, as far as it is kept; the letters that arrive at each."""
    heard = [], []
    for sender, receiver, letters in ((one, other, heard[1]), (other, one, heard[0])):
        while (packet := sender.packet(now)) is not None:
            if keep(packet):
                letters += receiver.receive(unpacked(packed(packet)), now)[0]
    return heard


@pytest.mark.parametrize("seed", range(20))
def test_everything_arrives_once_and_in_order_over_a_bus_that_loses_half(seed):
    chance, one, other = random.Random(seed), link("one"), link("other")
    sent, heard, now = 0, [], 0.0
    while len(heard) < 200:
        now += 0.1
        for _ in range(chance.randrange(4) if sent < 200 else 0):
            sent += 1
            one.send(Leave(sent), now)
        heard += exchange(one, other, now, lambda _: chance.random() < 0.5)[1]
        assert not one.lost(now)
    assert [letter.guest for letter in heard] == list(range(1, sent + 1))


def test_a_packet_that_comes_twice_is_heard_once():
    one, other = link("one"), link("other")
    one.send(Leave(1), 0)
    packet = one.packet(0)

    assert len(other.receive(packet, 0)[0]) == 1
    assert len(other.receive(packet, 0)[0]) == 0


def test_a_link_that_is_silent_for_too_long_is_lost_and_the_other_side_learns_of_it():
    one, other = link("one"), link("other")
    one.send(Leave(1), 0)
    exchange(one, other, 0)
    one.send(Leave(2), 1)
    exchange(one, other, 1, lambda _: False)

    assert not one.lost(1 + PATIENCE_SECONDS)
    assert one.lost(1.1 + PATIENCE_SECONDS)
    one.send(Leave(3), 6)
    letters, restarted = other.receive(one.packet(6), 6)
    assert restarted
    assert [letter.guest for letter in letters] == [3]


def test_a_link_that_is_never_used_is_never_lost():
    assert not link("one").lost(1000)


def test_a_process_forgotten_by_the_other_is_heard_again_after_a_new_beginning():
    numbers, other = itertools.count(1), link("other")
    one = Link("one", numbers)
    for number in range(3):
        one.send(Leave(number), 0)
    exchange(one, other, 0)
    anew = Link("one", numbers)
    anew.send(Leave(7), 1)

    letters, restarted = other.receive(anew.packet(1), 1)
    assert restarted
    assert [letter.guest for letter in letters] == [7]


def test_a_process_that_took_the_other_for_dead_makes_it_begin_anew_at_once():
    """What was said in between was never heard: nobody waits for it."""
    numbers, one = itertools.count(1), link("one")
    other = Link("other", numbers)
    for number in range(3):
        one.send(Leave(number), 0)
        exchange(one, other, 0)
    forgetful = Link("other", numbers)
    one.send(Leave(3), 1)
    exchange(one, forgetful, 1)

    assert one.lost(1.1)
    one.send(Leave(4), 1.2)
    assert [letter.guest for letter in exchange(one, forgetful, 1.2)[1]] == [4]


def nodes(**tables):
    return [Node(name, count, name == "leaving") for name, count in tables.items()]


@pytest.mark.parametrize(
    ("tables", "wanted"),
    [
        ({"a": 10, "b": 10}, []),
        ({"a": 12, "b": 10}, []),
        ({"a": 3, "b": 0}, []),
        ({"a": 10, "b": 0}, [("b", 5)]),
        ({"a": 30, "b": 0, "c": 0}, [("b", 8)]),
        ({"a": 16, "b": 7, "c": 10}, [("b", 4), ("c", 1)]),
        ({"a": 10, "leaving": 0}, []),
        ({"a": 10}, []),
    ],
)
def test_whoever_has_clearly_more_than_a_share_hands_some_over(tables, wanted):
    assert list(too_many_here("a", nodes(**tables), tables["a"])) == wanted
