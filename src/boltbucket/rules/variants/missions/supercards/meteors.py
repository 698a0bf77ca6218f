"""Meteor Shower and Meteor Alert: the exterior of the ship, point by point or hard and fast."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import ClassVar

from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import Approach, volley
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import told, value
from boltbucket.rules.ship.hits import lines_along
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.missions.supercards.supercard import (
    Supercard,
    at_level,
    down_to_level,
)

Line = tuple[Side, int]
"""The side a meteor comes from, and its row or column."""


@dataclass(frozen=True, kw_only=True)
class MeteorShower(Supercard):
    """Small meteors into every row and column of the sides, one by one along the arrow."""

    kind: ClassVar[str] = "meteor_shower"

    sides: tuple[Side, ...]
    clockwise: bool = True
    """Which way the arrow curves around the ship."""

    @told
    def hits(self) -> tuple[Hit, ...]:
        """One of the meteors of each side."""
        return tuple(Hit(False, side) for side in self.sides)

    def strike(self, play: Play) -> Agenda:
        plan = play.table.level.blueprint
        around = self.clockwise
        lines = tuple((side, n) for side in self.sides for n in lines_along(plan, side, around))
        return (Shower(lines, play.table.order),)


@value
class Shower(Step):
    """The next meteor of a shower that finds anything in its line."""

    lines: tuple[Line, ...]
    seats: tuple[Seat, ...]

    def run(self, play: Play) -> Agenda:
        for number, (side, line) in enumerate(self.lines, start=1):
            if any(play.table.ship(seat).target(side, line) for seat in self.seats):
                meteor = Approach(Hit(False, side), line, self.seats, meteor=True, rolled=False)
                return (meteor, Shower(self.lines[number:], self.seats))
        return ()


@dataclass(frozen=True, kw_only=True)
class MeteorAlert(Supercard):
    """Large meteors, row by row down to the level of the flight; the leader rolls."""

    kind: ClassVar[str] = "meteor_alert"

    rows: tuple[tuple[Hit, ...], ...]

    @told
    def levels(self) -> tuple[tuple[Hit, ...], ...]:
        """The meteors of levels I to IV."""
        return tuple(tuple(chain(*rows)) for rows in down_to_level(self.rows))

    def strike(self, play: Play) -> Agenda:
        meteors = at_level(self.levels, play.table.level.number)
        return volley(meteors, play.table.order, play.table.route.leader, meteor=True)
