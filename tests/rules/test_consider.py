"""What if: whatever is foretold happens, and nothing hidden is given away."""

from __future__ import annotations

from random import Random

import pytest

from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Setup
from boltbucket.scenario import play_scenario, read_scenario
from boltbucket.sim.random_play import RandomPlayers, random_setup

OPEN_SPACE = """
level II
ship red at 9
    b2+2  @+hh  .
    .     ee    .
ship blue at 6
    .     @+hh  .
    .     e     .
deck
    open_space
    2021-II-07
seed 1
"""


def staged(text: str) -> Game:
    return play_scenario(read_scenario(text), to_the_end=False).game


@pytest.mark.parametrize("seed", range(12))
def test_what_is_foretold_is_what_happens(seed):
    game = Game.new(random_setup(Random(seed)), seed)
    players = RandomPlayers(seed, careful=True)
    while game.pending:
        seat, answer = players.answer(game)
        foretold = () if seat == CLOCK else game.consider(seat, [answer]).events

        happened = game.submit(seat, answer)

        assert happened[: len(foretold)] == foretold


@pytest.mark.parametrize("seed", range(12))
def test_two_games_that_look_the_same_to_a_seat_have_the_same_prospects_for_it(seed):
    game = Game.new(random_setup(Random(seed)), seed)
    players = RandomPlayers(seed, careful=True)
    for _ in range(200):
        if not game.pending:
            break
        seat, answer = players.answer(game)
        if seat != CLOCK:
            other = sampled_game(game.view(seat), seed + 1)
            assert game.consider(seat, [answer]) == other.consider(seat, [answer])
        game.submit(seat, answer)


def test_several_answers_lead_one_after_the_other():
    prospect = staged(OPEN_SPACE).consider(0, [("power", 708), ("battery", 607)])

    assert prospect.position == 11
    assert prospect.place == 1
    assert prospect.ship.batteries == 1


def test_an_answer_that_cannot_be_given_is_refused():
    with pytest.raises(Illegal) as refusal:
        staged(OPEN_SPACE).consider(0, [("power", 708), ("battery", 909)])

    assert refusal.value.code == "not_offered"


def test_nobody_else_answers():
    prospect = staged(OPEN_SPACE.replace(".     e     .", "b2+2  ee    .")).consider(0, [("done",)])

    assert prospect.stop == "others"
    assert prospect.decision is None


def test_luck_is_not_foretold():
    game = staged(
        """
level II
ship red at 9
    b2+2  @+hh  .
    .     ee    .
deck
    open_space
    meteor_swarm { meteors = "small left" }
seed 1
"""
    )
    game.submit(0, ("power", 708))

    prospect = game.consider(0, [("fly_on",)])

    assert prospect.stop == "luck"
    assert prospect.events == ()


def test_a_tile_that_lies_face_down_is_not_foretold():
    game = Game.new(Setup("2021", seats=2, flights=("I",)), seed=7)

    prospect = game.consider(0, [("take", 12)])

    assert (prospect.stop, prospect.events) == ("luck", ())


def test_considering_changes_nothing():
    game = staged(OPEN_SPACE)
    before = game.save()

    game.consider(0, [("power", 708)])

    assert game.save() == before


BROKEN = """
level II
ship red at 9
    lb    c+b     .
    .     t       .
    .     @+hh    .
ship blue at 6
    .     @+hh    .
deck meteor_swarm { meteors = "large right" }
dice 6
"""


def test_a_piece_is_told_in_figures_as_it_would_fly_on():
    game = staged(BROKEN)
    figures = [game.consider(0, [each]).figures for each in game.pending[0].options]

    assert [(each.crew, each.humans) for each in figures] == [(1, 0), (2, 2)]
