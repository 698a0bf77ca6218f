"""Reading records: a text from anywhere is a record, or it is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from boltbucket.rules.agreement import read_setup
from boltbucket.rules.language.chance import Seed, is_secret
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.old_records import WITHOUT_PAUSES, with_pauses
from boltbucket.rules.record import FORMAT, RULES_VERSION, Entry, Record

T = TypeVar("T")
KNOWN_VERSIONS = range(WITHOUT_PAUSES, RULES_VERSION + 1)


def read_record(text: str) -> Record:
    """A record from its text; raises Illegal if it is none, or of rules we do not know."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Illegal("record_unreadable", line=line, column=column) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Illegal("not_a_record")
    record = _read(data, _version(data.get("version")))
    return with_pauses(record) if record.version == WITHOUT_PAUSES else record


def _version(version: object) -> int:
    if type(version) is not int or version not in KNOWN_VERSIONS:
        raise Illegal("record_version", version=version, ours=RULES_VERSION)
    return version


def _read(data: dict[str, Any], version: int) -> Record:
    setup = read_setup(data.get("setup"))
    seed = _read_field(data, "seed", _seed)
    opening = _read_field(data, "opening", _numbers)
    items = _read_field(data, "entries", list)
    entries = tuple(map(_read_entry, range(len(items)), items))
    told = None if data.get("commitment") is None else _read_field(data, "commitment", _secret)
    return Record(setup, seed, opening, entries, version, told)


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


def _seed(value: Any) -> Seed:
    return _secret(value) if isinstance(value, str) else _whole(value)


def _secret(value: Any) -> str:
    if not is_secret(value):
        raise ValueError
    return str(value)


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _numbers(values: Any) -> tuple[int, ...]:
    return tuple(_whole(value) for value in values)
