"""Losing flight days, crew and goods."""

from __future__ import annotations

from boltbucket.rules.flying.declaring import PickBattery
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


@value
class LoseDays(Step):
    """The rocket goes back that many empty spaces."""

    seat: Seat
    days: int

    def run(self, play: Play) -> Agenda:
        play.move(self.seat, -self.days)
        return ()


@value
class LoseDaysRearFirst(Step):
    """The order is that of the moment: a ship farther behind moves back first."""

    seats: tuple[Seat, ...]
    days: int

    def run(self, play: Play) -> Agenda:
        return lose_days_rear_first(play.table, dict.fromkeys(self.seats, self.days))


def lose_days_rear_first(table: Table, days: dict[Seat, int]) -> Agenda:
    """Several ships lose days on one card: the one farthest behind moves back first."""
    rear_first = reversed(table.order)
    return tuple(LoseDays(seat, days[seat]) for seat in rear_first if seat in days)


@value
class LoseCrew(Step):
    """Crew leaves, one figure at a time; the owner picks the cabin."""

    seat: Seat
    amount: int
    reason: str
    cabins: tuple[Cell, ...] = ()
    """Where those lived who have gone."""

    def ask(self, table: Table) -> Questions:
        if not self.amount:
            return ()
        ship = table.ship(self.seat)
        aboard = ship.crew_size
        if not aboard:
            return ()
        cabins = ship.manned_cabins
        if self.amount >= aboard:
            cabins = cabins[:1]  # all of them must go: there is nothing to choose
        return (PickCrew(self.seat, _answers("crew", cabins), min(self.amount, aboard)),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        cabin = int(answer[1])
        play.lose_crew(self.seat, cabin, self.reason)
        return (LoseCrew(self.seat, self.amount - 1, self.reason, (*self.cabins, cabin)),)

    def run(self, play: Play) -> Agenda:
        """All have gone who had to, or could."""
        return variant_of(play.table).crew_given_up(
            play, self.seat, tuple(dict.fromkeys(self.cabins))
        )


@value
class LoseGoods(Step):
    """The most valuable goods go first, then batteries, then nothing."""

    seat: Seat
    amount: int

    def ask(self, table: Table) -> Questions:
        if not self.amount:
            return ()
        ship = table.ship(self.seat)
        good, cells = ship.next_loss
        if not cells:
            return ()
        if self.amount >= (ship.all_goods.count(good) if good else ship.batteries):
            cells = cells[:1]  # all of them must go: there is nothing to choose
        if good is None:
            return (PickBattery(self.seat, _answers("battery", cells), purpose="lost"),)
        return (PickGood(self.seat, _answers("good", cells), good=good, amount=self.amount),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        lose = play.lose_good if answer[0] == "good" else play.lose_battery
        lose(self.seat, int(answer[1]))
        return (LoseGoods(self.seat, self.amount - 1),)


def _answers(verb: str, cells: tuple[Cell, ...]) -> tuple[Answer, ...]:
    return tuple((verb, cell) for cell in cells)


# Questions


@value
class PickCrew(Choice):
    """Give up one crew member: ("crew", cell)."""

    kind = "pick_crew"
    topic = "losing_crew"
    amount: int = 0
    """How many are still to go, this one included."""


@value
class PickGood(Choice):
    """Give up one block of the most valuable colour: ("good", cell)."""

    kind = "pick_good"
    topic = "losing_goods"
    good: Good = Good.RED
    amount: int = 0
