"""From flights to tables: a penalised regression that keeps neighbouring numbers alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boltbucket.bots.worth.traits import LOSS_STEPS, TABLES, TRAITS, Table

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
PLACES = 4
SMOOTH = 800.0
"""How many flights it takes to bend a table at one number."""
TWIST = 200.0
"""How many flights it takes to make what one trait adds depend on the other of its table."""
FLAT = 1.0
"""How many flights it takes to move a number from nought."""
SIDES = 4


def fitted(rows: Sequence[Sequence[int]], smooth: float = SMOOTH) -> dict[str, Any]:
    """The tables that tell best what these flights brought.

    A row is the traits of a ship, its place at the start, and the credits it brought home.
    """
    data = np.asarray(rows, dtype=np.int64)
    credits = data[:, -1].astype(np.float64)
    columns = indices(data[:, :-2], data[:, -2])
    mean = float(credits.mean())
    matrix, right = _normal_equations(columns, credits - mean)
    numbers = np.linalg.solve(matrix + _penalty(smooth), right)
    parts = np.split(numbers, list(accumulate(_SIZES))[:-1])
    *tables, places = (_centred(part, column) for part, column in zip(parts, columns, strict=True))
    return {
        "flights": len(data),
        "mean": round(mean, 3),
        "tables": {table.name: _rounded(part) for table, part in zip(TABLES, tables, strict=True)},
        "places": _rounded(places),
        "filler": _filler(data, columns, parts),
        "loss": round(float(-_slope(parts[_LOSSES], columns[_LOSSES])), 3),
    }


def explained(fit: dict[str, Any], rows: Sequence[Sequence[int]]) -> float:
    """How much of the variance of these flights the tables explain."""
    data = np.asarray(rows, dtype=np.int64)
    credits = data[:, -1].astype(np.float64)
    error = credits - told(fit, data)
    return float(1 - error.var() / credits.var())


def told(fit: dict[str, Any], data: Ints) -> Floats:
    """What the tables say these flights bring."""
    parts = [*fit["tables"].values(), fit["places"]]
    columns = indices(data[:, :-2], data[:, -2])
    found = sum(np.asarray(part)[column] for part, column in zip(parts, columns, strict=True))
    return np.asarray(fit["mean"] + found)


def indices(traits: Ints, places: Ints) -> list[Ints]:
    """Where in every table each flight stands; the places come last."""
    found, number = [], 0
    for _, rows, columns in TABLES:
        place = np.minimum(traits[:, number], rows.most)
        number += 1
        if columns is not None:
            place = place * (columns.most + 1) + np.minimum(traits[:, number], columns.most)
            number += 1
        found.append(place)
    return [*found, np.minimum(places, PLACES) - 1]


_SIZES = [*(table.size for table in TABLES), PLACES]


def _normal_equations(columns: list[Ints], credits: Floats) -> tuple[Floats, Floats]:
    blocks = [
        [
            np.bincount(one * size + other, minlength=own * size).reshape(own, size)
            for other, size in zip(columns, _SIZES, strict=True)
        ]
        for one, own in zip(columns, _SIZES, strict=True)
    ]
    right = [
        np.bincount(column, credits, minlength=size)
        for column, size in zip(columns, _SIZES, strict=True)
    ]
    return np.block(blocks).astype(np.float64), np.concatenate(right)


def _penalty(smooth: float) -> Floats:
    """What bends cost: second differences along every axis; shields side by side."""
    whole = np.zeros((sum(_SIZES), sum(_SIZES)))
    begin = 0
    for table in TABLES:
        part = slice(begin, begin + table.size)
        for row in _bends(table):
            whole[part, part] += smooth * np.outer(row, row)
        for row in _twists(table):
            whole[part, part] += TWIST * np.outer(row, row)
        begin += table.size
    return whole + FLAT * np.eye(len(whole))


def _bends(table: Table) -> Iterator[Floats]:
    if table.name == "shield":
        yield from _shield_bends(table.size)
        return
    height, width = table.rows.most + 1, table.columns.most + 1 if table.columns else 1
    for row in range(height):
        for column in range(width):
            if row + 2 < height:
                yield _bend(table.size, [(row + step) * width + column for step in range(3)])
            if column + 2 < width:
                yield _bend(table.size, [row * width + column + step for step in range(3)])


def _twists(table: Table) -> Iterator[Floats]:
    """Where hardly any ship has been, two traits add what each of them does alone: straight lines
    from elsewhere would lead to anything."""
    if table.columns is None:
        return
    width = table.columns.most + 1
    for row in range(table.rows.most):
        for column in range(table.columns.most):
            twist, place = np.zeros(table.size), row * width + column
            twist[[place, place + width + 1]] = 1.0
            twist[[place + 1, place + width]] = -1.0
            yield twist


def _bend(size: int, places: list[int]) -> Floats:
    row = np.zeros(size)
    row[places] = (1.0, -2.0, 1.0)
    return row


def _shield_bends(size: int) -> Iterator[Floats]:
    """A side adds much the same whatever else is covered."""
    for mask in range(size):
        for one in range(SIDES):
            for other in range(one):
                if not mask & (1 << one | 1 << other):
                    row = np.zeros(size)
                    row[[mask, mask | 1 << one | 1 << other]] = 1.0
                    row[[mask | 1 << one, mask | 1 << other]] = -1.0
                    yield row


_LOSSES = [table.name for table in TABLES].index("losses")
GOOD = 0.8
"""Better than so many of all ships, and usual tiles are theirs."""


def _filler(data: Ints, columns: list[Ints], parts: list[Floats]) -> dict[str, float]:
    """What a tile of the better ships adds to each trait."""
    worth = sum(part[column] for part, column in zip(parts[:-1], columns[:-1], strict=True))
    good = data[worth > np.quantile(worth, GOOD)]
    named = dict(zip(TRAITS, good[:, : len(TRAITS)].T, strict=True))
    added = np.maximum(1, named["tile"] - 1)
    shares = {name: trait / added for name, trait in named.items()}
    shares["crew"] = (named["crew"] - 2) / added
    for side in range(SIDES):
        shares[f"side_{side}"] = (named["shield"] >> side & 1) / added
    return {name: round(float(share.mean()), 4) for name, share in shares.items()}


def _slope(part: Floats, column: Ints) -> Any:
    """How steep a table is where ships are, for a whole component."""
    return np.polyfit(column / LOSS_STEPS, part[column], 1)[0]


def _centred(part: Floats, column: Ints) -> Floats:
    """A table tells what is more or less than usual."""
    return np.asarray(part - part[column].mean())


def _rounded(part: Floats) -> list[float]:
    return [round(float(number), 3) for number in part]


def checked(lessons: Sequence[Sequence[Sequence[int]]]) -> float:
    """How much tables learned from four fifths of the lessons explain of the others."""
    learned = [row for number, lesson in enumerate(lessons) if number % 5 for row in lesson]
    others = [row for lesson in lessons[::5] for row in lesson]
    return explained(fitted(learned), others) if learned else 0.0
