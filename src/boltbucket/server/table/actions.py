"""What people do around the game: names, colours, bots, beginning, leaving."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boltbucket.rules.agreement import check_setup, read_setup
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.server.table.knocking import let_in, make_host, turn_down
from boltbucket.server.table.links import agree, renew_watching
from boltbucket.server.table.pausing import after_wish
from boltbucket.server.table.running_game import begun_game
from boltbucket.server.table.turn import Turn
from boltbucket.server.tokens import new_id, new_seed
from boltbucket.server.wire.messages import TableCommand
from boltbucket.server.wire.room import Options, hurries

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
    if turn.broken_bot is not None:
        raise turn.broken_bot
    if turn.state.playing and not turn.state.is_bot(other):
        raise Illegal("already_playing")
    before = turn.name(other)
    turn.seat_people(turn.seating.put_bot(other, command.bot))
    if turn.state.playing:
        turn.announce("bot_changed", host=turn.name(seat), name=before)


def _remove_bot(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    _not_playing(turn)
    turn.seat_people(turn.seating.remove_bot(_named_seat(turn, command)))


def _options(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    if command.setup is not None:
        _not_playing(turn)
        turn.reseat(turn.seating.agree(read_setup(command.setup)))
        # Who was ready was ready for something else.
        turn.change(people=replace(turn.people, ready=frozenset()))
    if command.options is not None:
        _agree_on(turn, seat, command.options)
    if command.public is not None and command.public != turn.seating.public:
        turn.announce("made_public" if command.public else "made_private", host=turn.name(seat))
        turn.change(seating=msgspec.structs.replace(turn.seating, public=command.public))
    turn.keep_seating()


def _agree_on(turn: Turn, seat: Seat, options: Options) -> None:
    """Other options: while a flight is on nobody is hurried, and everybody is told."""
    old = turn.seating.options
    if options == old:
        return
    flying = turn.state.playing and not turn.state.between
    if flying and hurries(old, options):
        raise Illegal("no_hurry")
    turn.change(seating=msgspec.structs.replace(turn.seating, options=options))
    if turn.game is not None:
        clock = replace(turn.game.clock, count_ms=1000 * options.count_seconds)
        turn.change(game=replace(turn.game, clock=clock))
    if options.watching != old.watching:
        turn.announce(
            "watching_begun" if options.watching else "watching_ended", host=turn.name(seat)
        )
    if turn.state.playing and msgspec.structs.replace(options, watching=old.watching) != old:
        turn.announce("options_changed", host=turn.name(seat))
    if not options.watching:
        turn.send_spectators_away(Illegal("watching_ended"))


def _start(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    _not_playing(turn)
    begin_game(turn)


def _ready(turn: Turn, seat: Seat, command: TableCommand) -> None:
    """Somebody in the lobby is ready to begin, or not any more; the host begins all the same."""
    if turn.game is not None:
        raise Illegal("already_playing")
    others = turn.people.ready - {seat}
    ready = others if command.ready is False else others | {seat}
    turn.change(people=replace(turn.people, ready=ready))


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
    if turn.state.playing:
        turn.announce("left", name=turn.name(seat))
    _stand_up(turn, seat, Illegal("left"))


def _kick(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    other = _named_seat(turn, command)
    if other == seat:
        raise Illegal("not_yourself")
    if turn.state.playing and other in turn.seating.humans:
        turn.announce("kicked", host=turn.name(seat), name=turn.name(other))
    _stand_up(turn, other, Illegal("kicked"))


def _stand_up(turn: Turn, seat: Seat, goodbye: Illegal) -> None:
    before = turn.seating.host
    turn.seat_people(turn.seating.stand_up(seat, turn.state.playing))
    turn.send_away(seat, goodbye)
    host = turn.seating.host
    if host is not None and host != before:
        turn.announce("new_host", name=turn.name(host))


def _agree_link(turn: Turn, seat: Seat, command: TableCommand) -> None:
    agree(turn, seat, _named_seat(turn, command))


def _new_watch_link(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    renew_watching(turn, seat)


def _let_in(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    let_in(turn, command.knock)


def _turn_down(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    turn_down(turn, command.knock)


def _make_host(turn: Turn, seat: Seat, command: TableCommand) -> None:
    _only_host(turn, seat)
    make_host(turn, _named_seat(turn, command))


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
    "ready": _ready,
    "start": _start,
    "rematch": _rematch,
    "lobby": _lobby,
    "leave": _leave,
    "kick": _kick,
    "pause": _pause,
    "agree_link": _agree_link,
    "new_watch_link": _new_watch_link,
    "let_in": _let_in,
    "turn_down": _turn_down,
    "make_host": _make_host,
}


def begin_game(turn: Turn) -> None:
    """Seats nobody has taken are put away, then the first flight begins."""
    seating = msgspec.structs.replace(turn.seating, paused=False, paused_by=None)
    for seat in reversed(seating.open_seats):
        seating = seating.without_chair(seat)
    setup = check_setup(seating.setup)
    turn.reseat(seating)
    named = (new_id(), seating.code, setup, new_seed(), seating.players)
    turn.begin(*begun_game(*named, turn.date, 1000 * seating.options.count_seconds))


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
