"""A bot's answers do not change when hidden things that it may not know are changed."""

from __future__ import annotations

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_steady_bot
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from boltbucket.sim.simulated_clock import SimulatedClock

EVERY = 7
"""One decision in so many is looked at."""


@pytest.mark.parametrize(
    "player",
    (
        Player("random"),
        Player("careful"),
        Player("hauler", Strength.BEGINNER),
        Player("racer", Strength.CAPTAIN),
        Player("gunner", Strength.ACE),
    ),
    ids=str,
)
@pytest.mark.parametrize("edition", ("2021", "2007"))
def test_answers_depend_on_the_view_alone(player, edition):
    players = (player, Player("racer"))
    match = Match(Setup(edition, 2, ("I",)), players, seed=11)
    clock = SimulatedClock(players)
    compared = number = 0
    while match.game.pending:
        number += 1
        if number % EVERY == 0 and 0 in match.game.pending:
            compared += compare(match.game.view(0), player, number)
        match.step(clock)

    assert compared > 5


def compare(view, player, number):
    """The answer in the game and in games where all that is hidden is otherwise."""
    answers = set()
    for other in (view, *(sampled_game(view, seed).view(0) for seed in (number, number + 1))):
        bot = make_steady_bot(player, seed=5)
        answers.add(bot.decide(other, other.decision))

    assert len(answers) == 1, (view.decision, answers)
    return True


def test_the_imagined_games_differ_in_what_is_hidden():
    game = Match(Setup("2021", 2, ("I",)), (Player("racer"), Player("racer")), seed=11).game
    one, other = (sampled_game(game.view(0), seed) for seed in (1, 2))

    assert CLOCK in one.pending
    assert one.table.yard.heap.tiles != other.table.yard.heap.tiles
    assert one.table.piles != other.table.piles
