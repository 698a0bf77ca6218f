"""Profiles: the flights somebody keeps under a personal link, for stores of every kind.

A profile is known by the hash of its secret alone. Flights are written by the page and only kept
here; one that is deleted leaves its name behind, so that no other device brings it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

MOST_FLIGHTS = 500
"""How many flights a profile holds, deleted ones included; the oldest go first."""


class KeptRow(NamedTuple):
    """A flight as it is stored; without data where it was deleted."""

    id: str
    ended_ms: int
    data: bytes | None


class Profiles(Protocol):
    """All methods may be called from any thread; each happens altogether or not at all."""

    def open(self, key: str, most: int) -> bool:
        """A new profile, unless there are as many as there may be."""
        ...

    def read(self, key: str) -> list[KeptRow] | None:
        """All flights, the newest first; None if there is no such profile. It counts as a visit."""
        ...

    def keep(self, key: str, rows: Sequence[KeptRow]) -> bool:
        """Write flights and deletions; whether there is such a profile. What was deleted stays
        deleted."""
        ...

    def forget(self, key: str) -> bool:
        """Delete the profile with all its flights; whether there was one."""
        ...
