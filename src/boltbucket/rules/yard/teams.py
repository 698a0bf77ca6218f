"""The team variants: partners sit opposite each other and swap places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import PilePutBack, PlacesSwapped
from boltbucket.rules.value import replace

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


def partners(seats: int) -> tuple[tuple[Seat, Seat], ...]:
    """The pairs of an even number of seats.

    >>> partners(4)
    ((0, 2), (1, 3))
    """
    half = seats // 2
    return tuple((seat, seat + half) for seat in range(half))


def swap_all_partners(flight: Flight) -> None:
    for one, other in partners(flight.setup.seats):
        _swap(flight, one, other)


def _swap(flight: Flight, one: Seat, other: Seat) -> None:
    """The two sit down at each other's ship. All that lies there stays; what a player has seen
    of the cards goes with the player."""
    for seat in (one, other):
        _put_pile_back(flight, seat)
    yard = flight.yard
    assert yard is not None
    first, second = yard.builders[one], yard.builders[other]
    yard = yard.with_builder(one, replace(second, seen=first.seen), yard.heap.swapped(one, other))
    flight.yard = yard.with_builder(other, replace(first, seen=second.seen))
    ships = flight.ships
    flight.ships = {**ships, one: ships[other], other: ships[one]}
    flight.tell(PlacesSwapped(one, other))


def _put_pile_back(flight: Flight, seat: Seat) -> None:
    yard = flight.yard
    assert yard is not None
    builder = yard.builders[seat]
    if builder.pile is not None:
        flight.yard = yard.with_builder(seat, builder.putting_back())
        flight.tell(PilePutBack(seat, builder.pile))
