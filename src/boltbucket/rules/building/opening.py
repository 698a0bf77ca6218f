"""Opening the yard: everything made ready for "Go!"."""

from __future__ import annotations

from typing import Final

from boltbucket.rules.building.build import BuildShips
from boltbucket.rules.building.clock import start_hourglass
from boltbucket.rules.building.launch import BoardCrews, ForfeitReserves, LaunchShips, SwapPartners
from boltbucket.rules.building.mistakes import BuildOn, CheckShips
from boltbucket.rules.building.piles import Piles
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.setup import Building, Setup, Teams
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.heap import Heap, mixed_heap
from boltbucket.rules.table.hourglass import Hourglass
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Terms, Yard
from boltbucket.rules.variant import variant_of


def open_yard(play: Play, piles: Piles, first: Seat = 0) -> Agenda:
    """Lay out heap, piles and ship plans; the steps from "Go!" to the launch.

    The last of the piles is closed, unless the variant has it otherwise. `first` has the first
    turn where players build in turn.
    """
    laid_out = variant_of(play.table).piles(play, piles)
    table = play.table
    heap, builders = _heap_and_builders(play)
    yard = Yard(
        _terms(table, len(laid_out.open)),
        heap,
        builders,
        _hourglass(table.setup, table.level),
        _waiting(table.setup),
        first if table.setup.building is Building.TURNS else None,
    )
    if yard.turn in table.match.sitting_out:
        yard = yard.with_turn(after=first)
    piles = laid_out.open + laid_out.hidden
    play.table = replace(table, piles=piles, ships=_first_ships(table), yard=yard)
    start_hourglass(play)
    return _steps(play.table)


def _steps(table: Table) -> Agenda:
    """Building, repairs, crew, launch."""
    build_on = (BuildOn(),) if table.level.rebuilding else ()
    swap = (SwapPartners(),) if table.setup.teams is not Teams.NONE else ()
    return (BuildShips(), *build_on, AfterBuilding(), *swap, *_LAUNCH)


@value
class AfterBuilding(Step):
    """What a variant does when all have finished."""

    def run(self, play: Play) -> Agenda:
        return variant_of(play.table).after_building(play)


_LAUNCH: Final[Agenda] = (ForfeitReserves(), CheckShips(), BoardCrews(), LaunchShips())


def _first_ships(table: Table) -> dict[Seat, Ship]:
    """Ships of nothing but cabins."""
    return {seat: _first_ship(table, seat) for seat in table.seats}


def _first_ship(table: Table, seat: Seat) -> Ship:
    plan, cabin = table.level.blueprint, table.edition.starting_cabin
    starts = plan.starts if seat in table.playing else ()
    return Ship(plan, {start: cabin(seat, part) for part, start in enumerate(starts)})


def _terms(table: Table, open_piles: int) -> Terms:
    return Terms(
        tuple(variant_of(table).reserve_places(table, seat) for seat in table.seats),
        open_piles if table.level.peeking else 0,
        table.level.start_choice,
        _extra_time(table.setup),
        table.level.looking_settles,
        table.level.reserve_binds and table.match.clarified,
    )


def _heap_and_builders(play: Play) -> tuple[Heap, tuple[Builder, ...]]:
    """The mixed heap; tiles that begin in reserves have handles behind it."""
    table = play.table
    variant = variant_of(table)
    printed = table.edition.heap_for(table.level, table.setup.seats)
    tiles = printed + variant.payload_of(table)
    heap = mixed_heap(play.chance.shuffled(tiles, "heap"))
    builders = []
    for seat in table.seats:
        own = variant.reserved(table, seat) if seat in table.playing else ()
        handles = range(len(heap.tiles), len(heap.tiles) + len(own))
        heap = Heap(heap.tiles + own, heap.where + (seat,) * len(own))
        builders.append(Builder(reserve=tuple(handles), place=_place_of_absent(table, seat)))
    return heap, tuple(builders)


def _place_of_absent(table: Table, seat: Seat) -> int | None:
    """Who sits out has finished at once, on the last of the start places."""
    out = table.match.sitting_out
    return table.setup.seats - out.index(seat) if seat in out else None


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
