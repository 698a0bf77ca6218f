"""What people without a socket ask of a table, wherever it lives: how it is asked, and answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import astuple, is_dataclass
from typing import Any, Protocol, get_args

import msgspec

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.server.club.envelopes import Told
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.table.inbox import DoorWish, Reissue, Request
from boltbucket.server.table.seating import Seating, read_seating
from boltbucket.server.table_door import AboutTable
from boltbucket.server.table_task import TableTask

Place = TableTask | str
"""Where a table lives: here, or at the process of that name."""
LOOKING_SECONDS = 3.0
"""How long a table is looked for that is being taken over; then whoever waits comes back."""
GAP_SECONDS = 0.1
REQUESTS: dict[str, Callable[..., Request]] = {
    kind.__name__: kind for kind in (Reissue, *get_args(DoorWish))
}
"""What people without a socket may ask for at another process."""


class Finding(Protocol):
    """How tables are found, and others asked about theirs."""

    async def locate(self, code: str) -> Place:
        """Where the table lives; it is taken if nobody has it. Raises Illegal if there is none."""
        ...

    async def ask(self, to: str, code: str, what: str, words: list[Any]) -> Told: ...


class Asking:
    """Asks a table, or whoever has it."""

    def __init__(self, finding: Finding, code: str, place: Place | None) -> None:
        self.code = code
        self.place = place
        self._finding = finding

    async def sit_down(self, name: str) -> tuple[Seat, str, Seating]:
        found = await self._asked("sit_down", name)
        if isinstance(found, tuple):
            return found
        seat, token, seating = found
        return seat, token, read_seating(seating)

    async def ask(self, request: Request) -> Any:
        words = astuple(request) if is_dataclass(request) else ()
        return await self._asked(type(request).__name__, *words, request=request)

    async def about(self) -> AboutTable:
        found = await self._asked("about")
        if isinstance(found, AboutTable):
            return found
        seating, *rest = found
        return AboutTable(read_seating(seating), *rest)

    async def _asked(self, what: str, *words: Any, request: Request | None = None) -> Any:
        """Of the table itself, or in plain values by its owner."""
        place, end = self.place, time.monotonic() + LOOKING_SECONDS
        while time.monotonic() < end:
            try:
                place = place or await self._finding.locate(self.code)
                if isinstance(place, TableTask):
                    if request is not None:
                        return await place.ask(request)
                    return await getattr(place, what)(*words)
                told = await self._finding.ask(place, self.code, what, list(words))
            except Elsewhere:
                told = Told(0, elsewhere=True)
            if told.refusal is not None:
                raise Illegal(told.refusal[0], **told.refusal[1])
            if not told.elsewhere:
                return told.result
            place = None
            await asyncio.sleep(GAP_SECONDS)
        raise Illegal("store_failed")


async def asked(table: TableTask, what: str, words: list[Any]) -> Any:
    """What a request of another process is granted, in plain values."""
    if what == "sit_down":
        seat, token, seating = await table.sit_down(*words)
        return [seat, token, msgspec.json.encode(seating)]
    if what != "about":
        return await table.ask(REQUESTS[what](*words))
    found = await table.about()
    return [msgspec.json.encode(found.seating), found.phase, found.playing, found.here]
