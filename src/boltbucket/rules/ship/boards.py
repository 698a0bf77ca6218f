"""What a hull reckons with: the bits of a tile's shape, and two questions to boards.

A shape is one number that says what a hull must know of a tile: two bits a side for its pipes (a
universal connector has both), one for each side a barrel or an exhaust opens to, one for an engine
and one for payload. A board is a set of squares, a bit each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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

count = int.bit_count
"""How many squares a board holds."""


def spread(piece: i64, before: i64, beside: i64, stride: i64) -> i64:
    """All squares that hang together with these, along the joints to the front and to the right."""
    grown = piece
    while True:
        # The carry of the sum runs through a whole row of joints at once.
        grown |= ((grown & beside) + beside) ^ beside
        grown |= (grown >> 1 & beside) | (grown & before) >> stride | (grown << stride) & before
        if grown == piece:
            return grown
        piece = grown


def unfit(connector: i64, single: i64, double: i64, tiles: i64) -> i64:
    """The squares where a side would be a mistake: what pipes and tiles it meets stand there."""
    if connector == 0:
        return single | double
    met: i64 = 0
    if connector & 1:
        met = single
    if connector & 2:
        met |= double
    return tiles & ~met
