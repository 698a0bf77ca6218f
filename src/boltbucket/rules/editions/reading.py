"""Reading data files so that a wrong entry names its file, itself and its field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from boltbucket.rules.editions.edition import Doubt

TWICE = re.compile("Cannot (overwrite|declare|redefine)|Duplicate")
AT_LINE = re.compile(r"at line (\d+), column (\d+)")

T = TypeVar("T")
Table = Mapping[str, Any]


class DataError(ValueError):
    """A data file says something that cannot be."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {field}: {problem}")
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem


@dataclass(frozen=True)
class Entry:
    """One entry of a data file, read field by field."""

    file: str
    name: str
    table: Table

    def error(self, field: str, problem: str) -> DataError:
        return DataError(self.file, self.name, field, problem)

    def read(self, field: str, reader: Callable[[Any], T]) -> T:
        """The value of a field; the reader's ValueError becomes the problem that is reported."""
        if field not in self.table:
            raise self.error(field, "is missing")
        try:
            return reader(self.table[field])
        except ValueError as problem:
            raise self.error(field, str(problem)) from None

    def child(self, field: str) -> Entry:
        """A table within this one, as an entry of its own."""
        return Entry(self.file, f"{self.name}.{field}", self.read(field, table))

    def only(self, known: frozenset[str]) -> None:
        """Refuse fields that nobody reads."""
        for field in self.table:
            if field not in known:
                raise self.error(field, f"unknown field; there are {', '.join(sorted(known))}")


def parse(text: str, file: str) -> Table:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise DataError(file, "file", "syntax", toml_problem(problem, text)) from None


def toml_problem(problem: tomllib.TOMLDecodeError, text: str) -> str:
    """Where a text stops being TOML, in words of our own."""
    said = str(problem)
    place = AT_LINE.search(said)
    if place is None:
        return f"something is left open at the end, line {len(text.splitlines()) or 1}"
    if TWICE.match(said):
        return f"this stands here for the second time: line {place[1]}, column {place[2]}"
    return f"this is no TOML from here on: line {place[1]}, column {place[2]}"


def table(value: Any) -> Table:
    if not isinstance(value, dict):
        raise ValueError(f"expected a table, not {value!r}")
    return value


def text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"expected text, not {value!r}")
    return value


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, not {value!r}")
    return value


def count(value: Any) -> int:
    """A whole number from 0."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"expected a whole number from 0, not {value!r}")
    return value


def number(value: Any) -> int:
    """A whole number from 1."""
    if count(value) == 0:
        raise ValueError("expected a whole number from 1, not 0")
    return int(value)


def numbers(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise ValueError(f"expected a list of numbers, not {value!r}")
    return tuple(count(item) for item in value)


def texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise ValueError(f"expected a list of texts, not {value!r}")
    return tuple(text(item) for item in value)


def choice(value: Any, options: Mapping[str, T]) -> T:
    """What a word stands for."""
    if not isinstance(value, str) or value not in options:
        raise ValueError(f"{value!r} is none of {', '.join(options)}")
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
