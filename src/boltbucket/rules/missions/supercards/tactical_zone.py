"""Tactical Zone: two columns, each a difference that should be large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.registry import card_kind
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.declaring import Awaiting, Declare
from boltbucket.rules.flight.events import WeakestFound
from boltbucket.rules.flight.losses import LoseCrew, LoseDays, LoseGoods
from boltbucket.rules.flight.strikes import volley
from boltbucket.rules.flight.yardstick import Yardstick
from boltbucket.rules.missions.supercards.supercard import Supercard
from boltbucket.rules.missions.supercards.toll import Toll, total
from boltbucket.rules.value import replace, value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, slots=True)
class Column:
    """One yardstick less another; whoever has the lowest result pays the lines of the level."""

    more: Yardstick
    less: Yardstick
    lines: tuple[Toll, ...]


@card_kind
@dataclass(frozen=True, kw_only=True)
class TacticalZone(Supercard):
    """The left column first, then the right one."""

    kind: ClassVar[str] = "tactical_zone"
    needs_rivals: ClassVar[bool] = True

    columns: tuple[Column, ...]
    second_pays_from: int = 5
    """From how many players on the second worst pays as well, though a little less."""

    def strike(self, flight: Flight) -> Agenda:
        pay = 2 if flight.setup.seats >= self.second_pays_from else 1
        return tuple(CompareColumn(column, pay) for column in self.columns)


@value
class CompareColumn(Awaiting):
    """All work out their difference in the order of this moment, each part declared anew."""

    column: Column
    pay: int
    """How many of the worst pay."""
    values: tuple[tuple[Seat, int], ...] = ()
    more: int | None = None
    """The first part of the seat whose second part is still to come."""

    def run(self, flight: Flight) -> Agenda:
        heard = dict(self.values)
        for seat in flight.order:
            if seat not in heard:
                part = self.column.more if self.more is None else self.column.less
                return (Declare(seat, part, self),)
        # sorted() keeps the order of equals: the ship ahead comes first.
        worst = sorted(flight.order, key=lambda seat: heard[seat])
        flight.tell(WeakestFound(worst[0], self._name, self.values))
        tolls = self.column.lines[: flight.level.number]
        tribute = _tribute(worst[0], total(tolls))
        for seat in worst[1 : self.pay]:
            flight.tell(WeakestFound(seat, self._name, self.values))
            tribute += _tribute(seat, total(tolls).eased)
        return tribute

    def declared(self, flight: Flight, seat: Seat, strength: int) -> Agenda:
        if self.more is None:
            return (replace(self, more=strength),)
        return (replace(self, more=None, values=(*self.values, (seat, self.more - strength))),)

    @property
    def _name(self) -> str:
        return f"{self.column.more}-{self.column.less}"


def _tribute(seat: Seat, toll: Toll) -> Agenda:
    return (
        LoseCrew(seat, toll.crew, "tactical_zone"),
        LoseGoods(seat, toll.goods),
        LoseDays(seat, toll.days),
        *volley(toll.shots, (seat,), seat, meteor=False),
    )
