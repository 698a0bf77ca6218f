"""Every message between a table and its clients, as types: what does not fit is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from boltbucket.server.shapes import BotChoice, Colour, Role, Seat, Setup, Shape

VERSION = 1
LONGEST_MESSAGE = 16 * 1024
LONGEST_NAME = 24
LONGEST_CHAT = 300

Count = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Code = Annotated[str, Meta(min_length=1, max_length=12)]
Token = Annotated[str, Meta(max_length=64)]
Params = dict[str, str | int]
Word = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**31), le=2**31)]

PHRASES = (
    "hello",
    "hurry",
    "nice_ship",
    "nice_try",
    "oh_no",
    "ouch",
    "thanks",
    "wait_please",
    "well_flown",
    "good_game",
)
"""Ready phrases; every language has words for them."""


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a table agrees on besides the rules. 0 seconds mean: no such limit."""

    decision_seconds: Annotated[int, Meta(ge=0, le=86400)] = 180
    fly_on_seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    grace_seconds: Annotated[int, Meta(ge=0, le=86400)] = 60
    between_seconds: Annotated[int, Meta(ge=0, le=86400)] = 300
    bot_sits_in: bool = True
    bot_pace: Annotated[int, Meta(ge=0, le=1000)] = 100
    """how long bots take, in percent of what is usual"""
    draw_ms: Annotated[int, Meta(ge=0, le=10000)] = 700
    """the least time between two tiles from the heap, for people and bots alike"""
    watching: bool = True
    """whether spectators are welcome"""


# From the client


class Incoming(Struct, forbid_unknown_fields=True, tag_field="t"):
    pass


class Hello(Incoming, tag="hello"):
    v: Annotated[int, Meta(ge=0, le=1000)]
    table: Code
    token: Token | None = None
    have: Count | None = None


class Answering(Incoming, tag="answer"):
    id: Count
    answer: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    decision: Count | None = None


class Chatting(Incoming, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Phrasing(Incoming, tag="phrase"):
    phrase: Annotated[str, Meta(max_length=24)]


TableAction = Literal[
    "name",
    "colour",
    "bot",
    "remove_bot",
    "options",
    "start",
    "rematch",
    "next",
    "lobby",
    "leave",
    "kick",
    "pause",
]


class TableCommand(Incoming, tag="table"):
    id: Count
    do: TableAction
    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None
    shape: Shape | None = None
    bot: BotChoice | None = None
    setup: Setup | None = None
    options: Options | None = None
    public: bool | None = None
    paused: bool | None = None


class Looking(Incoming, tag="look"):
    """For programs: the whole view, as bots get it."""

    id: Count


class Ping(Incoming, tag="ping"):
    pass


ClientMessage = Hello | Answering | Chatting | Phrasing | TableCommand | Looking | Ping
Command = Answering | TableCommand | Chatting | Phrasing | Looking


# From the server


class Outgoing(Struct, tag_field="t", omit_defaults=True):
    pass


class You(Struct):
    seat: Seat | None
    role: Role


class About(Struct):
    version: str
    now: int


class Welcome(Outgoing, tag="welcome"):
    n: int
    parts: Raw
    you: You
    server: About
    log: Raw
    """what has happened since the launch of the flight that is shown"""


class Update(Outgoing, tag="update"):
    n: int
    events: Raw
    parts: Raw


class Refused(Outgoing, tag="refused", omit_defaults=False):
    id: int
    code: str
    params: Params


class Accepted(Outgoing, tag="accepted", omit_defaults=False):
    id: int


class Chat(Outgoing, tag="chat", omit_defaults=False):
    """`from` is null once whoever said it has left; `name` stays."""

    n: int
    sender: Seat | None = msgspec.field(name="from")
    name: str
    text: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET


class Bye(Outgoing, tag="bye", omit_defaults=False):
    code: str
    params: Params


class Seen(Outgoing, tag="view", omit_defaults=False):
    id: int
    decision: int | None
    view: Raw


class Pong(Outgoing, tag="pong", omit_defaults=False):
    now: int


ServerMessage = Welcome | Update | Refused | Accepted | Chat | Seen | Bye | Pong

_reader = msgspec.json.Decoder(ClientMessage)
_writer = msgspec.json.Encoder()


def read_message(data: bytes | str) -> ClientMessage:
    """One message of a client; raises msgspec.ValidationError or DecodeError."""
    message: ClientMessage = _reader.decode(data)
    return message


def written(message: Outgoing) -> bytes:
    return _writer.encode(message)
