"""Opening the yard: everything made ready for "Go!"."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.setup import Building, Setup, Teams
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
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
    from boltbucket.rules.editions.edition import Level
    from boltbucket.rules.flight.flight import Flight


def open_yard(flight: Flight, piles: Piles, first: Seat = 0) -> Agenda:
    """Lay out heap, piles and ship plans; the steps from "Go!" to the launch.

    The last of the piles is closed, unless the charter has it otherwise. `first` has the first
    turn where players build in turn.
    """
    laid_out = flight.charter.piles(flight, piles)
    flight.piles = laid_out.open + laid_out.hidden
    plan = flight.level.blueprint
    cabins = {seat: flight.edition.starting_cabin(seat) for seat in flight.seats}
    flight.ships = {seat: _first_ship(plan, cabin) for seat, cabin in cabins.items()}
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
    launch = (ForfeitReserves(), CheckShips(), BoardCrews(), LaunchShips())
    return (BuildShips(), *build_on, *swap, *launch)


@cache
def _first_ship(plan: Blueprint, cabin: Tile) -> Ship:
    """A ship of nothing but its cabin; all games share it, and what is known of it."""
    return Ship(plan, {plan.start: cabin})


def _terms(flight: Flight, open_piles: int) -> Terms:
    return Terms(
        tuple(flight.charter.reserve_places(flight, seat) for seat in flight.seats),
        open_piles if flight.level.peeking else 0,
        flight.level.start_choice,
        _extra_time(flight.setup),
    )


def _heap_and_builders(flight: Flight) -> tuple[Heap, tuple[Builder, ...]]:
    """The mixed heap; tiles that begin in reserves have handles behind it."""
    tiles = flight.edition.tiles + flight.charter.payload_of(flight.level)
    heap = mixed_heap(flight.chance.shuffled(tiles, "heap"))
    builders = []
    for seat in flight.seats:
        start = len(heap.tiles)
        own = flight.charter.reserved(flight, seat)
        heap = Heap(heap.tiles + own, heap.lies + str(seat) * len(own))
        builders.append(Builder(reserve=tuple(range(start, start + len(own)))))
    return heap, tuple(builders)


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
    if setup.building is Building.TURNS:
        return ()
    return tuple(seat for seat in range(setup.seats) if wait_seconds(setup, seat))


def _extra_time(setup: Setup) -> tuple[Seat, ...]:
    return tuple(sorted(seat for seat, handicap in setup.handicaps if handicap.extra_time))
