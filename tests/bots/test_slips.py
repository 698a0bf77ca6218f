"""Beginners slip, but never so that a game does not end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from boltbucket.bots.bot import Strength
from boltbucket.bots.cast import make_bot, read_player
from boltbucket.rules.decisions import LoadGoods
from boltbucket.rules.language.answer import DONE
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.view import View
from tests.rules.ship.ships import hold, ship


def test_a_beginner_who_slips_while_loading_leaves_the_rest():
    options = (("load", "green", 706), ("unload", "blue", 706), DONE)
    player = read_player(f"hauler:{Strength.BEGINNER.value}")
    decisions = [LoadGoods(0, options, beside=(Good.GREEN,) * count) for count in range(1, 9)]
    roomy = ship({706: hold(1)})
    view = cast(View, SimpleNamespace(table=SimpleNamespace(revealed=(), ships=[roomy])))

    bots = [make_bot(player, seed) for seed in range(40)]
    answers: set[Any] = {bot.decide(view, each) for bot in bots for each in decisions}

    assert answers == {("load", "green", 706), DONE}
