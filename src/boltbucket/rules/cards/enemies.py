"""Enemies: they attack from the leader on until somebody defeats them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.ship.contents import Good


@dataclass(frozen=True, kw_only=True)
class Enemy(Card):
    """What all enemies have: a strength in whole points, and days that the reward costs."""

    strength: int
    days: int


@dataclass(frozen=True, kw_only=True)
class Smugglers(Enemy):
    """They take goods and are beaten for goods."""

    kind: ClassVar[str] = "smugglers"

    goods_lost: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, kw_only=True)
class Slavers(Enemy):
    """They take crew and are beaten for credits."""

    kind: ClassVar[str] = "slavers"

    crew_lost: int
    credits: int


@dataclass(frozen=True, kw_only=True)
class Pirates(Enemy):
    """They fire at everyone they defeat and are beaten for credits."""

    kind: ClassVar[str] = "pirates"

    shots: tuple[Hit, ...]
    credits: int
