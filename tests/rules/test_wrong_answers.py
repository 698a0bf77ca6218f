"""Answers that look right to Python but are none: they would make records differ."""

import pytest

from boltbucket.rules.flying.giving_up import MayGiveUp
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.table.step import Together
from tests.rules.table import fly, planets

HAULER = "@+hh h2"


def planet_game() -> Game:
    table = fly(red=HAULER, blue=HAULER).meets(planets("Y", "GG", days=1))
    return Game.resumed(table.table, table.agenda, table.play.chance)


@pytest.mark.parametrize("number", [True, 1.0, "1", None, (1,)])
def test_a_number_of_another_type_is_refused(number):
    game = planet_game()
    before = game.copy()

    with pytest.raises(Illegal):
        game.submit(0, ("planet", number))

    assert game == before


@pytest.mark.parametrize("seat", [True, 1.0])
def test_a_seat_of_another_type_is_refused(seat):
    table = fly(red=HAULER, blue=HAULER).has(deck=(planets("Y", days=1),))
    table.does(MayGiveUp())
    assert isinstance(table.agenda[0], Together)
    game = Game.resumed(table.table, table.agenda, table.play.chance)

    with pytest.raises(Illegal):
        game.submit(seat, ("fly_on",))
