"""Stardust: exposed connectors cost days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card


@dataclass(frozen=True)
class Stardust(Card):
    """Everyone loses a day for each exposed connector, the rearmost first."""

    kind: ClassVar[str] = "stardust"
