"""What people do around the game: names, colours, bots, beginning, going on, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from boltbucket.rules.illegal import Illegal
from boltbucket.server.messages import TableCommand
from boltbucket.server.pausing import pause
from boltbucket.server.play import Play
from boltbucket.server.seating import Seating, rules_of
from boltbucket.server.shapes import Seat
from boltbucket.server.times import wall_ms
from boltbucket.server.tokens import new_id, new_seed

if TYPE_CHECKING:
    from boltbucket.server.table import Table

Act = Callable[["Table", Seat, TableCommand], None]


def act(table: Table, seat: Seat, command: TableCommand) -> None:
    """Do it, or raise Illegal and change nothing."""
    _ACTS[command.do](table, seat, command)
    table.show()


def _name(table: Table, seat: Seat, command: TableCommand) -> None:
    if command.name is None:
        raise Illegal("bad_name")
    table.seating.rename(seat, command.name)
    table.keep_seating()


def _colour(table: Table, seat: Seat, command: TableCommand) -> None:
    table.seating.recolour(seat, command.colour, command.shape)
    table.keep_seating()


def _bot(table: Table, seat: Seat, command: TableCommand) -> None:
    _only_host(table, seat)
    if command.seat is None or command.bot is None:
        raise Illegal("bad_message", reason="seat, bot")
    if playing(table) and not table.is_bot(command.seat):
        raise Illegal("already_playing")
    table.seating.put_bot(other, command.bot)
    table.keep_seating()


def _remove_bot(table: Table, seat: Seat, command: TableCommand) -> None:
    _only_host(table, seat)
    _not_playing(table)
    table.seating.remove_bot(_named_seat(table, command))
    table.keep_seating()


def _options(table: Table, seat: Seat, command: TableCommand) -> None:
    _only_host(table, seat)
    if command.setup is not None:
        _not_playing(table)
        _agree(table, command)
    if command.options is not None:
        table.seating.options = command.options
    if command.public is not None:
        table.seating.public = command.public
    table.keep_seating()


def _agree(table: Table, command: TableCommand) -> None:
    """Seats may be taken away, so that people sit elsewhere afterwards."""
    assert command.setup is not None
    trial = _copied(table.seating)
    trial.agree(command.setup)
    table.reseat(trial)


def _start(table: Table, seat: Seat, command: TableCommand) -> None:
    _only_host(table, seat)
    _not_playing(table)
    begin_game(table)


def _rematch(table: Table, seat: Seat, command: TableCommand) -> None:
    """Once everybody who is here wants one, or the host does."""
    if table.play is None or not table.play.over:
        raise Illegal("still_playing")
    table.people.ready.add(seat)
    if seat == table.seating.host or _all_ready(table):
        begin_game(table)


def _next(table: Table, seat: Seat, command: TableCommand) -> None:
    """To the next flight, once everybody who is here has read the bills."""
    if table.play is None or table.play.ended_flight is None:
        raise Illegal("not_between_flights")
    table.people.ready.add(seat)
    if _all_ready(table):
        table.go_on()


def _lobby(table: Table, seat: Seat, command: TableCommand) -> None:
    _only_host(table, seat)
    _not_playing(table)
    table.play = None
    table.seating.game = table.seating.unreadable = None
    table.people.ready.clear()
    table.keep_seating()


def _leave(table: Table, seat: Seat, command: TableCommand) -> None:
    _stand_up(table, seat, Illegal("left"))


def _kick(table: Table, seat: Seat, command: TableCommand) -> None:
    _only_host(table, seat)
    other = _named_seat(table, command)
    if other == seat:
        raise Illegal("not_yourself")
    _stand_up(table, other, Illegal("kicked"))


def _stand_up(table: Table, seat: Seat, goodbye: Illegal) -> None:
    table.seating.stand_up(seat, playing(table))
    table.send_away(seat, goodbye)
    table.keep_seating()
    if table.play is not None and table.play.ended_flight is not None and _all_ready(table):
        table.go_on()


_ACTS: dict[str, Act] = {
    "name": _name,
    "colour": _colour,
    "bot": _bot,
    "remove_bot": _remove_bot,
    "options": _options,
    "start": _start,
    "rematch": _rematch,
    "next": _next,
    "lobby": _lobby,
    "leave": _leave,
    "kick": _kick,
    "pause": pause,
}


def begin_game(table: Table) -> None:
    """Seats nobody has taken are put away, then the first flight begins."""
    seating = _copied(table.seating)
    for seat in reversed(seating.open_seats):
        seating.remove_chair(seat)
    rules = rules_of(seating.setup)
    seating.paused, seating.paused_by = False, None
    play, events = Play.begun(new_id(), seating.code, rules, new_seed(), seating.players, wall_ms())
    table.reseat(seating)
    table.begin(play, events)


def playing(table: Table) -> bool:
    return table.play is not None and not table.play.over


def _copied(seating: Seating) -> Seating:
    return msgspec.json.decode(msgspec.json.encode(seating), type=Seating)


def _all_ready(table: Table) -> bool:
    here = table.audience.here.intersection(table.seating.humans)
    return table.people.ready >= here


def _only_host(table: Table, seat: Seat) -> None:
    if seat != table.seating.host:
        raise Illegal("only_host")


def _not_playing(table: Table) -> None:
    if playing(table):
        raise Illegal("already_playing")


def _named_seat(table: Table, command: TableCommand) -> Seat:
    """The seat a command is about, which is one of the table's."""
    if command.seat is None:
        raise Illegal("bad_message", reason="seat")
    table.seating.check_seat(command.seat)
    return command.seat
