"""Robopolice Raid: units that walk through a ship, take what they find and leave charges behind.

What the rulebook of Missions leans on without saying it is our own design: how intruders turn, what
defends a component, and most of what is printed on the cards. Thrusters, which could move the line
of entrance, are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Any, ClassVar, Final

from boltbucket.rules.flying.damage import lose_components
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.printed.fields import reads
from boltbucket.rules.printed.reading import choice
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.hits import lines_along
from boltbucket.rules.ship.intruders import Guard
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.missions.supercards.supercard import Supercard


class Contraband(StrEnum):
    """What a raid finds so dangerous that it blows up the component."""

    BATTERIES = "batteries"
    CREW = "crew"
    GOODS = "goods"


@dataclass(frozen=True, kw_only=True)
class RobopoliceRaid(Supercard):
    """The leader rolls for the side, the card says the row or column; ship after ship is raided."""

    kind: ClassVar[str] = "robopolice_raid"
    intruders: ClassVar[bool] = True

    contraband: Contraband
    sides: tuple[Side, ...]
    """Where they come from if the die shows 1 or 2, 3 or 4, 5 or 6."""
    dice: tuple[int, ...]
    """The printed dice of the entrance, the larger one first."""
    clockwise: bool
    """Which way the arrow curves around the ship."""
    units: int = 1

    def strike(self, play: Play) -> Agenda:
        return (RollDirection(self),)

    def lines(self, plan: Blueprint, side: Side) -> tuple[int, ...]:
        """All rows or columns of a side in the order they are tried: that of the printed dice, or
        the nearest there is, and on along the arrow."""
        lines, rolled = lines_along(plan, side, self.clockwise), self.line(plan, side)
        start = min(range(len(lines)), key=lambda place: abs(lines[place] - rolled))
        return lines[start:] + lines[:start]

    def line(self, plan: Blueprint, side: Side) -> int:
        """What the printed dice mean on this plan: one die is the larger, of two dice one after
        the other the larger is the first."""
        return plan.dice.lane(plan.lanes(side), self.dice[: plan.dice.thrown])


@value
class RollDirection(Step):
    """One roll for everybody; then ship after ship in flight order."""

    raid: RobopoliceRaid

    def run(self, play: Play) -> Agenda:
        leader, die = play.table.route.leader, play.chance.die()
        side = self.raid.sides[(die - 1) // 2]
        line = self.raid.line(play.table.level.blueprint, side)
        play.tell(RaidApproached(leader, die, side, line))
        return tuple(RaidShip(seat, self.raid, side) for seat in play.table.order)


@value
class RaidShip(Step):
    """All units go through a ship; then their charges explode at once."""

    seat: Seat
    raid: RobopoliceRaid
    side: Side

    def run(self, play: Play) -> Agenda:
        patrol = raided(play.table.ship(self.seat), self.raid, self.side, self.seat)
        for event in patrol.events:
            if isinstance(event, Confiscated):
                _confiscate(play, event)
            play.tell(event)
        if not patrol.charges:
            return ()
        play.tell(ChargesExploded(self.seat, tuple(patrol.charges)))
        cells = patrol.ship.destroyed_along(*patrol.charges)
        return lose_components(play, self.seat, cells, Cause.DESTROYED)


def _confiscate(play: Play, found: Confiscated) -> None:
    play.refit(found.seat, play.table.ship(found.seat).cleared(found.cell))
    play.bank_goods(found.goods)


# On patrol


def raided(ship: Ship, raid: RobopoliceRaid, side: Side, seat: Seat = 0) -> Patrol:
    """What the units of a raid do to a ship, up to the explosion.

    Whoever defends a component is never taken, so two units find the same defenders in either
    order, and leave the same behind.
    """
    patrol = Patrol(seat, ship, raid)
    for unit in range(1, raid.units + 1):
        patrol.send(unit, side)
    return patrol


class Patrol:
    """Units in a ship, one after the other: what they leave of it and where their charges lie."""

    __slots__ = ("charges", "events", "path", "raid", "seat", "ship", "unit")

    def __init__(self, seat: Seat, ship: Ship, raid: RobopoliceRaid) -> None:
        self.seat = seat
        self.ship = ship
        self.raid = raid
        self.unit = 0
        self.path: list[Cell] = []
        """Where the unit has gone since something happened."""
        self.charges: list[Cell] = []
        self.events: list[Event] = []

    def send(self, unit: int, side: Side) -> None:
        """A unit looks for an entrance and goes once around the ship, or is defeated. The second
        one keeps to the other hand."""
        self.unit = unit
        clockwise = self.raid.clockwise == (unit == 1)
        entrance = self._entrance(side)
        if entrance is None:
            self.events.append(UnitGaveUp(self.seat, unit))
            return
        self.events.append(UnitEntered(self.seat, unit, entrance, clockwise))
        self._search(entrance)
        if self._completes_circuit(entrance, side.opposite, clockwise):
            self._plant(entrance)
            self.events.append(UnitLeft(self.seat, unit, entrance))

    def _entrance(self, side: Side) -> Cell | None:
        for line in self._lines(side):
            cell = self.ship.target(side, line)
            guard = None if cell is None else self.ship.guard_at(cell)
            if cell is not None and guard is None:
                return cell
            self.events.append(UnitBackedOff(self.seat, self.unit, side, line, cell, guard))
        return None

    def _lines(self, side: Side) -> tuple[int, ...]:
        """The lines in the order the unit tries them. Two units make for the first component along
        the arrow; if it is defended, the second one turns round there."""
        lines = self.raid.lines(self.ship.blueprint, side)
        if self.unit == 1:
            return lines
        missed = sum(1 for _ in takewhile(lambda line: not self.ship.target(side, line), lines))
        return lines[: missed + 1] + lines[:missed:-1]

    def _completes_circuit(self, entrance: Cell, heading: Side, clockwise: bool) -> bool:
        """Whether it goes on undefeated until it would take its first step again."""
        cell, first = entrance, None
        while way := self.ship.way_on(cell, heading, clockwise):
            heading, ahead = way
            if first == (cell, ahead):
                break
            first = first or (cell, ahead)
            self.path.append(ahead)
            if guard := self.ship.guard_at(ahead):
                self._pause()
                self.events.append(UnitDefeated(self.seat, self.unit, ahead, guard))
                return False
            self._search(ahead)
            cell = ahead
        self._pause()
        return True

    def _search(self, cell: Cell) -> None:
        """Everything goes to the bank; where contraband was found a charge is left."""
        haul = self.ship.haul(cell)
        if not haul:
            return
        self._pause()
        self.ship = self.ship.cleared(cell)
        self.events.append(
            Confiscated(self.seat, self.unit, cell, haul.batteries, haul.crew, haul.goods)
        )
        if getattr(haul, self.raid.contraband):
            self._plant(cell)

    def _plant(self, cell: Cell) -> None:
        if cell not in self.charges:
            self.charges.append(cell)
            self.events.append(ChargePlanted(self.seat, self.unit, cell))

    def _pause(self) -> None:
        """Tell where it has gone so far."""
        if self.path:
            self.events.append(UnitMoved(self.seat, self.unit, tuple(self.path)))
            self.path = []


# Reading

CONTRABAND: Final = {each.value: each for each in Contraband}


@reads(Contraband)
def read_contraband(value: Any) -> Contraband:
    return choice(value, CONTRABAND)


# Events


@value
class RaidApproached(Event):
    """The die has shown from which side they come; the line is printed."""

    topic = "robopolice_raid"
    seat: Seat
    die: int
    side: Side
    line: int


@value
class UnitBackedOff(Event):
    """A line has no component, or one that is defended."""

    topic = "robopolice_raid"
    seat: Seat
    unit: int
    side: Side
    line: int
    cell: Cell | None
    guard: Guard | None


@value
class UnitGaveUp(Event):
    """Every line was tried."""

    topic = "robopolice_raid"
    seat: Seat
    unit: int


@value
class UnitEntered(Event):
    topic = "robopolice_raid"
    seat: Seat
    unit: int
    cell: Cell
    clockwise: bool


@value
class UnitMoved(Event):
    """From joint to joint, up to where something happens."""

    topic = "robopolice_raid"
    seat: Seat
    unit: int
    path: tuple[Cell, ...]


@value
class Confiscated(Event):
    topic = "robopolice_raid"
    seat: Seat
    unit: int
    cell: Cell
    batteries: int
    crew: tuple[Figure, ...]
    goods: tuple[Good, ...]


@value
class ChargePlanted(Event):
    topic = "robopolice_raid"
    seat: Seat
    unit: int
    cell: Cell


@value
class UnitDefeated(Event):
    topic = "robopolice_raid"
    seat: Seat
    unit: int
    cell: Cell
    guard: Guard


@value
class UnitLeft(Event):
    """The circuit is closed: it leaves where it came in."""

    topic = "robopolice_raid"
    seat: Seat
    unit: int
    cell: Cell


@value
class ChargesExploded(Event):
    topic = "robopolice_raid"
    seat: Seat
    cells: tuple[Cell, ...]
