"""What a builder can do: all of it, or one thing at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boltbucket.rules.flight.decisions import Answer, Seat
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.yard.heap import FREE
from boltbucket.rules.yard.refusals import refusal
from boltbucket.rules.yard.yard import Yard


def options(yard: Yard, ship: Ship, seat: Seat, barred: str | None = None) -> tuple[Answer, ...]:
    """Every answer the seat may give; `barred` says why the tile in hand may not be built."""
    return tuple(
        [
            answer
            for answer in _thinkable(yard, ship, seat)
            if not refusal(yard, ship, seat, answer, barred)
        ]
    )


def _thinkable(yard: Yard, ship: Ship, seat: Seat) -> Iterator[Answer]:
    """Every answer worth checking: what is left out is refused for sure."""
    builder = yard.builders[seat]
    tile = yard.tile_in_hand(seat)
    if tile is not None:
        yield from (("place", cell, turn) for cell, turn in ship.places(tile))
        yield from (("return",), ("reserve",))
    elif yard.builds(seat):
        yield from (("take", handle) for handle in yard.heap.free)
        yield ("pick_up",)
        yield from (("fetch", slot) for slot in range(len(builder.reserve)))
        yield from (("look", pile) for pile in range(yard.terms.open_piles))
        yield ("put_back",)
    yield ("flip",)
    yield from (("finish", place) for place in yard.offered_places)


LUCK_BITS: Final = 30
"""How many random bits an answer is found with: as many as Python reckons with in one step."""


def sample(
    yard: Yard, ship: Ship, seat: Seat, luck: int, barred: str | None, careful: bool
) -> Answer:
    """A legal answer: mostly building, now and then something else, and an end to it.

    Whatever is chosen takes its share of the luck, as `luck % choices`, and leaves `luck //
    choices` for what is chosen next.
    """
    builder = yard.builders[seat]
    if builder.place is not None:
        return ("flip",)
    if builder.pile is not None:
        return ("put_back",)
    if builder.stopped:
        return _finishing(yard, luck)
    if builder.hand is None:
        return _with_empty_hand(yard, ship, seat, luck)
    if barred is None and (careful or luck % 8):
        placing = _placing(ship, yard.heap.tiles[builder.hand], luck // 8, careful)
        if placing is not None:
            return placing
    if careful and not builder.bound:
        return ("return",)
    return _putting_away(yard, ship, seat, luck // 8)


def _placing(ship: Ship, tile: Tile, luck: int, careful: bool) -> Answer | None:
    """Any square where the tile joins, turned as it happens to be, or else a bit further; a
    careful builder makes no mistake."""
    frame = ship.frame
    squares_for = frame.sound_squares if careful else frame.joining_squares
    for turn in _TURNS[luck % 4]:
        squares = squares_for(tile.turns[turn])
        if squares:
            return ("place", ship.blueprint.cell_in(squares, luck // 4), turn)
    return None


_TURNS: Final = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))


def _putting_away(yard: Yard, ship: Ship, seat: Seat, luck: int) -> Answer:
    first, second = _AWAY if luck % 2 else _AWAY[::-1]
    return second if refusal(yard, ship, seat, first) else first


_AWAY: Final[tuple[Answer, Answer]] = (("return",), ("reserve",))


def _with_empty_hand(yard: Yard, ship: Ship, seat: Seat, luck: int) -> Answer:
    mood = luck % 32
    luck //= 32
    if mood < 6:
        rarely = _rarely(yard, seat, mood, luck)
        if rarely is not None and not refusal(yard, ship, seat, rarely):
            return rarely
    if mood == 31 or len(ship.tiles) >= len(ship.blueprint.area):
        return _finishing(yard, luck)
    return _taking(yard, luck)


def _rarely(yard: Yard, seat: Seat, mood: int, luck: int) -> Answer | None:
    if mood == 0:
        return ("pick_up",)
    if mood == 1:
        return ("look", luck % (yard.terms.open_piles or 1))
    if mood == 2:
        return ("flip",)
    reserve = yard.builders[seat].reserve
    return ("fetch", luck % len(reserve)) if reserve else None


def _taking(yard: Yard, luck: int) -> Answer:
    lies = yard.heap.lies
    size = len(lies)
    for _ in range(4 if size else 0):
        handle = luck % size
        if lies[handle] in FREE:
            return ("take", handle)
        luck //= size
    free = yard.heap.free
    return ("take", free[luck % len(free)]) if free else _finishing(yard, luck)


def _finishing(yard: Yard, luck: int) -> Answer:
    places = yard.offered_places
    return ("finish", places[luck % len(places)])
