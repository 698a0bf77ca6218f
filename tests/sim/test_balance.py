"""The table of what flights bring and cost."""

from __future__ import annotations

from argparse import Namespace

from boltbucket.bots.cast import read_player
from boltbucket.rules.setup import Setup
from boltbucket.sim.balance import Row, Watched, main, played, rows
from boltbucket.sim.playing import Match
from boltbucket.sim.results import Watcher

CAST = (read_player("careful:beginner"), read_player("racer:beginner"))


def options(**changes) -> Namespace:
    usual = {
        "games": 1,
        "seed": 1,
        "edition": ["2021"],
        "level": ["L"],
        "players": [2],
        "strength": "beginner",
        "rivals": None,
        "roads": [0],
    }
    return Namespace(**{**usual, **changes})


def test_a_row_counts_every_ship_of_every_game():
    row = played(Row("2021", "L", 2), options(games=2))

    assert len(row.games) == 2
    assert all(0 < game.built <= 17 and game.arrived in (0, 0.5, 1) for game in row.games)


def test_a_table_goes_on_with_the_next_seed():
    both = played(Row("2021", "L", 2), options(games=2))
    second = played(Row("2021", "L", 2), options(seed=2))

    assert both.games[1:] == second.games


def test_among_rivals_only_the_one_of_another_strength_counts():
    row = played(Row("2021", "L", 3), options(strength="trucker", rivals="beginner"))

    assert row.games[0].built.is_integer()
    assert row.games[0].arrived in (0, 1)


def test_what_is_built_and_lost_is_what_the_game_says():
    row = Row("2021", "L", 2)
    match = Match(Setup("2021", 2, ("L",)), CAST, 3)
    watched = Watched(Watcher(match.game, match.players))
    game = match.play(watched.see)
    row.add(match, watched, "beginner")
    (means,) = row.games

    flying = sum(len(ship.tiles) for ship in game.table.ships.values())
    assert 2 * means.built + 2 == flying + 2 * means.lost
    assert 2 * means.credits == sum(game.outcome.credits.values())


def test_levels_an_edition_lacks_are_left_out():
    found = list(rows(options(edition=["2007", "2021"], level=["L"])))

    assert [(row.edition, row.level) for row in found] == [("2021", "L")]


def test_the_command_prints_a_table(capsys, monkeypatch):
    wanted = ["--games", "1", "--edition", "2021", "--level", "L", "--players", "2"]
    monkeypatch.setattr("sys.argv", ["balance", *wanted, "--strength", "beginner"])

    assert main() == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("| 2021 | L | 2 | 0 | 1 |")
