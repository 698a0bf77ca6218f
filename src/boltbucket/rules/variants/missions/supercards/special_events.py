"""The special events: dust, disease and leaks. What they do is our own design."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.flying.damage import Discard, lose_components
from boltbucket.rules.flying.declaring import PickBattery, battery_answers
from boltbucket.rules.flying.losses import lose_days_rear_first
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, told, value
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
class NanobotDust(Supercard):
    """Everyone lets components with exposed connectors fall off, one at a time."""

    kind: ClassVar[str] = "nanobot_dust"

    components: tuple[int, ...]

    @told
    def levels(self) -> tuple[int, ...]:
        """How many fall off on levels I to IV."""
        return by_level(self.components)

    def strike(self, play: Play) -> Agenda:
        amount = at_level(self.levels, play.table.level.number)
        return tuple(LetGnaw(seat, amount) for seat in play.table.order)


@value
class LetFall(Step):
    """The owner picks what falls off, one component after the other, as the ship is now."""

    purpose: ClassVar[str]

    seat: Seat
    amount: int

    def endangered(self, ship: Ship) -> tuple[Cell, ...]:
        """The components that can be picked."""
        raise AssertionError(f"{self} endangers nothing")

    def ask(self, table: Table) -> Questions:
        cells = self.endangered(table.ship(self.seat))
        if not self.amount or not cells:
            return ()
        options = tuple(("discard", cell) for cell in cells)
        return (Discard(self.seat, options, purpose=self.purpose, amount=self.amount),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        falling = lose_components(play, self.seat, (int(answer[1]),), Cause.FALLEN_OFF)
        return (*falling, replace(self, amount=self.amount - 1))


@value
class LetGnaw(LetFall):
    """Nanobots gnaw at components with exposed connectors."""

    purpose: ClassVar[str] = "nanobot_dust"

    def endangered(self, ship: Ship) -> tuple[Cell, ...]:
        return tuple(dict.fromkeys(cell for cell, _ in ship.exposed_sides))


@dataclass(frozen=True, kw_only=True)
class DustStorm(Supercard):
    """Everyone loses days for each exposed connector, the rearmost first."""

    kind: ClassVar[str] = "dust_storm"

    days: tuple[int, ...]

    @told
    def levels(self) -> tuple[int, ...]:
        """Days for each exposed connector on levels I to IV."""
        return by_level(self.days)

    def strike(self, play: Play) -> Agenda:
        each = at_level(self.levels, play.table.level.number)
        exposed = {
            seat: each * play.table.ship(seat).exposed_connectors for seat in play.table.order
        }
        return lose_days_rear_first(play.table, exposed)


@dataclass(frozen=True, kw_only=True)
class Plague(Supercard):
    """Every occupied cabin joined to an occupied cabin loses all its crew."""

    kind: ClassVar[str] = "plague"

    def strike(self, play: Play) -> Agenda:
        return _crew_leaves(play, "plague", _infected_crew)


@dataclass(frozen=True, kw_only=True)
class Contagion(Supercard):
    """Every occupied cabin with another on its eight neighbour squares loses one figure."""

    kind: ClassVar[str] = "contagion"

    def strike(self, play: Play) -> Agenda:
        return _crew_leaves(play, "contagion", lambda ship: _beside(ship, ship.crew))


@dataclass(frozen=True, kw_only=True)
class LeakingCells(Supercard):
    """Every cabin on the eight neighbour squares of batteries loses one figure."""

    kind: ClassVar[str] = "leaking_cells"

    def strike(self, play: Play) -> Agenda:
        return _crew_leaves(play, "leaking_cells", lambda ship: _beside(ship, ship.charge))


def _crew_leaves(play: Play, cause: str, cabins: Callable[[Ship], Iterable[Cell]]) -> Agenda:
    """Everyone loses a figure from each of the cabins, as the ship is before anybody leaves."""
    for seat in play.table.order:
        for cabin in cabins(play.table.ship(seat)):
            play.lose_crew(seat, cabin, cause)
    return ()


def _infected_crew(ship: Ship) -> list[Cell]:
    """The infected cabins, each as often as it has crew."""
    return [cabin for cabin in ship.infected_cabins for _ in ship.crew[cabin]]


def _beside(ship: Ship, cells: Collection[Cell]) -> list[Cell]:
    """The occupied cabins that have one of the cells on their eight neighbour squares."""
    around = ship.blueprint.eight_neighbours
    return [cabin for cabin in ship.manned_cabins if any(cell in cells for cell in around[cabin])]


@dataclass(frozen=True, kw_only=True)
class Discharge(Supercard):
    """Everyone loses battery tokens; for each that is missing, a component beside a battery
    component falls off."""

    kind: ClassVar[str] = "discharge"

    batteries: tuple[int, ...]

    @told
    def levels(self) -> tuple[int, ...]:
        """How many are lost on levels I to IV."""
        return by_level(self.batteries)

    def strike(self, play: Play) -> Agenda:
        amount = at_level(self.levels, play.table.level.number)
        return tuple(Drain(seat, amount) for seat in play.table.order)


@value
class Drain(Step):
    """One token after the other; the owner picks where it comes from."""

    seat: Seat
    amount: int

    def ask(self, table: Table) -> Questions:
        if not self.amount or not table.ship(self.seat).batteries:
            return ()
        return (PickBattery(self.seat, battery_answers(table, self.seat), purpose="discharge"),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        play.spend_battery(self.seat, int(answer[1]), "discharge")
        return (replace(self, amount=self.amount - 1),)

    def run(self, play: Play) -> Agenda:
        return (Corrode(self.seat, self.amount),) if self.amount else ()


@value
class Corrode(LetFall):
    """A component joined to a battery component falls off, as long as there is one."""

    purpose: ClassVar[str] = "discharge"

    def endangered(self, ship: Ship) -> tuple[Cell, ...]:
        joined = {c for battery in ship.layout.battery_components for c in ship.joined(battery)}
        return tuple(cell for cell in ship.cells if cell in joined)
