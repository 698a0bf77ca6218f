"""Put the tile in hand back into the heap, face up: ("return",)."""

from __future__ import annotations

from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import Handle
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class Return(Verb):
    name = "return"

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        builder = table.open_yard.builders[seat]
        if builder.hand is None:
            return Illegal("hand_empty")
        return Illegal("reserved_stays") if builder.bound else None

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        return_tile(play, seat)


def return_tile(play: Play, seat: Seat) -> None:
    """The tile in hand goes back to the heap."""
    yard = play.table.open_yard
    builder = yard.builders[seat]
    handle = builder.hand
    assert handle is not None
    returned = yard.with_builder(seat, builder.returning(), yard.heap.returned(handle))
    play.table = replace(play.table, yard=returned)
    play.tell(TileReturned(seat, handle, yard.tile(handle)))


@value
class TileReturned(Event):
    topic = "building"
    seat: Seat
    handle: Handle
    tile: Tile
