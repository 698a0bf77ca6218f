"""The outline of a ship under construction: how it hangs together, and where it can grow."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import exp
from typing import Any, Final

from boltbucket.bots.style import Style
from boltbucket.rules.ship.boards import ALL_PIPES, OPENS_FRONT, OPENS_LEFT, OPENS_REAR, OPENS_RIGHT
from boltbucket.rules.ship.hull import Hull
from boltbucket.rules.ship.tile import Side, Tile

PLENTY = 4.0
"""So many squares to build on are a good choice."""
CHOICE: Final = tuple(3 * PLENTY * (1 - exp(-ends / PLENTY)) for ends in range(64))
"""What a choice of so many squares is worth."""
LANE: Final = 80
"""Four boards side by side in one number, one for each side that connectors look to: what is asked
of all four is asked at once. So wide is each of them, with room for what is shifted off its end."""
ALL_LANES: Final = sum(1 << LANE * side for side in Side)
OFF_THE_TOP: Final = 1 << LANE * len(Side)
"""Beyond the lanes stand the connectors of the first row that look off the plan."""
FIRST_LANE: Final = (1 << LANE) - 1
PIPES: Final = tuple(
    sum(bool(shape >> 2 * side & 3) << side for side in Side) for shape in range(256)
)
"""The sides with a connector, a bit each, by the part of a shape that says so."""
UNIVERSAL: Final = tuple(
    sum((shape >> 2 * side & 3 == 3) << side for side in Side) for shape in range(256)
)


class Outline:
    """The boards a builder judges a ship by.

    It does for thousands of thinkable places what a hull does for one ship, with just the boards
    that matter: the squares that pipes of any kind and universal ones look at, a lane a side, and
    those to be kept clear.
    """

    __slots__ = ("area", "clear", "ends", "joints", "stride", "tiles", "universal")

    def __init__(
        self, stride: int, area: int, tiles: int, ends: int, universal: int, clear: int, joints: int
    ) -> None:
        self.stride = stride
        self.area = area
        self.tiles = tiles
        self.ends = ends
        self.universal = universal
        self.clear = clear
        self.joints = joints

    def with_tile(self, square: int, tile: Tile) -> Outline:
        """The outline with a tile on a square where it makes no mistake."""
        shape, tiles, stride = tile.shape, self.tiles, self.stride
        around = _around(stride)[square]
        ends = around[PIPES[shape & ALL_PIPES]]
        return Outline(
            stride,
            self.area,
            tiles | square,
            self.ends | ends,
            self.universal | around[UNIVERSAL[shape & ALL_PIPES]],
            self.clear | _blocked_square(square, shape, stride),
            self.joints + (ends & tiles * ALL_LANES).bit_count(),
        )

    @property
    def exposed(self) -> int:
        """How many connectors look at nothing."""
        return (self.ends & ~(self.tiles * ALL_LANES)).bit_count()

    def worth(self, style: Style, building_on: float) -> float:
        """What it is worth, in credits; `building_on` is 1 while there is time and 0 at the end."""
        free = self.area & ~self.tiles
        squares = free & ~self.clear
        ends = self.ends & squares * ALL_LANES
        # What can still be built over is half forgiven while there is time to build.
        stays = self.exposed - ends.bit_count() * (0.2 + 0.6 * building_on)
        worth = style.joint * self.joints - style.exposed * stays
        worth -= style.wasted * (self.clear & free).bit_count()
        if building_on:
            open_squares = _merged(ends)
            worth += style.square * _reach(open_squares, squares, self.stride)
            worth += building_on * self._openness(style, squares, open_squares.bit_count())
        return worth

    def judged(self, style: Style, building_on: float) -> tuple[float, int, float]:
        """How well it can be built on, in credits; how many squares can be reached; and how many
        connectors are likely to stay open."""
        free = self.area & ~self.tiles
        squares = free & ~self.clear
        ends = self.ends & squares * ALL_LANES
        open_squares = _merged(ends)
        stays = self.exposed - ends.bit_count() * (0.2 + 0.6 * building_on)
        worth = style.joint * self.joints - style.wasted * (self.clear & free).bit_count()
        worth += building_on * self._openness(style, squares, open_squares.bit_count())
        return worth, _reach(open_squares, squares, self.stride), stays

    def _openness(self, style: Style, squares: int, ends: int) -> float:
        stride, tiles = self.stride, self.tiles
        universal = (self.universal & squares * ALL_LANES).bit_count()
        behind, before, right, left = tiles << stride, tiles >> stride, tiles << 1, tiles >> 1
        surrounded = behind & before & (right | left) | right & left & (behind | before)
        tight = (squares & surrounded).bit_count()
        return style.open_end * CHOICE[ends] + style.universal_end * universal - style.tight * tight


def outline_of(hull: Hull, area: int) -> Outline:
    boards: Any = hull
    stride = boards.stride
    pipes = [
        (boards.front_1, boards.front_2),
        (boards.right_1, boards.right_2),
        (boards.rear_1, boards.rear_2),
        (boards.left_1, boards.left_2),
    ]
    return Outline(
        stride,
        area,
        boards.tiles,
        sum(_looked_at(one | two, side, stride) for side, (one, two) in enumerate(pipes)),
        sum(_looked_at(one & two, side, stride) for side, (one, two) in enumerate(pipes)),
        boards.blocked_squares(),
        sum(board.bit_count() for board in boards.joints()),
    )


def _looked_at(board: int, side: int, stride: int) -> int:
    """What the tiles of a board look at on one side, in the lane of that side."""
    if side == Side.FRONT:
        first_row = board & (1 << stride) - 1
        return board >> stride | first_row * OFF_THE_TOP
    shifted = (0, board << 1, board << stride, board >> 1)[side]
    return shifted << LANE * side


@cache
def _around(stride: int) -> Mapping[int, tuple[int, ...]]:
    """For every square what a tile there looks at, by the sides it looks to, a bit each."""
    squares = [1 << bit for bit in range(LANE - stride)]
    return {
        square: tuple(
            sum(_looked_at(square, side, stride) for side in Side if sides >> side & 1)
            for sides in range(16)
        )
        for square in squares
    }


def _merged(lanes: int) -> int:
    """The squares of all four lanes on one board."""
    lanes |= lanes >> 2 * LANE
    return (lanes | lanes >> LANE) & FIRST_LANE


def _blocked_square(square: int, shape: int, stride: int) -> int:
    """The square a barrel or exhaust opens onto."""
    if shape & OPENS_FRONT:
        return square >> stride
    if shape & OPENS_RIGHT:
        return square << 1
    if shape & OPENS_REAR:
        return square << stride
    return square >> 1 if shape & OPENS_LEFT else 0


def _reach(ends: int, squares: int, stride: int) -> int:
    """How many free squares can be built on from these, one after the other."""
    return sum([size for region, size in _regions(squares, stride) if region & ends])


@lru_cache(maxsize=1 << 14)
def _regions(squares: int, stride: int) -> tuple[tuple[int, int], ...]:
    """Squares that lie side by side, and how many they are."""
    found = []
    while squares:
        region, grown = 0, squares & -squares
        while grown != region:
            region = grown
            around = region << 1 | region >> 1 | region << stride | region >> stride
            grown = region | around & squares
        found.append((region, region.bit_count()))
        squares &= ~region
    return tuple(found)
