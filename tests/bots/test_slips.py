"""Beginners slip, but never so that a game does not end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from boltbucket.bots.bot import Strength
from boltbucket.bots.cast import make_bot, read_player
from boltbucket.rules.flight.decisions import DONE, LoadGoods
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.view import View


def test_a_beginner_who_slips_while_loading_takes_nothing_out_again():
    options = (("load", "red", 706), ("unload", "blue", 706), DONE)
    player = read_player(f"hauler:{Strength.BEGINNER.value}")
    decisions = [LoadGoods(0, options, beside=(Good.RED,) * count) for count in range(1, 9)]
    empty = SimpleNamespace(laden_holds=(), all_goods=(), frame=SimpleNamespace(holds=()))
    view = cast(View, SimpleNamespace(revealed=(), ships=[cast(Ship, empty)]))

    bots = [make_bot(player, seed) for seed in range(40)]
    answers: set[Any] = {bot.decide(view, each) for bot in bots for each in decisions}

    assert answers == {("load", "red", 706), DONE}
