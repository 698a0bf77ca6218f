"""The cast: who can be asked to play."""

from __future__ import annotations

import pytest

from boltbucket.bots import cast
from boltbucket.bots.ace import Ace
from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import characters, make_bot, make_steady_bot, read_player
from boltbucket.bots.style import read_style, styles
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.printed.reading import DataError
from tests.bots.plugins import installed


def test_all_characters_can_be_named():
    assert tuple(characters())[:5] == ("careful", "hauler", "gunner", "racer", "random")


def test_a_name_without_a_strength_is_a_trucker():
    assert read_player("hauler") == Player("hauler", Strength.TRUCKER)
    assert str(read_player("racer:ace")) == "racer:ace"


@pytest.mark.parametrize("name", ("nobody", "hauler:genius", ""))
def test_an_unknown_name_is_refused(name):
    with pytest.raises(Illegal):
        read_player(name)


def test_every_character_has_every_strength():
    for name in characters():
        for strength in Strength:
            assert make_bot(Player(name, strength), 1) is not None
    assert isinstance(make_bot(Player("gunner", Strength.ACE), 1), Ace)


def test_another_package_adds_a_bot_through_an_entry_point(monkeypatch):
    class Point:
        name = "lazy"

        @staticmethod
        def load():
            return lambda strength, seed: "a bot"

    monkeypatch.setattr(cast, "entry_points", lambda group: [Point])
    characters.cache_clear()
    try:
        assert make_bot(Player("lazy"), 1) == "a bot"
    finally:
        characters.cache_clear()


def test_a_package_does_not_replace_our_own_bots(monkeypatch):
    class Point:
        name = "hauler"

        @staticmethod
        def load():
            raise AssertionError("never called")

    monkeypatch.setattr(cast, "entry_points", lambda group: [])
    characters.cache_clear()
    try:
        assert "hauler" in characters()
    finally:
        characters.cache_clear()


def test_a_style_with_an_unknown_number_is_refused():
    with pytest.raises(DataError) as refused:
        read_style("mad", {"luck": 1.0})

    assert refused.value.code == "unknown_field"
    assert refused.value.place == {"file": "styles.toml", "entry": "mad", "field": "luck"}


def test_a_style_between_two_others():
    one, other = styles()["hauler"], styles()["gunner"]

    assert one.tilted(other, 0).container == one.container
    assert one.tilted(other, 1).cannon == other.cannon


@pytest.mark.parametrize("name", ("careful", "hauler", "gunner", "racer"))
def test_whatever_its_character_an_ace_reads_two_piles(name):
    ace = make_bot(Player(name, Strength.ACE), 1)

    assert styles()["ace"].tilted(styles()[name], 0.1).peeks == styles()["ace"].peeks == 2
    assert isinstance(ace, Ace)
    assert ace.shipwright.style.peeks == 2


def test_a_bot_of_another_package_that_extends_the_ace_is_simulated_as_itself():
    class Master(Ace):
        def __init__(self, strength, seed):
            super().__init__(styles()["hauler"], seed)

    with installed(master=Master):
        assert type(make_steady_bot(Player("master"), 1)) is Master
