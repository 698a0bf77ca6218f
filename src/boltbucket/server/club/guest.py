"""A client whose socket is here, wherever its table lives."""

from __future__ import annotations

import re
from collections import deque

from boltbucket.server.club.envelopes import Arrive
from boltbucket.server.wire.connection import Line
from boltbucket.server.wire.messages import Command, Ping

_NUMBERED = re.compile(rb'\{"t":"(?:welcome|update|chat)","n":(\d+)')


class Guest:
    """A client whose socket is here."""

    def __init__(self, line: Line, token: str | None, have: int | None) -> None:
        self.line = line
        self.token = token
        self.number = 0
        self.unhandled: deque[Command | Ping] = deque()
        """What the client has said that the owner has not handled yet, as far as we know."""
        self._handled = 0
        self._have = have
        self._last: bytes | None = None

    def hear(self, handled: int, frames: list[bytes]) -> None:
        self.trim(handled)
        for data in frames:
            if data.startswith((b'{"t":"u', b'{"t":"we', b'{"t":"ch')):
                self._last = data
            self.line.send(data)

    def trim(self, handled: int) -> None:
        """So many commands have been handled since we arrived there."""
        for _ in range(min(handled - self._handled, len(self.unhandled))):
            self.unhandled.popleft()
        self._handled = handled

    def knows(self, n: int) -> None:
        self._have, self._last = n, None

    @property
    def have(self) -> int | None:
        """The number of the last message the client was told."""
        found = None if self._last is None else _NUMBERED.match(self._last)
        return self._have if found is None else int(found[1])

    def arrive_at(self, code: str) -> Arrive:
        self._handled = 0
        return Arrive(self.number, code, self.token, self.have)
