"""A coach: which moments of a flight have cost somebody most, by what they could know then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from boltbucket.bots.ace import ROUTINE, Ace
from boltbucket.bots.lookahead import Effort
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import Build
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.record import Record
from boltbucket.rules.view import View

MOST = 3
GLANCE = Effort(rounds=10, cards=2)
"""For every decision of a flight."""
CLOSER = Effort(rounds=48, cards=3)
"""For those that look worst."""
LEAST = 0.5
"""Credits that are worth a word."""
LUCK = 20180
"""The same flights are imagined whenever somebody asks."""


class Moment(NamedTuple):
    """A decision that another answer would have served better."""

    entry: int
    """Its place in the record."""
    view: View
    given: Answer
    better: Answer
    credits: float
    """How many more the other answer brings on average."""
    odds: float
    """In what share of imagined flights it ends better."""


def costliest(record: Record, seat: Seat, most: int = MOST) -> list[Moment]:
    """The moments that cost the seat most, the worst first; none where nothing was to be said.

    It is asked what may follow each answer on the cards to come, with nothing known but what the
    seat could see: bad luck is nobody's fault.
    """
    ace = Ace(Style(), LUCK)
    suspects = [found for found in _doubts(record, seat, ace) if found.credits > 0]
    suspects.sort(key=lambda moment: -moment.credits)
    judged = [_weighed(ace, each, (each.better,), CLOSER) for each in suspects[: 3 * most]]
    told = [moment for moment in judged if moment is not None and moment.credits >= LEAST]
    return sorted(told, key=lambda moment: -moment.credits)[:most]


def _doubts(record: Record, seat: Seat, ace: Ace) -> Iterator[Moment]:
    """Decisions of the flight for which another answer looks better at a glance."""
    game = Game.opened(record)
    for number, entry in enumerate(record.entries):
        if entry.auto:
            continue
        if entry.seat == seat and seat in game.pending:
            view = game.view(seat)
            moment = Moment(number, view, entry.answer, entry.answer, 0.0, 0.0)
            found = _weighed(ace, moment, _other_answers(ace, view, entry.answer), GLANCE)
            if found is not None:
                yield found
        game.repeat(entry)


def _other_answers(ace: Ace, view: View, given: Answer) -> tuple[Answer, ...]:
    """What an ace would think about besides what was said."""
    decision = view.decision
    if decision is None or isinstance(decision, (Build, *ROUTINE)):
        return ()
    return tuple(each for each in ace.worth_a_thought(view, decision) if each != given)


def _weighed(ace: Ace, moment: Moment, others: tuple[Answer, ...], effort: Effort) -> Moment | None:
    """The moment with the best of the other answers; None if none of them is surely better."""
    view, given = moment.view, moment.given
    if not others or view.decision is None:
        return None
    ahead = replace(ace.ahead, effort=effort, win=0.0)
    rounds = ahead.weighed(view, view.decision, [given, *others])
    better = max(others, key=lambda answer: fmean(each[answer] for each in rounds))
    more = [each[better] - each[given] for each in rounds]
    if fmean(more) <= stdev(more) / sqrt(len(more)):
        return None
    odds = fmean(each > 0 for each in more)
    return moment._replace(better=better, credits=fmean(more), odds=odds)
