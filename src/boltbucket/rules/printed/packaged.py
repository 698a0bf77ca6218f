"""Files of installed packages: missions and plans that come with somebody else's program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.locating import FileError

T = TypeVar("T")


def packaged(
    group: str, read_file: Callable[[Path, str], T]
) -> tuple[Mapping[str, T], tuple[Fault, ...]]:
    """What the files of a group hold, by name, and what is wrong with those that cannot be read.

    An entry point of the group names a value that is the path of a file.
    """
    found: dict[str, T] = {}
    problems: list[Fault] = []
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            found[point.name] = read_file(Path(str(point.load())), point.name)
        except FileError as fault:
            problems.append(fault)
        except (OSError, ImportError, AttributeError) as error:
            problems.append(Fault("package_failed", package=point.value, error=repr(error)))
    return found, tuple(problems)
