"""The list of public tables: nobody can fill it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from boltbucket.server.table.seating import Seating

MOST_LISTED = 50
MOST_OF_ONE = 8
"""Of the tables one visitor has opened."""
DAY_MS = 86_400_000
LONGEST_MS = 7 * DAY_MS
"""How long a table waits for somebody before it is listed no more."""


@dataclass(frozen=True)
class Listing:
    """A table that may be listed: how many people are at it, and who opened it, if known."""

    seating: Seating
    here: int = 0
    opened_by: str | None = None


def listed(tables: Iterable[Listing], now: int) -> list[Seating]:
    """Those with an open seat: first where somebody is waiting, then the newest."""
    wanted = [t for t in tables if t.seating.listed and t.seating.created_ms > now - LONGEST_MS]
    wanted.sort(key=lambda t: (not t.here, -t.seating.created_ms))
    of_one: Counter[str | None] = Counter()
    chosen = []
    for table in wanted:
        of_one[table.opened_by] += 1
        if table.opened_by is None or of_one[table.opened_by] <= MOST_OF_ONE:
            chosen.append(table.seating)
    return chosen[:MOST_LISTED]
