"""Goods: what fits where, what it is worth, and what a loss takes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Self

from boltbucket.rules.language.value import cached
from boltbucket.rules.ship.blueprint import Cell, Cells
from boltbucket.rules.ship.contents import PRICES, RANK_OF_GOOD, Good
from boltbucket.rules.ship.parts import ShipParts
from boltbucket.rules.ship.tile import Kind


class Laden(ShipParts):
    """What can be asked and done about a ship's goods."""

    @cached
    def all_goods(self) -> tuple[Good, ...]:
        """Every block aboard, the most valuable first."""
        return sort(good for blocks in self.goods.values() for good in blocks)

    @cached
    def laden_holds(self) -> Cells:
        return tuple(cell for cell in self.layout.cells if cell in self.goods)

    @cached
    def best_goods(self) -> tuple[Good | None, Cells]:
        """The most valuable colour aboard and the holds it lies in."""
        if not self.goods:
            return None, ()
        best = self.all_goods[0]
        return best, tuple(cell for cell in self.laden_holds if best in self.goods[cell])

    def goods_value(self, prices: Mapping[Good, int] = PRICES) -> int:
        return price_of(self.all_goods, prices)

    # Room

    def containers(self, cell: Cell) -> int:
        """How many blocks the hold takes; none if the square is no hold or does not work."""
        if cell not in self.layout.holds:
            return 0
        printed, used = self.tiles[cell].capacity, self.quirks.containers_used
        return printed if used is None else min(printed, used)

    def free_containers(self, cell: Cell) -> int:
        return self.containers(cell) - len(self.goods.get(cell, ()))

    def room_for(self, good: Good) -> Cells:
        """The holds with a free container that may take it."""
        return tuple([cell for cell in self.holds_with_room if self._may_hold(cell, good)])

    @cached
    def holds_with_room(self) -> Cells:
        """The holds with a free container."""
        return tuple([cell for cell in self.layout.holds if self.free_containers(cell) > 0])

    def _may_hold(self, cell: Cell, good: Good) -> bool:
        """Whether the hold's containers are of the right colour: red blocks need red ones."""
        return good is not Good.RED or self.tiles[cell].kind is Kind.SPECIAL_CARGO

    # Loading

    def load(self, cell: Cell, good: Good) -> Self:
        """The ship with one more block in that hold."""
        blocks = sort((*self.goods.get(cell, ()), good))
        return self.refit(goods={**self.goods, cell: blocks})

    def unload(self, cell: Cell, good: Good) -> Self:
        """The ship with one block less in that hold."""
        blocks = list(self.goods[cell])
        blocks.remove(good)
        goods = {**self.goods, cell: tuple(blocks)}
        if not blocks:
            del goods[cell]
        return self.refit(goods=goods)

    # Arranging

    def may_lie(self, goods: Mapping[Cell, tuple[Good, ...]]) -> bool:
        """Whether the blocks may lie exactly so."""
        return all(
            len(blocks) <= self.containers(cell)
            and all(self._may_hold(cell, good) for good in blocks)
            for cell, blocks in goods.items()
        )

    def can_stow(self, goods: Iterable[Good]) -> bool:
        """Whether all these blocks find room in some arrangement, if the rest is thrown out."""
        colours = Counter(goods)
        room = {cell: self.containers(cell) for cell in self.layout.holds}
        red = sum(free for cell, free in room.items() if self._may_hold(cell, Good.RED))
        return colours[Good.RED] <= red and colours.total() <= sum(room.values())

    def stowed(self, goods: Iterable[Good]) -> Self:
        """The ship with exactly these blocks aboard, red containers kept free as long as
        possible."""
        blocks = sort(goods)
        assert self.can_stow(blocks), (self, blocks)
        ship = self.refit(goods={})
        for good in blocks:
            cells = ship.room_for(good)
            white = [cell for cell in cells if not ship._may_hold(cell, Good.RED)]
            ship = ship.load((white or cells)[0], good)
        return ship


def price_of(goods: Iterable[Good], prices: Mapping[Good, int]) -> int:
    return sum([prices[good] for good in goods])


def sort(goods: Iterable[Good]) -> tuple[Good, ...]:
    """The most valuable first."""
    return tuple(sorted(goods, key=RANK_OF_GOOD.__getitem__))
