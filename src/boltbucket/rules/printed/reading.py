"""Reading data files so that a wrong entry names its file, itself and its field."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.edition import Doubt

T = TypeVar("T")
Table = Mapping[str, Any]


class DataError(Fault):
    """A data file says something that cannot be."""

    def __init__(self, file: str, entry: str, field: str, code: str, /, **params: object) -> None:
        super().__init__(code, **params)
        self.file = file
        self.entry = entry
        self.field = field

    @property
    def place(self) -> dict[str, object]:
        return {"file": self.file, "entry": self.entry, "field": self.field}


@dataclass(frozen=True)
class Entry:
    """One entry of a data file, read field by field."""

    file: str
    name: str
    table: Table

    def error(self, field: str, code: str, /, **params: object) -> DataError:
        return DataError(self.file, self.name, field, code, **params)

    def read(self, field: str, reader: Callable[[Any], T]) -> T:
        """The value of a field; what its reader finds wrong gets a place."""
        if field not in self.table:
            raise self.error(field, "missing")
        try:
            return reader(self.table[field])
        except Fault as fault:
            raise self.error(field, fault.code, **fault.params) from None

    def child(self, field: str) -> Entry:
        """A table within this one, as an entry of its own."""
        return Entry(self.file, f"{self.name}.{field}", self.read(field, table))

    def only(self, known: frozenset[str]) -> None:
        """Refuse fields that nobody reads."""
        for field in self.table:
            if field not in known:
                raise self.error(field, "unknown_field", known=tuple(sorted(known)))


def parse(text: str, file: str) -> Table:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        fault = toml_fault(text)
        raise DataError(file, "file", "syntax", fault.code, **fault.params) from None


def toml_fault(text: str) -> Fault:
    """Where a text stops being TOML: behind the most lines from its beginning that are some."""
    lines = text.split("\n")
    good = next(count for count in range(len(lines), -1, -1) if _is_toml(lines[:count]))
    ends = range(good + 1, len(lines) + 1)
    if any(_is_toml(lines[good:end]) for end in ends):  # Alone it could stand there.
        return Fault("toml_twice", line=good + 1)
    return Fault("toml", line=good + 1)


def _is_toml(lines: list[str]) -> bool:
    try:
        tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError:
        return False
    return True


def table(value: Any) -> Table:
    if not isinstance(value, dict):
        raise Fault("a_table", found=repr(value))
    return value


def text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise Fault("a_text", found=repr(value))
    return value


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Fault("a_flag", found=repr(value))
    return value


def count(value: Any) -> int:
    """A whole number from 0."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Fault("a_count", found=repr(value))
    return value


def number(value: Any) -> int:
    """A whole number from 1."""
    if count(value) == 0:
        raise Fault("a_number", found=repr(value))
    return int(value)


def numbers(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise Fault("numbers", found=repr(value))
    return tuple(count(item) for item in value)


def texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise Fault("texts", found=repr(value))
    return tuple(text(item) for item in value)


def choice(value: Any, options: Mapping[str, T]) -> T:
    """What a word stands for."""
    if not isinstance(value, str) or value not in options:
        raise Fault("none_of", found=repr(value), known=tuple(options))
    return options[value]


def doubts(value: Any) -> dict[str, str]:
    """Field -> why its value is not certain."""
    return {field: text(reason) for field, reason in table(value).items()}


def doubts_of(entry: Entry) -> list[Doubt]:
    """What an entry says it is not certain of."""
    if "uncertain" not in entry.table:
        return []
    reasons = entry.read("uncertain", doubts)
    return [Doubt(entry.name, field, reason) for field, reason in reasons.items()]
