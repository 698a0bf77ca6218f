"""Knocking: whoever comes late, comes back or was sent away asks for the seat of a bot.

The host nods or shakes the head. Where no person has a seat any more there is nobody to ask:
whoever knows the table may have one, and is the host.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.table.inbox import DoorWish, KnockAnswer, Knocking, Withdraw
from boltbucket.server.table.links import check_watching
from boltbucket.server.table.people import Caller
from boltbucket.server.table.seating import Seating, clean_name
from boltbucket.server.table.turn import Turn
from boltbucket.server.tokens import hashed, matches, new_token
from boltbucket.server.wire.room import Knock

MOST_KNOCKS = 4
"""How many may stand at the door at once."""
MOST_REMEMBERED = 16
"""Of how many it is known that they heard a no."""


def open_door(turn: Turn, wish: DoorWish, watch_token: Callable[[Seating], str]) -> None:
    """What somebody without a seat wants; raises Illegal if it is refused."""
    if isinstance(wish, Knocking):
        knock(turn, wish)
    elif isinstance(wish, KnockAnswer):
        answer_of(turn, wish)
    elif isinstance(wish, Withdraw):
        withdraw(turn, wish)
    else:
        check_watching(turn.seating)
        turn.effects.result = watch_token(turn.seating)


def knock(turn: Turn, wish: Knocking) -> None:
    """Somebody asks for the seat of a bot; the token will be that of the seat."""
    name, token = clean_name(wish.name), new_token()
    _check_bot(turn, wish.seat)
    people = turn.people
    if len(people.callers) >= MOST_KNOCKS:
        raise Illegal("too_many_knocks")
    asked = Knock(people.knocked + 1, name, wish.seat)
    caller = Caller(asked, hashed(token))
    callers = (*people.callers, caller)
    turn.change(people=replace(people, callers=callers, knocked=asked.number))
    turn.effects.result = token
    if turn.seating.humans:
        turn.announce("knocked", name=name, bot=turn.name(wish.seat))
    else:
        _seat(turn, caller)


def answer_of(turn: Turn, asking: KnockAnswer) -> None:
    """What has become of a knock: still asked, turned down, granted with that seat, or gone."""
    turn.effects.result = _answer(turn, asking.token)


def _answer(turn: Turn, token: str) -> tuple[str, Seat | None]:
    if any(matches(token, each.token) for each in turn.people.callers):
        return "waiting", None
    if any(matches(token, each) for each in turn.people.turned_down):
        return "turned_down", None
    seat = turn.seating.seat_of(token)
    return ("gone", None) if seat is None else ("seated", seat)


def withdraw(turn: Turn, wish: Withdraw) -> None:
    """Whoever knocked does not want the seat any more."""
    left = tuple(each for each in turn.people.callers if not matches(wish.token, each.token))
    turn.change(people=replace(turn.people, callers=left))


def let_in(turn: Turn, number: int | None) -> None:
    """The host nods."""
    caller = _caller(turn, number)
    _check_bot(turn, caller.knock.seat)
    _seat(turn, caller)


def turn_down(turn: Turn, number: int | None) -> None:
    """The host shakes the head."""
    caller = _caller(turn, number)
    left = tuple(each for each in turn.people.callers if each is not caller)
    told = (caller.token, *turn.people.turned_down)[:MOST_REMEMBERED]
    turn.change(people=replace(turn.people, callers=left, turned_down=told))


def make_host(turn: Turn, seat: Seat) -> None:
    """The role is handed on to somebody who is here."""
    if seat not in turn.state.here:
        raise Illegal("nobody_there", seat=seat)
    turn.seat_people(msgspec.structs.replace(turn.seating, host=seat))
    turn.announce("new_host", name=turn.name(seat))


def _seat(turn: Turn, caller: Caller) -> None:
    """The bot goes. Whoever comes has not said hello yet."""
    seat, bot = caller.knock.seat, turn.name(caller.knock.seat)
    turn.seat_people(turn.seating.take_over(seat, caller.knock.name, caller.token))
    left = tuple(each for each in turn.people.callers if each.knock.seat != seat)
    people = replace(turn.people, callers=left)
    turn.change(people=people.went(seat, turn.at, turn.now))
    turn.announce("let_in", name=turn.name(seat), bot=bot)


def _check_bot(turn: Turn, seat: Seat) -> None:
    turn.seating.check_seat(seat)
    if turn.seating.chairs[seat].kind != "bot":
        raise Illegal("no_bot", seat=seat)


def _caller(turn: Turn, number: int | None) -> Caller:
    found = next((each for each in turn.people.callers if each.knock.number == number), None)
    if found is None:
        raise Illegal("no_such_wish")
    return found
