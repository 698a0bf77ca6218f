"""The end of a flight: rewards for order and looks, goods sold, losses paid."""

from __future__ import annotations

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import BillPresented, FlightEnded
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.value import replace, value


@value
class BillLine:
    """What for, how many credits, and the number they were worked out from."""

    item: str
    amount: int
    count: int = 0


SeatLine = tuple[Seat, BillLine]


@value
class Bill:
    """All that one seat earned and paid at the end of a flight."""

    seat: Seat
    lines: tuple[BillLine, ...]

    @property
    def total(self) -> int:
        return sum([line.amount for line in self.lines])


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
        ships = flight.ships
        flight.bank_goods([good for ship in ships.values() for good in ship.all_goods])
        flight.ships = {
            seat: ship.refit(crew={}, charge={}, goods={}) for seat, ship in ships.items()
        }
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
    bills = _bills(flight, lines)
    return bills if flight.level.credits_below_zero else _forgiven(flight, bills)


def _bills(flight: Flight, lines: tuple[SeatLine, ...]) -> dict[Seat, Bill]:
    """To each its own lines, without those that say nothing."""
    own: dict[Seat, list[BillLine]] = {seat: [] for seat in flight.seats}
    for seat, line in lines:
        if line.amount or line.count:
            own[seat].append(line)
    return {seat: Bill(seat, tuple(rows)) for seat, rows in own.items()}


def _forgiven(flight: Flight, bills: dict[Seat, Bill]) -> dict[Seat, Bill]:
    """Nobody pays more than there is in the purse; partners pay out of one."""
    for seat in flight.seats:
        partners = flight.partners(seat)
        short = -(flight.purse(seat) + sum(bills[each].total for each in partners))
        if short > 0:
            line = BillLine("forgiven", short, short)
            bills = {**bills, seat: Bill(seat, (*bills[seat].lines, line))}
    return bills


def order_rewards(flight: Flight) -> list[SeatLine]:
    """The farther ahead at the end, the more."""
    reward = flight.level.reward
    order = enumerate(flight.order, start=1)
    return [(seat, BillLine("order", reward(place), place)) for place, seat in order]


def beauty_rewards(flight: Flight) -> list[SeatLine]:
    """All finishers with the fewest exposed connectors get the whole reward."""
    reward = flight.level.best_looking * flight.charter.beauty_factor(flight)
    if not reward or not flight.order:
        return []
    exposed = {seat: flight.ship(seat).exposed_connectors for seat in flight.order}
    fewest = min(exposed.values())
    finest = [seat for seat, connectors in exposed.items() if connectors == fewest]
    return [(seat, BillLine("best_looking", reward, fewest)) for seat in finest]


def goods_sold(flight: Flight) -> list[SeatLine]:
    """Who gave up gets half of the whole sum, rounded up once."""
    laden = [seat for seat in flight.seats if flight.ship(seat).goods]
    return [(seat, _sale(flight, seat)) for seat in laden]


def _sale(flight: Flight, seat: Seat) -> BillLine:
    ship = flight.ship(seat)
    worth = ship.goods_value(flight.edition.prices)
    paid = worth if seat in flight.route else (worth + 1) // 2
    return BillLine("goods", paid, len(ship.all_goods))


def losses_paid(flight: Flight) -> list[SeatLine]:
    """A credit for every component lost, up to the limit of the level."""
    limit = flight.level.loss_limit
    lines = []
    for seat in flight.seats:
        lost = len(flight.lost[seat])
        if lost and flight.charter.pays_for_losses(flight, seat):
            paid = lost if limit is None else min(lost, limit)
            lines.append((seat, BillLine("losses", -paid, lost)))
    return lines
