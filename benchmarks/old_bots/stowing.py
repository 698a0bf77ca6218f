"""Loading goods: the most valuable set that fits, block by block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind


def room(ship: Ship) -> tuple[int, int]:
    """Containers for anything, red ones included, and red containers."""
    everything = red = 0
    for cell in ship.layout.holds:
        containers = ship.containers(cell)
        everything += containers
        if ship.tiles[cell].kind is Kind.SPECIAL_CARGO:
            red += containers
    return everything, red


def best_load(ship: Ship, goods: Iterable[Good]) -> Counter[Good]:
    """The most valuable of these blocks that fit aboard together."""
    free, red = room(ship)
    offered = Counter(goods)
    kept = Counter[Good]()
    for good in GOODS:
        amount = min(offered[good], free, red if good is Good.RED else free)
        if amount > 0:
            kept[good] = amount
            free -= amount
    return kept


def gain_from(ship: Ship, goods: Iterable[Good], prices: Mapping[Good, int]) -> int:
    """How much more the cargo is worth with these blocks on offer."""
    aboard = ship.all_goods
    load = best_load(ship, (*aboard, *goods))
    return sum(prices[good] * amount for good, amount in load.items()) - ship.goods_value(prices)


def next_move(ship: Ship, beside: tuple[Good, ...]) -> Answer:
    """The next block to throw out, move or load; done when the best load is aboard."""
    aboard = Counter(ship.all_goods)
    wanted = best_load(ship, (*ship.all_goods, *beside))
    for good in reversed(GOODS):
        if aboard[good] > wanted[good]:
            return ("unload", good.value, _holds_with(ship, good)[-1])
    for good in GOODS:
        if good in beside and aboard[good] < wanted[good]:
            cells = ship.room_for(good)
            if cells:
                return ("load", good.value, _plainest(ship, cells))
            return _make_room(ship)
    return DONE


def _holds_with(ship: Ship, good: Good) -> list[int]:
    return [cell for cell in ship.laden_holds if good in ship.goods[cell]]


def _plainest(ship: Ship, cells: tuple[int, ...]) -> int:
    """Red containers stay free for red blocks as long as possible."""
    return min(cells, key=lambda cell: ship.tiles[cell].kind is Kind.SPECIAL_CARGO)


def _make_room(ship: Ship) -> Answer:
    """A block that needs no red container moves out of one, so that a red block can move in."""
    for cell in ship.laden_holds:
        if ship.tiles[cell].kind is Kind.SPECIAL_CARGO:
            for good in ship.goods[cell]:
                if good is not Good.RED:
                    return ("unload", good.value, cell)
    return DONE
