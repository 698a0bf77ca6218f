"""Loading goods: the most valuable set that fits, block by block."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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


def best_load(ship: Ship, goods: Sequence[Good]) -> Mapping[Good, int]:
    """How many of these blocks to have aboard, by colour: the most valuable that fit together."""
    free, red = room(ship)
    kept = {}
    for good in GOODS:
        amount = kept[good] = min(goods.count(good), free, red if good is Good.RED else free)
        free -= amount
    return kept


def gain_from(ship: Ship, goods: Iterable[Good], prices: Mapping[Good, int]) -> int:
    """How much more the cargo is worth with these blocks on offer."""
    load = best_load(ship, (*ship.all_goods, *goods))
    return sum([prices[good] * load[good] for good in GOODS]) - ship.goods_value(prices)


def next_move(ship: Ship, beside: tuple[Good, ...]) -> Answer:
    """The next block to throw out, move or load; done when the best load is aboard."""
    aboard = ship.all_goods
    wanted = best_load(ship, (*aboard, *beside))
    for good in reversed(GOODS):
        if aboard.count(good) > wanted[good]:
            return ("unload", good.value, _holds_with(ship, good)[-1])
    for good in GOODS:
        if good in beside and aboard.count(good) < wanted[good]:
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
