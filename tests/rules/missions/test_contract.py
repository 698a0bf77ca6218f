"""The engine's promises in whole random games of every mission, level and edition."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boltbucket.rules.editions.library import edition
from boltbucket.rules.game import Game
from boltbucket.rules.setup import MOST_SEATS, Building, Format, Setup, Teams
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.sim.fuzz import play_and_check

MISSIONS = box_missions()
FLIGHTS = [
    (year, level)
    for year in ("2007", "2021")
    for level, terms in edition(year).levels.items()
    if not terms.learning_cards_only
]
SEEDS = st.integers(0, 2**32 - 1)
MOMENTS = st.sets(st.integers(0, 60) | st.integers(60, 300), min_size=1, max_size=1)


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("mission", "year", "level"),
    [
        (name, year, level)
        for name, card in MISSIONS.items()
        for year, level in FLIGHTS
        if card.problem_with(edition(year).levels[level], card.fits.least_seats) is None
    ],
)
@settings(max_examples=8)
@given(data=st.data(), seed=SEEDS, moments=MOMENTS)
def test_every_mission_keeps_the_promises(year, level, mission, data, seed, moments):
    card = MISSIONS[mission]
    seats = data.draw(st.integers(card.fits.least_seats, MOST_SEATS))
    setup = Setup(
        year,
        seats,
        (level,),
        building=data.draw(st.sampled_from(Building)),
        prognostic=data.draw(st.booleans()),
        teams=data.draw(st.sampled_from(Teams)) if seats == 4 else Teams.NONE,
        missions=(mission,),
        options=data.draw(st.sampled_from([(), card.options])),
    )

    play_and_check(Game.new(setup, seed), seed, moments)


@pytest.mark.fuzz
@pytest.mark.parametrize("year", ["2007", "2021"])
@settings(max_examples=30)
@given(seats=st.integers(1, MOST_SEATS), seed=SEEDS, moments=MOMENTS)
def test_the_missions_game_keeps_the_promises(year, seats, seed, moments):
    setup = Setup(year, seats, ("I", "II", "III"), Format.MISSIONS)

    play_and_check(Game.new(setup, seed), seed, moments)


@pytest.mark.parametrize("mission", ["beverage_run", "club_gold_trials", "the_bet"])
def test_missions_do_not_assume_four_seats(mission):
    setup = Setup("2021", 5, ("II",), missions=(mission,))

    play_and_check(Game.new(setup, 3), 3, {50, 400})


def test_a_mission_can_be_saved_and_loaded_at_every_decision():
    setup = Setup("2021", 2, ("I",), missions=("beverage_run",), building=Building.TURNS)

    play_and_check(Game.new(setup, 5), 5, set(range(0, 400, 7)))
