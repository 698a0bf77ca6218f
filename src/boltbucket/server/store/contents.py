"""Everything a club keeps, row by row: what `move-store` reads in one store and writes in another.

Both kinds of store have the same tables of games; what only one of them has is about its processes
and stays behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

Row = tuple[Any, ...]
COLUMNS = {
    "about": ("name", "value"),
    "tables": ("code", "data", "public", "touched_ms"),
    "games": ("id", "code", "head", "began_ms", "ended_ms", "seal"),
    "answers": ("game", "number", "data", "seal"),
    "tails": ("game", "answers"),
    "chats": ("code", "n", "data"),
    "profiles": ("key", "touched_ms"),
    "flights": ("profile", "id", "ended_ms", "data"),
}
"""What is carried, table by table."""
LEFT_BEHIND = {"leases", "nodes", "waiting"}
"""Who holds which table at the moment: nobody, in a store that is being carried."""
ABOUT = ("losses", "secret")
"""What is carried of what a store knows about itself; all else is its own."""
BYTES = {"value", "data", "head", "seal"}


class Contents(Protocol):
    """A store that nobody else uses meanwhile. All that is written is there when it is left, or,
    if an exception leaves it, nothing."""

    name: str
    """What people call it: a folder, or an address without its password."""

    def count(self, table: str) -> int: ...

    def read(self, table: str) -> Iterator[Row]:
        """All rows in any order, each as the columns above, in plain numbers, text and bytes."""
        ...

    def write(self, table: str, rows: Iterable[Row]) -> None: ...


def plain(table: str, row: Iterable[Any]) -> Row:
    """A row as every store would tell it."""
    return tuple(map(_plain, COLUMNS[table], row))


def _plain(column: str, value: Any) -> Any:
    if column in BYTES and value is not None:
        return str(value).encode() if isinstance(value, int | str) else bytes(value)
    return int(value) if isinstance(value, bool) else value


def selecting(table: str, columns: str | None = None) -> str:
    """The statement that finds what is carried of a table."""
    which = f" where name in {ABOUT}" if table == "about" else ""
    return f"select {columns or ', '.join(COLUMNS[table])} from {table}{which}"
