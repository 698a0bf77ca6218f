"""Everything a table can be told."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.server.wire.messages import Command

Connection = Hashable
"""A client's line. The table only tells one from another."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A client has said hello; `have` is the number of the last message it knows."""

    connection: Connection
    token: str | None
    have: int | None = None


@dataclass(frozen=True, slots=True)
class Departure:
    connection: Connection


@dataclass(frozen=True, slots=True)
class ClientCommand:
    """Something a client wants, and when it arrived by whatever clock measures answers."""

    connection: Connection
    command: Command
    arrived: float = 0.0
    broken_bot: Illegal | None = None
    """What is wrong with the bot that is wanted, if it was tried and cannot be made."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot answers to the question of that number in a game; None if it found nothing."""

    game: str
    seat: Seat
    number: int
    answer: Answer | None


@dataclass(frozen=True, slots=True)
class SitDown:
    """Somebody wants a seat: the seat and its token."""

    name: str


@dataclass(frozen=True, slots=True)
class Reissue:
    """Whoever has this token wants a new one for a seat."""

    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class Knocking:
    """Somebody asks for the seat of a bot; the token is that of the seat once it is granted."""

    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class KnockAnswer:
    """What has become of the knock with this token?"""

    token: str


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Whoever knocked with this token has gone."""

    token: str


class WatchPass:
    """Somebody who knows the table wants to watch: the token for that."""


class BeginGame:
    """The first game of a table that was opened to play at once."""


class KeepTime:
    """The table's time is to be stored."""


class Tick:
    """A clock may be due."""


@dataclass(frozen=True, slots=True)
class StoreShortened:
    """What the store had written last is gone: so many times until now."""

    losses: int


DoorWish = Knocking | KnockAnswer | Withdraw | WatchPass
"""Of people without a seat."""
Request = SitDown | Reissue | DoorWish | BeginGame | KeepTime
"""What somebody waits for."""
Message = Arrival | Departure | ClientCommand | BotAnswer | Request | Tick | StoreShortened
