"""Mistakes: found before the launch, repaired by taking tiles off."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from boltbucket.rules.flight.agenda import Agenda, Step, together
from boltbucket.rules.flight.damage import piece_from
from boltbucket.rules.flight.decisions import Answer, Decision, PickPiece, Repair, Seat
from boltbucket.rules.flight.events import (
    Cause,
    FlawsFound,
    PieceKept,
    PlaceChanged,
    PlaceGivenBack,
    TileTakenOff,
    TurnPassed,
)
from boltbucket.rules.setup import Building
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.value import replace, value
from boltbucket.rules.yard.acts import yard_of
from boltbucket.rules.yard.building import BuildShips

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@value
class CheckShips(Step):
    """Every ship with mistakes is repaired by its owner, all at the same time."""

    def run(self, flight: Flight) -> Agenda:
        return repairs(flight, faulty_seats(flight), free=flight.level.free_repairs)


@value
class BuildOn(Step):
    """First flight of 2007: who made mistakes gives the number back, takes the tiles off, builds
    on, and starts behind the others."""

    def run(self, flight: Flight) -> Agenda:
        faulty = faulty_seats(flight)
        if not faulty:
            return ()
        _give_places_back(flight, faulty)
        return (*repairs(flight, faulty, free=True, keeps_cabin=True), StartBuildingOn())


@value
class StartBuildingOn(Step):
    """Those without a place build again; where players build in turn, the first of them is on."""

    def run(self, flight: Flight) -> Agenda:
        yard = yard_of(flight)
        if flight.setup.building is Building.TURNS:
            flight.yard = yard = yard.with_turn(after=-1)
            assert yard.turn is not None
            flight.tell(TurnPassed(yard.turn))
        return (BuildShips(),)


def faulty_seats(flight: Flight) -> tuple[Seat, ...]:
    return tuple([seat for seat in flight.seats if not flight.ship(seat).legal])


def repairs(
    flight: Flight, seats: tuple[Seat, ...], *, free: bool, keeps_cabin: bool = False
) -> Agenda:
    for seat in seats:
        flight.tell(FlawsFound(seat, flight.ship(seat).flaws))
    return together(flight, [(RepairShip(seat, free, keeps_cabin),) for seat in seats])


def _give_places_back(flight: Flight, faulty: tuple[Seat, ...]) -> None:
    """The faulty ships lose their places, and the others close up in their order."""
    yard = yard_of(flight)
    order = yard.order
    for seat in faulty:
        builder = yard.builders[seat]
        assert builder.place is not None
        flight.tell(PlaceGivenBack(seat, builder.place))
        yard = yard.with_builder(seat, builder.building_on())
    sound = [seat for seat in order if seat not in faulty]
    for place, seat in enumerate(sound, start=1):
        builder = yard.builders[seat]
        if builder.place != place:
            yard = yard.with_builder(seat, replace(builder, place=place))
            flight.tell(PlaceChanged(seat, place))
    flight.yard = yard


@value
class RepairShip(Step):
    """The owner removes tiles of their choice, one by one, until the ship is legal. What no
    longer holds falls off."""

    seat: Seat
    free: bool = False
    """Whether the tiles go back to the heap instead of being lost."""
    keeps_cabin: bool = False
    """Whether the starting cabin stays, so that there is something to build on."""

    def ask(self, flight: Flight) -> Decision | None:
        ship = flight.ship(self.seat)
        if not ship.whole:
            pieces = self._flyable(ship)
            return PickPiece(self.seat, tuple([("piece", piece[0]) for piece in pieces]), pieces)
        removable = self._removable(ship)
        if not removable:
            return None
        removals = tuple([("remove", cell) for cell in removable])
        return Repair(self.seat, removals, ship.frame.faults)

    def _flyable(self, ship: Ship) -> tuple[tuple[Cell, ...], ...]:
        if not self.keeps_cabin:
            return ship.pieces
        return tuple([piece for piece in ship.pieces if ship.blueprint.start in piece])

    def _removable(self, ship: Ship) -> tuple[Cell, ...]:
        if not self.keeps_cabin:
            return ship.removable
        return tuple([cell for cell in ship.removable if cell != ship.blueprint.start])

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        cell = int(answer[1])
        if answer[0] == "remove":
            self._take_off(flight, (cell,), Cause.REMOVED)
        else:
            self._keep_piece(flight, cell)
        return (self,)

    def _keep_piece(self, flight: Flight, first: Cell) -> None:
        ship = flight.ship(self.seat)
        kept = piece_from(ship.pieces, first)
        fallen = [cell for piece in ship.pieces if piece is not kept for cell in piece]
        if len(ship.pieces) > 2:
            fallen.sort(key=ship.blueprint.bit.__getitem__)
        flight.tell(PieceKept(self.seat, kept))
        self._take_off(flight, fallen, Cause.FALLEN_OFF)

    def _take_off(self, flight: Flight, cells: Collection[Cell], cause: Cause) -> None:
        if self.free:
            _return_tiles(flight, self.seat, cells, cause)
        else:
            flight.lose_tiles(self.seat, cells, cause)


def _return_tiles(flight: Flight, seat: Seat, cells: Collection[Cell], cause: Cause) -> None:
    """Tiles go back to the heap and cost nothing; a starting cabin is put aside."""
    yard = yard_of(flight)
    ship = flight.ship(seat)
    heap = yard.heap
    for cell in cells:
        handle = heap.handle_of(ship.tiles[cell])
        heap = heap if handle is None else heap.returned(handle)
        flight.tell(TileTakenOff(seat, cell, ship.tiles[cell], cause))
    flight.yard = yard.changed(heap=heap)
    flight.refit(seat, ship.without(cells))
