"""The end of a flight: rewards for order and looks, goods sold, losses paid."""

from __future__ import annotations

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.match import Bill, BillLine
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import SeatLine, variant_of


@value
class SettleBill(Step):
    """Everybody is paid and pays; those who gave up get nothing for order and looks."""

    def run(self, play: Play) -> Agenda:
        play.tell(FlightEnded(play.table.order))
        bills = presented_bills(play)
        for bill in bills.values():
            for line in bill.lines:
                play.tell(BillPresented(bill.seat, line.item, line.amount, line.count))
            play.add_credits(bill.seat, bill.total)
        match = play.table.match
        play.note(replace(match, bills=(*match.bills, bills)))
        return variant_of(play.table).after_bill(play)


def presented_bills(play: Play) -> dict[Seat, Bill]:
    """What everybody earns and pays for this flight."""
    lines = (
        *order_rewards(play.table),
        *beauty_rewards(play.table),
        *variant_of(play.table).extra_lines(play),
        *goods_sold(play.table),
        *losses_paid(play.table),
    )
    bills = _bills(play.table, lines)
    return bills if play.table.level.credits_below_zero else _forgiven(play.table, bills)


def _bills(table: Table, lines: tuple[SeatLine, ...]) -> dict[Seat, Bill]:
    """To each its own lines, without those that say nothing."""
    own: dict[Seat, list[BillLine]] = {seat: [] for seat in table.seats}
    for seat, line in lines:
        if line.amount or line.count:
            own[seat].append(line)
    return {seat: Bill(seat, tuple(rows)) for seat, rows in own.items()}


def _forgiven(table: Table, bills: dict[Seat, Bill]) -> dict[Seat, Bill]:
    """Nobody pays more than there is in the purse; partners pay out of one."""
    for seat in table.seats:
        partners = table.partners(seat)
        short = -(table.purse(seat) + sum(bills[each].total for each in partners))
        if short > 0:
            line = BillLine("forgiven", short, short)
            bills = {**bills, seat: Bill(seat, (*bills[seat].lines, line))}
    return bills


def order_rewards(table: Table) -> list[SeatLine]:
    """The farther ahead at the end, the more."""
    reward = table.level.reward
    order = enumerate(table.order, start=1)
    return [(seat, BillLine("order", reward(place), place)) for place, seat in order]


def beauty_rewards(table: Table) -> list[SeatLine]:
    """All finishers with the fewest exposed connectors get the whole reward."""
    reward = table.level.best_looking * variant_of(table).beauty_factor(table)
    if not reward or not table.order:
        return []
    exposed = {seat: table.ship(seat).exposed_connectors for seat in table.order}
    fewest = min(exposed.values())
    finest = [seat for seat, connectors in exposed.items() if connectors == fewest]
    return [(seat, BillLine("best_looking", reward, fewest)) for seat in finest]


def goods_sold(table: Table) -> list[SeatLine]:
    """Who gave up gets half of the whole sum, rounded up once."""
    laden = [seat for seat in table.seats if table.ship(seat).goods]
    return [(seat, _sale(table, seat)) for seat in laden]


def _sale(table: Table, seat: Seat) -> BillLine:
    paid = sale(table, seat, arrived=seat in table.route)
    return BillLine("goods", paid, len(table.ship(seat).all_goods))


def sale(table: Table, seat: Seat, *, arrived: bool) -> int:
    """What is paid for the goods aboard."""
    worth = table.ship(seat).goods_value(table.edition.prices)
    return worth if arrived else (worth + 1) // 2


def losses_paid(table: Table) -> list[SeatLine]:
    """A credit for every component lost, up to the limit of the level."""
    limit = table.level.loss_limit
    lines = []
    for seat in table.seats:
        lost = sum(map(variant_of(table).charges_for, table.lost[seat]))
        if lost and variant_of(table).pays_for_losses(table, seat):
            paid = lost if limit is None else min(lost, limit)
            lines.append((seat, BillLine("losses", -paid, lost)))
    return lines


# Events


@value
class FlightEnded(Event):
    topic = "end_of_flight"
    order: tuple[Seat, ...]


@value
class BillPresented(Event):
    """A line of the bill: what for, how much, and the number it was worked out from."""

    topic = "end_of_flight"
    seat: Seat
    item: str
    amount: int
    count: int
