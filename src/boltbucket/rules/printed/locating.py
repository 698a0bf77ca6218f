"""Where in a file that anybody may write something is wrong: file, line and reason."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.reading import DataError

TABLE = re.compile(r"\s*\[(?!\[)\s*([^\]]+?)\s*\]")
LIST_TABLE = re.compile(r"\s*\[\[\s*([^\]]+?)\s*\]\]")
KEY = re.compile(r"\s*([A-Za-z0-9_.\-]+)\s*=")


class FileError(Fault):
    """A file that cannot be used; without a field where it is the whole of it."""

    def __init__(
        self, file: str, line: int, field: str | None, code: str, /, **params: object
    ) -> None:
        super().__init__(code, **params)
        self.file = file
        self.line = line
        self.field = field

    @property
    def place(self) -> dict[str, object]:
        return {"file": self.file, "line": self.line, "field": self.field}


Wrong = TypeVar("Wrong", bound=FileError)


def located(problem: DataError, text: str, kind: type[Wrong]) -> Wrong:
    """The same problem with its line."""
    if problem.field == "syntax":
        line = problem.params["line"]
        assert isinstance(line, int), problem
        return kind(problem.file, line, None, problem.code, **problem.params)
    path = [*problem.entry.split(".")[1:], problem.field]
    where = ".".join(part for part in path if not part.isdecimal())
    return kind(problem.file, line_of(path, text), where, problem.code, **problem.params)


def read_utf8(file: Traversable | Path, kind: type[Wrong]) -> str:
    """The text of a file, if it is some."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise kind(str(file), line, None, "not_utf8") from None


def line_of(path: list[str], text: str) -> int:
    """The line of a key, or else of the innermost table around it that can be found.

    >>> line_of(["bill", "lines", "2", "who"], "[[bill.lines]]\\n[[bill.lines]]\\nwho = 1\\n")
    3
    """
    places = dict(_places(text))
    for length in range(len(path), 0, -1):
        if ".".join(path[:length]) in places:
            return places[".".join(path[:length])]
    return 1


def _places(text: str) -> list[tuple[str, int]]:
    """Every table and key with its line, the last of equals first."""
    found: list[tuple[str, int]] = []
    seen: dict[str, int] = {}
    inside = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if listed := LIST_TABLE.match(line):
            seen[listed[1]] = seen.get(listed[1], 0) + 1
            inside = f"{listed[1]}.{seen[listed[1]]}."
            found += [(inside[:-1], number)]
        elif headed := TABLE.match(line):
            inside = f"{headed[1]}."
            found += [(headed[1], number)]
        elif key := KEY.match(line):
            parts = f"{inside}{key[1]}".split(".")
            found += [(".".join(parts[:length]), number) for length in range(1, len(parts) + 1)]
    return found[::-1]
