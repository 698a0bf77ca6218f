"""The end of a flight: rewards for order and looks, goods sold, losses paid."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import BillPresented, FlightEnded
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.value import replace, value


@dataclass(frozen=True)
class BillLine:
    """What for, how many credits, and the number they were worked out from."""

    item: str
    amount: int
    count: int = 0


SeatLine = tuple[Seat, BillLine]


@dataclass(frozen=True)
class Bill:
    """All that one seat earned and paid at the end of a flight."""

    seat: Seat
    lines: tuple[BillLine, ...]

    @property
    def total(self) -> int:
        return sum(line.amount for line in self.lines)


@value
class SettleBill(Step):
    """Everybody is paid and pays; those who gave up get nothing for order and looks."""

    def run(self, flight: Flight) -> Agenda:
        flight.tell(FlightEnded(flight.order))
        bills = presented_bills(flight)
        for bill in bills.values():
            for line in bill.lines:
                flight.tell(BillPresented(bill.seat, line.item, line.amount, line.count))
            flight.credits[bill.seat] += bill.total
        flight.match = replace(flight.match, bills=(*flight.match.bills, bills))
        return (*flight.charter.after_bill(flight), ReturnTokens())


@value
class ReturnTokens(Step):
    """Goods, batteries and crew go back to the bank."""

    def run(self, flight: Flight) -> Agenda:
        for seat in flight.seats:
            flight.bank_goods(flight.ship(seat).all_goods)
            flight.refit(seat, flight.ship(seat).refit(crew={}, charge={}, goods={}))
        return ()


def presented_bills(flight: Flight) -> dict[Seat, Bill]:
    """What everybody earns and pays for this flight."""
    lines = (
        *order_rewards(flight),
        *beauty_rewards(flight),
        *flight.charter.extra_lines(flight),
        *goods_sold(flight),
        *losses_paid(flight),
    )
    bills = {seat: _bill(seat, lines) for seat in flight.seats}
    return bills if flight.level.credits_below_zero else _forgiven(flight, bills)


def _bill(seat: Seat, lines: Iterable[SeatLine]) -> Bill:
    own = tuple(line for owner, line in lines if owner == seat and (line.amount or line.count))
    return Bill(seat, own)


def _forgiven(flight: Flight, bills: dict[Seat, Bill]) -> dict[Seat, Bill]:
    """Nobody pays more than there is in the purse; partners pay out of one."""
    for seat in flight.seats:
        partners = flight.partners(seat)
        short = -(flight.purse(seat) + sum(bills[each].total for each in partners))
        if short > 0:
            line = BillLine("forgiven", short, short)
            bills = {**bills, seat: Bill(seat, (*bills[seat].lines, line))}
    return bills


def order_rewards(flight: Flight) -> Iterable[SeatLine]:
    """The farther ahead at the end, the more."""
    for place, seat in enumerate(flight.order, start=1):
        yield seat, BillLine("order", flight.level.reward(place), place)


def beauty_rewards(flight: Flight) -> Iterable[SeatLine]:
    """All finishers with the fewest exposed connectors get the whole reward."""
    exposed = {seat: flight.ship(seat).exposed_connectors for seat in flight.order}
    reward = flight.level.best_looking * flight.charter.beauty_factor(flight)
    for seat in flight.order:
        if reward and exposed[seat] == min(exposed.values()):
            yield seat, BillLine("best_looking", reward, exposed[seat])


def goods_sold(flight: Flight) -> Iterable[SeatLine]:
    """Who gave up gets half of the whole sum, rounded up once."""
    for seat in flight.seats:
        ship = flight.ship(seat)
        value = ship.goods_value(flight.edition.prices)
        paid = value if seat in flight.route else (value + 1) // 2
        yield seat, BillLine("goods", paid, len(ship.all_goods))


def losses_paid(flight: Flight) -> Iterable[SeatLine]:
    """A credit for every component lost, up to the limit of the level."""
    limit = flight.level.loss_limit
    for seat in flight.seats:
        lost = len(flight.lost[seat])
        if flight.charter.pays_for_losses(flight, seat):
            yield seat, BillLine("losses", -(lost if limit is None else min(lost, limit)), lost)
