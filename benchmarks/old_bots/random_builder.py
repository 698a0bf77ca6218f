"""Building at random: legal answers such as a hasty or a careful builder would give.

Nothing is listed: one random number leads to an answer. Whatever is chosen takes its share of the
luck, as `luck % choices`, and leaves `luck // choices` for what is chosen next.
"""

from __future__ import annotations

from typing import Final

from boltbucket.rules.decisions import Build
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.yard import Yard

LUCK_BITS: Final = 30
"""How many random bits an answer is found with: as many as Python reckons with in one step."""


def random_build(decision: Build, luck: int, careful: bool = False) -> Answer:
    """A legal answer: mostly building, now and then something else, and an end to it."""
    table = decision.table
    yard = table.open_yard
    builder = yard.builders[decision.seat]
    if builder.place is not None:
        return ("flip",)
    if builder.pile is not None:
        return ("put_back",)
    if builder.stopped:
        return _finishing(yard, luck)
    if builder.hand is None:
        return _with_empty_hand(decision, yard, luck)
    if careful or luck % 8:
        placing = _placing(table.ship(decision.seat), yard.tile(builder.hand), luck // 8, careful)
        if placing is not None and decision.allows(placing):
            return placing
    if careful and not builder.bound:
        return ("return",)
    return _putting_away(decision, luck // 8)


def _placing(ship: Ship, tile: Tile, luck: int, careful: bool) -> Answer | None:
    """Any square where the tile joins, turned as it happens to be, or else a bit further; a
    careful builder makes no mistake."""
    squares_for = ship.layout.sound_squares if careful else ship.layout.joining_squares
    for step in range(4):
        turn = (luck + step) % 4
        squares = squares_for(tile.turned(turn))
        if squares:
            return ("place", ship.blueprint.cell_in(squares, luck // 4), turn)
    return None


def _putting_away(decision: Build, luck: int) -> Answer:
    first, second = _AWAY if luck % 2 else _AWAY[::-1]
    return first if decision.allows(first) else second


_AWAY: Final[tuple[Answer, Answer]] = (("return",), ("reserve",))


def _with_empty_hand(decision: Build, yard: Yard, luck: int) -> Answer:
    mood = luck % 32
    luck //= 32
    rarely = _rarely(decision, yard, mood, luck)
    if rarely is not None and decision.allows(rarely):
        return rarely
    ship = decision.table.ship(decision.seat)
    if mood == 31 or len(ship.tiles) >= len(ship.blueprint.area):
        return _finishing(yard, luck)
    return _taking(yard, luck)


def _rarely(decision: Build, yard: Yard, mood: int, luck: int) -> Answer | None:
    if mood == 0:
        return ("pick_up",)
    if mood == 1:
        return ("look", luck % (yard.terms.open_piles or 1))
    if mood == 2:
        return ("flip",)
    reserve = yard.builders[decision.seat].reserve
    return ("fetch", luck % len(reserve)) if reserve and mood < 6 else None


def _taking(yard: Yard, luck: int) -> Answer:
    where = yard.heap.where
    for _ in range(4 if where else 0):
        handle = luck % len(where)
        if where[handle] < 0:
            return ("take", handle)
        luck //= len(where)
    free = yard.heap.free
    return ("take", free[luck % len(free)]) if free else _finishing(yard, luck)


def _finishing(yard: Yard, luck: int) -> Answer:
    places = yard.offered_places
    return ("finish", places[luck % len(places)])
