"""The cast: every bot there is, by name; other packages add theirs through an entry point."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from boltbucket.bots.ace import COUNTS, Ace
from boltbucket.bots.bot import Bot, MakeBot, Player, Strength
from boltbucket.bots.random_bot import RandomBot
from boltbucket.bots.style import styles
from boltbucket.bots.trucker import Trucker
from boltbucket.rules.language.refusal import Illegal

ENTRY_POINT = "boltbucket.bots"
LONGEST_ERROR = 200


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
        found.setdefault(point.name, partial(_loaded, point))
    return found


def _loaded(point: EntryPoint, strength: Strength, seed: int) -> Bot:
    """A package is loaded when one of its bots plays: if it is broken, only they are."""
    bot: Bot = point.load()(strength, seed)
    return bot


def is_guest(player: Player) -> bool:
    """Whether the bot is of another package, which may do anything."""
    return player.character not in _OWN


def read_player(text: str) -> Player:
    """A bot from its name, `hauler` or `hauler:ace`; raises Illegal if there is none."""
    character, _, strength = text.partition(":")
    if character not in characters():
        raise Illegal("unknown_bot", bot=text, known=", ".join(characters()))
    if strength and strength not in set(Strength):
        raise Illegal("unknown_strength", strength=strength, known=", ".join(Strength))
    return Player(character, Strength(strength) if strength else Strength.TRUCKER)


def make_bot(player: Player, seed: int) -> Bot:
    """The bot; raises Illegal with what its package says if it cannot be made."""
    make = characters()[player.character]
    try:
        return make(player.strength, seed)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"[:LONGEST_ERROR]
        raise Illegal("broken_bot", bot=str(player), error=what) from error


def choose_player(text: str) -> Player:
    """A bot from its name that can be made; raises Illegal if there is none or it is broken."""
    player = read_player(text)
    make_bot(player, 0)
    return player


def make_steady_bot(player: Player, seed: int) -> Bot:
    """The same bot, but thinking by counting, not by the clock: for games to be repeated."""
    bot = make_bot(player, seed)
    # Whoever extends the ace says for itself how it thinks.
    if type(bot) is Ace:
        return Ace(styles()[player.character], seed, COUNTS)
    return bot
