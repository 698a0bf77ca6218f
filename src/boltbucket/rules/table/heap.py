"""The heap: components that everybody takes from."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import HIDEABLE, cached, keep, value
from boltbucket.rules.ship.tile import Connector, Kind, Tile

Handle = int
"""A tile by its position in a heap mixed before building: it says nothing about the tile."""

FACE_DOWN: Final = -2
FACE_UP: Final = -1


@value
class Heap:
    """All tiles that can be built with, whoever has them now."""

    tiles: tuple[Tile, ...] = field(metadata=HIDEABLE)
    where: tuple[int, ...]
    """For every tile: FACE_DOWN, FACE_UP, or the seat it is with."""

    def has(self, handle: Handle) -> bool:
        return 0 <= handle < len(self.where)

    def holder(self, handle: Handle) -> Seat | None:
        """The seat that has the tile; None if it is free."""
        where = self.where[handle]
        return where if where >= 0 else None

    def lies_face_down(self, handle: Handle) -> bool:
        return self.where[handle] == FACE_DOWN

    @property
    def free(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, where in enumerate(self.where) if where < 0])

    @property
    def face_down(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, where in enumerate(self.where) if where == FACE_DOWN])

    @property
    def face_up(self) -> tuple[Handle, ...]:
        return tuple([handle for handle, where in enumerate(self.where) if where == FACE_UP])

    def handle_of(self, tile: Tile) -> Handle | None:
        """The handle of a built tile; none for a starting cabin."""
        return next((h for h, each in enumerate(self.tiles) if each.id == tile.id), None)

    @property
    def payload(self) -> frozenset[Handle]:
        """The tiles whose back shows that they are payload."""
        return frozenset(handle for handle, tile in enumerate(self.tiles) if tile.is_payload)

    @cached
    def public(self) -> Heap:
        """The heap as everybody sees it: no face of a tile that lies face down."""
        tiles = [
            _back(tile) if where == FACE_DOWN else tile
            for tile, where in zip(self.tiles, self.where, strict=True)
        ]
        return Heap(tuple(tiles), self.where)

    def taken(self, handle: Handle, seat: Seat) -> Heap:
        return self._with(handle, seat)

    def returned(self, handle: Handle) -> Heap:
        """The tile back in the heap, face up."""
        return self._with(handle, FACE_UP)

    def _with(self, handle: Handle, now: int) -> Heap:
        """The tile there from now on, with its face to be seen."""
        where = [*self.where]
        where[handle] = now
        heap = Heap(self.tiles, tuple(where))
        if "public" in self.__dict__:  # somebody looks at it: the next look finds it ready
            keep(heap, "public", Heap(self._seen_with(handle), heap.where))
        return heap

    def _seen_with(self, handle: Handle) -> tuple[Tile, ...]:
        """What everybody sees of the tiles once this one has been turned over."""
        if self.public.tiles[handle] is self.tiles[handle]:
            return self.public.tiles
        seen = [*self.public.tiles]
        seen[handle] = self.tiles[handle]
        return tuple(seen)

    def exchanged(self, one: Handle, other: Handle) -> Heap:
        """The heap in which these two, which lie face down, lie the other way round."""
        tiles = [*self.tiles]
        tiles[one], tiles[other] = tiles[other], tiles[one]
        return Heap(tuple(tiles), self.where)

    def swapped(self, one: Seat, other: Seat) -> Heap:
        """What was with one of the two seats is with the other."""
        partner = {one: other, other: one}
        return Heap(self.tiles, tuple(partner.get(where, where) for where in self.where))


BACK: Final = Tile("", Kind.STRUCTURAL, (Connector.SMOOTH,) * 4)
"""What is to be seen of a tile that lies face down."""
PAYLOAD_BACK: Final = Tile("", Kind.FRAGILE, (Connector.SMOOTH,) * 4)
"""The back of payload is another one, whatever kind it is."""


def _back(tile: Tile) -> Tile:
    return PAYLOAD_BACK if tile.is_payload else BACK


def mixed_heap(tiles: tuple[Tile, ...]) -> Heap:
    """A heap of these tiles, already in mixed order, all face down."""
    return Heap(tiles, (FACE_DOWN,) * len(tiles))
