"""Sabotage: the smallest crew cannot watch every corner of its ship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.damage import Destroy
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import SabotageMissed, WeakestFound
from boltbucket.rules.flight.yardstick import Yardstick, measure
from boltbucket.rules.ship.blueprint import cell_at
from boltbucket.rules.value import replace, value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight

ATTEMPTS = 3


@dataclass(frozen=True)
class Sabotage(Card):
    """The ship with the fewest crew may lose a component anywhere."""

    kind: ClassVar[str] = "sabotage"
    needs_rivals: ClassVar[bool] = True

    def play(self, flight: Flight) -> Agenda:
        crews = {seat: measure(flight.ship(seat), Yardstick.CREW) for seat in flight.order}
        # min() keeps the first of equals: the ship ahead.
        smallest = min(flight.order, key=lambda seat: crews[seat])
        flight.tell(WeakestFound(smallest, Yardstick.CREW.value, tuple(crews.items())))
        return (PlantBomb(smallest),)


@value
class PlantBomb(Step):
    """Two dice for the column, two for the row; a miss is tried again, but not for ever."""

    seat: Seat
    attempts: int = ATTEMPTS

    def run(self, flight: Flight) -> Agenda:
        column, row = flight.roll(self.seat), flight.roll(self.seat)
        cell = cell_at(column, row)
        if cell in flight.ship(self.seat).tiles:
            return (Destroy(self.seat, cell),)
        flight.tell(SabotageMissed(self.seat, column, row))
        return (replace(self, attempts=self.attempts - 1),) if self.attempts > 1 else ()
