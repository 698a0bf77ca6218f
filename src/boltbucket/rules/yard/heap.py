"""The heap: components that everybody takes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.ship.tile import PAYLOADS, Tile
from boltbucket.rules.yard.changing import changed

Handle = int
"""A tile by its position in a heap mixed before building: it says nothing about the tile."""

DOWN = "d"
UP = "u"


@dataclass(frozen=True)
class Heap:
    """All tiles that can be built with, whoever has them now.

    `lies` has a letter for every tile: d face down, u face up, or the number of the seat it is
    with.
    """

    tiles: tuple[Tile, ...]
    lies: str

    def is_free(self, handle: Handle) -> bool:
        return self.lies[handle] in "du"

    def is_face_down(self, handle: Handle) -> bool:
        return self.lies[handle] == DOWN

    def holder(self, handle: Handle) -> Seat:
        """The seat that has a tile which is not free."""
        return int(self.lies[handle])

    @property
    def free(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, letter in enumerate(self.lies) if letter in "du"])

    @property
    def face_down(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, letter in enumerate(self.lies) if letter == DOWN])

    @property
    def face_up(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, letter in enumerate(self.lies) if letter == UP])

    @cached_property
    def payload(self) -> frozenset[Handle]:
        """The tiles whose backs show that they are payload."""
        return frozenset(h for h, tile in enumerate(self.tiles) if tile.kind in PAYLOADS)

    @cached_property
    def _handles(self) -> Mapping[str, Handle]:
        return {tile.id: handle for handle, tile in enumerate(self.tiles)}

    def handle_of(self, tile: Tile) -> Handle | None:
        """The handle of a built tile; none for a starting cabin."""
        return self._handles.get(tile.id)

    def taken(self, handle: Handle, seat: Seat) -> Heap:
        return self._with(handle, str(seat))

    def returned(self, handle: Handle) -> Heap:
        """The tile back in the heap, face up."""
        return self._with(handle, UP)

    def _with(self, handle: Handle, letter: str) -> Heap:
        return self._lying(self.lies[:handle] + letter + self.lies[handle + 1 :])

    def swapped(self, one: Seat, other: Seat) -> Heap:
        """What was with one of the two seats is with the other."""
        letters = str.maketrans(f"{one}{other}", f"{other}{one}")
        return self._lying(self.lies.translate(letters))

    def _lying(self, lies: str) -> Heap:
        # What is kept about the tiles stays true however they lie.
        return changed(self, lies=lies)


def mixed_heap(tiles: tuple[Tile, ...]) -> Heap:
    """A heap of these tiles, already in mixed order, all face down."""
    return Heap(tiles, DOWN * len(tiles))
