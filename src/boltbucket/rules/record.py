"""Records: a whole game as its set-up and its answers; the save, the replay, the bug report."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar
from zlib import crc32

from boltbucket.rules.codec import plain
from boltbucket.rules.flight.decisions import Answer, Seat
from boltbucket.rules.flight.events import Event
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.setup import Setup, read_setup
from boltbucket.rules.value import value

T = TypeVar("T")

RULES_VERSION = 1
"""Counts up whenever an old record would no longer give the same events."""
_FORMAT = "boltbucket-record"


@value
class Entry:
    """An answer and the numbers drawn because of it; `auto` if it was the only one there was."""

    seat: Seat
    answer: Answer
    chance: tuple[int, ...] = ()
    auto: bool = False
    digest: str = ""
    """Of the events that followed, where the record was sealed."""


@dataclass(frozen=True)
class Record:
    """A game from its set-up on. Chance stands beside every answer, so that a record stays
    playable; the seed lets anyone check that it was not tampered with."""

    setup: Setup
    seed: int
    opening: tuple[int, ...]
    entries: tuple[Entry, ...]
    version: int = RULES_VERSION

    def text(self) -> str:
        """The record as JSON, an entry a line."""
        head = {
            "format": _FORMAT,
            "version": self.version,
            "setup": plain(self.setup),
            "seed": self.seed,
            "opening": list(self.opening),
        }
        lines = ",\n".join(json.dumps(entry_data(entry)) for entry in self.entries)
        return json.dumps(head)[:-1] + ', "entries": [\n' + lines + "\n]}\n"


def entry_data(entry: Entry) -> list[Any]:
    """An entry as it is stored."""
    return [entry.seat, list(entry.answer), list(entry.chance), entry.auto, entry.digest]


def read_record(text: str) -> Record:
    """A record from its text; raises Illegal if it is none, or of rules we do not know."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Illegal("record_unreadable", line=line, column=column) from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise Illegal("not_a_record")
    if data.get("version") != RULES_VERSION:
        raise Illegal("record_version", version=data.get("version"), ours=RULES_VERSION)
    return _read(data)


def _read(data: dict[str, Any]) -> Record:
    setup = read_setup(data.get("setup"))
    seed = _read_field(data, "seed", _whole)
    opening = _read_field(data, "opening", _numbers)
    items = _read_field(data, "entries", list)
    return Record(setup, seed, opening, tuple(map(_read_entry, range(len(items)), items)))


def _read_field(data: dict[str, Any], field: str, reader: Callable[[Any], T]) -> T:
    try:
        return reader(data[field])
    except (KeyError, TypeError, ValueError) as error:
        raise Illegal("record_field", field=field) from error


def _read_entry(number: int, item: Any) -> Entry:
    try:
        seat, answer, chance, auto, digest = item
        words = tuple(_word(word) for word in answer)
        return Entry(_whole(seat), words, _numbers(chance), bool(auto), str(digest))
    except (TypeError, ValueError) as error:
        raise Illegal("record_entry", entry=str(number)) from error


def _word(value: Any) -> str | int:
    if not isinstance(value, str | int):
        raise TypeError
    return value


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _numbers(values: Any) -> tuple[int, ...]:
    return tuple(_whole(value) for value in values)


def digest(events: Iterable[Event]) -> str:
    """A short fingerprint of what was told."""
    told = [[type(event).__name__, plain(event)] for event in events]
    return f"{crc32(json.dumps(told, sort_keys=True).encode()):08x}"
