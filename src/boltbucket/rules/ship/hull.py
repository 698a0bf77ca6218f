"""The geometry of a ship on bitboards.

A square is a bit, numbered as its blueprint says: one row is `stride` bits, its last column is a
guard that never holds a tile. All boards fit in 60 bits, so that mypyc can compile this very
source to machine integers. Left shifts may run over the top: what comes of them is always cut
back by a board of tiles or squares. Masks come from the caller or by multiplication, never from
`1 << n`, which mypyc has been seen to get wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A tile's shape: single and double pipes of each side, where a barrel or exhaust opens, engine,
# payload.
FRONT_1: Final = 1
FRONT_2: Final = 2
RIGHT_1: Final = 4
RIGHT_2: Final = 8
REAR_1: Final = 16
REAR_2: Final = 32
LEFT_1: Final = 64
LEFT_2: Final = 128
ALL_PIPES: Final = 255
OPENS_FRONT: Final = 256
OPENS_RIGHT: Final = 512
OPENS_REAR: Final = 1024
OPENS_LEFT: Final = 2048
ENGINE: Final = 4096
PAYLOAD: Final = 8192
BOARDS: Final = 15
"""How many boards a hull has: all tiles, then one for each bit of a shape."""


@final
class Hull:
    """All tiles of a ship as boards: a board a side for each kind of pipe.

    `front_1` holds the tiles with a single (or universal) connector at the front, `front_2` those
    with a double (or universal) one. `opens_front` holds barrels and exhausts looking forward.
    """

    __slots__ = (
        "engines",
        "front_1",
        "front_2",
        "left_1",
        "left_2",
        "opens_front",
        "opens_left",
        "opens_rear",
        "opens_right",
        "payload",
        "rear_1",
        "rear_2",
        "right_1",
        "right_2",
        "stride",
        "tiles",
    )

    def __init__(
        self,
        stride: i64,
        tiles: i64 = 0,
        front_1: i64 = 0,
        front_2: i64 = 0,
        right_1: i64 = 0,
        right_2: i64 = 0,
        rear_1: i64 = 0,
        rear_2: i64 = 0,
        left_1: i64 = 0,
        left_2: i64 = 0,
        opens_front: i64 = 0,
        opens_right: i64 = 0,
        opens_rear: i64 = 0,
        opens_left: i64 = 0,
        engines: i64 = 0,
        payload: i64 = 0,
    ) -> None:
        self.stride = stride
        self.tiles = tiles
        self.front_1 = front_1
        self.front_2 = front_2
        self.right_1 = right_1
        self.right_2 = right_2
        self.rear_1 = rear_1
        self.rear_2 = rear_2
        self.left_1 = left_1
        self.left_2 = left_2
        self.opens_front = opens_front
        self.opens_right = opens_right
        self.opens_rear = opens_rear
        self.opens_left = opens_left
        self.engines = engines
        self.payload = payload

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

    def piece(self, square: i64) -> i64:
        """All tiles that hang together with this one."""
        before, beside = self.joints()
        return _spread(square & self.tiles, before, beside, self.stride)

    def pieces(self) -> list[int]:
        """The joined pieces, by their first tile in reading order."""
        before, beside = self.joints()
        rest = self.tiles
        found: list[int] = []
        while rest:
            piece = _spread(rest & -rest, before, beside, self.stride)
            found.append(piece)
            rest &= ~piece
        return found

    def exposed(self) -> tuple[i64, i64, i64, i64]:
        """The tiles with a connector into the open at the front, right, rear and left."""
        tiles = self.tiles
        stride = self.stride
        return (
            (self.front_1 | self.front_2) & ~(tiles << stride),
            (self.right_1 | self.right_2) & ~(tiles >> 1),
            (self.rear_1 | self.rear_2) & ~(tiles >> stride),
            (self.left_1 | self.left_2) & ~(tiles << 1),
        )

    def exposed_connectors(self) -> i64:
        front, right, rear, left = self.exposed()
        return count(front) + count(right) + count(rear) + count(left)

    def misfits(self) -> tuple[i64, i64, i64, i64]:
        """Single on double: the tiles that clash with the one before, and with the one right.
        Connector on smooth side: the same two boards."""
        before, beside = self.joints()
        tiles = self.tiles
        stride = self.stride
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
        tiles = self.tiles
        stride = self.stride
        return (
            self.opens_front & (tiles << stride),
            self.opens_right & (tiles >> 1),
            self.opens_rear & (tiles >> stride),
            self.opens_left & (tiles << 1),
        )

    def askew(self) -> i64:
        """Engines that do not point to the rear."""
        return self.engines & ~self.opens_rear

    def check(self, area: i64) -> tuple[i64, i64, i64]:
        """How many mistakes besides not holding together, exposed connectors and pieces."""
        tiles = self.tiles
        if tiles == 0:
            return 0, 0, 0
        stride = self.stride
        before, right_of, behind, left_of = tiles << stride, tiles >> 1, tiles >> stride, tiles << 1
        front, right = self.front_1 | self.front_2, self.right_1 | self.right_2
        rear, left = self.rear_1 | self.rear_2, self.left_1 | self.left_2
        ahead = self.front_1 & (self.rear_1 << stride) | self.front_2 & (self.rear_2 << stride)
        beside = self.right_1 & (self.left_1 >> 1) | self.right_2 & (self.left_2 >> 1)
        # A contact is wrong where there is a connector but no joint: a clash or a smooth side.
        wrong_ahead = tiles & before & (front | rear << stride) & ~ahead
        wrong_beside = tiles & right_of & (right | left >> 1) & ~beside
        blocked = (
            self.opens_front & before
            | self.opens_right & right_of
            | self.opens_rear & behind
            | self.opens_left & left_of
        )
        askew = self.engines & ~self.opens_rear
        outside = tiles & ~area
        mistakes: i64 = 0
        if wrong_ahead | wrong_beside | blocked | askew | outside:
            mistakes = count(wrong_ahead) + count(wrong_beside)
            mistakes += count(blocked) + count(askew) + count(outside)
        exposed = count(front & ~before) + count(right & ~right_of)
        exposed += count(rear & ~behind) + count(left & ~left_of)
        pieces: i64 = 0
        while tiles:
            tiles &= ~_spread(tiles & -tiles, ahead, beside, stride)
            pieces += 1
        return mistakes, exposed, pieces

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
        """Those of them where it would make no mistake."""
        squares = self.joining(shape, free)
        if not squares or shape & (ENGINE | OPENS_REAR) == ENGINE:
            return 0
        stride = self.stride
        tiles = self.tiles
        before, right_of, behind, left_of = tiles << stride, tiles >> 1, tiles >> stride, tiles << 1
        wrong = self.kept_clear()
        wrong |= _wrong(shape & 3, self.rear_1 << stride, self.rear_2 << stride, before)
        wrong |= _wrong(shape >> 2 & 3, self.left_1 >> 1, self.left_2 >> 1, right_of)
        wrong |= _wrong(shape >> 4 & 3, self.front_1 >> stride, self.front_2 >> stride, behind)
        wrong |= _wrong(shape >> 6 & 3, self.right_1 << 1, self.right_2 << 1, left_of)
        if shape & OPENS_FRONT:
            wrong |= before
        if shape & OPENS_RIGHT:
            wrong |= right_of
        if shape & OPENS_REAR:
            wrong |= behind
        if shape & OPENS_LEFT:
            wrong |= left_of
        return squares & ~wrong

    def around(self) -> tuple[i64, i64, i64, i64]:
        """The squares with a tile before them, right of them, behind them and left of them."""
        tiles = self.tiles
        stride = self.stride
        return tiles << stride, tiles >> 1, tiles >> stride, tiles << 1

    def kept_clear(self) -> i64:
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


def _wrong(connector: i64, single: i64, double: i64, tiles: i64) -> i64:
    """The squares where a side would be a mistake: what pipes and tiles it meets stand there."""
    if connector == 0:
        return single | double
    met: i64 = 0
    if connector & 1:
        met = single
    if connector & 2:
        met |= double
    return tiles & ~met


def count(board: i64) -> i64:
    """How many squares a board holds."""
    found: i64 = 0
    while board:
        board &= board - 1
        found += 1
    return found


if __file__.endswith(".py"):
    # Interpreted, the built-in is faster than the loop; compiled, the loop is.
    globals()["count"] = int.bit_count


def _spread(piece: i64, before: i64, beside: i64, stride: i64) -> i64:
    """Grow a board along joints for as long as it grows."""
    grown = piece
    while True:
        # The carry of the sum runs through a whole row of joints at once.
        grown |= ((grown & beside) + beside) ^ beside
        grown |= (grown >> 1 & beside) | (grown & before) >> stride | (grown << stride) & before
        if grown == piece:
            return grown
        piece = grown
