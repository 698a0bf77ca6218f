"""What is put into a table's queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boltbucket.rules.flight.decisions import Answer, Seat
from boltbucket.server.connection import Connection
from boltbucket.server.messages import Command

if TYPE_CHECKING:
    from boltbucket.server.table import Table


@dataclass(slots=True)
class Arrival:
    """A client has said hello; `have` is the number of the last message it knows."""

    connection: Connection
    have: int | None


@dataclass(slots=True)
class Departure:
    connection: Connection


@dataclass(slots=True)
class Spoken:
    """A command of a client, and when it arrived."""

    connection: Connection
    command: Command
    at: float


@dataclass(slots=True)
class Thought:
    """What a bot wants to answer to the decision of that number in a game."""

    game: str
    seat: Seat
    number: int
    answer: Answer


@dataclass(slots=True)
class Call:
    """Something to be done between two commands; the caller hears when it is stored."""

    action: Callable[[Table], Any]
    done: asyncio.Future[Any]


class Tick:
    """A clock may be due."""


Item = Arrival | Departure | Spoken | Thought | Call | Tick
