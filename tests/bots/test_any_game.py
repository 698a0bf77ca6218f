"""Every character can sit at any table: all editions, levels, formats and ways of building."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Handicap, Setup, Teams
from boltbucket.sim.playing import Match

CAST = [
    Player(character, strength)
    for strength in (Strength.TRUCKER, Strength.BEGINNER)
    for character in ("careful", "hauler", "gunner", "racer")
]
TABLES = {
    "learning flight": Setup("2021", 4, ("L",)),
    "level I, real time": Setup("2021", 3, ("I",)),
    "level III": Setup("2021", 2, ("III",)),
    "first flight of 2007": Setup("2007", 4, ("first",)),
    "2007, two rounds": Setup("2007", 2, ("I", "II")),
    "IIIa": Setup("2007", 2, ("IIIa",)),
    "alone": Setup("2021", 1, ("II",)),
    "in turns": Setup("2021", 2, ("I",), building=Building.TURNS),
    "untimed": Setup("2021", 2, ("II",), building=Building.UNTIMED),
    "prognostic": Setup("2007", 2, ("II",), prognostic=True),
    "teams": Setup("2007", 4, ("I",), teams=Teams.SWAP),
    "advanced teams": Setup("2007", 4, ("I",), teams=Teams.ADVANCED),
    "trek": Setup("2021", 4, TREK_FLIGHTS, Format.TREK),
    "handicaps": Setup("2021", 2, ("I",), handicaps=((1, Handicap(30, 30)),)),
}


@pytest.mark.parametrize("name", TABLES)
def test_bots_play_any_table_to_its_end_without_a_slip_of_their_own(name):
    setup = TABLES[name]
    start = len(name) % len(CAST)
    players = tuple(islice(cycle(CAST), start, start + setup.seats))
    match = Match(setup, players, seed=len(name))

    game = match.play()

    assert game.outcome is not None
    assert match.notes == []


@pytest.mark.parametrize("edition", ("2021", "2007"))
def test_an_ace_plays_to_the_end(edition):
    players = (Player("hauler", Strength.ACE), Player("racer"))
    match = Match(Setup(edition, 2, ("I",)), players, seed=3)

    match.play()

    assert match.notes == []


def test_the_same_seed_gives_the_same_game():
    setup = Setup("2021", 2, ("I",))
    players = (Player("gunner", Strength.ACE), Player("careful", Strength.BEGINNER))
    first, second = (Match(setup, players, 5).play().record() for _ in range(2))

    assert first == second
    assert first != Match(setup, players, 6).play().record()
