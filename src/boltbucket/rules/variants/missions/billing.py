"""The bill of a mission: lines that count something, and contests between the players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.missions.mission import BillRules, Contest, Line, Who

SeatLine = tuple[Seat, BillLine]


def concerns(who: Who, table: Table, seat: Seat) -> bool:
    if who is Who.EVERYONE:
        return True
    return who is not Who.NOBODY and (seat in table.order) == (who is Who.FINISHERS)


def lines(table: Table, bill: BillRules) -> Iterator[SeatLine]:
    for line in bill.lines:
        yield from _counted(table, line)


def _counted(table: Table, line: Line) -> Iterator[SeatLine]:
    seats = [seat for seat in table.seats if concerns(line.who, table, seat)]
    counts = {seat: line.count(table, seat) for seat in seats}
    credits = line.credits.at(table.level.number)
    best = max(counts.values(), default=0)
    for seat, count in counts.items():
        if count <= 0 or (line.most and count < best):
            continue
        amount = credits if line.most else credits * count
        if line.at_most is not None:
            amount = min(amount, line.at_most)
        yield seat, BillLine(line.item, amount, count)


def settle(play: Play, contest: Contest) -> Iterable[SeatLine]:
    """Everybody but the winners pays the stake to them; what cannot be split goes to the bank."""
    scores = {
        seat: sum(counter(play.table, seat) for counter in contest.counters)
        for seat in play.table.order
    }
    if not scores:
        return
    best = min(scores.values()) if contest.lowest_wins else max(scores.values())
    winners = tuple(seat for seat, score in scores.items() if score == best)
    play.tell(ContestScored(tuple(scores.items()), winners))
    stake = contest.stake.at(play.table.level.number)
    losers = [seat for seat in play.table.seats if seat not in winners]
    for seat in losers:
        yield seat, BillLine("contest_lost", -stake, scores.get(seat, 0))
    for seat in winners:
        yield seat, BillLine("contest_won", stake * len(losers) // len(winners), best)


# Events


@value
class ContestScored(Event):
    topic = "missions"
    scores: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]
