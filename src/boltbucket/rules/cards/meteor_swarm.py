"""Meteor Swarm: meteors that strike every ship in the same line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True, kw_only=True)
class MeteorSwarm(Adventure):
    """The meteors come one after the other, in printed order; the leader rolls."""

    kind: ClassVar[str] = "meteor_swarm"

    meteors: tuple[Hit, ...]

    def resolve(self, play: Play) -> Agenda:
        return volley(self.meteors, play.table.order, play.table.route.leader, meteor=True)
