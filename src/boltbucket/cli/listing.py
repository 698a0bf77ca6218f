"""Lists of printed parts: filters and tables that fit a terminal of 80 columns."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from boltbucket.cli.command import Command
from boltbucket.cli.problem import Problem
from boltbucket.rules.editions.library import EDITION_NAMES

WIDTH = 80
LEAST = 7
"""The last column stays as wide, even beside long words."""
LEVELS = {"I": 1, "II": 2, "III": 3, "IV": 4, "1": 1, "2": 2, "3": 3, "4": 4}
MISSIONS = "missions"
BOXES = (*EDITION_NAMES, MISSIONS)
"""The editions and the expansion."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def add_filters(command: Command) -> None:
    """The filters that tiles and cards share."""
    command.option("--edition", metavar="BOX")
    command.option("--kind", multiple=True)
    command.flag("--ours")
    command.flag("--json")


def chosen_levels(wanted: tuple[str, ...]) -> set[int]:
    return {LEVELS[name] for name in known("list-unknown-level", wanted or LEVELS, tuple(LEVELS))}


def chosen_boxes(wanted: str | None) -> tuple[str, ...]:
    if wanted is None:
        return BOXES
    known("list-unknown-edition", [wanted], BOXES)
    return (wanted,)


def known(problem: str, wanted: Iterable[str], options: Sequence[str]) -> set[str]:
    """The wanted values, if all of them exist; a problem otherwise."""
    found = set(wanted)
    for value in sorted(found.difference(options)):
        raise Problem(problem, value=value, known=", ".join(options))
    return found


def print_json(rows: Sequence[Mapping[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(row) for row in rows)
    print(f"[\n{lines}\n]" if rows else "[]")


def print_tables(
    headings: Sequence[str], rows: Iterable[tuple[str, Sequence[str]]], gap: int = 2
) -> None:
    """A table for each box; boxes have columns of different widths."""
    for number, (_, group) in enumerate(groupby(rows, key=itemgetter(0))):
        if number:
            print()
        print_table(headings, [row for _, row in group], gap)


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], gap: int = 2) -> None:
    """Aligned columns; the last one wraps within its own column, never at a no-break space."""
    columns = list(zip(headings, *rows, strict=True))
    widths = [max(len(cell) for cell in column) for column in columns[:-1]]
    indent = sum(widths) + gap * len(widths)
    rules = ["-" * width for width in (*widths, len(headings[-1]))]
    for row in (headings, rules, *rows):
        cells = [cell.ljust(width + gap) for cell, width in zip(row, widths, strict=False)]
        last = _wrapped(row[-1], max(LEAST, WIDTH - indent))
        print(f"{''.join(cells)}{last[0]}".rstrip())
        for line in last[1:]:
            print(" " * indent + line)


def _wrapped(cell: str, width: int) -> list[str]:
    lines = textwrap.wrap(cell, width, break_long_words=False) or [""]
    return [line.replace(NO_BREAK, " ") for line in lines]
