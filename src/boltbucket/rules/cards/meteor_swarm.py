"""Meteor Swarm: meteors that strike every ship in the same line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.flight.strikes import volley

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, kw_only=True)
class MeteorSwarm(Card):
    """The meteors come one after the other, in printed order; the leader rolls."""

    kind: ClassVar[str] = "meteor_swarm"

    meteors: tuple[Hit, ...]

    def play(self, flight: Flight) -> Agenda:
        return volley(self.meteors, flight.order, flight.route.leader, meteor=True)
