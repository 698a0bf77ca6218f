"""Flights as people keep them: on their device, and under a personal link if they wish."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boltbucket.server.wire.messages import LONGEST_NAME
from boltbucket.server.wire.room import BotChoice

FlightId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,64}-[0-9]{1,2}$")]
"""The name of a record, and the number of the flight in it."""
Word = Annotated[str, Meta(max_length=32)]
Notation = Annotated[str, Meta(max_length=3000)]
Credits = Annotated[int, Meta(ge=-(10**6), le=10**6)]
Few = Annotated[int, Meta(ge=0, le=200)]
AT_ONCE = 50


class KeptPlayer(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    bot: BotChoice | None = None


class KeptFlight(Struct, forbid_unknown_fields=True):
    """A finished flight as whoever flew it keeps it."""

    v: Literal[1]
    """the version of this format"""
    id: FlightId
    ended_ms: Annotated[int, Meta(ge=0, le=2**53)]
    edition: Word
    format: Word
    level: Word
    flights: Annotated[int, Meta(ge=1, le=20)]
    """how many flights the game has"""
    mission: Word | None
    seat: Annotated[int, Meta(ge=0, le=7)]
    players: Annotated[list[KeptPlayer], Meta(max_length=8)]
    place: Annotated[int, Meta(ge=1, le=8)]
    """by what this flight brought"""
    credits: Credits
    """what it brought"""
    purse: Credits
    """what was in the purse then"""
    arrived: bool
    lost: Few
    """components lost under way"""
    titles: Annotated[list[Word], Meta(max_length=12)]
    """held after it"""
    won: bool | None
    """whether the game was won; null while it went on"""
    built: Notation
    landed: Notation
    """the ship as it left and as it came back (docs/notation.md)"""


class KeptFlights(Struct):
    """The newest first; `gone` names those that were deleted."""

    flights: list[KeptFlight]
    gone: list[str]


class Keeping(Struct, forbid_unknown_fields=True):
    """Flights to keep, and names of those to delete."""

    flights: Annotated[list[KeptFlight], Meta(max_length=AT_ONCE)] = []
    gone: Annotated[list[FlightId], Meta(max_length=AT_ONCE)] = []


class ProfileOpened(Struct):
    secret: str


class Done(Struct):
    done: bool = True
