"""Enemy Fleet: it attacks everyone, from several sides, and pays nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from boltbucket.rules.flying.declaring import Awaiting, Declare
from boltbucket.rules.flying.losses import LoseCrew, LoseDaysRearFirst, LoseGoods
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.flying.yardstick import Yardstick
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, told, value
from boltbucket.rules.printed.fields import reads
from boltbucket.rules.printed.reading import texts
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of
from boltbucket.rules.variants.missions.supercards.supercard import (
    Supercard,
    at_level,
    down_to_level,
)
from boltbucket.rules.variants.missions.supercards.toll import Toll, read_toll


@dataclass(frozen=True, slots=True)
class FleetLine:
    """The strength of one level, and what those pay who do not match it."""

    strength: int
    toll: Toll


@dataclass(frozen=True, kw_only=True)
class EnemyFleet(Supercard):
    """Cannons that look to a pictured side count in full, others half."""

    kind: ClassVar[str] = "enemy_fleet"

    faction: str
    full: tuple[Side, ...]
    lines: tuple[FleetLine, ...]

    def strike(self, play: Play) -> Agenda:
        return (MeetFleet(self, play.table.order),)

    @told
    def levels(self) -> tuple[tuple[FleetLine, ...], ...]:
        """The lines that count on levels I to IV."""
        return down_to_level(self.lines)

    def lines_of(self, level: int) -> tuple[FleetLine, ...]:
        return at_level(self.levels, level)


@value
class MeetFleet(Awaiting):
    """All declare in order; then line by line, those who did not match it pay."""

    purpose: ClassVar[str] = "enemy_fleet"

    fleet: EnemyFleet
    seats: tuple[Seat, ...]
    matched: tuple[tuple[Seat, int], ...] = ()
    """How many lines each has matched, counted from the top, in flight order."""

    def run(self, play: Play) -> Agenda:
        lines = self.fleet.lines_of(play.table.level.number)
        if not self.seats:
            return self._penalties(play.table, lines)
        return (
            Declare(
                self.seats[0],
                Yardstick.CANNONS,
                self,
                against=2 * lines[-1].strength,
                full_sides=self.fleet.full,
            ),
        )

    def declared(self, play: Play, seat: Seat, strength: int) -> Agenda:
        lines = self.fleet.lines_of(play.table.level.number)
        matched = _matched(lines, strength)
        against = 2 * lines[-1].strength
        play.tell(
            FleetMet(seat, self.fleet.faction, strength, against, matched, len(lines) - matched)
        )
        onward = replace(self, seats=self.seats[1:], matched=(*self.matched, (seat, matched)))
        return (onward,) if matched else (*variant_of(play.table).overwhelmed(play, seat), onward)

    def defeat(self, play: Play, seat: Seat, strength: int) -> Agenda | None:
        lines = self.fleet.lines_of(play.table.level.number)
        matched = _matched(lines, strength)
        if matched == len(lines):
            return None
        captured = () if matched else variant_of(play.table).overwhelmed(play, seat)
        alone = replace(self, seats=(), matched=((seat, matched),))
        return (*captured, *alone._penalties(play.table, lines))

    def _penalties(self, table: Table, lines: tuple[FleetLine, ...]) -> Agenda:
        agenda: Agenda = ()
        for number, line in enumerate(lines):
            hit = tuple(seat for seat, matched in self.matched if matched <= number)
            for seat in hit:
                agenda += _paid(seat, line.toll)
            agenda += (LoseDaysRearFirst(hit, line.toll.days),) if line.toll.days else ()
            if hit:
                agenda += volley(line.toll.shots, hit, table.route.leader, meteor=False)
        return agenda


def _matched(lines: tuple[FleetLine, ...], strength: int) -> int:
    """How many lines, from the top, a strength in half points is enough for."""
    beaten = [n for n, line in enumerate(lines, start=1) if strength >= 2 * line.strength]
    return max(beaten, default=0)


def _paid(seat: Seat, toll: Toll) -> Agenda:
    return (
        LoseCrew(seat, toll.crew, "enemy_fleet"),
        LoseGoods(seat, toll.goods),
    )


# Reading

FLEET_LINE: Final = re.compile(r"([1-9]\d*): (.+)")


@reads(tuple[FleetLine, ...])
def read_fleet(value: Any) -> tuple[FleetLine, ...]:
    """Lines from top to bottom: `7: heavy front, light left`."""
    lines = tuple(_fleet_line(line) for line in texts(value))
    strengths = [line.strength for line in lines]
    if strengths != sorted(set(strengths)):
        raise Fault("strengths_grow")
    return lines


def _fleet_line(line: str) -> FleetLine:
    found = FLEET_LINE.fullmatch(line)
    if found is None:
        raise Fault("fleet_line", found=repr(line))
    return FleetLine(int(found[1]), read_toll(found[2]))


# Events


@value
class FleetMet(Event):
    """matched: how many lines of the fleet were matched; suffers: how many are to be paid for."""

    topic = "enemy_fleet"
    seat: Seat
    faction: str
    strength: int
    against: int
    matched: int
    suffers: int
