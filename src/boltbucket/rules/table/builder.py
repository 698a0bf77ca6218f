"""A builder: what one seat has in hand, in reserve and before its eyes."""

from __future__ import annotations

from collections.abc import Container

from boltbucket.rules.language.value import replace, told, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.table.heap import Handle


@value
class Builder:
    """One seat while ships are built. The tile picked up last may still be changed."""

    hand: Handle | None = None
    last: Handle | None = None
    """The tile picked up last, until another one or a pile is."""
    last_cell: Cell | None = None
    """Where it is built in; none while it is in the hand or in the reserve."""
    bound: bool = False
    """Whether it came out of the reserve: then it does not go back to the heap."""
    reserve: tuple[Handle, ...] = ()
    pile: int | None = None
    """The pile being looked at."""
    seen: tuple[int, ...] = ()
    """The piles looked at so far."""
    placed: int = 0
    """How many tiles have been built on."""
    place: int | None = None
    """The start place claimed: building is finished."""
    stopped: bool = False
    """Whether time ran out first; all that is left is to claim a place."""

    @property
    def finished(self) -> bool:
        return self.place is not None

    @told
    def can_pick_up(self) -> bool:
        """Whether there is a last tile, and it is out of the hand."""
        return self.last is not None and self.hand is None

    def taking(self, handle: Handle) -> Builder:
        return replace(self, hand=handle, last=handle, last_cell=None, bound=False)

    def placing(self, cell: Cell) -> Builder:
        return replace(self, hand=None, last_cell=cell, placed=self.placed + 1)

    def picking_up(self) -> Builder:
        """The last tile in the hand again."""
        if self.last_cell is None:
            return replace(self, hand=self.last, reserve=self._reserve_without(self.last))
        return replace(self, hand=self.last, last_cell=None, placed=self.placed - 1)

    def returning(self) -> Builder:
        return replace(self, hand=None, last=None)

    def with_fewer(self, gone: int, left: Container[Cell]) -> Builder:
        """After tiles came off the ship; if the last one was among them, there is no last one."""
        placed = self.placed - gone
        if self.last_cell is None or self.last_cell in left:
            return replace(self, placed=placed)
        return replace(self, placed=placed, last=None, last_cell=None)

    def reserving(self, binds: bool = False) -> Builder:
        """The tile in hand set aside; from then on it is bound to the ship, where that is so."""
        assert self.hand is not None
        bound = self.bound or binds
        return replace(self, hand=None, bound=bound, reserve=(*self.reserve, self.hand))

    def fetching(self, slot: int) -> Builder:
        """A reserved tile in the hand; if it was the last one taken, this only changes that."""
        handle = self.reserve[slot]
        if handle == self.last:
            return self.picking_up()
        rest = self._reserve_without(handle)
        return replace(self, hand=handle, last=handle, last_cell=None, bound=True, reserve=rest)

    def _reserve_without(self, handle: Handle | None) -> tuple[Handle, ...]:
        return tuple(each for each in self.reserve if each != handle)

    def looking(self, pile: int, settles: bool = True) -> Builder:
        """A pile before the eyes; where that settles the last tile, it can no longer be changed."""
        seen = tuple(sorted({*self.seen, pile}))
        last, cell = (None, None) if settles else (self.last, self.last_cell)
        return replace(self, last=last, last_cell=cell, pile=pile, seen=seen)

    def putting_back(self) -> Builder:
        return replace(self, pile=None)

    def finishing(self, place: int) -> Builder:
        return replace(self, last=None, last_cell=None, pile=None, place=place)

    def stopping(self) -> Builder:
        return replace(self, last=None, last_cell=None, pile=None, stopped=True)

    def building_on(self) -> Builder:
        """The place given back: building goes on."""
        return replace(self, place=None, stopped=False)
