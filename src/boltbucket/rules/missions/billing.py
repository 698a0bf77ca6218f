"""The bill of a mission: lines that count something, and contests between the players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import ContestScored
from boltbucket.rules.flight.rewards import BillLine
from boltbucket.rules.missions.mission import BillRules, Contest, Line, Who

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight

SeatLine = tuple[Seat, BillLine]


def concerns(who: Who, flight: Flight, seat: Seat) -> bool:
    if who is Who.EVERYONE:
        return True
    return who is not Who.NOBODY and (seat in flight.order) == (who is Who.FINISHERS)


def lines(flight: Flight, bill: BillRules) -> Iterator[SeatLine]:
    for line in bill.lines:
        yield from _counted(flight, line)


def _counted(flight: Flight, line: Line) -> Iterator[SeatLine]:
    seats = [seat for seat in flight.seats if concerns(line.who, flight, seat)]
    counts = {seat: line.count(flight, seat) for seat in seats}
    credits = line.credits.at(flight.level.number)
    best = max(counts.values(), default=0)
    for seat, count in counts.items():
        if count <= 0 or (line.most and count < best):
            continue
        amount = credits if line.most else credits * count
        if line.at_most is not None:
            amount = min(amount, line.at_most)
        yield seat, BillLine(line.item, amount, count)


def settle(flight: Flight, contest: Contest) -> Iterable[SeatLine]:
    """Everybody but the winners pays the stake to them; what cannot be split goes to the bank."""
    scores = {
        seat: sum(counter(flight, seat) for counter in contest.counters) for seat in flight.order
    }
    if not scores:
        return
    best = min(scores.values()) if contest.lowest_wins else max(scores.values())
    winners = tuple(seat for seat, score in scores.items() if score == best)
    flight.tell(ContestScored(tuple(scores.items()), winners))
    stake = contest.stake.at(flight.level.number)
    losers = [seat for seat in flight.seats if seat not in winners]
    for seat in losers:
        yield seat, BillLine("contest_lost", -stake, scores.get(seat, 0))
    for seat in winners:
        yield seat, BillLine("contest_won", stake * len(losers) // len(winners), best)
