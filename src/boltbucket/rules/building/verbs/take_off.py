"""Take off a tile that makes a mistake: ("take_off", cell). On the first flight of 2007 only."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class TakeOff(Verb):
    """A mistake seen in time costs nothing: the tile and all it held go back to the heap."""

    name = "take_off"
    objects = 1

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        if table.level.rebuilding:
            yield from (("take_off", cell) for cell in table.ship(seat).removable)

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        (cell,) = objects
        if not table.level.rebuilding:
            return Illegal("nothing_taken_off")
        if table.open_yard.builders[seat].hand is not None:
            return Illegal("hand_full")
        ship = table.ship(seat)
        if cell not in ship.removable or cell == ship.blueprint.start:
            return Illegal("no_mistake_there", cell=cell)
        return None

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        (cell,) = objects
        before = len(play.table.ship(seat).tiles)
        return_tiles(play, seat, (cell,), Cause.REMOVED)
        return_tiles(play, seat, _loose(play.table, seat), Cause.FALLEN_OFF)
        table = play.table
        yard, ship = table.open_yard, table.ship(seat)
        left = yard.builders[seat].with_fewer(before - len(ship.tiles), ship.tiles)
        play.table = replace(table, yard=yard.with_builder(seat, left))


def _loose(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """What no longer holds to the starting cabin."""
    ship = table.ship(seat)
    pieces = [piece for piece in ship.pieces if ship.blueprint.start not in piece]
    return tuple(cell for piece in pieces for cell in piece)


def return_tiles(play: Play, seat: Seat, cells: Collection[Cell], cause: Cause) -> None:
    """Tiles go back to the heap and cost nothing; a starting cabin is put aside."""
    yard = play.table.open_yard
    ship = play.table.ship(seat)
    heap = yard.heap
    for cell in cells:
        handle = heap.handle_of(ship.tiles[cell])
        heap = heap if handle is None else heap.returned(handle)
    play.table = replace(play.table, yard=replace(yard, heap=heap))
    play.refit(seat, ship.without(cells))
    for cell in cells:
        play.tell(TileTakenOff(seat, cell, ship.tiles[cell], cause))


# Events


@value
class TileTakenOff(Event):
    """A component came off at no cost while a mistake was repaired."""

    topic = "mistakes"
    seat: Seat
    cell: Cell
    tile: Tile
    cause: Cause
