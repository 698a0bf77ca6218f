"""Building mistakes: finding them all."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from boltbucket.rules.language.value import cached, keep
from boltbucket.rules.ship.blueprint import Blueprint, Cell, Cells
from boltbucket.rules.ship.payload import WithPayload


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


_ORDER = tuple(FlawKind)


@dataclass(frozen=True)
class Flaw:
    """A mistake and the squares taking part: of an engine or cannon first, then what blocks it."""

    kind: FlawKind
    cells: Cells


@dataclass(frozen=True, eq=False, init=False)
class Checked(WithPayload):
    """The second floor of a `Layout`: whether the tiles may lie as they do."""

    @cached
    def legal(self) -> bool:
        return self.whole and not self.faults

    @cached
    def flaws(self) -> tuple[Flaw, ...]:
        """All mistakes, by kind and then in reading order."""
        if self.whole:
            return self.faults
        # sorted() keeps the order within a kind.
        return tuple(
            sorted((*self.faults, *self._loose()), key=lambda flaw: _ORDER.index(flaw.kind))
        )

    def _loose(self) -> list[Flaw]:
        """Every piece but the largest of each part; of equals the one with the starting cabin's
        square stays."""
        loose = [piece for pieces in self.pieces_of_parts for piece in self._but_largest(pieces)]
        return [Flaw(FlawKind.LOOSE, piece) for piece in loose]

    def _but_largest(self, pieces: tuple[Cells, ...]) -> list[Cells]:
        starts = self.blueprint.starts
        # max() keeps the first of equals.
        largest = max(pieces, key=lambda piece: (len(piece), any(c in piece for c in starts)))
        return [piece for piece in pieces if piece is not largest]

    @cached
    def faults(self) -> tuple[Flaw, ...]:
        """All mistakes besides not holding together, by kind and then in reading order."""
        plan, hull = self.blueprint, self.hull
        if not hull.mistakes(plan.area_mask):
            return tuple(self._payload_faults())
        clashing, clashing_right, dead, dead_right = hull.misfits()
        return (
            *_pairs(plan, FlawKind.MISMATCH, clashing, clashing_right),
            *_pairs(plan, FlawKind.BLOCKED_CONNECTOR, dead, dead_right),
            *_each(plan, FlawKind.ENGINE_DIRECTION, self._askew()),
            *_blocked(plan, hull.blocked(), hull.engines),
            *_each(plan, FlawKind.OUTSIDE, hull.tiles & ~plan.area_mask),
            *self._payload_faults(),
        )

    def _askew(self) -> int:
        """Engines that do not look where they may."""
        askew = self.hull.askew()
        return askew & ~self.hull.opens_front if self.blueprint.engines_both_ways else askew

    def _payload_faults(self) -> list[Flaw]:
        if not self.payloads:
            return []
        hot = [Flaw(FlawKind.RADIOACTIVE_JOINED, pair) for pair in self.radioactive_joints]
        return hot + [Flaw(FlawKind.ARTIFACT_IN_ZONE, pair) for pair in self.zoned_artifacts]

    def without(self, cells: Collection[Cell]) -> Self:
        """The same after losing these tiles; that makes no new faults, so those left are all."""
        gone = frozenset(cells)
        left = super().without(gone)
        keep(left, "faults", tuple([each for each in self.faults if gone.isdisjoint(each.cells)]))
        return left

    @cached
    def removable(self) -> Cells:
        """The tiles taking part in any mistake besides not holding together."""
        faulty = 0
        for fault in self.faults:
            faulty |= self.blueprint.mask(fault.cells)
        return self.blueprint.cells_in(faulty)


def _pairs(plan: Blueprint, kind: FlawKind, before: int, beside: int) -> list[Flaw]:
    """Flaws between tiles and the one before them, and between tiles and the one right of them."""
    square, stride = plan.square, plan.stride
    pairs = [(square[cell] >> stride, square[cell]) for cell in plan.cells_in(before)]
    pairs += [(square[cell], square[cell] << 1) for cell in plan.cells_in(beside)]
    cell_of = plan.cell_of_square
    return [Flaw(kind, (cell_of[first], cell_of[second])) for first, second in sorted(pairs)]


def _each(plan: Blueprint, kind: FlawKind, board: int) -> list[Flaw]:
    return [Flaw(kind, (cell,)) for cell in plan.cells_in(board)]


def _blocked(plan: Blueprint, boards: tuple[int, int, int, int], engines: int) -> list[Flaw]:
    """Barrels and exhausts that open onto a tile to each side: engines first, each kind in
    reading order."""
    found = [
        (not plan.square[cell] & engines, plan.bit[cell], cell, side)
        for side, board in enumerate(boards)
        for cell in plan.cells_in(board)
    ]
    flaws = []
    for cannon, _, cell, side in sorted(found):
        blocker = plan.neighbours[cell][side]
        assert blocker is not None, cell
        kind = FlawKind.CANNON_BLOCKED if cannon else FlawKind.ENGINE_BLOCKED
        flaws.append(Flaw(kind, (cell, blocker)))
    return flaws
