"""Open Space: everyone flies as far as the engines carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card


@dataclass(frozen=True)
class OpenSpace(Card):
    """Everyone moves ahead by their engine strength."""

    kind: ClassVar[str] = "open_space"
