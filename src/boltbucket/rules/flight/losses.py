"""Losing flight days, crew and goods."""

from __future__ import annotations

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import (
    Answer,
    Decision,
    PickBattery,
    PickCrew,
    PickGood,
    Seat,
)
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.value import value


@value
class LoseDays(Step):
    """The rocket goes back that many empty spaces."""

    seat: Seat
    days: int

    def run(self, flight: Flight) -> Agenda:
        flight.move(self.seat, -self.days)
        return ()


def lose_days_rear_first(flight: Flight, days: dict[Seat, int]) -> Agenda:
    """Several ships lose days on one card: the one farthest behind moves back first."""
    rear_first = reversed(flight.order)
    return tuple([LoseDays(seat, days[seat]) for seat in rear_first if seat in days])


@value
class LoseCrew(Step):
    """Crew leaves, one figure at a time; the owner picks the cabin."""

    seat: Seat
    amount: int
    reason: str

    def ask(self, flight: Flight) -> Decision | None:
        if not self.amount:
            return None
        ship = flight.ship(self.seat)
        aboard = ship.crew_size
        if not aboard:
            return None
        cabins = ship.manned_cabins
        if self.amount >= aboard:
            cabins = cabins[:1]  # all of them must go: there is nothing to choose
        return PickCrew(self.seat, _answers("crew", cabins), min(self.amount, aboard))

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        flight.lose_crew(self.seat, int(answer[1]), self.reason)
        return (LoseCrew(self.seat, self.amount - 1, self.reason),)


@value
class LoseGoods(Step):
    """The most valuable goods go first, then batteries, then nothing."""

    seat: Seat
    amount: int

    def ask(self, flight: Flight) -> Decision | None:
        if not self.amount:
            return None
        ship = flight.ship(self.seat)
        good, cells = ship.next_loss
        if not cells:
            return None
        if self.amount >= (ship.all_goods.count(good) if good else ship.batteries):
            cells = cells[:1]  # all of them must go: there is nothing to choose
        if good is None:
            return PickBattery(self.seat, _answers("battery", cells), purpose="lost")
        return PickGood(self.seat, _answers("good", cells), good=good, amount=self.amount)

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        lose = flight.lose_good if answer[0] == "good" else flight.lose_battery
        lose(self.seat, int(answer[1]))
        return (LoseGoods(self.seat, self.amount - 1),)


def _answers(verb: str, cells: tuple[Cell, ...]) -> tuple[Answer, ...]:
    return tuple([(verb, cell) for cell in cells])
