"""Sabotage: the smallest crew cannot watch every corner of its ship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.adventure import Adventure
from boltbucket.rules.flying.damage import Destroy
from boltbucket.rules.flying.yardstick import WeakestFound, Yardstick, measure
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step

ATTEMPTS = 3


@dataclass(frozen=True)
class Sabotage(Adventure):
    """The ship with the fewest crew may lose a component anywhere."""

    kind: ClassVar[str] = "sabotage"
    needs_rivals: ClassVar[bool] = True

    def resolve(self, play: Play) -> Agenda:
        crews = {seat: measure(play.table.ship(seat), Yardstick.CREW) for seat in play.table.order}
        # min() keeps the first of equals: the ship ahead.
        smallest = min(play.table.order, key=lambda seat: crews[seat])
        play.tell(WeakestFound(smallest, Yardstick.CREW.value, tuple(crews.items())))
        return (PlantBomb(smallest),)

    def suffered_by(self, play: Play, seat: Seat) -> Agenda:
        return (PlantBomb(seat),)


@value
class PlantBomb(Step):
    """A roll for the column, a roll for the row; a miss is tried again, but not for ever."""

    seat: Seat
    attempts: int = ATTEMPTS

    def run(self, play: Play) -> Agenda:
        column, row = play.roll(self.seat), play.roll(self.seat, side=Side.LEFT)
        cell = play.table.ship(self.seat).found_at(column, row)
        if cell is not None:
            return (Destroy(self.seat, cell),)
        play.tell(SabotageMissed(self.seat, column, row))
        return (replace(self, attempts=self.attempts - 1),) if self.attempts > 1 else ()


# Events


@value
class SabotageMissed(Event):
    topic = "sabotage"
    seat: Seat
    column: int
    row: int
