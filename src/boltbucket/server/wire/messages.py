"""Every message between a table and its clients, as types: what does not fit is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from boltbucket.rules.consider import Prospect
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.odds import Odds
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.view import View
from boltbucket.server.wire.room import BotChoice, Colour, Options, Role, Room, Shape

VERSION = 2
LONGEST_MESSAGE = 16 * 1024
LONGEST_NAME = 24
LONGEST_CHAT = 300

Count = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Code = Annotated[str, Meta(min_length=1, max_length=12)]
Token = Annotated[str, Meta(max_length=64)]
Params = dict[str, Any]
Word = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**31), le=2**31)]
Words = Annotated[list[Word], Meta(min_length=1, max_length=8, extra={"told": Answer})]
"""An answer."""
MOST_ANSWERS = 32
"""How many answers can be considered at once."""

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


def told(kind: Any) -> Meta:
    """Marks JSON that is already written: what it tells."""
    return Meta(extra={"told": kind})


WishedSetup = Annotated[
    dict[str, Any],
    Meta(extra={"told": Setup}, extra_json_schema={"$ref": "#/components/schemas/Setup"}),
]
"""A set-up as a client wishes it; the rules read it and say which field is wrong."""


class Patch:
    """Changes of a value, each `[path, new]`, or `[path]` where something is gone."""


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
    answer: Words
    decision: Count | None = None


class Considering(Incoming, tag="consider"):
    """What would follow from these answers, one after the other?"""

    id: Count
    answers: Annotated[list[Words], Meta(max_length=MOST_ANSWERS)]


class AskingOdds(Incoming, tag="odds"):
    """How likely was it? The flight and its hit are counted from 0."""

    id: Count
    flight: Count
    hit: Count


class AskingLaunch(Incoming, tag="launched"):
    """What did the ships look like when they left the ground?"""

    id: Count
    flight: Count


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
    "ready",
    "start",
    "rematch",
    "lobby",
    "leave",
    "kick",
    "pause",
    "agree_link",
    "new_watch_link",
    "let_in",
    "turn_down",
    "make_host",
]


class TableCommand(Incoming, tag="table"):
    id: Count
    do: TableAction
    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None
    shape: Shape | None = None
    bot: BotChoice | None = None
    setup: WishedSetup | None = None
    options: Options | None = None
    public: bool | None = None
    ready: bool | None = None
    paused: bool | None = None
    knock: Count | None = None


class Looking(Incoming, tag="look"):
    """For programs: the whole view, as bots get it."""

    id: Count


class Ping(Incoming, tag="ping"):
    pass


LookingBack = AskingOdds | AskingLaunch
Command = Answering | Considering | LookingBack | TableCommand | Chatting | Phrasing | Looking
ClientMessage = Hello | Command | Ping


# From the server


class Outgoing(Struct, tag_field="t", omit_defaults=True):
    pass


class You(Struct):
    seat: Seat | None
    role: Role


class About(Struct):
    version: str
    now: int


class Welcome(Outgoing, tag="welcome", omit_defaults=False):
    """All there is to be seen; the view is null while no game is played."""

    n: int
    view: Annotated[Raw, told(View | None)]
    room: Annotated[Raw, told(Room)]
    you: You
    server: About
    log: Annotated[Raw, told(tuple[Event, ...])]
    """what has happened since the launch of the flight that is shown"""


class Update(Outgoing, tag="update", omit_defaults=False):
    """What has happened, and what has changed by it."""

    n: int
    events: Annotated[Raw, told(tuple[Event, ...])]
    moments: Annotated[Raw, told(tuple[tuple[int, Patch], ...])]
    """by number of an event: what it changed of `table` and `figures` in the view; the last is
    left out where nothing has changed after it"""
    view: Annotated[Raw, told(Patch)]
    """what has changed by all of it"""
    room: Annotated[Raw, told(Patch)]


class Refused(Outgoing, tag="refused", omit_defaults=False):
    id: int
    code: str
    params: Params


class Accepted(Outgoing, tag="accepted", omit_defaults=False):
    id: int


class Notice(Struct):
    """What the table itself tells everybody: a code with a sentence in every language."""

    code: str
    params: dict[str, str]


class Chat(Outgoing, tag="chat", omit_defaults=False):
    """`from` is null once whoever said it has left; `name` stays. A notice is said by nobody."""

    n: int
    sender: Seat | None = msgspec.field(name="from")
    name: str
    text: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    notice: Notice | UnsetType = UNSET


class Bye(Outgoing, tag="bye", omit_defaults=False):
    code: str
    params: Params


class Considered(Outgoing, tag="considered", omit_defaults=False):
    id: int
    prospect: Annotated[Raw, told(Prospect)]


class OddsTold(Outgoing, tag="odds", omit_defaults=False):
    id: int
    odds: Annotated[Raw, told(Mapping[Seat, Odds])]
    """of every ship the hit came to"""


class LaunchTold(Outgoing, tag="launched", omit_defaults=False):
    id: int
    ships: Annotated[Raw, told(Mapping[Seat, Ship])]


class Seen(Outgoing, tag="view", omit_defaults=False):
    """The view as Boltbucket's own programs read it: see `rules.codec.unpack`."""

    id: int
    decision: int | None
    view: Raw


class Pong(Outgoing, tag="pong", omit_defaults=False):
    now: int


_Reply = Refused | Accepted | Considered | OddsTold | LaunchTold | Seen
ServerMessage = Welcome | Update | _Reply | Chat | Bye | Pong

_reader = msgspec.json.Decoder(ClientMessage)
_writer = msgspec.json.Encoder()


T = TypeVar("T")


def read_message(data: bytes | str) -> ClientMessage:
    """One message of a client; raises msgspec.ValidationError or DecodeError."""
    message: ClientMessage = decoded(data, _reader)
    return message


def decoded(data: bytes | bytearray | str, reader: msgspec.json.Decoder[T]) -> T:
    """What a stranger wrote; raises msgspec.DecodeError, and nothing else."""
    try:
        return reader.decode(data)
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError("not UTF-8") from error


def written(message: Outgoing) -> bytes:
    return _writer.encode(message)
