"""Reading ship plans, drawn as they are printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.printed.reading import Entry, choice, flag, text
from boltbucket.rules.ship.blueprint import Blueprint, Cells, cell_at, column_of, row_of
from boltbucket.rules.ship.dice import Dice
from boltbucket.rules.ship.tile import Side

STARTS = "STUV"
"""How the starting cabins are drawn: S for the first part, T for the second, …"""
MARKS = {".": False, "#": True, **dict.fromkeys(STARTS, True)}
"""How a square is drawn -> whether it may be built on."""
MOST_BITS = 60
"""A row has a bit for every column and one more; so many fit into a machine's integer."""


def read_blueprint(entry: Entry) -> Blueprint:
    """A printed plan."""
    entry.only(frozenset({"plan", "reserve_printed"}))
    printed = entry.read("reserve_printed", flag)
    return read_plan(entry, entry.name.partition(".")[2], reserve_printed=printed)


def read_plan(
    entry: Entry, name: str, *, dice: Dice = Dice.SUM, reserve_printed: bool = True
) -> Blueprint:
    """A drawn plan: the first line numbers the columns, each other line begins with its row."""
    plan = entry.read("plan", _plan)
    cells = {
        cell_at(column, row): mark
        for row, marks in plan.rows.items()
        for column, mark in zip(plan.columns, marks, strict=True)
    }
    start, *more = entry.read("plan", lambda _: _starts(cells))
    blueprint = Blueprint(
        name=name,
        columns=plan.columns,
        rows=tuple(plan.rows),
        area=frozenset(cell for cell, mark in cells.items() if MARKS[mark]),
        start=start,
        reserve_printed=reserve_printed,
        more_starts=tuple(more),
        dice=dice,
    )
    entry.read("plan", lambda _: _check(blueprint))
    return blueprint


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


def _starts(cells: Mapping[int, str]) -> Cells:
    """The starting cabins by their letters: one of each, and no letter left out."""
    found = [cell for letter in STARTS for cell, mark in cells.items() if mark == letter]
    letters = "".join(cells[cell] for cell in found)
    if letters.count("S") != 1:
        raise Fault("one_start", found=letters.count("S"))
    if letters != STARTS[: len(letters)]:
        raise Fault("starts_in_order", found=letters)
    return tuple(found)


# What a plan must be


def _check(plan: Blueprint) -> None:
    bits = plan.stride * len(plan.rows)
    if bits > MOST_BITS:
        raise Fault("plan_too_large", bits=bits, most=MOST_BITS)
    if plan.more_starts:
        _check_parts(plan)
    for side, lanes in ((Side.FRONT, plan.columns), (Side.LEFT, plan.rows)):
        if not plan.dice.reaches(plan.lanes(side)):
            raise Fault("dice_reach", dice=f"by_{plan.dice}", found=lanes)


def _check_parts(plan: Blueprint) -> None:
    """Every square belongs to one part, and no two parts touch."""
    if len(set(plan.parts)) < len(plan.parts):
        raise Fault("parts_touch")
    for cell in plan.cells_in(plan.area_mask & ~sum(plan.parts)):
        raise Fault("part_without_start", column=column_of(cell), row=row_of(cell))
