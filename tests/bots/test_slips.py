"""Beginners slip, but never so that a game does not end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from boltbucket.bots.bot import Strength
from boltbucket.bots.cast import make_bot, read_player
from boltbucket.rules.decisions import Defend, LoadGoods
from boltbucket.rules.editions.library import edition
from boltbucket.rules.language.answer import DONE
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.view import View
from tests.rules.ship.ships import battery, hold, ship


def test_a_beginner_who_slips_while_loading_leaves_the_rest():
    options = (("load", "green", 706), ("unload", "blue", 706), DONE)
    player = read_player(f"hauler:{Strength.BEGINNER.value}")
    decisions = [LoadGoods(0, options, beside=(Good.GREEN,) * count) for count in range(1, 9)]
    roomy = ship({706: hold(1)})
    view = cast(View, SimpleNamespace(table=SimpleNamespace(revealed=(), ships=[roomy])))

    bots = [make_bot(player, seed) for seed in range(40)]
    answers: set[Any] = {bot.decide(view, each) for bot in bots for each in decisions}

    assert answers == {("load", "green", 706), DONE}


def test_a_slip_does_not_depend_on_how_a_side_is_written():
    """Compiled rules know sides as plain numbers: games must come out the same."""
    options = (("battery", 706), ("battery", 708), ("pass",))
    guarded = ship({706: battery(), 708: battery()}).refit(charge={706: 2, 708: 1})
    table = SimpleNamespace(revealed=("a",), ships=[guarded], deck=(), edition=edition("2021"))
    view = cast(View, SimpleNamespace(table=table))

    def said(side: Any) -> list[Any]:
        asked = [Defend(0, options, "shield", 706, side=side, heavy=h) for h in (False, True)]
        bots = [make_bot(read_player("gunner:beginner"), seed) for seed in range(30)]
        return [bot.decide(view, each) for bot in bots for each in asked]

    answers = said(Side.LEFT)
    assert answers == said(int(Side.LEFT))
    assert len(set(answers)) > 1
