"""Take a tile from the heap: ("take", handle). Whoever is first has it."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.rules.building.turns import use_turn
from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Unknown
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import Handle
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


class Take(Verb):
    name = "take"
    objects = 1

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        yield from (("take", handle) for handle in table.open_yard.heap.free)

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        (handle,) = objects
        yard = table.open_yard
        if yard.builders[seat].hand is not None:
            return Illegal("hand_full")
        if not yard.heap.has(handle):
            return Illegal("no_such_tile", handle=handle)
        holder = yard.heap.holder(handle)
        return None if holder is None else Illegal("tile_taken", by=holder)

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        (handle,) = objects
        yard = play.table.open_yard
        if yard.tile(handle).hidden:
            raise Unknown
        face_down = yard.heap.lies_face_down(handle)
        heap = yard.heap
        if face_down:
            heap = variant_of(play.table).turned_over(play.table, seat, handle)
        taken = yard.with_builder(
            seat, yard.builders[seat].taking(handle), heap.taken(handle, seat)
        )
        play.table = replace(play.table, yard=taken)
        play.tell(TileTaken(seat, handle, heap.tiles[handle], face_down))
        use_turn(play)


@value
class TileTaken(Event):
    topic = "building"
    seat: Seat
    handle: Handle
    tile: Tile
    face_down: bool
