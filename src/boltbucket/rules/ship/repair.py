"""Repairing before launch: which tiles to take off so that a legal ship remains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import islice, product
from typing import Final

from boltbucket.rules.ship.blueprint import Cells
from boltbucket.rules.ship.hull import Hull
from boltbucket.rules.ship.layout import Layout
from boltbucket.rules.ship.ship import Ship

WAYS_A_PART: Final = 8
"""How many ways are looked at for each part of a ship that has several."""


@dataclass(frozen=True, slots=True)
class WayToRepair:
    """One way to a legal ship: take these tiles off, fly this piece, let the rest fall off."""

    removed: Cells
    kept: Cells


def ways_to_repair(ship: Ship, limit: int | None = None) -> tuple[WayToRepair, ...]:
    """Every way to repair that loses no more than it must, the one that keeps most first.

    The piece flown is whole and without mistakes, and no larger such piece contains it. The tiles
    taken off are those joined to it: everything else falls off with them.
    """
    return tuple(islice(_ways(ship.layout), limit))


def _faults(layout: Layout) -> list[int]:
    """The squares of every mistake but not holding together."""
    mask = layout.blueprint.mask
    return [mask(fault.cells) for fault in layout.faults]


def _ways(layout: Layout) -> Iterator[WayToRepair]:
    plan = layout.blueprint
    for kept in _kept(layout):
        removed = _joined_to(layout.hull, kept)
        yield WayToRepair(plan.cells_in(removed), plan.cells_in(kept))


def _kept(layout: Layout) -> Iterable[int]:
    """What flies on; of a ship of several parts every combination of what each of them keeps."""
    hull, faults, parts = layout.hull, _faults(layout), layout.blueprint.parts
    if len(parts) == 1:
        return _sound_pieces(hull, faults)
    by_part = [
        list(islice(_sound_pieces(hull.only(part), faults), WAYS_A_PART))
        for part in parts
        if hull.tiles & part
    ]
    return sorted((sum(kept) for kept in product(*by_part)), key=lambda kept: -kept.bit_count())


def _sound_pieces(hull: Hull, faults: list[int]) -> Iterator[int]:
    """All largest pieces without a fault, found best first.

    A fault is the tile or the two tiles taking part in it. What is waiting is ordered by how many
    tiles it can keep at most, so the first sound piece to come up is never inside a later one.
    """
    waiting: list[tuple[int, int]] = []
    seen: set[int] = set()
    found: list[int] = []

    def await_pieces(squares: int) -> None:
        for piece in hull.only(squares).pieces():
            if piece not in seen:
                seen.add(piece)
                heappush(waiting, (-_most_kept(piece, faults), piece))

    await_pieces(hull.tiles)
    while waiting:
        _, piece = heappop(waiting)
        if any(piece & other == piece for other in found):
            continue
        fault = next((fault for fault in faults if fault & piece == fault), 0)
        if not fault:
            found.append(piece)
            yield piece
            continue
        first = fault & -fault
        await_pieces(piece & ~first)
        if fault != first:
            await_pieces(piece & first | piece & ~fault)


def _most_kept(piece: int, faults: list[int]) -> int:
    """An upper bound: every fault that shares no tile with another costs one."""
    lost = 0
    for fault in faults:
        if fault & piece == fault:
            piece &= ~fault
            lost += fault.bit_count() - 1
    return piece.bit_count() + lost


def _joined_to(hull: Hull, kept: int) -> int:
    front, right, rear, left = hull.joined(kept)
    return (front | right | rear | left) & ~kept
