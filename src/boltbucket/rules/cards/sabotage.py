"""Sabotage: the smallest crew cannot watch every corner of its ship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card


@dataclass(frozen=True)
class Sabotage(Card):
    """The ship with the fewest crew may lose a component anywhere."""

    kind: ClassVar[str] = "sabotage"
    needs_rivals: ClassVar[bool] = True
