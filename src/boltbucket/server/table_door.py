"""How a table is reached, wherever it lives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.view import Phase
from boltbucket.server.table.inbox import Message, Request
from boltbucket.server.table.seating import Seating
from boltbucket.server.wire.connection import Line


@dataclass(frozen=True)
class AboutTable:
    """What anybody with its code may know of a table."""

    seating: Seating
    phase: Phase | Literal["lobby"]
    playing: bool
    here: int
    """How many people are at it now."""


class TableDoor(Protocol):
    """What sockets and requests need of a table."""

    @property
    def code(self) -> str: ...

    @property
    def crowded(self) -> bool:
        """Whether too much waits for the table already."""
        ...

    def put(self, message: Message) -> None:
        """Somebody has come, gone, or said something."""
        ...

    def ping(self, line: Line) -> None:
        """Tell a client what time it is by the table's clock."""
        ...

    async def sit_down(self, name: str) -> tuple[Seat, str, Seating]:
        """A seat, its token, and who sits there now; raises Illegal if it is refused."""
        ...

    async def ask(self, request: Request) -> Any:
        """What a request is granted; raises Illegal if it is refused."""
        ...

    async def about(self) -> AboutTable: ...
