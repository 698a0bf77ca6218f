"""Carrying a club from one store to another, and looking whether all of it has arrived."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from boltbucket.extras import extra
from boltbucket.rules.language.refusal import Fault
from boltbucket.server.store.contents import COLUMNS, Contents, Row
from boltbucket.server.store.schema import HEAD
from boltbucket.server.store.sqlite_contents import contents_of_folder
from boltbucket.server.store.store import seal

Progress = Callable[[int, int], None]
"""Hears how many rows are done, of how many."""
ADDRESSES = ("postgresql://", "postgres://")
_TELL_EVERY = 500


@dataclass(frozen=True)
class Moved:
    """What was carried."""

    counts: dict[str, int]
    damaged: tuple[str, ...]
    """Games that are not what was written; they were so before, and were carried as they are."""


def move_store(source: str, target: str, progress: Progress | None = None) -> Moved:
    """Carry everything; raises a Fault where that is not possible, and then the target is as it
    was. The source stays as it is in any case."""
    if _same(source, target):
        raise Fault("store_same", store=source)
    with _contents(source, fresh=False) as old, _contents(target, fresh=True) as new:
        _refuse_full(new)
        teller = _Teller(progress, 2 * sum(map(old.count, COLUMNS)))
        return _carried(old, new, teller)


def _contents(name: str, fresh: bool) -> AbstractContextManager[Contents]:
    if name.startswith(ADDRESSES):
        with extra("club"):
            from boltbucket.server.store.postgres_contents import contents_of_database
        return contents_of_database(name)
    return contents_of_folder(Path(name), fresh)


def _same(source: str, target: str) -> bool:
    both = (source, target)
    if any(name.startswith(ADDRESSES) for name in both):
        return source == target
    return Path(source).resolve() == Path(target).resolve()


def _refuse_full(contents: Contents) -> None:
    if any(contents.count(table) for table in COLUMNS if table != "about"):
        raise Fault("store_not_empty", store=contents.name)


def _carried(old: Contents, new: Contents, teller: _Teller) -> Moved:
    inspector = Inspector()
    counts = {}
    for table in COLUMNS:
        sent, arrived = Tally(), Tally()
        read = inspector.look(table, sent.count(teller.tell(old.read(table))))
        new.write(table, read)
        _exhaust(arrived.count(teller.tell(new.read(table))))
        if sent != arrived:
            raise Fault("store_not_arrived", table=table, sent=sent.rows, arrived=arrived.rows)
        counts[table] = sent.rows
    return Moved(counts, inspector.damaged)


def _exhaust(rows: Iterable[Row]) -> None:
    for _ in rows:
        pass


@dataclass
class Tally:
    """How many rows there were, and a figure that any change of them changes, whatever their
    order."""

    rows: int = 0
    total: int = 0

    def count(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            self.rows += 1
            digest = blake2b(repr(row).encode(), digest_size=32).digest()
            self.total = (self.total + int.from_bytes(digest)) % 2**256
            yield row


@dataclass
class Inspector:
    """Looks at seals and numbers of games while they pass by."""

    _broken: set[str] = field(default_factory=set)
    _answers: Counter[str] = field(default_factory=Counter)
    _told: dict[str, int] = field(default_factory=dict)

    def look(self, table: str, rows: Iterable[Row]) -> Iterator[Row]:
        looks = {"games": self._head, "answers": self._answer, "tails": self._tail}
        look = looks.get(table)
        for row in rows:
            if look is not None:
                look(row)
            yield row

    def _head(self, row: Row) -> None:
        self._sealed(row[0], HEAD, row[2], row[5])

    def _answer(self, row: Row) -> None:
        self._sealed(*row)
        self._answers[row[0]] += 1

    def _tail(self, row: Row) -> None:
        self._told[row[0]] = row[1]

    def _sealed(self, game: str, number: int, data: bytes, own: bytes | None) -> None:
        if own != seal(game, number, data):
            self._broken.add(game)

    @property
    def damaged(self) -> tuple[str, ...]:
        games = self._answers.keys() | self._told.keys()
        cut = {game for game in games if self._answers[game] != self._told.get(game, 0)}
        return tuple(sorted(self._broken | cut))


class _Teller:
    """Tells now and then how far it is."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress, self._total, self._done = progress, total, 0

    def tell(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            self._done += 1
            if self._progress is not None and self._done % _TELL_EVERY == 0:
                self._progress(self._done, self._total)
            yield row
