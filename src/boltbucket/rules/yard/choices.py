"""What a builder can do: all of it, or one thing at random."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.rules.flight.decisions import Answer, Seat
from boltbucket.rules.ship.ship import Ship
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


class Whim:
    """Where a builder who does not think takes numbers from."""

    def below(self, size: int) -> int:
        """A random number from 0 up to, but not including, the given one."""
        raise AssertionError(f"{self} has no numbers")


def sample(yard: Yard, ship: Ship, seat: Seat, whim: Whim, barred: str | None = None) -> Answer:
    """A random legal answer: mostly building, now and then something else, and an end to it."""
    builder = yard.builders[seat]
    if builder.finished:
        return ("flip",)
    if builder.pile is not None:
        return ("put_back",)
    if builder.stopped:
        return _finishing(yard, whim)
    if builder.hand is not None:
        return _with_tile(yard, ship, seat, whim, barred is None)
    return _with_empty_hand(yard, ship, seat, whim)


def _with_tile(yard: Yard, ship: Ship, seat: Seat, whim: Whim, may_build: bool) -> Answer:
    if may_build and whim.below(8):
        placing = _placing(yard, ship, seat, whim)
        if placing is not None:
            return placing
    elsewhere: tuple[Answer, ...] = (("return",), ("reserve",))
    first = whim.below(2)
    if refusal(yard, ship, seat, elsewhere[first]):
        return elsewhere[1 - first]
    return elsewhere[first]


def _placing(yard: Yard, ship: Ship, seat: Seat, whim: Whim) -> Answer | None:
    """A random square where the tile joins, turned as it happens to be, or else a bit further."""
    tile = yard.tile_in_hand(seat)
    assert tile is not None
    first, hull, free = whim.below(4), ship.frame.hull, ship.frame.free
    for turn in (first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4):
        squares = hull.joining(tile.turns[turn].shape, free)
        if squares:
            cells = ship.blueprint.cells_in(squares)
            return ("place", cells[whim.below(len(cells))], turn)
    return None


def _with_empty_hand(yard: Yard, ship: Ship, seat: Seat, whim: Whim) -> Answer:
    mood = whim.below(32)
    if mood < 6:
        rarely = _rarely(yard, seat, mood, whim)
        if rarely is not None and not refusal(yard, ship, seat, rarely):
            return rarely
    if mood == 31 or len(ship.tiles) >= len(ship.blueprint.area):
        return _finishing(yard, whim)
    return _taking(yard, whim)


def _rarely(yard: Yard, seat: Seat, mood: int, whim: Whim) -> Answer | None:
    if mood == 0:
        return ("pick_up",)
    if mood == 1:
        return ("look", whim.below(yard.terms.open_piles or 1))
    if mood == 2:
        return ("flip",)
    reserve = yard.builders[seat].reserve
    return ("fetch", whim.below(len(reserve))) if reserve else None


def _taking(yard: Yard, whim: Whim) -> Answer:
    heap = yard.heap
    for _ in range(4):
        handle = whim.below(len(heap.tiles) or 1)
        if handle < len(heap.tiles) and heap.is_free(handle):
            return ("take", handle)
    free = heap.free
    return ("take", free[whim.below(len(free))]) if free else _finishing(yard, whim)


def _finishing(yard: Yard, whim: Whim) -> Answer:
    places = yard.offered_places
    return ("finish", places[whim.below(len(places))])
