"""Whatever a bot does, the game goes on with a legal answer and a note."""

from __future__ import annotations

import traceback

from boltbucket.bots.cast import make_bot, read_player_or_file
from boltbucket.bots.guard import Guarded, made, safe_answer
from boltbucket.bots.shipwright import Shipwright
from boltbucket.rules.decisions import Accept, Land, PickCrew
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import DONE
from boltbucket.rules.setup import Building, Setup

OFFER = Accept(0, (("yes",), ("no",)))


BROKEN = """class Broken:
    def __init__(self, strength, seed):
        self.helper()

    def helper(self):
        raise ValueError("no such thing")
"""


class Says:
    def __init__(self, answer):
        self.answer = answer

    def decide(self, view, decision):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def guarded(answer, **more):
    return Guarded(Says(answer), "tester", **more)


def test_a_legal_answer_passes_without_a_note():
    guard = guarded(("yes",))

    assert guard.decide(None, OFFER) == ("yes",)
    assert guard.notes == []


def test_a_bot_that_raises_is_answered_for():
    guard = guarded(ZeroDivisionError("oops"))

    assert guard.decide(None, OFFER) == ("no",)
    slip = guard.notes[0].params["slip"]
    assert slip.code == "bot_raised"
    assert slip.params["error"] == "ZeroDivisionError('oops')"
    assert slip.params["where"].startswith("test_guard.py:")


def test_a_bot_that_cannot_be_made_says_the_same_whenever_it_is_asked(tmp_path):
    file = tmp_path / "broken.py"
    file.write_text(BROKEN)
    player = read_player_or_file(f"{file}:Broken")
    guard = Guarded(made(lambda: make_bot(player, 1)), "tester")

    depths = []
    for _ in range(3):
        assert guard.decide(None, OFFER) == ("no",)
        depths.append(len(traceback.extract_tb(guard.bot._error.__traceback__)))

    assert depths == [depths[0]] * 3
    slips = [note.params["slip"].params for note in guard.notes]
    assert slips == [slips[0]] * 3
    assert slips[0]["error"] == "ValueError('no such thing')"
    assert slips[0]["where"].startswith("broken.py:6 helper < broken.py:3 __init__")


def test_an_illegal_answer_is_replaced():
    for answer in (("maybe",), None, ["yes"], "yes", ("yes", 1)):
        guard = guarded(answer)

        assert guard.decide(None, OFFER) == ("no",)
        assert "bot_illegal" in str(guard.notes[0])


def test_a_slow_bot_is_answered_for():
    times = iter((0.0, 1.5))
    guard = guarded(("yes",), limit_seconds=1.0, clock=lambda: next(times))

    assert guard.decide(None, OFFER) == ("no",)
    assert "bot_too_slow" in str(guard.notes[0])


def test_the_safe_answer_ends_a_matter_if_it_can():
    assert safe_answer(Land(0, (("planet", 0), ("pass",)))) == ("pass",)
    assert safe_answer(PickCrew(0, (("crew", 707), ("crew", 708)))) == ("crew", 707)


def test_a_broken_bot_does_not_stop_a_game():
    game = Game.new(Setup("2021", 1, ("L",)), 1)
    guard = guarded(RuntimeError("broken"))
    for _ in range(500):
        if not game.pending:
            break
        view = game.view(0)
        game.submit(0, guard.decide(view, view.decision))

    assert game.outcome is not None
    assert guard.notes
    assert DONE == ("done",)


def test_a_bot_whose_stand_in_fails_too_still_builds_a_ship(monkeypatch):
    def fail(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(Shipwright, "decide", fail)
    game = Game.new(Setup("2021", 1, ("II",), building=Building.UNTIMED), 1)
    guard = guarded(RuntimeError("broken"))
    while game.pending[0].kind == "build":
        view = game.view(0)
        game.submit(0, guard.decide(view, view.decision))

    assert len(game.table.ships[0].tiles) > 10
