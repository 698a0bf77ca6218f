"""Declaring strength: single components and aliens always count, doubles cost batteries."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.damage import lose_components
from boltbucket.rules.flying.yardstick import FORWARD, Yardstick, doubles, measure
from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


@value
class Awaiting(Step):
    """A step that goes on once it is told a strength."""

    purpose: ClassVar[str]
    """What the strength is for: the kind of card."""

    def declared(self, play: Play, seat: Seat, strength: int) -> Agenda:
        """What follows from the declaration, in running order."""
        raise AssertionError(f"{self} awaits no strength")

    def defeat(self, play: Play, seat: Seat, strength: int) -> Agenda | None:
        """What the seat suffers if that strength is not enough; None where it cannot lose."""
        return None


@value
class Declare(Step):
    """The seat powers what it likes, one double at a time; `then` learns the strength."""

    seat: Seat
    yardstick: Yardstick
    then: Awaiting
    against: int | None = None
    powered: tuple[Cell, ...] = ()
    full_sides: tuple[Side, ...] = FORWARD

    def ask(self, table: Table) -> Questions:
        idle, loose = self._idle(table), self._sheddable(table)
        if not idle and not loose:
            return ()
        drops = [("discard", cell) for cell in loose]
        return (
            PowerUp(
                self.seat,
                (*[("power", cell) for cell in idle], *drops, DONE),
                purpose=self.then.purpose,
                yardstick=self.yardstick.value,
                strength=self._strength(table, self.powered),
                against=self.against,
                powered=self.powered,
                gains=tuple((cell, self._strength(table, (*self.powered, cell))) for cell in idle),
            ),
        )

    def _idle(self, table: Table) -> list[Cell]:
        """Doubles that could still be powered."""
        ship = table.ship(self.seat)
        if not ship.charge:
            return []
        return [cell for cell in doubles(ship, self.yardstick) if cell not in self.powered]

    def _sheddable(self, table: Table) -> tuple[Cell, ...]:
        if self.yardstick is not Yardstick.ENGINES:
            return ()
        return variant_of(table).sheddable(table, self.seat)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == DONE:
            return self.run(play)
        cell = int(answer[1])
        if answer[0] == "discard":
            return (*lose_components(play, self.seat, (cell,), Cause.FALLEN_OFF), self)
        powered = (*self.powered, cell)
        further = Declare(
            self.seat, self.yardstick, self.then, self.against, powered, self.full_sides
        )
        return (SpendBattery(self.seat, self.yardstick.value), further)

    def run(self, play: Play) -> Agenda:
        strength = self._strength(play.table, self.powered)
        play.tell(StrengthDeclared(self.seat, self.yardstick.value, strength, self.against))
        return self.then.declared(play, self.seat, strength)

    def _strength(self, table: Table, powered: tuple[Cell, ...]) -> int:
        return measure(table.ship(self.seat), self.yardstick, powered, self.full_sides)


@value
class SpendBattery(Step):
    """One battery token goes to the bank; the owner picks the component it comes from."""

    seat: Seat
    purpose: str
    part: int = 0
    """The squares it must come from, as a board; 0 for any."""

    def ask(self, table: Table) -> Questions:
        answers = battery_answers(table, self.seat)
        if self.part:
            square = table.ship(self.seat).blueprint.square
            answers = tuple(each for each in answers if square[int(each[1])] & self.part)
        return (PickBattery(self.seat, answers, self.purpose),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        play.spend_battery(self.seat, int(answer[1]), self.purpose)
        return ()


def battery_answers(table: Table, seat: Seat) -> tuple[Answer, ...]:
    """The components a token can be taken from."""
    return tuple(("battery", cell) for cell in table.ship(seat).battery_cells)


# Questions


@value
class PowerUp(Choice):
    """Power a double component for this declaration: ("power", cell), or ("done",). Where joints
    leak, components may be dropped as well: ("discard", cell)."""

    kind = "power_up"
    topic = "strength"
    purpose: str = ""
    """The kind of card it is declared for: what strength is good for depends on it."""
    yardstick: str = ""
    strength: int = 0
    """Half points if the seat stops here."""
    against: int | None = None
    """Half points to beat or match, if there are any."""
    powered: tuple[Cell, ...] = ()
    gains: tuple[tuple[Cell, int], ...] = ()
    """What the strength would be, in half points, with one more component powered."""


@value
class PickBattery(Choice):
    """Take one battery token: ("battery", cell)."""

    kind = "pick_battery"
    topic = "batteries"
    purpose: str = ""


# Events


@value
class StrengthDeclared(Event):
    """Strengths are in half points; crew too, so that all yardsticks compare alike."""

    topic = "strength"
    seat: Seat
    yardstick: str
    strength: int
    against: int | None = None
