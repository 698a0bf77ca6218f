"""The heap: components that everybody takes from."""

from __future__ import annotations

from typing import Final

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.ship.tile import PAYLOADS, Tile
from boltbucket.rules.value import value

Handle = int
"""A tile by its position in a heap mixed before building: it says nothing about the tile."""

DOWN: Final = "d"
UP: Final = "u"
FREE: Final = DOWN + UP


@value
class Heap:
    """All tiles that can be built with, whoever has them now.

    `lies` has a letter for every tile: d face down, u face up, or the number of the seat it is
    with.
    """

    tiles: tuple[Tile, ...]
    lies: str

    def holder(self, handle: Handle) -> Seat:
        """The seat that has a tile which is not free."""
        return int(self.lies[handle])

    @property
    def free(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, letter in enumerate(self.lies) if letter in FREE])

    @property
    def face_down(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, letter in enumerate(self.lies) if letter == DOWN])

    @property
    def face_up(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, letter in enumerate(self.lies) if letter == UP])

    def handle_of(self, tile: Tile) -> Handle | None:
        """The handle of a built tile; none for a starting cabin."""
        return next((h for h, each in enumerate(self.tiles) if each.id == tile.id), None)

    def is_payload(self, handle: Handle) -> bool:
        """Whether the back shows that the tile is payload."""
        return self.tiles[handle].kind in PAYLOADS

    @property
    def payload(self) -> frozenset[Handle]:
        return frozenset(handle for handle in range(len(self.tiles)) if self.is_payload(handle))

    def taken(self, handle: Handle, seat: Seat) -> Heap:
        lies = self.lies
        return Heap(self.tiles, f"{lies[:handle]}{seat}{lies[handle + 1 :]}")

    def returned(self, handle: Handle) -> Heap:
        """The tile back in the heap, face up."""
        lies = self.lies
        return Heap(self.tiles, f"{lies[:handle]}{UP}{lies[handle + 1 :]}")

    def swapped(self, one: Seat, other: Seat) -> Heap:
        """What was with one of the two seats is with the other."""
        letters = str.maketrans(f"{one}{other}", f"{other}{one}")
        return Heap(self.tiles, self.lies.translate(letters))


def mixed_heap(tiles: tuple[Tile, ...]) -> Heap:
    """A heap of these tiles, already in mixed order, all face down."""
    return Heap(tiles, DOWN * len(tiles))
