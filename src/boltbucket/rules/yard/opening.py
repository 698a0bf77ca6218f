"""Opening the yard: everything made ready for "Go!"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.setup import Building, Setup, Teams
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.yard.acts import start_hourglass
from boltbucket.rules.yard.builder import Builder
from boltbucket.rules.yard.building import BuildShips
from boltbucket.rules.yard.deck import Piles
from boltbucket.rules.yard.heap import Heap, mixed_heap
from boltbucket.rules.yard.hourglass import Hourglass
from boltbucket.rules.yard.launch import BoardCrews, ForfeitReserves, LaunchShips, SwapPartners
from boltbucket.rules.yard.mistakes import BuildOn, CheckShips
from boltbucket.rules.yard.yard import Terms, Yard

if TYPE_CHECKING:
    from boltbucket.rules.editions.edition import Edition, Level
    from boltbucket.rules.flight.flight import Flight


def open_yard(flight: Flight, piles: Piles, first: Seat = 0) -> Agenda:
    """Lay out heap, piles and ship plans; the steps from "Go!" to the launch.

    The last of the piles is closed, unless the charter has it otherwise. `first` has the first
    turn where players build in turn.
    """
    laid_out = flight.charter.piles(flight, piles)
    flight.piles = laid_out.open + laid_out.hidden
    flight.ships = _first_ships(flight.edition, flight.level.blueprint, flight.setup.seats)
    heap, builders = _heap_and_builders(flight)
    flight.yard = Yard(
        _terms(flight, len(laid_out.open)),
        heap,
        builders,
        _hourglass(flight.setup, flight.level),
        _waiting(flight.setup),
        first if flight.setup.building is Building.TURNS else None,
    )
    start_hourglass(flight)
    return _steps(flight)


def _steps(flight: Flight) -> Agenda:
    """Building, repairs, crew, launch."""
    build_on = (BuildOn(),) if flight.level.rebuilding else ()
    swap = (SwapPartners(),) if flight.setup.teams is not Teams.NONE else ()
    return (_BUILDING, *build_on, *swap, *_LAUNCH)


_BUILDING: Final = BuildShips()
_LAUNCH: Final[Agenda] = (ForfeitReserves(), CheckShips(), BoardCrews(), LaunchShips())


@cache
def _first_ships(box: Edition, plan: Blueprint, seats: int) -> Mapping[Seat, Ship]:
    """Ships of nothing but cabins; all games share them, and what is known of them."""
    return {seat: Ship(plan, {plan.start: box.starting_cabin(seat)}) for seat in range(seats)}


def _terms(flight: Flight, open_piles: int) -> Terms:
    return Terms(
        tuple([flight.charter.reserve_places(flight, seat) for seat in flight.seats]),
        open_piles if flight.level.peeking else 0,
        flight.level.start_choice,
        _extra_time(flight.setup),
    )


def _heap_and_builders(flight: Flight) -> tuple[Heap, tuple[Builder, ...]]:
    """The mixed heap; tiles that begin in reserves have handles behind it."""
    tiles = flight.edition.tiles + flight.charter.payload_of(flight.level)
    heap = mixed_heap(flight.chance.shuffled(tiles, "heap"))
    builders = [_IDLE] * flight.setup.seats
    for seat in flight.seats:
        own = flight.charter.reserved(flight, seat)
        if own:
            start = len(heap.tiles)
            heap = Heap(heap.tiles + own, heap.lies + str(seat) * len(own))
            builders[seat] = Builder(reserve=tuple(range(start, start + len(own))))
    return heap, tuple(builders)


_IDLE: Final = Builder()


def _hourglass(setup: Setup, level: Level) -> Hourglass | None:
    if setup.building is not Building.REAL_TIME or not level.hourglass_spaces:
        return None
    return Hourglass(level.hourglass_spaces)


# Handicaps


def wait_seconds(setup: Setup, seat: Seat) -> int:
    """How long the seat waits because others have a head start."""
    starts = {each: handicap.head_start for each, handicap in setup.handicaps}
    return max(starts.values(), default=0) - starts.get(seat, 0)


def _waiting(setup: Setup) -> tuple[Seat, ...]:
    if not setup.handicaps or setup.building is Building.TURNS:
        return ()
    return tuple(seat for seat in range(setup.seats) if wait_seconds(setup, seat))


def _extra_time(setup: Setup) -> tuple[Seat, ...]:
    if not setup.handicaps:
        return ()
    return tuple(sorted(seat for seat, handicap in setup.handicaps if handicap.extra_time))
