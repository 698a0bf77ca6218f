"""Combat Zone: the weakest ship of each line suffers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.penalties import Penalty


class Yardstick(StrEnum):
    """What a line compares."""

    CREW = "crew"
    ENGINES = "engines"
    CANNONS = "cannons"


@dataclass(frozen=True, slots=True)
class CombatLine:
    """Whoever has the least by the yardstick pays the penalty."""

    yardstick: Yardstick
    penalty: Penalty


@dataclass(frozen=True, kw_only=True)
class CombatZone(Card):
    """Lines are resolved from top to bottom."""

    kind: ClassVar[str] = "combat_zone"
    needs_rivals: ClassVar[bool] = True

    lines: tuple[CombatLine, ...]
