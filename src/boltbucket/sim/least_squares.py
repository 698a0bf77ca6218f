"""Least squares for a handful of numbers, without a library."""

from __future__ import annotations

from collections.abc import Sequence


def fitted(
    rows: Sequence[Sequence[float]],
    values: Sequence[float],
    prior: Sequence[float],
    pull: Sequence[float],
) -> list[float]:
    """The weights that explain the values best, drawn towards a prior by `pull` observations.

    >>> [round(weight, 6) for weight in fitted([[1, 0], [0, 1], [1, 1]], [2, 3, 5], [0, 0], [0, 0])]
    [2.0, 3.0]
    """
    size = len(prior)
    matrix = [[0.0] * size for _ in range(size)]
    target = [0.0] * size
    for row, value in zip(rows, values, strict=True):
        for one, left in enumerate(row):
            if left:
                target[one] += left * value
                for other, right in enumerate(row):
                    matrix[one][other] += left * right
    for place, weight in enumerate(pull):
        matrix[place][place] += weight
        target[place] += weight * prior[place]
    return solved(matrix, target)


def solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot."""
    size = len(target)
    rows = [[*line, value] for line, value in zip(matrix, target, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda each: abs(rows[each][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column]
        for below in rows[column + 1 :]:
            factor = below[column] / pivot[column]
            for place in range(column, size + 1):
                below[place] -= factor * pivot[place]
    result = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * result[other] for other in range(place + 1, size))
        result[place] = (rows[place][size] - known) / rows[place][place]
    return result
