"""Stored games of the first rules, as the next ones would have stored them, which we still play."""

from __future__ import annotations

import msgspec

from boltbucket.rules.agreement import read_setup
from boltbucket.rules.old_records import WITH_PAUSES, WITHOUT_PAUSES, paused_answers
from boltbucket.rules.record import Entry, Record
from boltbucket.server.store.store import GameHead, Row


def is_old(head: GameHead) -> bool:
    return head.version == WITHOUT_PAUSES


def modern(head: GameHead, rows: list[Row]) -> tuple[GameHead, list[Row]]:
    """The same game; what is put in was answered at the same moment as the answer before it."""
    given = tuple(Entry(row.seat, tuple(row.answer), tuple(row.chance)) for row in rows)
    setup, opening = read_setup(head.setup), tuple(head.opening)
    record = Record(setup, head.seed, opening, given, WITH_PAUSES)
    moments = zip(rows, paused_answers(record), strict=True)
    answers = [(row.at, entry) for row, entries in moments for entry in entries]
    new = [
        Row(number, at, entry.seat, list(entry.answer), list(entry.chance))
        for number, (at, entry) in enumerate(answers)
    ]
    return msgspec.structs.replace(head, version=WITH_PAUSES), new
