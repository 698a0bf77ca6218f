"""A bot's answers do not change when hidden things that it may not know are changed."""

from __future__ import annotations

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_steady_bot
from boltbucket.rules.flight.decisions import CLOCK
from boltbucket.rules.imagining import imagine
from boltbucket.rules.setup import Setup
from boltbucket.sim.clockwork import Clockwork
from boltbucket.sim.playing import Match

EVERY = 7
"""One decision in so many is looked at."""


@pytest.mark.parametrize(
    "player",
    (
        Player("random"),
        Player("careful"),
        Player("hauler", Strength.BEGINNER),
        Player("gunner", Strength.ACE),
    ),
    ids=str,
)
@pytest.mark.parametrize("edition", ("2021", "2007"))
def test_answers_depend_on_the_view_alone(player, edition):
    players = (player, Player("racer"))
    match = Match(Setup(edition, 2, ("I",)), players, seed=11)
    clock = Clockwork(players)
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
    for other in (view, *(imagine(view, seed).view(0) for seed in (number, number + 1))):
        bot = make_steady_bot(player, seed=5)
        answers.add(bot.decide(other, other.decision))

    assert len(answers) == 1, (view.decision, answers)
    return True


def test_the_imagined_games_differ_in_what_is_hidden():
    game = Match(Setup("2021", 2, ("I",)), (Player("racer"), Player("racer")), seed=11).game
    one, other = (imagine(game.view(0), seed) for seed in (1, 2))

    assert CLOCK in one.pending
    assert one.flight.yard.heap.tiles != other.flight.yard.heap.tiles
    assert one.flight.piles != other.flight.piles
