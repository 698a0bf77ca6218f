"""Building mistakes: finding them all."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from boltbucket.rules.ship import payload
from boltbucket.rules.ship.blueprint import Cell
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


def faults(frame: Frame) -> tuple[Flaw, ...]:
    """All mistakes besides not holding together, by kind and then in reading order."""
    clashing, clashing_right, dead, dead_right = frame.hull.misfits()
    found: list[Flaw] = []
    if clashing or clashing_right:
        found += _pairs(frame, FlawKind.MISMATCH, clashing, clashing_right)
    if dead or dead_right:
        found += _pairs(frame, FlawKind.BLOCKED_CONNECTOR, dead, dead_right)
    return (*found, *_askew(frame), *_blocked(frame), *_others(frame))


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
    pairs = [(square >> stride, square) for square in _squares(before)]
    pairs += [(square, square << 1) for square in _squares(beside)]
    return [Flaw(kind, (cell_of[first], cell_of[second])) for first, second in sorted(pairs)]


def _squares(board: int) -> list[int]:
    found = []
    while board:
        found.append(board & -board)
        board &= board - 1
    return found


def _askew(frame: Frame) -> list[Flaw]:
    board = frame.hull.askew()
    if not board:
        return []
    return [Flaw(FlawKind.ENGINE_DIRECTION, (cell,)) for cell in frame.blueprint.cells_in(board)]


def _blocked(frame: Frame) -> list[Flaw]:
    """Engines first, each kind in reading order."""
    plan = frame.blueprint
    hull = frame.hull
    boards = hull.blocked()
    if not any(boards):
        return []
    found: list[tuple[int, int, Flaw]] = []
    for side, board in enumerate(boards):
        for square in _squares(board):
            cell = plan.cell_of_square[square]
            blocker = plan.neighbours[cell][side]
            assert blocker is not None, cell
            kind = FlawKind.ENGINE_BLOCKED if square & hull.engines else FlawKind.CANNON_BLOCKED
            found.append((kind is not FlawKind.ENGINE_BLOCKED, square, Flaw(kind, (cell, blocker))))
    return [flaw for _, _, flaw in sorted(found)]


def _loose(frame: Frame) -> list[Flaw]:
    """Every piece but the largest; of equals the one with the starting cabin's square stays."""
    pieces = frame.pieces
    start = frame.blueprint.start
    # max() keeps the first of equals.
    kept = max(pieces, key=lambda piece: (len(piece), start in piece))
    return [Flaw(FlawKind.LOOSE, piece) for piece in pieces if piece is not kept]


def _others(frame: Frame) -> list[Flaw]:
    plan = frame.blueprint
    outside = frame.hull.tiles & ~plan.area_mask
    found = [Flaw(FlawKind.OUTSIDE, (cell,)) for cell in plan.cells_in(outside)] if outside else []
    return found + _payload_flaws(frame) if frame.payloads else found


def _payload_flaws(frame: Frame) -> list[Flaw]:
    joined = payload.radioactive_joints(frame)
    zoned = payload.zoned_artifacts(frame)
    return [
        *(Flaw(FlawKind.RADIOACTIVE_JOINED, pair) for pair in joined),
        *(Flaw(FlawKind.ARTIFACT_IN_ZONE, pair) for pair in zoned),
    ]
