"""Forecasts: the same ship through many decks."""

from __future__ import annotations

import pytest

from boltbucket.notation import read_ship
from boltbucket.sim.forecasting import fly_trip, profit_figures, together, trips_for

SHIP = read_ship("""
ship 2021 I
   4  5        6        7        8        9  10
5  -  -        -        g^       -        -  -
6  -  -        s^<      c        s^>      -  -
7  -  b2       h2       @red     r1       .  -
8  -  .        e        b3       e        .  -
9  -  .        .        -        .        .  -
""")


@pytest.fixture(scope="module")
def found():
    trips = trips_for(SHIP, "2021", "I", rivals=1, flights=12, seed=1)
    return together(fly_trip(trip) for trip in trips)


def test_every_flight_is_counted(found):
    assert found.flights == 12
    assert found.ends.total() == 12
    assert found.plain()["flights"] == 12


def test_losses_are_told_by_square_and_by_card(found):
    lost = found.destroyed.total() + found.fallen.total()

    assert lost == found.losses.total()
    assert all(cell in SHIP.tiles for cell, _ in found.endangered())


def test_the_most_endangered_tile_comes_first(found):
    shares = [share for _, share in found.endangered()]

    assert shares == sorted(shares, reverse=True)


def test_trips_are_cut_by_fleet_and_keep_their_seeds():
    trips = trips_for(SHIP, "2021", "I", rivals=0, flights=25, seed=3)

    assert [(trip.seed, trip.flights) for trip in trips] == [(3, 10), (13, 10), (23, 5)]


def test_a_trip_comes_out_the_same_every_time():
    trip = trips_for(SHIP, "2021", "I", rivals=0, flights=3, seed=3)[0]

    assert fly_trip(trip).plain() == fly_trip(trip).plain()


def test_profit_figures():
    figures = profit_figures([-2, 0, 4, 6])

    assert figures["mean"] == 2
    assert (figures["worst"], figures["best"]) == (-2, 6)
    assert figures["loss_share"] == 0.25
