"""Pauses: somebody asks, everybody who is here agrees, anybody ends it. Bots always agree."""

from __future__ import annotations

import msgspec

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.table.state import State
from boltbucket.server.wire.room import Pausing


def after_wish(state: State, seat: Seat, wished: bool | None) -> State:
    """Somebody asks for a pause or agrees to one; or plays on, whether it has begun or not."""
    if not state.playing:
        raise Illegal("not_started")
    wishes = state.people.pause_wishes
    if wished is None:
        wished = not state.seating.paused and seat not in wishes
    if not wished:
        return _played_on(state, seat)
    if state.seating.paused or seat in wishes:
        return state
    people = replace(state.people, pause_wishes=(*wishes, seat), resumed_by=None)
    return replace(state, people=people)


def _played_on(state: State, seat: Seat) -> State:
    people, seating = state.people, state.seating
    if seating.paused or people.pause_wishes:
        people = replace(people, resumed_by=seat)
    return replace(
        state,
        people=replace(people, pause_wishes=()),
        seating=msgspec.structs.replace(seating, paused=False, paused_by=None),
    )


def after_wishes(state: State) -> State:
    """The pause begins once all who are here agree; without whoever asked there is none."""
    wishes, here = state.people.pause_wishes, state.here
    if not wishes:
        return state
    asker = wishes[0]
    seating = state.seating
    if asker in here and here.issubset(wishes):
        seating = msgspec.structs.replace(seating, paused=True, paused_by=asker)
    if asker in here and not seating.paused:
        return state
    return replace(state, seating=seating, people=replace(state.people, pause_wishes=()))


def pausing(state: State) -> Pausing | None:
    """Who asked for the pause, be it asked for or begun, and who agrees."""
    seating, wishes = state.seating, state.people.pause_wishes
    if seating.paused:
        by = seating.paused_by
        return None if by is None else Pausing(by, seating.humans)
    return Pausing(wishes[0], wishes) if wishes else None
