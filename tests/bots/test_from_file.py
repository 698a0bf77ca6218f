"""Bots out of a file, without a package."""

from __future__ import annotations

import pytest

from boltbucket.bots.bot import FileBot, Strength
from boltbucket.bots.cast import make_bot, read_player, read_player_or_file
from boltbucket.rules.language.refusal import Illegal

BOT = """
class Fool:
    def __init__(self, strength, seed):
        self.strength = strength

    def decide(self, view, decision):
        return decision.options[0]
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "fool.py"
    path.write_text(BOT, encoding="utf-8")
    return path


def test_a_class_in_a_file_is_a_bot(file):
    player = read_player_or_file(f"{file}:Fool:ace@beginner")

    assert player == FileBot(f"{file}:Fool", Strength.ACE, Strength.BEGINNER)
    assert make_bot(player, 1).strength == "ace"


def test_a_file_or_class_that_is_not_there_is_refused(file):
    for name in (f"{file}:Sage", f"{file.parent}/sage.py:Fool"):
        with pytest.raises(Illegal):
            make_bot(read_player_or_file(name), 1)


def test_nobody_names_a_file_to_a_server(file):
    with pytest.raises(Illegal):
        read_player(f"{file}:Fool")


def test_brain_and_hands_are_chosen_apart():
    player = read_player("hauler:ace@trucker")

    assert (player.strength, player.pace) == (Strength.ACE, Strength.TRUCKER)
    assert str(player) == "hauler:ace@trucker"
