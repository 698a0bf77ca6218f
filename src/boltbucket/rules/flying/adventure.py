"""Adventures: cards that know what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda

KINDS: Final[dict[str, type[Adventure]]] = {}
"""Kind of card -> its class. Whoever writes a subclass with a `kind` has added one."""


@dataclass(frozen=True)
class Adventure(Card):
    """A printed card, and the steps it starts."""

    def __init_subclass__(cls) -> None:
        kind = cls.__dict__.get("kind")
        if kind is not None and KINDS.setdefault(kind, cls).__qualname__ != cls.__qualname__:
            raise ValueError(f"two classes for the kind of card {kind!r}")

    def resolve(self, play: Play) -> Agenda:
        """The steps that resolve the card, in running order."""
        return ()

    def suffered_by(self, play: Play, seat: Seat) -> Agenda:
        """All that a card for the weakest takes from its victim, where somebody steps in."""
        return ()
