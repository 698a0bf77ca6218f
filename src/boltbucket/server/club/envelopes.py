"""What the processes of a club say to each other: a holder has a client's socket, an owner its
table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from boltbucket.server.wire.messages import Command, Ping


class Letter(Struct, array_like=True):
    pass


# From a holder to an owner


class Arrive(Letter, tag="arrive"):
    """A client has said hello; `guest` is its number at this holder."""

    guest: int
    code: str
    token: str | None
    have: int | None


class Say(Letter, tag="say"):
    guest: int
    command: Command | Ping


class Leave(Letter, tag="leave"):
    guest: int


class Ask(Letter, tag="ask"):
    """A request of somebody who has no socket; `words` are the method's own."""

    number: int
    code: str
    what: str
    words: list[Any]


# From an owner to a holder


class Frames(Letter, tag="frames"):
    """What a client is told, and how many of its commands have been handled."""

    guest: int
    handled: int
    frames: list[bytes]


class HangUp(Letter, tag="hang_up"):
    guest: int
    close_code: int
    at_once: bool


class NotHere(Letter, tag="not_here"):
    """The table is not at this process: neither was anything the guest said heard."""

    guest: int


class Told(Letter, tag="told"):
    number: int
    result: Any = None
    refusal: tuple[str, dict[str, Any]] | None = None
    elsewhere: bool = False
    """Whether the table is at another process."""


class Moved(Letter, tag="moved"):
    """A table has been handed over between two messages. `n` is the last number its clients were
    told; of what each guest said, so many commands were handled, and all others were not."""

    code: str
    to: str
    n: int
    handled: dict[int, int]


# Among equals


class Take(Letter, tag="take"):
    """The table belongs to you now."""

    code: str


class Thought(Letter, tag="thought"):
    """What was thought for somebody; None if that failed."""

    number: int
    answer: list[str | int] | None


Any_ = Arrive | Say | Leave | Ask | Frames | HangUp | NotHere | Told | Moved | Take | Thought


class Packet(Struct, array_like=True):
    """Letters with consecutive numbers, and how far the sender has heard the other side."""

    sender: str
    generation: int
    first: int
    letters: list[Any_]
    heard_generation: int
    heard: int


_reader = msgspec.msgpack.Decoder(Packet)
_writer = msgspec.msgpack.Encoder()


def packed(packet: Packet) -> bytes:
    return _writer.encode(packet)


def unpacked(data: bytes) -> Packet:
    """Raises msgspec.DecodeError if it is none of ours."""
    return _reader.decode(data)
