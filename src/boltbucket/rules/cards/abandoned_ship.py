"""Abandoned Ship: credits for crew left behind to fly it home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card


@dataclass(frozen=True, kw_only=True)
class AbandonedShip(Card):
    """Whoever gives up the crew gets the credits and loses the days."""

    kind: ClassVar[str] = "abandoned_ship"

    crew: int
    credits: int
    days: int
