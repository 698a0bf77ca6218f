"""What people do around the game: names, colours, bots, beginning, leaving."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boltbucket.rules.agreement import check_setup, read_setup
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.table.pausing import after_wish
from boltbucket.server.table.running_game import begun_game
from boltbucket.server.table.turn import Turn
from boltbucket.server.tokens import new_id, new_seed
from boltbucket.server.wire.messages import TableCommand

Action = Callable[[Turn, Seat, TableCommand], None]


def act(turn: Turn, seat: Seat, command: TableCommand) -> None:
    """Do it, or raise Illegal."""
    _ACTIONS[command.do](turn, seat, command)


def _name(turn: Turn, seat: Seat, command: TableCommand) -> None:
    if command.name is None:
        raise Illegal("bad_name")
    turn.seat_people(turn.seating.rename(seat, command.name))


def _colour(turn: Turn, seat: Seat, command: TableCommand) -> None:
    turn.seat_people(turn.seating.recolour(seat, command.colour, command.shape))


def _bot(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    other = _named_seat(turn, command)
    if command.bot is None:
        raise Illegal("bad_message", reason="bot")
    if turn.state.playing and not turn.state.is_bot(other):
        raise Illegal("already_playing")
    turn.seat_people(turn.seating.put_bot(other, command.bot))


def _remove_bot(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    _not_playing(turn)
    turn.seat_people(turn.seating.remove_bot(_named_seat(turn, command)))


def _options(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    if command.setup is not None:
        _not_playing(turn)
        turn.reseat(turn.seating.agree(read_setup(command.setup)))
    seating = turn.seating
    if command.options is not None:
        seating = msgspec.structs.replace(seating, options=command.options)
    if command.public is not None:
        seating = msgspec.structs.replace(seating, public=command.public)
    turn.seat_people(seating)


def _start(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    _not_playing(turn)
    begin_game(turn)


def _rematch(turn: Turn, seat: Seat, command: TableCommand) -> None:
    """Once everybody who is here wants one, or the host does."""
    if turn.game is None or not turn.game.over:
        raise Illegal("still_playing")
    ready = turn.people.ready | {seat}
    turn.change(people=replace(turn.people, ready=ready))
    if seat == turn.seating.host or ready >= turn.state.here:
        begin_game(turn)


def _lobby(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    _not_playing(turn)
    turn.change(game=None, people=replace(turn.people, ready=frozenset()))
    turn.seat_people(msgspec.structs.replace(turn.seating, game=None, unreadable=None))


def _leave(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _stand_up(turn, seat, Illegal("left"))


def _kick(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    other = _named_seat(turn, command)
    if other == seat:
        raise Illegal("not_yourself")
    _stand_up(turn, other, Illegal("kicked"))


def _stand_up(turn: Turn, seat: Seat, goodbye: Illegal) -> None:
    turn.seat_people(turn.seating.stand_up(seat, turn.state.playing))
    turn.send_away(seat, goodbye)


def _pause(turn: Turn, seat: Seat, command: TableCommand) -> None:
    turn.state = after_wish(turn.state, seat, command.paused)
    turn.mind_pause()
    turn.keep_seating()


_ACTIONS: dict[str, Action] = {
    "name": _name,
    "colour": _colour,
    "bot": _bot,
    "remove_bot": _remove_bot,
    "options": _options,
    "start": _start,
    "rematch": _rematch,
    "lobby": _lobby,
    "leave": _leave,
    "kick": _kick,
    "pause": _pause,
}


def begin_game(turn: Turn) -> None:
    """Seats nobody has taken are put away, then the first flight begins."""
    seating = msgspec.structs.replace(turn.seating, paused=False, paused_by=None)
    for seat in reversed(seating.open_seats):
        seating = seating.without_chair(seat)
    setup = check_setup(seating.setup)
    turn.reseat(seating)
    turn.begin(*begun_game(new_id(), seating.code, setup, new_seed(), seating.players, turn.date))


def _only_host(turn: Turn, seat: Seat) -> None:
    if seat != turn.seating.host:
        raise Illegal("only_host")


def _not_playing(turn: Turn) -> None:
    if turn.state.playing:
        raise Illegal("already_playing")


def _named_seat(turn: Turn, command: TableCommand) -> Seat:
    """The seat a command is about, which is one of the table's."""
    if command.seat is None:
        raise Illegal("bad_message", reason="seat")
    turn.seating.check_seat(command.seat)
    return command.seat
