"""A builder: what one seat has in hand, in reserve and before its eyes."""

from __future__ import annotations

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.value import replace, value
from boltbucket.rules.yard.heap import Handle


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

    @property
    def can_pick_up(self) -> bool:
        """Whether there is a last tile, and it is out of the hand."""
        return self.last is not None and self.hand is None

    # Hands are moved by who builds on, and looks at no pile meanwhile. All but rare changes are
    # written out, for a game makes more builders than anything.

    def taking(self, handle: Handle) -> Builder:
        return Builder(handle, handle, None, False, self.reserve, None, self.seen, self.placed)

    def placing(self, cell: Cell) -> Builder:
        placed = self.placed + 1
        return Builder(None, self.last, cell, self.bound, self.reserve, None, self.seen, placed)

    def picking_up(self) -> Builder:
        """The last tile in the hand again."""
        if self.last_cell is None:
            rest = self._reserve_without(self.last)
            return replace(self, hand=self.last, reserve=rest)
        return replace(self, hand=self.last, last_cell=None, placed=self.placed - 1)

    def returning(self) -> Builder:
        return Builder(
            None, None, self.last_cell, self.bound, self.reserve, None, self.seen, self.placed
        )

    def reserving(self) -> Builder:
        assert self.hand is not None
        reserve = (*self.reserve, self.hand)
        return Builder(
            None, self.last, self.last_cell, self.bound, reserve, None, self.seen, self.placed
        )

    def fetching(self, slot: int) -> Builder:
        """A reserved tile in the hand; if it was the last one taken, this only changes that."""
        handle = self.reserve[slot]
        if handle == self.last:
            return self.picking_up()
        rest = self._reserve_without(handle)
        return Builder(handle, handle, None, True, rest, None, self.seen, self.placed)

    def _reserve_without(self, handle: Handle | None) -> tuple[Handle, ...]:
        return tuple([each for each in self.reserve if each != handle])

    def looking(self, pile: int) -> Builder:
        seen = self.seen if pile in self.seen else tuple(sorted((*self.seen, pile)))
        return Builder(None, None, None, self.bound, self.reserve, pile, seen, self.placed)

    def putting_back(self) -> Builder:
        return Builder(None, None, None, self.bound, self.reserve, None, self.seen, self.placed)

    def finishing(self, place: int) -> Builder:
        return self._with_empty_hands(place, self.stopped)

    def stopping(self) -> Builder:
        return self._with_empty_hands(None, stopped=True)

    def _with_empty_hands(self, place: int | None, stopped: bool) -> Builder:
        seen, placed = self.seen, self.placed
        return Builder(
            None, None, None, self.bound, self.reserve, None, seen, placed, place, stopped
        )

    def building_on(self) -> Builder:
        """The place given back: building goes on."""
        return replace(self, place=None, stopped=False)
