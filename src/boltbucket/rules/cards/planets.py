"""Planets: goods for those who take the time to land."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.ship.contents import Good


@dataclass(frozen=True, kw_only=True)
class Planets(Card):
    """Each planet takes one ship; whoever lands loads its goods and loses the days."""

    kind: ClassVar[str] = "planets"

    days: int
    planets: tuple[tuple[Good, ...], ...]
