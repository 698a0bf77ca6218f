"""Why a builder's answer is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boltbucket.rules.flight.decisions import Seat, Words
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.yard.builder import Builder
from boltbucket.rules.yard.heap import FREE, Handle
from boltbucket.rules.yard.yard import Yard

REFUSALS = (
    "unknown_answer",
    "not_your_turn",
    "head_start",
    "already_finished",
    "time_is_up",
    "looking",
    "no_such_tile",
    "tile_taken",
    "hand_full",
    "hand_empty",
    "bad_turn",
    "outside",
    "square_taken",
    "not_joined",
    "nothing_to_change",
    "reserved_stays",
    "no_reserve",
    "reserve_full",
    "payload_not_reserved",
    "nothing_reserved",
    "no_peeking",
    "pile_closed",
    "pile_in_use",
    "build_first",
    "no_pile",
    "no_hourglass",
    "not_started",
    "sand_running",
    "last_space",
    "not_finished_flip",
    "no_such_place",
    "place_too_high",
    "place_taken",
    "place_in_order",
)
"""Every code a refusal while building can have; a mission or title may add its own."""

Check = Callable[[Yard, Ship, Seat, Words], Illegal | None]


def refusal(
    yard: Yard, ship: Ship, seat: Seat, answer: Words, barred: str | None = None
) -> Illegal | None:
    """Why the seat may not do this now; None if it may. The answer may be a tuple of anything.

    `barred` is the code for a tile in hand that may not be built at all.
    """
    try:
        verb = answer[0]
        check = _CHECKS[len(answer)][verb]
    except (IndexError, KeyError, TypeError):
        return Illegal("unknown_answer", answer=answer)
    numbered = len(answer) == 1 or type(answer[1]) is int is type(answer[-1])
    if type(verb) is not str or not numbered:
        return Illegal("unknown_answer", answer=answer)
    builder = yard.builders[seat]
    if builder.place is not None or builder.pile is not None or builder.stopped:
        reason = _idle(builder, verb)
        if reason is not None:
            return reason
    reason = check(yard, ship, seat, answer)
    if barred is not None and verb == "place" and reason is None:
        return _barred(yard, seat, barred)
    return reason


def _idle(builder: Builder, verb: str) -> Illegal | None:
    """Why somebody who is not building does not do this."""
    if builder.place is not None and verb != "flip":
        return Illegal("already_finished", place=builder.place)
    if builder.stopped and verb != "finish":
        return Illegal("time_is_up")
    if builder.pile is not None and verb not in ("put_back", "flip"):
        return Illegal("looking", pile=builder.pile)
    return None


def _barred(yard: Yard, seat: Seat, code: str) -> Illegal:
    tile = yard.tile_in_hand(seat)
    return Illegal(code, kind=None if tile is None else tile.kind.value)


def absence(yard: Yard, seat: Seat, answer: object) -> Illegal:
    """Why a seat that is not asked anything may not act."""
    if seat in yard.waiting:
        return Illegal("head_start", seat=seat)
    if seat in yard.seats and yard.builders[seat].finished:
        finished = Illegal("already_finished", place=yard.builders[seat].place)
        return (_turning(yard, seat) if answer == ("flip",) else None) or finished
    return Illegal("not_your_turn", turn=yard.turn)


def _take(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    handle: Handle = answer[1]
    if yard.builders[seat].hand is not None:
        return Illegal("hand_full")
    lies = yard.heap.lies
    if not 0 <= handle < len(lies):
        return Illegal("no_such_tile", handle=handle)
    if lies[handle] not in FREE:
        return Illegal("tile_taken", by=yard.heap.holder(handle))
    return None


def _place(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    cell: Cell = answer[1]
    turn: int = answer[2]
    builder = yard.builders[seat]
    if builder.hand is None:
        return Illegal("hand_empty")
    if not 0 <= turn < 4:
        return Illegal("bad_turn", turn=turn)
    if ship.accepts(cell, yard.heap.tiles[builder.hand].turns[turn]):
        return None
    if cell not in ship.blueprint.area:
        return Illegal("outside", cell=cell)
    if cell in ship.tiles:
        return Illegal("square_taken", cell=cell)
    return Illegal("not_joined", cell=cell)


def _pick_up(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    builder = yard.builders[seat]
    if builder.hand is not None:
        return Illegal("hand_full")
    return None if builder.can_pick_up else Illegal("nothing_to_change")


def _return(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    builder = yard.builders[seat]
    if builder.hand is None:
        return Illegal("hand_empty")
    return Illegal("reserved_stays") if builder.bound else None


def _reserve(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    builder = yard.builders[seat]
    if builder.hand is None:
        return Illegal("hand_empty")
    if builder.bound:
        return None
    limit = yard.terms.reserve[seat]
    if not limit:
        return Illegal("no_reserve")
    if yard.heap.is_payload(builder.hand):
        return Illegal("payload_not_reserved")
    if len(builder.reserve) >= limit:
        return Illegal("reserve_full", limit=limit)
    return None


def _fetch(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    slot: int = answer[1]
    builder = yard.builders[seat]
    if builder.hand is not None:
        return Illegal("hand_full")
    return None if 0 <= slot < len(builder.reserve) else Illegal("nothing_reserved", slot=slot)


def _look(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    pile: int = answer[1]
    builder = yard.builders[seat]
    if not yard.terms.open_piles:
        return Illegal("no_peeking")
    if not 0 <= pile < yard.terms.open_piles:
        return Illegal("pile_closed", pile=pile)
    if builder.hand is not None:
        return Illegal("hand_full")
    if not builder.placed:
        return Illegal("build_first")
    holder = yard.pile_holder(pile)
    return None if holder is None else Illegal("pile_in_use", by=holder)


def _put_back(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    return Illegal("no_pile") if yard.builders[seat].pile is None else None


def _flip(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    return _turning(yard, seat)


def _turning(yard: Yard, seat: Seat) -> Illegal | None:
    hourglass = yard.hourglass
    if hourglass is None:
        return Illegal("no_hourglass")
    if not hourglass.started:
        return Illegal("not_started")
    if hourglass.running:
        return Illegal("sand_running", space=hourglass.space)
    if not hourglass.can_turn:
        return Illegal("last_space")
    if hourglass.last_is_next and not yard.builders[seat].finished:
        return Illegal("not_finished_flip")
    return None


def _finish(yard: Yard, ship: Ship, seat: Seat, answer: Words) -> Illegal | None:
    place: int = answer[1]
    if yard.builders[seat].hand is not None:
        return Illegal("hand_full")
    if place < 1:
        return Illegal("no_such_place", place=place)
    if place > len(yard.builders):
        return Illegal("place_too_high", place=place, places=len(yard.builders))
    if place not in yard.free_places:
        return Illegal("place_taken", place=place, by=yard.claimant(place))
    if place not in yard.offered_places:
        return Illegal("place_in_order", place=yard.offered_places[0])
    return None


_CHECKS: Final[tuple[dict[str | int, Check], ...]] = (
    {},
    {
        "pick_up": _pick_up,
        "return": _return,
        "reserve": _reserve,
        "put_back": _put_back,
        "flip": _flip,
    },
    {"take": _take, "fetch": _fetch, "look": _look, "finish": _finish},
    {"place": _place},
)
"""Verbs and their checks, by the length of the answer."""
