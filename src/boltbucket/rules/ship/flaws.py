"""Building mistakes: finding them all."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from boltbucket.rules.ship import payload
from boltbucket.rules.ship.blueprint import Blueprint, Cell
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.ship.frame import Frame
    from boltbucket.rules.ship.tile import Tile


class FlawKind(StrEnum):
    """The kinds of building mistake."""

    MISMATCH = "mismatch"
    BLOCKED_CONNECTOR = "connector_on_smooth"
    ENGINE_DIRECTION = "engine_direction"
    ENGINE_BLOCKED = "behind_exhaust"
    CANNON_BLOCKED = "before_barrel"
    LOOSE = "not_connected"
    OUTSIDE = "outside"
    RADIOACTIVE_JOINED = "radioactive_joined"
    ARTIFACT_IN_ZONE = "artifact_in_zone"


@value
class Flaw:
    """A mistake and the squares taking part: of an engine or cannon first, then what blocks it."""

    kind: FlawKind
    cells: tuple[Cell, ...]


_AFTER_LOOSE = (FlawKind.OUTSIDE, FlawKind.RADIOACTIVE_JOINED, FlawKind.ARTIFACT_IN_ZONE)


def is_legal(frame: Frame) -> bool:
    """Whether there is no mistake; which ones there are takes longer to say."""
    mistakes, _, pieces = frame.hull.check(frame.blueprint.area_mask)
    return not mistakes and pieces <= 1 and not (frame.hull.payload and _payload_flaws(frame))


def faults(frame: Frame) -> tuple[Flaw, ...]:
    """All mistakes besides not holding together, by kind and then in reading order."""
    hull = frame.hull
    clashing, clashing_right, dead, dead_right = hull.misfits()
    found: list[Flaw] = []
    if clashing or clashing_right:
        found += _pairs(frame, FlawKind.MISMATCH, clashing, clashing_right)
    if dead or dead_right:
        found += _pairs(frame, FlawKind.BLOCKED_CONNECTOR, dead, dead_right)
    askew = hull.askew()
    if askew:
        found += _each(frame, FlawKind.ENGINE_DIRECTION, askew)
    blocked = hull.blocked()
    if any(blocked):
        found += _blocked(frame, blocked)
    outside = hull.tiles & ~frame.blueprint.area_mask
    if outside:
        found += _each(frame, FlawKind.OUTSIDE, outside)
    if hull.payload:
        found += _payload_flaws(frame)
    return tuple(found)


def left(known: tuple[Flaw, ...], tiles: Mapping[Cell, Tile]) -> tuple[Flaw, ...]:
    """The faults of one or two tiles that are still there."""
    return tuple([each for each in known if each.cells[0] in tiles and each.cells[-1] in tiles])


def with_loose(frame: Frame) -> tuple[Flaw, ...]:
    """All mistakes, by kind and then in reading order."""
    known = frame.faults
    before = [flaw for flaw in known if flaw.kind not in _AFTER_LOOSE]
    return (*before, *_loose(frame), *known[len(before) :])


def _pairs(frame: Frame, kind: FlawKind, before: int, beside: int) -> list[Flaw]:
    """Flaws between tiles and the one before them, and between tiles and the one right of them."""
    cell_of = frame.blueprint.cell_of_square
    stride = frame.blueprint.stride
    pairs: list[tuple[int, int]] = []
    while before:
        square = before & -before
        pairs.append((square >> stride, square))
        before ^= square
    while beside:
        square = beside & -beside
        pairs.append((square, square << 1))
        beside ^= square
    pairs.sort()
    return [Flaw(kind, (cell_of[first], cell_of[second])) for first, second in pairs]


def _each(frame: Frame, kind: FlawKind, board: int) -> list[Flaw]:
    return [Flaw(kind, (cell,)) for cell in frame.blueprint.cells_in(board)]


def _blocked(frame: Frame, boards: tuple[int, int, int, int]) -> list[Flaw]:
    """Barrels and exhausts that open onto a tile to each side: engines first, each kind in
    reading order."""
    plan = frame.blueprint
    engines = frame.hull.engines
    found: list[tuple[bool, int, int]] = []
    for side, board in enumerate(boards):
        while board:
            square = board & -board
            found.append((not square & engines, square, side))
            board ^= square
    found.sort()
    return [_blocked_at(plan, *each) for each in found]


def _blocked_at(plan: Blueprint, cannon: bool, square: int, side: int) -> Flaw:
    cell = plan.cell_of_square[square]
    blocker = plan.neighbours[cell][side]
    assert blocker is not None, cell
    kind = FlawKind.CANNON_BLOCKED if cannon else FlawKind.ENGINE_BLOCKED
    return Flaw(kind, (cell, blocker))


def _loose(frame: Frame) -> list[Flaw]:
    """Every piece but the largest; of equals the one with the starting cabin's square stays."""
    pieces = frame.pieces
    start = frame.blueprint.start
    # max() keeps the first of equals.
    kept = max(pieces, key=lambda piece: (len(piece), start in piece))
    return [Flaw(FlawKind.LOOSE, piece) for piece in pieces if piece is not kept]


def _payload_flaws(frame: Frame) -> list[Flaw]:
    joined = payload.radioactive_joints(frame)
    zoned = payload.zoned_artifacts(frame)
    return [
        *(Flaw(FlawKind.RADIOACTIVE_JOINED, pair) for pair in joined),
        *(Flaw(FlawKind.ARTIFACT_IN_ZONE, pair) for pair in zoned),
    ]
