"""Playing on in one's head comes to the same end as playing."""

from __future__ import annotations

import pytest

from boltbucket.bots.bot import Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.style import Style
from boltbucket.rules.playout import Playout
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match

PLAYERS = tuple(map(Player, ("careful", "hauler", "gunner", "racer")))


@pytest.mark.parametrize("edition", ("2021", "2007"))
def test_a_playout_ends_as_the_game_does_and_leaves_it_alone(edition):
    match, captain = Match(Setup(edition, 4, ("II",)), PLAYERS, 5), Captain(Style())
    clock = match.clock()
    while match.game.table.yard is not None:
        match.step(clock)
    game = match.game
    playout, save = Playout(game), game.save()
    while playout.questions:
        question = playout.questions[0]
        playout.answer(question.seat, captain.decide(playout.table, question))
    untouched = game.save()
    while game.pending:
        question = next(iter(game.pending.values()))
        game.submit(question.seat, captain.decide(game.table, question))

    assert untouched == save
    assert playout.table == game.table
