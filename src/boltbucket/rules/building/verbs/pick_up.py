"""Pick up the last tile again: ("pick_up",), to move it, turn it or put it back."""

from __future__ import annotations

from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class PickUp(Verb):
    name = "pick_up"

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        builder = table.open_yard.builders[seat]
        if builder.hand is not None:
            return Illegal("hand_full")
        return None if builder.can_pick_up else Illegal("nothing_to_change")

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        yard = play.table.open_yard
        builder = yard.builders[seat]
        assert builder.last is not None
        cell = builder.last_cell
        if cell is not None:
            play.refit(seat, play.table.ship(seat).without((cell,)))
        play.table = replace(play.table, yard=yard.with_builder(seat, builder.picking_up()))
        play.tell(TilePickedUp(seat, yard.tile(builder.last), cell))


@value
class TilePickedUp(Event):
    """The last tile is in the hand again; no cell if it lay in the reserve."""

    topic = "building"
    seat: Seat
    tile: Tile
    cell: Cell | None
