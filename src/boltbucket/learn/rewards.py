"""Rewards: credits, all at the end or as they come. Both sum to the same."""

from __future__ import annotations

from enum import StrEnum

from boltbucket.rules.flying.bill import presented_bills
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import NoChance
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import once
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Yard


class Reward(StrEnum):
    """When a seat is told what it has earned."""

    BILL = "bill"
    """When the match is over."""
    SHAPED = "shaped"
    """After every answer: by how much it would earn more, or less, if the flight ended now."""


def gained(table: Table, seat: Seat) -> int:
    """The credits a seat has won or lost since the match began."""
    return table.credits[seat] - table.match.starting_credits


def standing(game: Game, seat: Seat) -> int:
    """What the seat would have gained if the flight were billed now: what it has, and in flight
    its goods, its place, its looks and its losses; at the yard only what would come off or be
    left over. Nought at the start, and what it has gained when the match is over."""
    table = game.table
    if table.yard is not None:
        return gained(table, seat) - _wasted(table, table.yard, seat)
    if _in_flight(table):
        return gained(table, seat) + _bill_totals(table)[seat]
    return gained(table, seat)


def _wasted(table: Table, yard: Yard, seat: Seat) -> int:
    """Tiles to pay for if the ship launched now: lost ones, those in the reserve, and one for
    every mistake where repairs are not free."""
    mistakes = 0 if table.level.free_repairs else len(table.ships[seat].flaws)
    waste = len(table.lost[seat]) + len(yard.builders[seat].reserve) + mistakes
    limit = table.level.loss_limit
    return waste if limit is None else min(waste, limit)


def _in_flight(table: Table) -> bool:
    """Whether a flight is under way that has not been billed yet."""
    launched = table.yard is None and bool(table.route.positions or table.retired)
    return launched and len(table.match.bills) == table.match.number


@once
def _bill_totals(table: Table) -> dict[Seat, int]:
    bills = presented_bills(Play(table, NoChance(0)))
    return {seat: bill.total for seat, bill in bills.items()}
