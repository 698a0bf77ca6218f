"""Tactical Zone: two columns, each a difference that should be large."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from boltbucket.rules.flying.declaring import Awaiting, Declare
from boltbucket.rules.flying.losses import LoseCrew, LoseDays, LoseGoods
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.flying.yardstick import (
    YARDSTICKS,
    NextWeakestFound,
    WeakestFound,
    Yardstick,
)
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, told, value
from boltbucket.rules.printed.fields import reads
from boltbucket.rules.printed.reading import choice, table, text, texts
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.variants.missions.supercards.supercard import (
    LEVELS,
    Supercard,
    at_level,
)
from boltbucket.rules.variants.missions.supercards.toll import Toll, read_toll, total


@dataclass(frozen=True, slots=True)
class Column:
    """One yardstick less another; whoever has the lowest result pays the lines of the level."""

    more: Yardstick
    less: Yardstick
    lines: tuple[Toll, ...]

    def toll(self, level: int) -> Toll:
        return total(self.lines[:level])


@dataclass(frozen=True, kw_only=True)
class TacticalZone(Supercard):
    """The left column first, then the right one."""

    kind: ClassVar[str] = "tactical_zone"
    needs_rivals: ClassVar[bool] = True

    columns: tuple[Column, ...]
    second_pays_from: int = 5
    """From how many players on the second worst pays as well, though a little less."""

    @told
    def levels(self) -> tuple[tuple[Toll, ...], ...]:
        """What each column takes from the worst on levels I to IV."""
        return tuple(tuple(column.toll(level) for column in self.columns) for level in LEVELS)

    def strike(self, play: Play) -> Agenda:
        pay = 2 if play.table.setup.seats >= self.second_pays_from else 1
        return tuple(CompareColumn(column, pay) for column in self.columns)

    def suffered_by(self, play: Play, seat: Seat) -> Agenda:
        tolls = at_level(self.levels, play.table.level.number)
        return tuple(step for toll in tolls for step in _tribute(seat, toll))


@value
class CompareColumn(Awaiting):
    """All work out their difference in the order of this moment, each part declared anew."""

    purpose: ClassVar[str] = "tactical_zone"

    column: Column
    pay: int
    """How many of the worst pay."""
    values: tuple[tuple[Seat, int], ...] = ()
    more: int | None = None
    """The first part of the seat whose second part is still to come."""

    def run(self, play: Play) -> Agenda:
        heard = dict(self.values)
        for seat in play.table.order:
            if seat not in heard:
                part = self.column.more if self.more is None else self.column.less
                return (Declare(seat, part, self),)
        # sorted() keeps the order of equals: the ship ahead comes first.
        worst = sorted(play.table.order, key=lambda seat: heard[seat])
        play.tell(WeakestFound(worst[0], self._name, self.values))
        toll = self.column.toll(play.table.level.number)
        tribute = _tribute(worst[0], toll)
        for seat in worst[1 : self.pay] if len(worst) > 2 else ():
            play.tell(NextWeakestFound(seat, self._name, self.values))
            tribute += _tribute(seat, toll.eased)
        return tribute

    def declared(self, play: Play, seat: Seat, strength: int) -> Agenda:
        if self.more is None:
            return (replace(self, more=strength),)
        return (replace(self, more=None, values=(*self.values, (seat, self.more - strength))),)

    def defeat(self, play: Play, seat: Seat, strength: int) -> Agenda | None:
        return _tribute(seat, self.column.toll(play.table.level.number))

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


# Reading

DIFFERENCE: Final = re.compile(r"(\w+) - (\w+)")


@reads(tuple[Column, ...])
def read_columns(value: Any) -> tuple[Column, ...]:
    if not isinstance(value, list) or not value:
        raise Fault("columns_list", found=repr(value))
    return tuple(_column(table(column)) for column in value)


def _column(column: Any) -> Column:
    if set(column) != {"compare", "lines"}:
        raise Fault("column_parts")
    found = DIFFERENCE.fullmatch(text(column["compare"]))
    if found is None:
        raise Fault("difference", found=repr(column["compare"]))
    lines = tuple(read_toll(line) for line in texts(column["lines"]))
    return Column(choice(found[1], YARDSTICKS), choice(found[2], YARDSTICKS), lines)
