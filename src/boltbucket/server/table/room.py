"""The room as it is told: the people of a table, what they agreed on, and its clocks."""

from __future__ import annotations

from typing import Any

from boltbucket.rules.language.seat import Seat
from boltbucket.server.table.pausing import pausing
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.state import State
from boltbucket.server.wire.room import Room, RoomSeat, Waiting


def room_of(state: State) -> Room:
    """The room as a spectator sees it."""
    seating = state.seating
    return Room(
        code=seating.code,
        public=seating.public,
        host=seating.host,
        seats=tuple(_seat(state, seat) for seat in range(len(seating.chairs))),
        spectators=sum(viewer.seat is None for viewer in state.viewers),
        setup=seating.setup,
        options=seating.options,
        paused=state.paused,
        pausing=pausing(state),
        resumed_by=state.people.resumed_by,
        link_wish=state.people.link_wish,
        record=seating.game,
        commitment=None if state.game is None else state.game.head.commitment,
        **clocks_told(state),
        seat=None,
        question=None,
        watch_token=None,
        knocks=tuple(caller.knock for caller in state.people.callers),
    )


def clocks_told(state: State) -> dict[str, Any]:
    """The part of the room that changes with the game."""
    game = state.game
    sand = None if game is None else game.clock.sand_ends
    starts = game.clock.began if game is not None and game.counting else None
    return {
        "starts_ms": state.watch.wall(starts),
        "head_start_ends_ms": state.watch.wall(None if game is None else _head_start_ends(game)),
        "sand_ends_ms": state.watch.wall(sand),
        "waiting": () if game is None else _waiting(state, game),
    }


def _head_start_ends(game: RunningGame) -> int | None:
    deadlines = game.clock.deadlines(game.game.table)
    return min((moment for moment, answer in deadlines if answer[0] == "go"), default=None)


def people_of(state: State) -> tuple[object, ...]:
    """What the rest depends on, besides who has read the bills."""
    return (state.seating, state.people, state.viewers, state.watch)


def clocks_of(state: State) -> tuple[object, ...]:
    """What the clocks depend on besides."""
    if state.game is None:
        return (None, None, None)
    yard = state.game.game.table.yard
    return (state.game.asked, state.game.clock, None if yard is None else yard.waiting)


def _seat(state: State, seat: Seat) -> RoomSeat:
    chair, people = state.seating.chairs[seat], state.people
    away = people.away.get(seat)
    return RoomSeat(
        name=chair.name,
        colour=chair.colour,
        shape=chair.shape,
        kind=chair.kind,
        bot=chair.bot,
        here=chair.kind == "bot" or seat in state.here,
        away_since=None if away is None else away.since_ms,
        bot_stands_in=seat in people.stood_in_for,
        ready=_ready(state, seat),
    )


def _ready(state: State, seat: Seat) -> bool:
    """Whether the seat has read the bills, or wants another game, or to begin."""
    if state.between:
        assert state.game is not None
        return seat not in state.game.asked
    return seat in state.people.ready


def _waiting(state: State, game: RunningGame) -> tuple[Waiting, ...]:
    watch = state.watch
    return tuple(
        Waiting(seat, watch.wall(question.since) or 0, _deadline(state, game, seat))
        for seat, question in game.asked.items()
    )


def _deadline(state: State, game: RunningGame, seat: Seat) -> int | None:
    if state.is_bot(seat):
        return None
    return state.watch.wall(game.deadline(game.asked[seat], state.seating.options))
