"""What clients and bots say to a table: answers, actions, chat; each obeyed or refused."""

from __future__ import annotations

from msgspec import Raw

from boltbucket.rules.consider import consider
from boltbucket.rules.course import FLY_AGAIN, AskToFlyAgain
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.view import packed_view
from boltbucket.server.clock.rate_limit import RateLimit
from boltbucket.server.table.actions import act
from boltbucket.server.table.inbox import BotAnswer, ClientCommand, Connection
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.seating import clean_text
from boltbucket.server.table.turn import Turn
from boltbucket.server.wire.messages import (
    PHRASES,
    Accepted,
    Answering,
    AskingOdds,
    Chatting,
    Command,
    Considered,
    Considering,
    LaunchTold,
    Looking,
    LookingBack,
    OddsTold,
    Phrasing,
    Refused,
    Seen,
    TableCommand,
)
from boltbucket.server.wire.telling import encode, params_told, written

CHATS_AT_ONCE = 5
CHATS_PER_SECOND = 0.5


def obey(turn: Turn, seat: Seat | None, spoken: ClientCommand) -> None:
    """Do what a client wants, or raise Illegal."""
    connection, command = spoken.connection, spoken.command
    if isinstance(command, LookingBack):
        _look_back(turn, connection, command)
        return
    if seat is None:
        raise Illegal("only_watching")
    if isinstance(command, Answering):
        _answer(turn, seat, command)
        turn.effects.answered.append(spoken.arrived)
    elif isinstance(command, TableCommand):
        turn.broken_bot = spoken.broken_bot
        act(turn, seat, command)
    elif isinstance(command, Looking):
        _let_look(turn, connection, seat, command)
    elif isinstance(command, Considering):
        _consider(turn, connection, seat, command)
    else:
        _talk(turn, seat, command)
    if isinstance(command, Answering | TableCommand):
        turn.reply(connection, Accepted(command.id))


def refused(command: Command, refusal: Illegal) -> Refused:
    number = 0 if isinstance(command, Chatting | Phrasing) else command.id
    return Refused(number, refusal.code, params_told(refusal.params))


# Playing


def _answer(turn: Turn, seat: Seat, command: Answering) -> None:
    game = _game(turn)
    if not turn.state.watch.running:
        raise Illegal("paused")
    asked = game.asked.get(seat)
    if command.decision is not None and asked is not None and command.decision != asked.number:
        raise Illegal("stale_answer")
    turn.submit(seat, tuple(command.answer))
    hurry_on(turn)


def take_answer(turn: Turn, said: BotAnswer) -> None:
    """The answer of a bot, if it is still asked and still plays."""
    game = turn.game
    if said.answer is None or game is None or game.head.id != said.game:
        return
    if not turn.state.watch.running or not turn.state.is_bot(said.seat):
        return
    if game.asks(said.seat, said.number):
        turn.submit(said.seat, said.answer)
        hurry_on(turn)


def hurry_on(turn: Turn) -> None:
    """Between two flights nobody waits for people who are away, if somebody flies on anyway."""
    state = turn.state
    if state.game is None or not state.playing:
        return
    step = state.game.game.agenda[0]
    if not isinstance(step, AskToFlyAgain) or not any(again for _, again in step.votes):
        return
    asked = [seat for seat in state.game.asked if not state.is_bot(seat)]
    if not state.here.intersection(asked):
        for seat in asked:
            turn.submit(seat, FLY_AGAIN)


# Looking


def _let_look(turn: Turn, connection: Connection, seat: Seat, command: Looking) -> None:
    """The seat's own view, and nothing but what it holds."""
    seen = Seen(command.id, None, Raw(b"null"))
    if turn.game is not None:
        asked = turn.game.asked.get(seat)
        seen.decision = None if asked is None else asked.number
        seen.view = Raw(encode(packed_view(turn.game.game.view(seat))))
    turn.reply(connection, seen)


def _consider(turn: Turn, connection: Connection, seat: Seat, command: Considering) -> None:
    """What would follow, worked out from the seat's own view."""
    answers = [tuple(answer) for answer in command.answers]
    prospect = consider(_game(turn).game.view(seat), answers)
    turn.reply(connection, Considered(command.id, Raw(written(prospect))))


def _look_back(turn: Turn, connection: Connection, asked: LookingBack) -> None:
    """What the flight was like at a moment that everybody has seen, spectators too."""
    log = _game(turn).log
    if isinstance(asked, AskingOdds):
        odds = log.odds(asked.flight, asked.hit)
        turn.reply(connection, OddsTold(asked.id, Raw(written(odds))))
    else:
        turn.reply(connection, LaunchTold(asked.id, Raw(written(log.launched(asked.flight)))))


def _game(turn: Turn) -> RunningGame:
    if turn.game is None:
        raise Illegal("not_started")
    return turn.game


# Talking


def _talk(turn: Turn, seat: Seat, said: Chatting | Phrasing) -> None:
    limits = turn.state.chat_limits
    limit = limits.get(seat) or RateLimit.full(CHATS_AT_ONCE, CHATS_PER_SECOND, turn.now)
    left = limit.taking(1, turn.now)
    if left is None:
        raise Illegal("chat_too_fast")
    turn.change(chat_limits={**limits, seat: left})
    if isinstance(said, Phrasing):
        if said.phrase not in PHRASES:
            raise Illegal("unknown_phrase", phrase=said.phrase)
        turn.say(seat, phrase=said.phrase)
        return
    text = clean_text(said.text)
    if not text:
        raise Illegal("empty_chat")
    turn.say(seat, text=text)
