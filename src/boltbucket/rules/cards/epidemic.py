"""Epidemic: it spreads between joined cabins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card


@dataclass(frozen=True)
class Epidemic(Card):
    """Every occupied cabin joined to an occupied cabin loses one figure."""

    kind: ClassVar[str] = "epidemic"
