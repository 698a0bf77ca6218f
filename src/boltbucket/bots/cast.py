"""The cast: every bot there is, by name; other packages add theirs through an entry point."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import entry_points

from boltbucket.bots.ace import COUNTS, Ace
from boltbucket.bots.bot import Bot, MakeBot, Player, Strength
from boltbucket.bots.random_bot import RandomBot
from boltbucket.bots.style import styles
from boltbucket.bots.trucker import Trucker
from boltbucket.rules.illegal import Illegal

ENTRY_POINT = "boltbucket.bots"


def _make(character: str, strength: Strength, seed: int) -> Bot:
    style = styles()[character]
    return Ace(style, seed) if strength is Strength.ACE else Trucker(style, strength, seed)


_OWN: Mapping[str, MakeBot] = {
    **{name: partial(_make, name) for name in ("careful", "hauler", "gunner", "racer")},
    "random": RandomBot,
}


@cache
def characters() -> Mapping[str, MakeBot]:
    """All characters by name: our own first, then those of installed packages."""
    found = dict(_OWN)
    for point in entry_points(group=ENTRY_POINT):
        found.setdefault(point.name, point.load())
    return found


def read_player(text: str) -> Player:
    """A bot from its name, `hauler` or `hauler:ace`; raises Illegal if there is none."""
    character, _, strength = text.partition(":")
    if character not in characters():
        raise Illegal("unknown_bot", bot=text, known=", ".join(characters()))
    if strength and strength not in set(Strength):
        raise Illegal("unknown_strength", strength=strength, known=", ".join(Strength))
    return Player(character, Strength(strength) if strength else Strength.TRUCKER)


def make_bot(player: Player, seed: int) -> Bot:
    return characters()[player.character](player.strength, seed)


def make_steady_bot(player: Player, seed: int) -> Bot:
    """The same bot, but thinking by counting, not by the clock: for games to be repeated."""
    bot = make_bot(player, seed)
    if isinstance(bot, Ace):
        return Ace(styles()[player.character], seed, COUNTS)
    return bot
