"""The engine's promises, in whole random games of every kind.

Every option is accepted, anything else is refused and changes nothing, a stored game is equal and
goes on alike, copies are independent, tiles and tokens are conserved, nobody sees what is hidden,
and every game ends.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boltbucket.rules.game import Game
from boltbucket.rules.setup import (
    MOST_SEATS,
    TREK_FLIGHTS,
    Building,
    Format,
    Handicap,
    Setup,
    Teams,
)
from boltbucket.sim.fuzz import fuzz_batch, play_and_check

SINGLE_FLIGHTS = [
    *(("2021", level) for level in ("L", "I", "II", "III")),
    *(("2007", level) for level in ("first", "I", "II", "III", "IIIa")),
]
GAMES = 210
"""Of each single flight: with the longer matches more than 2,000 in all."""

SEEDS = st.integers(0, 2**32 - 1)
MOMENTS = st.sets(st.integers(0, 60) | st.integers(60, 300), min_size=1, max_size=1)
"""The decisions that are looked at closely."""


@st.composite
def setups(draw, edition, flights):
    seats = draw(st.integers(1, MOST_SEATS))
    helped = st.builds(Handicap, st.sampled_from([0, 30]), st.sampled_from([0, 30]))
    return Setup(
        edition,
        seats,
        flights,
        building=draw(st.sampled_from(Building)),
        handicaps=draw(st.sampled_from([(), ((seats - 1, draw(helped)),)])),
        prognostic=draw(st.booleans()),
        teams=draw(st.sampled_from(Teams)) if seats == 4 else Teams.NONE,
    )


@pytest.mark.fuzz
@pytest.mark.parametrize(("edition", "level"), SINGLE_FLIGHTS)
@settings(max_examples=GAMES)
@given(data=st.data(), seed=SEEDS, moments=MOMENTS)
def test_every_flight_keeps_the_promises(edition, level, data, seed, moments):
    setup = data.draw(setups(edition, (level,)))

    play_and_check(Game.new(setup, seed), seed, moments)


@pytest.mark.fuzz
@settings(max_examples=60)
@given(data=st.data(), seed=SEEDS, moments=MOMENTS)
def test_a_full_game_of_2007_keeps_the_promises(data, seed, moments):
    setup = data.draw(setups("2007", ("I", "II", "III")))

    play_and_check(Game.new(setup, seed), seed, moments)


@pytest.mark.fuzz
@settings(max_examples=60)
@given(seats=st.integers(1, MOST_SEATS), seed=SEEDS, moments=MOMENTS)
def test_every_trek_keeps_the_promises(seats, seed, moments):
    setup = Setup("2021", seats, TREK_FLIGHTS, Format.TREK)

    play_and_check(Game.new(setup, seed), seed, moments)


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", ["2021", "2007"])
@settings(max_examples=60)
@given(
    level=st.sampled_from(["I", "II", "III"]),
    seats=st.integers(1, MOST_SEATS),
    seed=SEEDS,
    moments=MOMENTS,
)
def test_every_mission_keeps_the_promises(edition, level, seats, seed, moments):
    setup = Setup(edition, seats, (level,), Format.MISSIONS)

    play_and_check(Game.new(setup, seed), seed, moments)


def test_the_fuzzer_plays_any_kind_of_match():
    decisions, broken = fuzz_batch(1, 5)

    assert decisions > 100
    assert broken == []
