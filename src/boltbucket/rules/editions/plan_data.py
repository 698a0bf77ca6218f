"""Reading ship plans, drawn as they are printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.reading import Entry, choice, flag, text
from boltbucket.rules.ship.blueprint import Blueprint, cell_at

MARKS = {".": False, "#": True, "S": True}
"""How a square is drawn -> whether it may be built on."""


def read_blueprint(entry: Entry) -> Blueprint:
    """A drawn plan: the first line numbers the columns, each other line begins with its row."""
    entry.only(frozenset({"plan", "reserve_printed"}))
    plan = entry.read("plan", _plan)
    cells = {
        cell_at(column, row): mark
        for row, marks in plan.rows.items()
        for column, mark in zip(plan.columns, marks, strict=True)
    }
    starts = [cell for cell, mark in cells.items() if mark == "S"]
    if len(starts) != 1:
        raise entry.error("plan", "one_start", found=len(starts))
    return Blueprint(
        name=entry.name.partition(".")[2],
        columns=plan.columns,
        rows=tuple(plan.rows),
        area=frozenset(cell for cell, mark in cells.items() if MARKS[mark]),
        start=starts[0],
        reserve_printed=entry.read("reserve_printed", flag),
    )


@dataclass(frozen=True)
class _Plan:
    columns: tuple[int, ...]
    rows: Mapping[int, tuple[str, ...]]


def _plan(value: Any) -> _Plan:
    head, *lines = [line.split() for line in text(value).splitlines() if line.strip()] or [[]]
    columns = _consecutive([_printed(word) for word in head])
    _consecutive([_printed(line[0]) for line in lines])
    rows = {_printed(line[0]): tuple(line[1:]) for line in lines}
    for row, marks in rows.items():
        if len(marks) != len(columns):
            raise Fault("row_squares", row=row, squares=len(marks), columns=len(columns))
        for mark in marks:
            choice(mark, MARKS)
    return _Plan(columns, rows)


def _printed(word: str) -> int:
    if not word.isdecimal():
        raise Fault("printed_number", found=repr(word))
    return int(word)


def _consecutive(printed: list[int]) -> tuple[int, ...]:
    steps = {after - before for before, after in pairwise(printed)}
    if len(printed) < 2 or steps not in ({1}, {-1}):
        raise Fault("not_consecutive", found=tuple(printed))
    return tuple(printed)
