"""The geometry of a ship on bitboards.

A square is a bit, numbered as its blueprint says: one row is `stride` bits, its last column is a
guard that never holds a tile. Left shifts may run over the top: what comes of them is always cut
back by a board of tiles or squares.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from boltbucket.rules.ship.boards import (
    ENGINE,
    FRONT_1,
    FRONT_2,
    LEFT_1,
    LEFT_2,
    OPENS_FRONT,
    OPENS_LEFT,
    OPENS_REAR,
    OPENS_RIGHT,
    PAYLOAD,
    REAR_1,
    REAR_2,
    RIGHT_1,
    RIGHT_2,
    count,
    spread,
    unfit,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
@dataclass(slots=True, eq=False)
class Hull:
    """All tiles of a ship as boards: a board a side for each kind of pipe.

    `front_1` holds the tiles with a single (or universal) connector at the front, `front_2` those
    with a double (or universal) one. `opens_front` holds barrels and exhausts looking forward.
    """

    stride: i64
    tiles: i64 = 0
    front_1: i64 = 0
    front_2: i64 = 0
    right_1: i64 = 0
    right_2: i64 = 0
    rear_1: i64 = 0
    rear_2: i64 = 0
    left_1: i64 = 0
    left_2: i64 = 0
    opens_front: i64 = 0
    opens_right: i64 = 0
    opens_rear: i64 = 0
    opens_left: i64 = 0
    engines: i64 = 0
    payload: i64 = 0

    def place(self, square: i64, shape: i64) -> Hull:
        """The hull with one more tile on a free square."""
        return Hull(
            self.stride,
            self.tiles | square,
            self.front_1 | square if shape & FRONT_1 else self.front_1,
            self.front_2 | square if shape & FRONT_2 else self.front_2,
            self.right_1 | square if shape & RIGHT_1 else self.right_1,
            self.right_2 | square if shape & RIGHT_2 else self.right_2,
            self.rear_1 | square if shape & REAR_1 else self.rear_1,
            self.rear_2 | square if shape & REAR_2 else self.rear_2,
            self.left_1 | square if shape & LEFT_1 else self.left_1,
            self.left_2 | square if shape & LEFT_2 else self.left_2,
            self.opens_front | square if shape & OPENS_FRONT else self.opens_front,
            self.opens_right | square if shape & OPENS_RIGHT else self.opens_right,
            self.opens_rear | square if shape & OPENS_REAR else self.opens_rear,
            self.opens_left | square if shape & OPENS_LEFT else self.opens_left,
            self.engines | square if shape & ENGINE else self.engines,
            self.payload | square if shape & PAYLOAD else self.payload,
        )

    def only(self, squares: i64) -> Hull:
        """The hull cut down to these squares."""
        return Hull(
            self.stride,
            self.tiles & squares,
            self.front_1 & squares,
            self.front_2 & squares,
            self.right_1 & squares,
            self.right_2 & squares,
            self.rear_1 & squares,
            self.rear_2 & squares,
            self.left_1 & squares,
            self.left_2 & squares,
            self.opens_front & squares,
            self.opens_right & squares,
            self.opens_rear & squares,
            self.opens_left & squares,
            self.engines & squares,
            self.payload & squares,
        )

    def joints(self) -> tuple[i64, i64]:
        """The tiles joined to the one before them, and those joined to the one right of them."""
        stride = self.stride
        return (
            self.front_1 & (self.rear_1 << stride) | self.front_2 & (self.rear_2 << stride),
            self.right_1 & (self.left_1 >> 1) | self.right_2 & (self.left_2 >> 1),
        )

    def joined(self, square: i64) -> tuple[i64, i64, i64, i64]:
        """The squares joined to this one at its front, right, rear and left; 0 for none."""
        before, beside = self.joints()
        stride = self.stride
        return (
            (square & before) >> stride,
            (square & beside) << 1,
            (square << stride) & before,
            (square >> 1) & beside,
        )

    def pieces(self) -> list[int]:
        """The joined pieces, by their first tile in reading order."""
        before, beside = self.joints()
        rest = self.tiles
        found: list[int] = []
        while rest:
            piece = spread(rest & -rest, before, beside, self.stride)
            found.append(piece)
            rest &= ~piece
        return found

    def around(self) -> tuple[i64, i64, i64, i64]:
        """The squares with a tile before them, right of them, behind them and left of them."""
        tiles, stride = self.tiles, self.stride
        return tiles << stride, tiles >> 1, tiles >> stride, tiles << 1

    def exposed(self) -> tuple[i64, i64, i64, i64]:
        """The tiles with a connector into the open at the front, right, rear and left."""
        before, right_of, behind, left_of = self.around()
        return (
            (self.front_1 | self.front_2) & ~before,
            (self.right_1 | self.right_2) & ~right_of,
            (self.rear_1 | self.rear_2) & ~behind,
            (self.left_1 | self.left_2) & ~left_of,
        )

    def exposed_connectors(self) -> i64:
        return sum(map(count, self.exposed()))

    def misfits(self) -> tuple[i64, i64, i64, i64]:
        """Single on double: the tiles that clash with the one before, and with the one right.
        Connector on smooth side: the same two boards."""
        before, beside = self.joints()
        tiles, stride = self.tiles, self.stride
        front, rear = self.front_1 | self.front_2, (self.rear_1 | self.rear_2) << stride
        right, left = self.right_1 | self.right_2, (self.left_1 | self.left_2) >> 1
        return (
            front & rear & ~before,
            right & left & ~beside,
            tiles & (tiles << stride) & (front ^ rear),
            tiles & (tiles >> 1) & (right ^ left),
        )

    def blocked(self) -> tuple[i64, i64, i64, i64]:
        """Barrels and exhausts that open onto a tile at the front, right, rear and left."""
        before, right_of, behind, left_of = self.around()
        return (
            self.opens_front & before,
            self.opens_right & right_of,
            self.opens_rear & behind,
            self.opens_left & left_of,
        )

    def askew(self) -> i64:
        """Engines that do not point to the rear."""
        return self.engines & ~self.opens_rear

    def mistakes(self, area: i64) -> i64:
        """How many mistakes there are besides not holding together, payload left aside."""
        outside = self.tiles & ~area
        return sum(map(count, (*self.misfits(), *self.blocked(), self.askew(), outside)))

    def joining(self, shape: i64, free: i64) -> i64:
        """The free squares where a tile of this shape would join a tile."""
        stride = self.stride
        joined: i64 = 0
        if shape & FRONT_1:
            joined = self.rear_1 << stride
        if shape & FRONT_2:
            joined |= self.rear_2 << stride
        if shape & RIGHT_1:
            joined |= self.left_1 >> 1
        if shape & RIGHT_2:
            joined |= self.left_2 >> 1
        if shape & REAR_1:
            joined |= self.front_1 >> stride
        if shape & REAR_2:
            joined |= self.front_2 >> stride
        if shape & LEFT_1:
            joined |= self.right_1 << 1
        if shape & LEFT_2:
            joined |= self.right_2 << 1
        return joined & free

    def sound(self, shape: i64, free: i64) -> i64:
        """Those of them where it would make no mistake, payload left aside."""
        squares = self.joining(shape, free)
        if not squares or shape & (ENGINE | OPENS_REAR) == ENGINE:
            return 0
        tiles, stride = self.tiles, self.stride
        before, right_of, behind, left_of = tiles << stride, tiles >> 1, tiles >> stride, tiles << 1
        wrong = self.blocked_squares()
        wrong |= unfit(shape & 3, self.rear_1 << stride, self.rear_2 << stride, before)
        wrong |= unfit(shape >> 2 & 3, self.left_1 >> 1, self.left_2 >> 1, right_of)
        wrong |= unfit(shape >> 4 & 3, self.front_1 >> stride, self.front_2 >> stride, behind)
        wrong |= unfit(shape >> 6 & 3, self.right_1 << 1, self.right_2 << 1, left_of)
        if shape & OPENS_FRONT:
            wrong |= before
        if shape & OPENS_RIGHT:
            wrong |= right_of
        if shape & OPENS_REAR:
            wrong |= behind
        if shape & OPENS_LEFT:
            wrong |= left_of
        return squares & ~wrong

    def blocked_squares(self) -> i64:
        """The squares some barrel or exhaust opens onto."""
        stride = self.stride
        return (
            self.opens_front >> stride
            | self.opens_right << 1
            | self.opens_rear << stride
            | self.opens_left >> 1
        )

    def first_hit(self, line: i64, from_start: bool) -> i64:
        """The first tile of a row or column, seen from its front or left end, or the other one."""
        found = self.tiles & line
        if from_start:
            return found & -found
        while found & (found - 1):
            found &= found - 1
        return found
