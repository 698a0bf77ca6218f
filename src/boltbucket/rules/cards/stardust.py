"""Stardust: exposed connectors cost days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.losses import lose_days_rear_first
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda


@dataclass(frozen=True)
class Stardust(Adventure):
    """Everyone loses a day for each exposed connector, the rearmost first."""

    kind: ClassVar[str] = "stardust"

    def resolve(self, play: Play) -> Agenda:
        exposed = {seat: play.table.ship(seat).exposed_connectors for seat in play.table.order}
        return lose_days_rear_first(play.table, exposed)
