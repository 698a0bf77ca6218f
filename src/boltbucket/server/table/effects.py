"""What a table wants done: plain values, in the order in which they are to be done.

First everything in `batch` is stored. Only then are messages delivered, and the rest follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import msgspec

from boltbucket.bots.bot import Player
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.view import View
from boltbucket.server.store.store import Batch
from boltbucket.server.table.inbox import BotAnswer, Connection

ERROR = 40
INFO = 20


class Delivery(NamedTuple):
    connection: Connection
    message: bytes


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The last words to a client, after which its line is closed."""

    connection: Connection
    reason: Illegal
    welcome: bool = True
    """Whether it had been let in."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot is asked something."""

    game: str
    seat: Seat
    number: int
    player: Player
    seed: int
    view: View
    pace: float
    """How long it takes, as a part of what is usual."""
    may_draw_ms: int
    """How long it must wait before it takes a tile."""


@dataclass(frozen=True, slots=True)
class LogLine:
    event: str
    level: int
    fields: dict[str, Any]


@dataclass(slots=True)
class Effects:
    """Everything one message leads to, or several one after the other."""

    batch: Batch
    deliveries: list[Delivery] = field(default_factory=list)
    goodbyes: list[Goodbye] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=list)
    rests: list[BotAnswer] = field(default_factory=list)
    """Bots whose answer went wrong: they think again, but not at once."""
    timer: int | None = None
    """When the table wants to hear of the time again, on the server's clock."""
    logs: list[LogLine] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)
    """What is counted: answers, refusals, games."""
    answered: list[float] = field(default_factory=list)
    """When the answers arrived that have now been given."""
    result: Any = None
    """What a request asked for."""
    refusal: Illegal | None = None
    """Why it is not granted."""

    def copied(self) -> Effects:
        """The same so far; what is added to one is not added to the other."""
        lists: dict[str, Any] = {name: list(found) for name, found in _lists(self)}
        parts: dict[str, Any] = {name: list(found) for name, found in _lists(self.batch)}
        return replace(self, batch=msgspec.structs.replace(self.batch, **parts), **lists)

    def log(self, event: str, level: int = INFO, **fields: Any) -> None:
        self.logs.append(LogLine(event, level, fields))


def _lists(owner: Effects | Batch) -> Iterator[tuple[str, list[Any]]]:
    names = Effects.__slots__ if isinstance(owner, Effects) else Batch.__struct_fields__
    for name in names:
        found = getattr(owner, name)
        if isinstance(found, list):
            yield name, found
