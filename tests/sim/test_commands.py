"""`boltbucket simulate`, `tournament` and `forecast`."""

from __future__ import annotations

import csv
import json

import pytest

from boltbucket.bots.bot import Player
from boltbucket.cli.main import main
from boltbucket.rules.game import Game
from boltbucket.rules.read_record import read_record
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from tests.bots.plugins import Daredevil, installed

SHIP = """
ship 2021 I
   4  5   6    7     8    9  10
5  -  -   -    g^    -    -  -
6  -  -   s^<  c     s^>  -  -
7  -  b2  h2   @red  r1   .  -
8  -  .   e    b3    e    .  -
9  -  .   .    -     .    .  -
"""


def run(capsys, *arguments):
    code = main([*arguments, "--workers", "1"])
    return code, capsys.readouterr().out


def test_simulate_prints_a_table(capsys):
    code, out = run(capsys, "simulate", "racer", "random", "--level", "I", "--games", "2")

    assert code == 0
    assert "racer:trucker" in out
    assert "2 games" in out


def test_simulate_writes_its_files(capsys, tmp_path):
    files = [tmp_path / name for name in ("games.csv", "games.svg", "records")]
    options = ("--csv", str(files[0]), "--plot", str(files[1]), "--records", str(files[2]))
    code, out = run(
        capsys, "simulate", "racer", "random", "--level", "I", "--games", "2", "--json", *options
    )

    data = json.loads(out)
    assert code == 0
    assert data["games"] == 2
    assert {each["player"] for each in data["players"]} == {"racer:trucker", "random:trucker"}
    with files[0].open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 4
    assert files[1].read_text(encoding="utf-8").startswith("<svg")
    records = sorted(files[2].iterdir())
    game = Game.replayed(read_record(records[0].read_text(encoding="utf-8")))
    assert game.outcome is not None


def test_simulations_are_reproducible(capsys):
    again = ("simulate", "careful", "random", "--level", "I", "--games", "2", "--json")

    assert run(capsys, *again) == run(capsys, *again)


def test_tournament_rates_bots(capsys, tmp_path):
    picture = tmp_path / "ratings.png"
    code, out = run(
        capsys,
        *("tournament", "racer", "random", "--pairs", "--level", "I", "--games", "4", "--json"),
        *("--plot", str(picture)),
    )

    data = json.loads(out)
    assert code == 0
    assert data["ratings"][0]["player"] == "racer:trucker"
    assert data["ratings"][0]["error"] > 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_forecast_tells_what_a_ship_has_to_expect(capsys, tmp_path):
    ship, picture = tmp_path / "ship.txt", tmp_path / "forecast.svg"
    ship.write_text(SHIP, encoding="utf-8")
    code, out = run(
        capsys,
        *("forecast", str(ship), "--flights", "4", "--rivals", "0", "--plot", str(picture)),
    )

    assert code == 0
    assert "4 flights of level I, 2021" in out
    assert "Most endangered tiles" in out
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_forecast_as_json(capsys, tmp_path):
    ship = tmp_path / "ship.txt"
    ship.write_text(SHIP, encoding="utf-8")
    _, out = run(capsys, "forecast", str(ship), "--flights", "3", "--rivals", "0", "--json")

    assert len(json.loads(out)["profits"]) == 3


def test_a_ship_with_mistakes_is_not_flown(capsys, tmp_path):
    ship = tmp_path / "ship.txt"
    ship.write_text(SHIP.replace("h2  ", "e>  "), encoding="utf-8")

    assert main(["forecast", str(ship)]) == 2
    assert "mistakes" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    (
        ("simulate", "nobody"),
        ("simulate", "racer", "--level", "IX"),
        ("simulate", "racer", "--plot", "picture.gif"),
        ("simulate", *["racer"] * 6),
        ("tournament", "racer"),
        ("simulate", "racer", "--games", "0"),
    ),
)
def test_what_cannot_be_done_is_said_at_once(capsys, arguments):
    assert main(list(arguments)) == 2
    assert capsys.readouterr().err.startswith("boltbucket: ")


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_bot_that_cannot_be_made_is_told_in_a_sentence(capsys, command):
    with installed(daredevil=Daredevil):
        code = main([command, "daredevil", "hauler", "--games", "1", "--lang", "en"])

    told = capsys.readouterr().err
    assert code == 2
    assert "daredevil" in told
    assert "TypeError" in told
    assert len(told.splitlines()) == 1


def test_a_bot_that_can_only_be_made_at_times_does_not_stop_a_game():
    def make(strength, seed):
        raise ValueError(f"bad luck with {seed}")

    with installed(moody=make):
        match = Match(Setup("2021", 1, ("L",)), (Player("moody"),), 1)
        match.play()

    assert "bad luck with" in str(match.notes[0])


def test_files_are_looked_at_before_the_first_game(capsys, tmp_path):
    nowhere = str(tmp_path / "nowhere" / "games.csv")
    for option in (("--csv", nowhere), ("--plot", nowhere + ".svg")):
        code = main(["simulate", "racer", "random", "--games", "1000000", *option])

        assert code == 2
        assert "nowhere" in capsys.readouterr().err


def test_what_was_flown_is_told(capsys):
    options = ("--level", "I", "--games", "2", "--json")
    data = json.loads(run(capsys, "simulate", "racer", "random", *options)[1])

    assert data["flights"] == ["I"]
    assert not data["stopped"]
