"""Declaring strength: single components and aliens always count, doubles cost batteries."""

from __future__ import annotations

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import DONE, Answer, Decision, PickBattery, PowerUp, Seat
from boltbucket.rules.flight.events import StrengthDeclared
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.yardstick import FORWARD, Yardstick, doubles, measure
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.value import value


@value
class Awaiting(Step):
    """A step that goes on once it is told a strength."""

    def declared(self, flight: Flight, seat: Seat, strength: int) -> Agenda:
        """What follows from the declaration, in running order."""
        raise AssertionError(f"{self} awaits no strength")


@value
class Declare(Step):
    """The seat powers what it likes, one double at a time; `then` learns the strength."""

    seat: Seat
    yardstick: Yardstick
    then: Awaiting
    against: int | None = None
    powered: tuple[Cell, ...] = ()
    full_sides: tuple[Side, ...] = FORWARD

    def ask(self, flight: Flight) -> Decision | None:
        ship = flight.ship(self.seat)
        if not ship.charge:
            return None
        idle = [cell for cell in doubles(ship, self.yardstick) if cell not in self.powered]
        if not idle:
            return None
        return PowerUp(
            self.seat,
            (*[("power", cell) for cell in idle], DONE),
            yardstick=self.yardstick.value,
            strength=self._strength(flight, self.powered),
            against=self.against,
            powered=self.powered,
            gains=tuple([(cell, self._strength(flight, (*self.powered, cell))) for cell in idle]),
        )

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == DONE:
            return self.run(flight)
        cell = int(answer[1])
        powered = (*self.powered, cell)
        further = Declare(
            self.seat, self.yardstick, self.then, self.against, powered, self.full_sides
        )
        return (SpendBattery(self.seat, self.yardstick.value), further)

    def run(self, flight: Flight) -> Agenda:
        strength = self._strength(flight, self.powered)
        flight.tell(StrengthDeclared(self.seat, self.yardstick.value, strength, self.against))
        return self.then.declared(flight, self.seat, strength)

    def _strength(self, flight: Flight, powered: tuple[Cell, ...]) -> int:
        return measure(flight.ship(self.seat), self.yardstick, powered, self.full_sides)


@value
class SpendBattery(Step):
    """One battery token goes to the bank; the owner picks the component it comes from."""

    seat: Seat
    purpose: str

    def ask(self, flight: Flight) -> Decision | None:
        return PickBattery(self.seat, battery_answers(flight, self.seat), self.purpose)

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        flight.spend_battery(self.seat, int(answer[1]), self.purpose)
        return ()


def battery_answers(flight: Flight, seat: Seat) -> tuple[Answer, ...]:
    """The components a token can be taken from."""
    return tuple([("battery", cell) for cell in flight.ship(seat).battery_cells])
