"""What clients and bots say to a table: answers, actions, chat; each obeyed or refused."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Raw

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.illegal import Illegal
from boltbucket.server.actions import act
from boltbucket.server.connection import Bucket, Connection
from boltbucket.server.encode import encode, params_data
from boltbucket.server.items import Spoken, Thought
from boltbucket.server.messages import (
    PHRASES,
    Accepted,
    Answering,
    Chatting,
    Command,
    Looking,
    Phrasing,
    Refused,
    Seen,
    TableCommand,
    written,
)
from boltbucket.server.packing import packed_view
from boltbucket.server.seating import clean_text

if TYPE_CHECKING:
    from boltbucket.server.table import Table

CHATS_AT_ONCE = 5
CHATS_PER_SECOND = 0.5


def hear(table: Table, spoken: Spoken) -> None:
    connection, command = spoken.connection, spoken.command
    if connection not in table.audience.connections:
        return
    try:
        _obey(table, connection, command)
    except Illegal as refusal:
        refuse(table, spoken, refusal)
        return
    if isinstance(command, Answering | TableCommand):
        accepted = written(Accepted(command.id))
        table.later(lambda: connection.send(accepted))
    if isinstance(command, Answering):
        table.later(lambda: _count(table, spoken.at))


def refuse(table: Table, spoken: Spoken, refusal: Illegal) -> None:
    table.metrics.refusals.inc()
    code, params = refusal.code, params_data(refusal.params)
    text = written(Refused(_id(spoken.command), code, params))
    table.later(lambda: spoken.connection.send(text))


def _id(command: Command) -> int:
    return 0 if isinstance(command, Chatting | Phrasing) else command.id


def _count(table: Table, arrived: float) -> None:
    table.metrics.answers.inc()
    table.metrics.answer_seconds.observe(time.perf_counter() - arrived)


def _obey(table: Table, connection: Connection, command: Command) -> None:
    seat = connection.eye
    if seat is None:
        raise Illegal("only_watching")
    if isinstance(command, Answering):
        _answer(table, seat, command)
    elif isinstance(command, TableCommand):
        act(table, seat, command)
    elif isinstance(command, Looking):
        _let_look(table, connection, seat, command)
    else:
        _talk(table, seat, command)


def _answer(table: Table, seat: Seat, command: Answering) -> None:
    if table.play is None:
        raise Illegal("not_started")
    if not table.watch.running:
        raise Illegal("paused")
    asked = table.play.asked.get(seat)
    if command.decision is not None and asked is not None and command.decision != asked.number:
        raise Illegal("stale_answer")
    table.submit(seat, tuple(command.answer))


def _let_look(table: Table, connection: Connection, seat: Seat, command: Looking) -> None:
    """The seat's own view, and nothing but what it holds."""
    if connection.closed:
        return
    seen = Seen(command.id, None, Raw(b"null"))
    if table.play is not None and table.play.ended_flight is None:
        asked = table.play.asked.get(seat)
        seen.decision = None if asked is None else asked.number
        seen.view = Raw(encode(packed_view(table.play.game.view(seat))))
    text = written(seen)
    table.later(lambda: connection.send(text))


def _talk(table: Table, seat: Seat, said: Chatting | Phrasing) -> None:
    bucket = table.chat_buckets.setdefault(seat, Bucket(CHATS_AT_ONCE, CHATS_PER_SECOND))
    if not bucket.take():
        raise Illegal("chat_too_fast")
    if isinstance(said, Phrasing):
        if said.phrase not in PHRASES:
            raise Illegal("unknown_phrase", phrase=said.phrase)
        table.say(seat, phrase=said.phrase)
        return
    text = clean_text(said.text)
    if not text:
        raise Illegal("empty_chat")
    table.say(seat, text=text)


def take_thought(table: Table, thought: Thought) -> None:
    """The answer of a bot, if it is still asked and still plays."""
    play = table.play
    if play is None or not table.watch.running or not table.is_bot(thought.seat):
        return
    if play.head.id != thought.game or not play.asks(thought.seat, thought.number):
        return
    try:
        table.submit(thought.seat, thought.answer)
    except Illegal:
        # Somebody was faster; the bot looks again.
        table.metrics.refusals.inc()
