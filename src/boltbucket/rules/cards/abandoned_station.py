"""Abandoned Station: goods for a crew large enough to search it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.ship.contents import Good


@dataclass(frozen=True, kw_only=True)
class AbandonedStation(Card):
    """Whoever has the crew, and keeps it, may load the goods and loses the days."""

    kind: ClassVar[str] = "abandoned_station"

    crew: int
    goods: tuple[Good, ...]
    days: int
