"""The outline of a ship under construction: how it hangs together, and where it can grow."""

from __future__ import annotations

from math import exp
from typing import Any

from boltbucket.bots.style import Style
from boltbucket.rules.ship.hull import Hull
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Connector, Tile

PLENTY = 4.0
"""So many squares to build on are a good choice."""


class Outline:
    """The boards a builder judges a ship by.

    It does for thousands of thinkable places what a hull does for one ship, with just the boards
    that matter: pipes of any kind on each side, universal ones, and squares to be kept clear.
    """

    __slots__ = ("area", "clear", "joints", "pipes", "stride", "tiles", "universal")

    def __init__(
        self,
        stride: int,
        area: int,
        tiles: int,
        pipes: tuple[int, int, int, int],
        universal: tuple[int, int, int, int],
        clear: int,
        joints: int,
    ) -> None:
        self.stride = stride
        self.area = area
        self.tiles = tiles
        self.pipes = pipes
        self.universal = universal
        self.clear = clear
        self.joints = joints

    def with_tile(self, square: int, tile: Tile) -> Outline:
        """The outline with a tile on a square where it makes no mistake."""
        stride, tiles = self.stride, self.tiles
        front, right, rear, left = tile.connectors
        before, beside, behind, aside = self.pipes
        joints = self.joints
        if front:
            before |= square
            joints += bool(square >> stride & tiles)
        if right:
            beside |= square
            joints += bool(square << 1 & tiles)
        if rear:
            behind |= square
            joints += bool(square << stride & tiles)
        if left:
            aside |= square
            joints += bool(square >> 1 & tiles)
        return Outline(
            stride,
            self.area,
            tiles | square,
            (before, beside, behind, aside),
            self._universal_with(square, tile),
            self.clear | _blocked_squares(square, tile, stride),
            joints,
        )

    def _universal_with(self, square: int, tile: Tile) -> tuple[int, int, int, int]:
        if Connector.UNIVERSAL not in tile.connectors:
            return self.universal
        front, right, rear, left = tile.connectors
        before, beside, behind, aside = self.universal
        return (
            before | square if front == Connector.UNIVERSAL else before,
            beside | square if right == Connector.UNIVERSAL else beside,
            behind | square if rear == Connector.UNIVERSAL else behind,
            aside | square if left == Connector.UNIVERSAL else aside,
        )

    @property
    def exposed(self) -> int:
        """How many connectors look at nothing."""
        tiles, stride = self.tiles, self.stride
        before, beside, behind, aside = self.pipes
        return (
            (before >> stride & ~tiles).bit_count()
            + (beside << 1 & ~tiles).bit_count()
            + (behind << stride & ~tiles).bit_count()
            + (aside >> 1 & ~tiles).bit_count()
            + _off_the_top(before, stride)
        )

    def worth(self, style: Style, building_on: float) -> float:
        """What it is worth, in credits; `building_on` is 1 while there is time and 0 at the end."""
        stride, tiles = self.stride, self.tiles
        before, beside, behind, aside = self.pipes
        free = self.area & ~tiles
        squares = free & ~self.clear
        ahead, right = before >> stride, beside << 1
        back, left = behind << stride, aside >> 1
        exposed = (
            (ahead & ~tiles).bit_count()
            + (right & ~tiles).bit_count()
            + (back & ~tiles).bit_count()
            + (left & ~tiles).bit_count()
            + _off_the_top(before, stride)
        )
        ahead, right, back, left = ahead & squares, right & squares, back & squares, left & squares
        ends = ahead.bit_count() + right.bit_count() + back.bit_count() + left.bit_count()
        # What can still be built over is half forgiven while there is time to build.
        stays = exposed - ends * (0.2 + 0.6 * building_on)
        worth = style.joint * self.joints - style.exposed * stays
        worth -= style.wasted * (self.clear & free).bit_count()
        if building_on:
            open_squares = ahead | right | back | left
            worth += style.square * _reach(open_squares, squares, stride)
            worth += building_on * self._openness(style, squares, open_squares.bit_count())
        return worth

    def judged(self, style: Style, building_on: float) -> tuple[float, int, float]:
        """How well it can be built on, in credits; how many squares can be reached; and how many
        connectors are likely to stay open."""
        stride, tiles = self.stride, self.tiles
        before, beside, behind, aside = self.pipes
        free = self.area & ~tiles
        squares = free & ~self.clear
        ahead, right = before >> stride & squares, beside << 1 & squares
        back, left = behind << stride & squares, aside >> 1 & squares
        ends = ahead.bit_count() + right.bit_count() + back.bit_count() + left.bit_count()
        open_squares = ahead | right | back | left
        stays = self.exposed - ends * (0.2 + 0.6 * building_on)
        worth = style.joint * self.joints - style.wasted * (self.clear & free).bit_count()
        worth += building_on * self._openness(style, squares, open_squares.bit_count())
        return worth, _reach(open_squares, squares, stride), stays

    def _openness(self, style: Style, squares: int, ends: int) -> float:
        stride, tiles = self.stride, self.tiles
        before, beside, behind, aside = self.universal
        universal = (
            (before >> stride & squares).bit_count()
            + (beside << 1 & squares).bit_count()
            + (behind << stride & squares).bit_count()
            + (aside >> 1 & squares).bit_count()
        )
        across, along = tiles << stride & tiles >> stride, tiles << 1 & tiles >> 1
        sides, ways = tiles << 1 | tiles >> 1, tiles << stride | tiles >> stride
        tight = (squares & (across & sides | along & ways)).bit_count()
        choice = 3 * PLENTY * (1 - exp(-ends / PLENTY))
        return style.open_end * choice + style.universal_end * universal - style.tight * tight


def outline_of(hull: Hull, area: int) -> Outline:
    boards: Any = hull
    joints = sum(board.bit_count() for board in boards.joints())
    return Outline(
        boards.stride,
        area,
        boards.tiles,
        (
            boards.front_1 | boards.front_2,
            boards.right_1 | boards.right_2,
            boards.rear_1 | boards.rear_2,
            boards.left_1 | boards.left_2,
        ),
        (
            boards.front_1 & boards.front_2,
            boards.right_1 & boards.right_2,
            boards.rear_1 & boards.rear_2,
            boards.left_1 & boards.left_2,
        ),
        boards.blocked_squares(),
        joints,
    )


def _blocked_squares(square: int, tile: Tile, stride: int) -> int:
    """The square a barrel or exhaust opens onto."""
    if tile.kind not in CANNONS and tile.kind not in ENGINES:
        return 0
    side = tile.directions[0]
    if side == 0:
        return square >> stride
    if side == 1:
        return square << 1
    return square << stride if side == 2 else square >> 1


def _off_the_top(before: int, stride: int) -> int:
    """Connectors of the first row that look off the plan: shifting loses them."""
    return (before & ((1 << stride) - 1)).bit_count()


def _reach(ends: int, squares: int, stride: int) -> int:
    """How many free squares can be built on from these, one after the other."""
    reached = ends
    while True:
        around = reached << 1 | reached >> 1 | reached << stride | reached >> stride
        grown = reached | around & squares
        if grown == reached:
            return reached.bit_count()
        reached = grown
