"""Meteor Swarm: meteors that strike every ship in the same line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.hits import Hit


@dataclass(frozen=True, kw_only=True)
class MeteorSwarm(Card):
    """The meteors come one after the other, in printed order."""

    kind: ClassVar[str] = "meteor_swarm"

    meteors: tuple[Hit, ...]
