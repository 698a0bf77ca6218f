"""Black Hole: engines pull away from it; what they lack is paid for in components."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.registry import card_kind
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.damage import lose_components
from boltbucket.rules.flight.decisions import Answer, Decision, Escape, Seat
from boltbucket.rules.flight.declaring import SpendBattery
from boltbucket.rules.flight.events import Cause, HoleEscaped, ShipSwallowed, StrengthDeclared
from boltbucket.rules.missions.supercards.supercard import Supercard, at_level
from boltbucket.rules.ship import payload
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.value import replace, value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight
    from boltbucket.rules.ship.ship import Ship


@card_kind
@dataclass(frozen=True, kw_only=True)
class BlackHole(Supercard):
    """In order, each needs the engine strength of the hole, or gives up two components a point."""

    kind: ClassVar[str] = "black_hole"

    strengths: tuple[int, ...]

    def strike(self, flight: Flight) -> Agenda:
        pull = 2 * at_level(self.strengths, flight.level.number)
        return tuple(PullAway(seat, pull) for seat in flight.order)


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
    powered: tuple[Cell, ...] = ()
    given: int = 0

    def ask(self, flight: Flight) -> Decision | None:
        ship = flight.ship(self.seat)
        owed = self._owed(ship, self.powered, self.given)
        if owed <= 0 or self._hopeless(ship):
            return None
        powering = self._powering(ship)
        return Escape(
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
        )

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        cell = int(answer[1])
        if answer[0] == "power":
            onward = replace(self, powered=(*self.powered, cell))
            return (SpendBattery(self.seat, "engines"), onward)
        loosened = lose_components(flight, self.seat, (cell,), Cause.GIVEN_UP)
        assert not loosened, "a component that drags others along was given up"
        return (replace(self, given=self.given + 1),)

    def run(self, flight: Flight) -> Agenda:
        ship = flight.ship(self.seat)
        strength = ship.engine_strength(self.powered)
        flight.tell(StrengthDeclared(self.seat, "engines", strength, self.pull))
        if self._owed(ship, self.powered, self.given) > 0:
            flight.lose_tiles(self.seat, ship.cells, Cause.GIVEN_UP)
            flight.doomed[self.seat] = "black_hole"
            flight.tell(ShipSwallowed(self.seat, strength, self.pull))
        else:
            flight.tell(HoleEscaped(self.seat, strength, self.pull, self.given))
        return ()

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
        loose = tuple(cell for cell in ship.cells if len(ship.without((cell,)).pieces) <= 1)
        exact = tuple(
            cell
            for cell in loose
            if self._owed(_abandoned(ship, cell), self.powered, self.given + 1) >= 0
        )
        return exact or (() if self._powering(ship) else loose)

    def _hopeless(self, ship: Ship) -> bool:
        """Whether not even all engines and all components together could be enough."""
        idle = [cell for cell in ship.double_engines if cell not in self.powered]
        best = ship.engine_strength((*self.powered, *idle[: ship.batteries]))
        best += 2 * payload.mass(ship.frame, ship.quirks)
        return self.pull - best - self.given > len(ship.tiles)


def _abandoned(ship: Ship, cell: Cell) -> Ship:
    """The ship without a component, and without the alien it kept alive."""
    rest = ship.without((cell,))
    for cabin in rest.stranded_aliens:
        rest = rest.lose_crew(cabin)
    return rest
