"""What people have sent and what was acknowledged, against what a fresh process reads."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from boltbucket.rules.course import FLY_AGAIN
from boltbucket.server.store.sqlite import SqliteStore
from boltbucket.server.store.store import Store
from boltbucket.server.store.stored_games import find_game
from boltbucket.server.table.running_game import RunningGame

Seated = tuple[str, int]
"""A table, or a game, and a seat."""


MOST_NEW = 20_000
"""More games than begin in any run."""


class Broken(AssertionError):
    """A promise that was not kept."""


@dataclass
class Ledger:
    """What everybody knows of their answers."""

    accepted: dict[Seated, list[tuple]] = field(default_factory=lambda: defaultdict(list))
    """By game and seat, in order."""
    unknown: dict[Seated, Counter] = field(default_factory=lambda: defaultdict(Counter))
    """By table and seat: sent, but nothing was heard of it."""
    tables: dict[str, str] = field(default_factory=dict)
    """The table of every game."""
    changed: set[str] = field(default_factory=set)
    acknowledged: int = 0
    checked: int = 0
    unheard: int = 0
    """Answers that were stored though the server could not say so any more."""

    def send(self, table, seat, answer):
        self.unknown[table, seat][answer] += 1

    def accept(self, table, seat, answer, record):
        self.refuse(table, seat, answer)
        self.accepted[record, seat].append(answer)
        self.begin(table, record)
        self.acknowledged += 1

    def refuse(self, table, seat, answer):
        self.unknown[table, seat][answer] -= 1

    def begin(self, table, record):
        self.tables[record] = table
        self.changed.add(record)

    # Comparing

    def check(self, folder: Path, everything: bool = False) -> dict[str, RunningGame]:
        """Every game that has changed, as a fresh process reads it; raises Broken."""
        with closing(SqliteStore(folder / "boltbucket.db")) as store:
            return self.compare(store, everything)

    def compare(self, store: Store, everything: bool = False) -> dict[str, RunningGame]:
        if store.lost:
            raise Broken(f"{store.lost} commits are gone")
        self._find_new(store)
        names = set(self.tables) if everything else self.changed
        found = {name: self._read(store, name) for name in names}
        self.unknown.clear()
        self.changed = {name for name, game in found.items() if not game.over}
        return found

    def _find_new(self, store: Store) -> None:
        """Games that have begun without anybody hearing of it."""
        for head in store.games(MOST_NEW, finished_only=False):
            if head.id not in self.tables:
                self.begin(head.code, head.id)

    def _read(self, store: Store, name: str) -> RunningGame:
        stored = find_game(store, name)
        game = stored.restored()
        times = [row.at for row in stored.rows]
        if times != sorted(times):
            raise Broken(f"{name}: time went back")
        if game.over != stored.over:
            raise Broken(f"{name}: its end is not what was stored of it")
        for seat in range(len(stored.head.players)):
            if stored.head.players[seat]["bot"] is None:
                rows = [tuple(row.answer) for row in stored.rows if row.seat == seat]
                self._compare(name, seat, rows)
        return game

    def _compare(self, name: str, seat: int, rows: list[tuple]) -> None:
        """All that was acknowledged is there, in order, and nothing that nobody has sent."""
        accepted, unknown = self.accepted[name, seat], self.unknown[self.tables[name], seat]
        found = 0
        for row in rows:
            if found < len(accepted) and row == accepted[found]:
                found += 1
            elif unknown[row] > 0:
                unknown[row] -= 1
                self.unheard += 1
            elif row != FLY_AGAIN:
                raise Broken(f"{name}: seat {seat} has never sent {row}, or once less")
        if found < len(accepted):
            raise Broken(f"{name}: seat {seat} has lost {accepted[found]}, acknowledged as {found}")
        self.checked += len(accepted)
        self.accepted[name, seat] = rows
