"""What a bot is: something that answers a decision from a view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from boltbucket.rules.decisions import Decision
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.view import View


class Bot(Protocol):
    """A player. It sees only its view, and its answers depend on nothing hidden."""

    def decide(self, view: View, decision: Decision) -> Answer:
        """The answer to the decision, one that `decision.allows`."""
        ...


class Strength(StrEnum):
    """How well a bot plays; and, unless it is said otherwise, how fast its hands are."""

    BEGINNER = "beginner"
    TRUCKER = "trucker"
    CAPTAIN = "captain"
    ACE = "ace"


@dataclass(frozen=True)
class Player:
    """A bot as it is named in the lobby: a character and a strength, such as `hauler:ace`; with
    hands of another strength `hauler:ace@trucker`."""

    character: str
    strength: Strength = Strength.TRUCKER
    hands: Strength | None = None
    """Whose pace it has, if not that of its strength."""

    def __str__(self) -> str:
        hands = f"@{self.hands}" if self.hands else ""
        return f"{self.character}:{self.strength}{hands}"

    @property
    def pace(self) -> Strength:
        return self.hands or self.strength


@dataclass(frozen=True)
class FileBot(Player):
    """A bot out of a file, `bots/miser.py:Miser`: for the command line, never for a server."""


MakeBot = Callable[[Strength, int], Bot]
"""Makes a bot of a character: its strength, and a seed for what it leaves to chance."""
