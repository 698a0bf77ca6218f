"""Where in a mission file something is wrong: file, line and reason."""

from __future__ import annotations

import re

from boltbucket.rules.editions.reading import DataError

TABLE = re.compile(r"\s*\[(?!\[)\s*([^\]]+?)\s*\]")
LIST_TABLE = re.compile(r"\s*\[\[\s*([^\]]+?)\s*\]\]")
KEY = re.compile(r"\s*([A-Za-z0-9_.\-]+)\s*=")
TOML_LINE = re.compile(r"line (\d+)")


class MissionError(ValueError):
    """A mission file that cannot be used."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


def located(problem: DataError, text: str) -> MissionError:
    """The same problem with its line."""
    if problem.field == "syntax":
        found = TOML_LINE.search(problem.problem)
        assert found is not None, problem
        return MissionError(problem.file, int(found[1]), problem.problem)
    path = [*problem.entry.split(".")[1:], problem.field]
    where = ".".join(part for part in path if not part.isdecimal())
    return MissionError(problem.file, line_of(path, text), f"{where}: {problem.problem}")


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
