"""Everything that happens by itself: sand, deadlines, bots that stand in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from boltbucket.bots.guard import safe_answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.seating import KEEP_TIME_MS
from boltbucket.server.table.state import State
from boltbucket.server.table.turn import Turn

HOST_SECONDS = (20, 120)
"""How long a host may be away before another is one: the grace time, between these."""
Due = tuple[int, Callable[[Turn], None]]
"""A moment of the table's time, and what is to be done then."""


def strike(turn: Turn, time_kept: int) -> None:
    """Do whatever is due now."""
    if not turn.state.watch.running:
        return
    for moment, action in due(turn.state, time_kept):
        if moment <= turn.at:
            turn.tried(action)


def first_due(state: State, time_kept: int) -> int | None:
    """When something is due next, on the server's clock."""
    if not state.watch.running:
        return None
    first = min((moment for moment, _ in due(state, time_kept)), default=None)
    return state.watch.wall(first)


def due(state: State, time_kept: int) -> list[Due]:
    """Everything that waits for its time; and while anything does, the time itself is stored
    now and then, so that no restart gives it back."""
    if state.game is None or state.game.over:
        return [*_vanished_host(state)]
    game = state.game
    found = [
        *_start(game),
        *_sand(game),
        *_deadlines(state, game),
        *_absences(state),
        *_vanished_host(state),
    ]
    return [*found, (time_kept + KEEP_TIME_MS, Turn.keep_seating)] if found else []


def _vanished_host(state: State) -> Iterator[Due]:
    """Without a host nobody starts, nods or sends away: somebody who is here gets the role."""
    host, options = state.seating.host, state.seating.options
    away = None if host is None else state.people.away.get(host)
    if away is None or not state.here:
        return
    seconds = min(max(options.grace_seconds, HOST_SECONDS[0]), HOST_SECONDS[1])
    yield away.at + 1000 * seconds, _replace_host


def _replace_host(turn: Turn) -> None:
    before = turn.seating.host
    assert before is not None
    host = min(turn.state.here)
    turn.seat_people(msgspec.structs.replace(turn.seating, host=host))
    turn.announce("host_replaced", name=turn.name(host), gone=turn.name(before))


def _start(game: RunningGame) -> Iterator[Due]:
    if game.counting:
        yield game.clock.began, Turn.count_down


def _sand(game: RunningGame) -> Iterator[Due]:
    for moment, answer in game.clock.deadlines(game.game.table):
        yield moment, partial(Turn.submit, seat=CLOCK, answer=answer)


def _deadlines(state: State, game: RunningGame) -> Iterator[Due]:
    for seat, question in game.asked.items():
        limit = game.deadline(question, state.seating.options)
        if limit is not None and not state.is_bot(seat):
            yield limit, partial(_answer_for, seat=seat, number=question.number)


def _answer_for(turn: Turn, seat: Seat, number: int) -> None:
    if turn.game is not None and turn.game.asks(seat, number):
        turn.submit(seat, safe_answer(turn.game.game.pending[seat]))


def _absences(state: State) -> Iterator[Due]:
    options, people = state.seating.options, state.people
    if not options.bot_stands_in:
        return
    for seat, away in people.away.items():
        if seat not in people.stood_in_for:
            yield away.at + 1000 * options.grace_seconds, partial(_stand_in, seat=seat)


def _stand_in(turn: Turn, seat: Seat) -> None:
    stood_in_for = turn.people.stood_in_for | {seat}
    turn.change(people=replace(turn.people, stood_in_for=stood_in_for))
