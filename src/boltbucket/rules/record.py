"""Records: a whole game as its set-up and its answers; the save, the replay, the bug report."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from boltbucket.rules.codec import plain
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Seed
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.setup import Setup
from boltbucket.rules.table.match import RULES_VERSION as RULES_VERSION

FORMAT = "boltbucket-record"


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
    seed: Seed
    opening: tuple[int, ...]
    entries: tuple[Entry, ...]
    version: int = RULES_VERSION
    commitment: str | None = None
    """The fingerprint of the seed, as it was told before the first answer."""

    def text(self) -> str:
        """The record as JSON, an entry a line."""
        head = {
            "format": FORMAT,
            "version": self.version,
            "setup": plain(self.setup),
            "seed": self.seed,
            "opening": list(self.opening),
        }
        if self.commitment is not None:
            head["commitment"] = self.commitment
        lines = ",\n".join(json.dumps(entry_data(entry)) for entry in self.entries)
        return json.dumps(head)[:-1] + ', "entries": [\n' + lines + "\n]}\n"


def entry_data(entry: Entry) -> list[Any]:
    """An entry as it is stored."""
    return [entry.seat, list(entry.answer), list(entry.chance), entry.auto, entry.digest]


def digest(events: Iterable[Event]) -> str:
    """A short fingerprint of what was told."""
    told = [[type(event).__name__, without_reasons(event)] for event in events]
    return f"{crc32(json.dumps(told, sort_keys=True).encode()):08x}"


def without_reasons(event: Event) -> dict[str, Any]:
    """The event without what merely explains it."""
    return {name: part for name, part in plain(event).items() if name not in event.unsealed}
