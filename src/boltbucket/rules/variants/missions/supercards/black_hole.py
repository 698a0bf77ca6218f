"""Black Hole: engines pull away from it; what they lack is paid for in components."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.damage import lose_components
from boltbucket.rules.flying.declaring import SpendBattery, StrengthDeclared
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, told, value
from boltbucket.rules.ship import payload
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.missions.supercards.supercard import (
    Supercard,
    at_level,
    by_level,
)


@dataclass(frozen=True, kw_only=True)
class BlackHole(Supercard):
    """In order, each needs the engine strength of the hole, or gives up two components a point."""

    kind: ClassVar[str] = "black_hole"

    strengths: tuple[int, ...]

    @told
    def levels(self) -> tuple[int, ...]:
        """How strong it is on levels I to IV."""
        return by_level(self.strengths)

    def strike(self, play: Play) -> Agenda:
        strength = at_level(self.levels, play.table.level.number)
        parts = play.table.level.blueprint.parts
        if len(parts) == 1:
            return tuple(PullAway(seat, 2 * strength) for seat in play.table.order)
        pull = 2 * -(-strength // len(parts))
        return tuple(PullAway(s, pull, part) for s in play.table.order for part in parts)


@value
class PullAway(Step):
    """Power engines and give up components in any order, until the strength that is left and the
    components given up are exactly enough.

    Two components a point are one for every half point. None of them may take others along, and
    none more than needed may go.
    """

    seat: Seat
    pull: int
    """Half points."""
    part: int = 0
    """The squares of the part that pulls for itself, as a board; 0 for a ship of one part."""
    powered: tuple[Cell, ...] = ()
    given: int = 0

    def ask(self, table: Table) -> Questions:
        ship = self._pulling(table)
        owed = self._owed(ship, self.powered, self.given)
        if owed <= 0 or self._hopeless(ship):
            return ()
        powering = self._powering(ship)
        return (
            Escape(
                self.seat,
                (
                    *(("power", cell) for cell in powering),
                    *(("discard", cell) for cell in self._discards(ship)),
                ),
                strength=ship.engine_strength(self.powered),
                against=self.pull,
                owed=owed,
                powered=self.powered,
                gains=tuple((c, ship.engine_strength((*self.powered, c))) for c in powering),
            ),
        )

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        cell = int(answer[1])
        if answer[0] == "power":
            onward = replace(self, powered=(*self.powered, cell))
            return (SpendBattery(self.seat, "engines", self.part), onward)
        loosened = lose_components(play, self.seat, (cell,), Cause.GIVEN_UP)
        assert not loosened, "a component that drags others along was given up"
        return (replace(self, given=self.given + 1),)

    def run(self, play: Play) -> Agenda:
        ship = self._pulling(play.table)
        if self.part and not ship.tiles:
            return ()
        strength = ship.engine_strength(self.powered)
        play.tell(StrengthDeclared(self.seat, "engines", strength, self.pull))
        if self._owed(ship, self.powered, self.given) > 0:
            self._swallow(play, ship, strength)
        else:
            play.tell(HoleEscaped(self.seat, strength, self.pull, self.given))
        return ()

    def _swallow(self, play: Play, ship: Ship, strength: int) -> None:
        play.lose_tiles(self.seat, ship.cells, Cause.GIVEN_UP)
        if play.table.ship(self.seat).tiles:
            play.tell(PartSwallowed(self.seat, strength, self.pull))
        else:
            play.doom(self.seat, "black_hole")
            play.tell(ShipSwallowed(self.seat, strength, self.pull))

    def _pulling(self, table: Table) -> Ship:
        """The ship, or the part of it that pulls."""
        ship = table.ship(self.seat)
        return ship.only(ship.blueprint.cells_in(self.part)) if self.part else ship

    def _owed(self, ship: Ship, powered: tuple[Cell, ...], given: int) -> int:
        """How many components more must go; below zero if too many have."""
        return max(0, self.pull - ship.engine_strength(powered)) - given

    def _powering(self, ship: Ship) -> tuple[Cell, ...]:
        """The engines that can still be powered without making a discard needless."""
        if not ship.batteries:
            return ()
        idle = (cell for cell in ship.double_engines if cell not in self.powered)
        return tuple(
            cell
            for cell in idle
            if not self.given or self._owed(ship, (*self.powered, cell), self.given) >= 0
        )

    def _discards(self, ship: Ship) -> tuple[Cell, ...]:
        """What may be given up. To throw off mass can save more than a component costs: that is
        allowed only if there is no other way."""
        loose = tuple(cell for cell in ship.cells if ship.without((cell,)).whole)
        exact = tuple(
            cell
            for cell in loose
            if self._owed(ship.without((cell,)), self.powered, self.given + 1) >= 0
        )
        return exact or (() if self._powering(ship) else loose)

    def _hopeless(self, ship: Ship) -> bool:
        """Whether not even all engines and all components together could be enough."""
        idle = [cell for cell in ship.double_engines if cell not in self.powered]
        best = ship.engine_strength((*self.powered, *idle[: ship.batteries]))
        best += 2 * payload.mass(ship.layout, ship.quirks)
        return self.pull - best - self.given > len(ship.tiles)


# Questions


@value
class Escape(Choice):
    """Pull away from a black hole: ("power", cell) an engine, or ("discard", cell) a component.

    It is over as soon as the strength that is left and the components given up are enough.
    """

    kind = "escape"
    topic = "black_hole"
    strength: int = 0
    """Half points, with what is powered so far."""
    against: int = 0
    owed: int = 0
    """How many components must still go if nothing more is powered."""
    powered: tuple[Cell, ...] = ()
    gains: tuple[tuple[Cell, int], ...] = ()
    """What the strength would be, in half points, with one more engine powered."""


# Events


@value
class HoleEscaped(Event):
    topic = "black_hole"
    seat: Seat
    strength: int
    against: int
    components: int


@value
class PartSwallowed(Event):
    """One part of the ship is gone, the rest flies on."""

    topic = "black_hole"
    seat: Seat
    strength: int
    against: int


@value
class ShipSwallowed(Event):
    topic = "black_hole"
    seat: Seat
    strength: int
    against: int
