"""Goods: what fits where, and what a loss takes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import GOODS, RANK_OF_GOOD, Good
from boltbucket.rules.ship.tile import Kind

if TYPE_CHECKING:
    from boltbucket.rules.ship.ship import Ship


def containers(ship: Ship, cell: Cell) -> int:
    """How many blocks the hold takes; none if the square is no hold or does not work."""
    if cell not in ship.frame.holds:
        return 0
    printed = ship.tiles[cell].capacity
    used = ship.quirks.containers_used
    return printed if used is None else min(printed, used)


def free_containers(ship: Ship, cell: Cell) -> int:
    return containers(ship, cell) - len(ship.goods.get(cell, ()))


def may_hold(ship: Ship, cell: Cell, good: Good) -> bool:
    """Whether the hold's containers are of the right colour: red blocks need red ones."""
    return good is not Good.RED or ship.tiles[cell].kind is Kind.SPECIAL_CARGO


def room_for(ship: Ship, good: Good) -> tuple[Cell, ...]:
    return tuple(
        [
            cell
            for cell in ship.frame.holds
            if may_hold(ship, cell, good) and free_containers(ship, cell) > 0
        ]
    )


def load(ship: Ship, cell: Cell, good: Good) -> Ship:
    blocks = sort((*ship.goods.get(cell, ()), good))
    return ship.refit(goods={**ship.goods, cell: blocks})


def unload(ship: Ship, cell: Cell, good: Good) -> Ship:
    blocks = list(ship.goods[cell])
    blocks.remove(good)
    goods = {**ship.goods, cell: tuple(blocks)}
    if not blocks:
        del goods[cell]
    return ship.refit(goods=goods)


def sort(goods: Iterable[Good]) -> tuple[Good, ...]:
    """The most valuable first."""
    return tuple(sorted(goods, key=RANK_OF_GOOD.__getitem__))


def all_goods(ship: Ship) -> tuple[Good, ...]:
    return sort([good for blocks in ship.goods.values() for good in blocks]) if ship.goods else ()


def value(goods: Iterable[Good], prices: Mapping[Good, int]) -> int:
    return sum([prices[good] for good in goods])


def best_goods(ship: Ship) -> tuple[Good | None, tuple[Cell, ...]]:
    """The most valuable colour aboard and the holds it lies in."""
    for good in GOODS if ship.goods else ():
        cells = tuple([cell for cell in ship.laden_holds if good in ship.goods[cell]])
        if cells:
            return good, cells
    return None, ()


def next_loss(ship: Ship) -> tuple[Good | None, tuple[Cell, ...]]:
    """What a loss of goods takes next and where: the best goods, else (None) batteries."""
    return ship.best_goods if ship.goods else (None, ship.battery_cells)


def can_stow(ship: Ship, goods: Iterable[Good]) -> bool:
    """Whether all these blocks, and nothing else, find room in some arrangement."""
    colours = Counter(goods)
    room = {cell: containers(ship, cell) for cell in ship.frame.holds}
    red = sum(free for cell, free in room.items() if may_hold(ship, cell, Good.RED))
    return colours[Good.RED] <= red and colours.total() <= sum(room.values())


def stowed(ship: Ship, goods: Iterable[Good]) -> Ship:
    """The ship with exactly these blocks aboard, red containers kept free as long as possible."""
    blocks = sort(goods)
    assert can_stow(ship, blocks), (ship, blocks)
    ship = ship.refit(goods={})
    for good in blocks:
        cells = room_for(ship, good)
        white = [cell for cell in cells if not may_hold(ship, cell, Good.RED)]
        ship = load(ship, (white or cells)[0], good)
    return ship


def may_lie(ship: Ship, goods: Mapping[Cell, tuple[Good, ...]]) -> bool:
    """Whether the blocks may lie exactly so."""
    return all(
        len(blocks) <= containers(ship, cell) and all(may_hold(ship, cell, good) for good in blocks)
        for cell, blocks in goods.items()
    )
