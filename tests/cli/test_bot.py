"""`boltbucket bot`: new, test and show."""

from __future__ import annotations

import pytest

from boltbucket.bots.cast import read_player
from boltbucket.cli.main import main
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match

BROKEN = """
class Broken:
    def __init__(self, strength, seed):
        pass

    def decide(self, view, decision):
        return self.think(decision)

    def think(self, decision):
        raise ValueError("out of ideas")
"""
SMALL = ("--level", "I", "--rival", "racer")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_bot_gets_home_as_it_is(folder, capsys):
    assert main(["bot", "new", "night_shift"]) == 0
    assert "night_shift.py:NightShift" in capsys.readouterr().out

    assert main(["bot", "test", "night_shift.py:NightShift:ace", "--games", "4", *SMALL]) == 0
    line = next(each for each in capsys.readouterr().out.splitlines() if "NightShift" in each)
    assert "100% of its flights" in line or "75% of its flights" in line


def test_nobody_overwrites_a_bot(folder):
    assert main(["bot", "new", "night_shift"]) == 0
    assert main(["bot", "new", "night_shift"]) == 2
    assert main(["bot", "new", "Night Shift"]) == 2


def test_who_raises_is_told_where(folder, capsys):
    (folder / "broken.py").write_text(BROKEN, encoding="utf-8")
    code = main(["bot", "test", "broken.py:Broken", "--games", "1", *SMALL])
    out = capsys.readouterr().out

    assert code == 1
    assert "out of ideas" in out
    assert "broken.py:10 think < broken.py:7 decide" in out


def test_who_cannot_be_made_is_told_where(folder, capsys):
    (folder / "unborn.py").write_text(BROKEN.replace("pass", "seed.nothing"), encoding="utf-8")
    code = main(["bot", "test", "unborn.py:Broken", "--games", "1", *SMALL])
    said = capsys.readouterr().err

    assert code == 2
    assert "AttributeError" in said
    assert "unborn.py:4 __init__" in said


def test_a_bot_that_is_not_there_is_refused_in_a_sentence(folder, capsys):
    (folder / "broken.py").write_text(BROKEN, encoding="utf-8")
    for name, said in (
        ("nobody.py:Nobody", "no file nobody.py"),
        ("broken.py:Nobody", "no Nobody"),
    ):
        assert main(["bot", "test", name, *SMALL]) == 2
        error = capsys.readouterr().err
        assert said in error
        assert "_" not in error


def test_one_decision_is_shown_as_text_and_picture(folder, capsys):
    options = ("--decision", "6", "--plot", "ship.svg", *SMALL)
    assert main(["bot", "show", "hauler:ace", *options]) == 0
    out = capsys.readouterr().out

    assert "ship 2021 I" in out
    assert "says: place" in out
    assert "a square filled" in out or "crew" in out
    assert (folder / "ship.svg").read_text(encoding="utf-8").startswith("<svg")


def test_an_ace_says_what_its_answers_in_flight_lead_to(folder, capsys):
    number = next(n for n, kind in enumerate(kinds_asked(), start=1) if kind == "fly_on")
    assert main(["bot", "show", "hauler:ace", "--decision", str(number), *SMALL]) == 0
    *_, first, second = capsys.readouterr().out.splitlines()

    assert first.strip().startswith("fly_on: credits at the end of such flights")
    assert second.strip().startswith("give_up: credits at the end of such flights")


def kinds_asked():
    """What the first seat of `show` is asked, one after the other."""
    players = tuple(map(read_player, ("hauler:ace", "racer")))
    match = Match(Setup("2021", 2, ("I",)), players, 1)
    clock = match.clock()
    while match.game.pending:
        seat, _ = clock.next_turn(match.game)
        if seat == 0:
            yield match.game.pending[0].kind
        match.step(clock)


def test_a_decision_that_never_comes_is_refused(folder):
    assert main(["bot", "show", "random", "--decision", "100000", *SMALL]) == 2
