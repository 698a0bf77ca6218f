"""What people keep under a personal link: the same contract for every store."""

from __future__ import annotations

from contextlib import closing

import pytest

from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.store.profiles import MOST_FLIGHTS, KeptRow

MANY = 1000


@pytest.fixture
def store(opens):
    with closing(opens()) as found:
        yield found


@pytest.fixture
def profiles(store):
    assert store.profiles.open("ada", MANY)
    return store.profiles


def flight(name, ended=5, data=b"{}"):
    return KeptRow(name, ended, data)


def test_flights_are_read_by_another_store_the_newest_first(profiles, opens):
    assert profiles.keep("ada", [flight("old", 1), flight("new", 3, b'{"v":1}')])
    assert profiles.keep("ada", [flight("middle", 2)])

    with closing(opens()) as other:
        found = other.profiles.read("ada")
    assert found == [flight("new", 3, b'{"v":1}'), flight("middle", 2), flight("old", 1)]


def test_nobody_reads_or_writes_under_a_key_that_is_not_there(profiles):
    assert profiles.read("bert") is None
    assert not profiles.keep("bert", [flight("a")])
    assert not profiles.forget("bert")
    assert profiles.read("ada") == []


def test_a_flight_that_was_deleted_is_not_brought_back(profiles):
    profiles.keep("ada", [flight("a"), flight("b")])
    profiles.keep("ada", [flight("a", data=None)])
    profiles.keep("ada", [flight("a"), flight("b", 9)])

    assert profiles.read("ada") == [flight("b", 9), flight("a", data=None)]


def test_what_is_forgotten_is_gone_with_all_its_flights(profiles):
    profiles.keep("ada", [flight("a")])

    assert profiles.forget("ada")
    assert profiles.read("ada") is None
    assert profiles.open("ada", MANY)
    assert profiles.read("ada") == []


def test_there_are_no_more_profiles_than_there_may_be(profiles):
    assert profiles.open("bert", 2)
    assert not profiles.open("cleo", 2)
    assert profiles.read("cleo") is None


def test_of_too_many_flights_the_oldest_go(profiles):
    profiles.keep("ada", [flight(f"f{n}", n) for n in range(MOST_FLIGHTS + 20)])

    found = profiles.read("ada")
    assert len(found) == MOST_FLIGHTS
    assert found[-1].ended_ms == 20


def test_profiles_nobody_comes_to_are_forgotten(store, profiles):
    profiles.keep("ada", [flight("a")])

    store.forget_before(wall_ms() - 60_000)
    assert profiles.read("ada") == [flight("a")]
    store.forget_before(wall_ms() + 60_000)
    assert profiles.read("ada") is None
