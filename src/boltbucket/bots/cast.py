"""The cast: every bot there is, by name; other packages add theirs through an entry point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from boltbucket.bots.ace import Ace
from boltbucket.bots.ballots import likings_of
from boltbucket.bots.bot import Bot, FileBot, MakeBot, Player, Strength
from boltbucket.bots.from_file import NAMES_A_FILE, NOT_THERE, bot_in_file
from boltbucket.bots.guard import reason_of, way_to
from boltbucket.bots.random_bot import RandomBot
from boltbucket.bots.style import styles
from boltbucket.bots.tastes import PRUDENCE, TASTES, TIMID, both
from boltbucket.bots.trucker import Skipper, Trucker
from boltbucket.rules.language.refusal import Illegal

ENTRY_POINT = "boltbucket.bots"
LONGEST_ERROR = 200


def _make(character: str, strength: Strength, seed: int) -> Bot:
    style, taste, likings = styles()[character], TASTES[character], likings_of(character)
    if strength is Strength.ACE:
        return Ace(style, seed, weights=taste, likings=likings)
    if strength is Strength.BEGINNER:
        return Trucker(style, strength, seed, likings)
    if strength is Strength.CAPTAIN:
        return Skipper(style, strength, seed, taste, likings)
    timid = replace(style, stakes=TIMID)
    return Skipper(timid, strength, seed, both(taste, PRUDENCE), likings)


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
    """A bot from its name, `hauler`, `hauler:ace` or `hauler:ace@trucker`; raises Illegal if there
    is none."""
    name, _, hands = text.partition("@")
    character, _, strength = name.partition(":")
    if character not in characters():
        raise Illegal("unknown_bot", bot=text, known=", ".join(characters()))
    return Player(character, *_strengths(strength, hands))


def read_player_or_file(text: str) -> Player:
    """The same; but a bot may also be a class in a file, `miser.py:Miser` or `miser.py:Miser:ace`.
    For programs only: whoever may name a file may run it."""
    name, _, hands = text.partition("@")
    found = NAMES_A_FILE.fullmatch(name)
    if found is None:
        return read_player(text)
    return FileBot(found["bot"], *_strengths(found["strength"] or "", hands))


def _strengths(strength: str, hands: str) -> tuple[Strength, Strength | None]:
    for each in (strength, hands):
        if each and each not in set(Strength):
            raise Illegal("unknown_strength", strength=each, known=", ".join(Strength))
    usual = Strength(strength) if strength else Strength.TRUCKER
    return usual, Strength(hands) if hands else None


def make_bot(player: Player, seed: int) -> Bot:
    """The bot; raises Illegal with what its package says if it cannot be made."""
    try:
        if isinstance(player, FileBot):
            return bot_in_file(player.character)(player.strength, seed)
        return characters()[player.character](player.strength, seed)
    except Exception as error:
        if isinstance(error, Illegal) and error.code in NOT_THERE:
            raise
        what = f"{type(error).__name__}: {error}"[:LONGEST_ERROR]
        raise Illegal("broken_bot", bot=str(player), error=what) from error


def choose_player(text: str) -> Player:
    """A bot from its name or out of a file that can be made; raises Illegal if there is none or it
    is broken, with the way to where it broke."""
    player = read_player_or_file(text)
    try:
        make_bot(player, 0)
    except Illegal as illegal:
        reason = reason_of(illegal)
        if reason is illegal:
            raise
        what = f"{illegal.params['error']} ({way_to(reason)})"
        raise Illegal("broken_bot", bot=str(player), error=what) from reason
    return player


def make_steady_bot(player: Player, seed: int) -> Bot:
    """The same bot, but thinking by counting, not by the clock: for games to be repeated."""
    bot = make_bot(player, seed)
    steady: Bot = bot.steady() if hasattr(bot, "steady") else bot
    return steady
