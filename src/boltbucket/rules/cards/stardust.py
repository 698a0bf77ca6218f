"""Stardust: exposed connectors cost days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.losses import lose_days_rear_first

if TYPE_CHECKING:
    from boltbucket.rules.flight.agenda import Agenda
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True)
class Stardust(Card):
    """Everyone loses a day for each exposed connector, the rearmost first."""

    kind: ClassVar[str] = "stardust"

    def play(self, flight: Flight) -> Agenda:
        exposed = {seat: flight.ship(seat).exposed_connectors for seat in flight.order}
        return lose_days_rear_first(flight, exposed)
