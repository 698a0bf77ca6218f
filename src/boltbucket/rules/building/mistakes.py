"""Mistakes: found before the launch, repaired by taking tiles off."""

from __future__ import annotations

from collections.abc import Collection

from boltbucket.rules.building.build import BuildShips
from boltbucket.rules.building.turns import pass_turn
from boltbucket.rules.building.verbs.take_off import return_tiles
from boltbucket.rules.flying.damage import PickPiece, PieceKept, piece_from
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.setup import Building
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step, together
from boltbucket.rules.table.table import Table


@value
class CheckShips(Step):
    """Every ship with mistakes is repaired by its owner, all at the same time; on the learning
    flight it starts behind the others then."""

    def run(self, play: Play) -> Agenda:
        table = play.table
        faulty = faulty_seats(table)
        if table.level.faulty_last and table.match.clarified:
            _send_to_the_back(play, faulty)
        return repairs(play, faulty, free=table.level.free_repairs)


@value
class BuildOn(Step):
    """First flight of 2007: who made mistakes gives the number back, takes the tiles off, builds
    on, and starts behind the others."""

    def run(self, play: Play) -> Agenda:
        faulty = faulty_seats(play.table)
        if not faulty:
            return ()
        _give_places_back(play, faulty)
        return (*repairs(play, faulty, free=True, keeps_cabin=True), StartBuildingOn())


@value
class StartBuildingOn(Step):
    """Those without a place build again; where players build in turn, the first of them is on."""

    def run(self, play: Play) -> Agenda:
        if play.table.setup.building is Building.TURNS:
            pass_turn(play, after=-1)
        return (BuildShips(),)


def faulty_seats(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if not table.ship(seat).legal)


def repairs(
    play: Play, seats: tuple[Seat, ...], *, free: bool, keeps_cabin: bool = False
) -> Agenda:
    for seat in seats:
        play.tell(FlawsFound(seat, play.table.ship(seat).flaws))
    return together(play, [(RepairShip(seat, free, keeps_cabin),) for seat in seats])


def _send_to_the_back(play: Play, faulty: tuple[Seat, ...]) -> None:
    """The others close up; the faulty ships start behind them, in their order among themselves."""
    yard = play.table.open_yard
    order = sorted(yard.order, key=lambda seat: seat in faulty)
    for place, seat in enumerate(order, start=1):
        builder = yard.builders[seat]
        if builder.place != place:
            yard = yard.with_builder(seat, replace(builder, place=place))
            play.tell((PlaceLost if seat in faulty else PlaceChanged)(seat, place))
    play.table = replace(play.table, yard=yard)


def _give_places_back(play: Play, faulty: tuple[Seat, ...]) -> None:
    """The faulty ships lose their places, and the others close up in their order."""
    yard = play.table.open_yard
    order = yard.order
    for seat in faulty:
        builder = yard.builders[seat]
        assert builder.place is not None
        play.tell(PlaceGivenBack(seat, builder.place))
        yard = yard.with_builder(seat, builder.building_on())
    sound = [seat for seat in order if seat not in faulty]
    for place, seat in enumerate(sound, start=1):
        builder = yard.builders[seat]
        if builder.place != place:
            yard = yard.with_builder(seat, replace(builder, place=place))
            play.tell(PlaceChanged(seat, place))
    play.table = replace(play.table, yard=yard)


@value
class RepairShip(Step):
    """The owner removes tiles of their choice, one by one, until the ship is legal. What no
    longer holds falls off."""

    seat: Seat
    free: bool = False
    """Whether the tiles go back to the heap instead of being lost."""
    keeps_cabin: bool = False
    """Whether the starting cabin stays, so that there is something to build on."""

    def ask(self, table: Table) -> Questions:
        ship = table.ship(self.seat)
        if not ship.whole:
            pieces = self._flyable(ship)
            options = tuple(("piece", piece[0]) for piece in pieces)
            return (PickPiece(self.seat, options, pieces),)
        removals = tuple(("remove", cell) for cell in self._removable(ship))
        return (Repair(self.seat, removals, ship.layout.faults),) if removals else ()

    def _flyable(self, ship: Ship) -> tuple[tuple[Cell, ...], ...]:
        if not self.keeps_cabin:
            return ship.broken
        starts = ship.blueprint.starts
        return tuple(piece for piece in ship.broken if any(cell in piece for cell in starts))

    def _removable(self, ship: Ship) -> tuple[Cell, ...]:
        if not self.keeps_cabin:
            return ship.removable
        return tuple(cell for cell in ship.removable if cell not in ship.blueprint.starts)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        cell = int(answer[1])
        if answer[0] == "remove":
            self._take_off(play, (cell,), Cause.REMOVED)
        else:
            self._keep_piece(play, cell)
        return (self,)

    def _keep_piece(self, play: Play, first: Cell) -> None:
        ship = play.table.ship(self.seat)
        pieces = ship.broken
        kept = piece_from(pieces, first)
        fallen = [cell for piece in pieces if piece is not kept for cell in piece]
        if len(pieces) > 2:
            fallen.sort(key=ship.blueprint.bit.__getitem__)
        play.tell(PieceKept(self.seat, kept))
        self._take_off(play, fallen, Cause.FALLEN_OFF)

    def _take_off(self, play: Play, cells: Collection[Cell], cause: Cause) -> None:
        if self.free:
            return_tiles(play, self.seat, cells, cause)
        else:
            play.lose_tiles(self.seat, cells, cause)


# Questions


@value
class Repair(Choice):
    """Remove a tile of a ship that has mistakes: ("remove", cell)."""

    kind = "repair"
    topic = "mistakes"
    flaws: tuple[Flaw, ...] = ()


# Events


@value
class PlaceGivenBack(Event):
    """A ship with mistakes is built on, and will start behind the others."""

    topic = "mistakes"
    seat: Seat
    place: int


@value
class PlaceChanged(Event):
    """Somebody else's place became free, so this seat moves up."""

    topic = "finishing"
    seat: Seat
    place: int


@value
class PlaceLost(Event):
    """A ship that had to be repaired starts behind the others, from this place."""

    topic = "mistakes"
    seat: Seat
    place: int


@value
class FlawsFound(Event):
    topic = "mistakes"
    seat: Seat
    flaws: tuple[Flaw, ...]
