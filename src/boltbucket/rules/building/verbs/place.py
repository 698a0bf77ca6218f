"""Place the tile in hand: ("place", cell, quarter turns)."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of


class Place(Verb):
    """It must join the ship; other mistakes are allowed until the launch."""

    name = "place"
    objects = 2

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        tile = table.open_yard.tile_in_hand(seat)
        if tile is not None:
            yield from (("place", cell, turn) for cell, turn in table.ship(seat).places(tile))

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        cell, turn = objects
        tile = table.open_yard.tile_in_hand(seat)
        if tile is None:
            return Illegal("hand_empty")
        if not 0 <= turn < 4:
            return Illegal("bad_turn", turn=turn)
        ship = table.ship(seat)
        if ship.accepts(cell, tile.turned(turn)):
            ban = variant_of(table).build_ban(table, seat, tile)
            return None if ban is None else Illegal(ban, kind=tile.kind.value)
        if cell not in ship.blueprint.area:
            return Illegal("outside", cell=cell)
        if cell in ship.tiles:
            return Illegal("square_taken", cell=cell)
        return Illegal("not_joined", cell=cell)

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        cell, turn = objects
        table = play.table
        yard = table.open_yard
        tile = yard.tile_in_hand(seat)
        assert tile is not None
        tile = tile.turned(turn)
        ships = {**table.ships, seat: table.ship(seat).place(cell, tile)}
        placed = yard.with_builder(seat, yard.builders[seat].placing(cell))
        play.table = replace(table, yard=placed, ships=ships)
        play.tell(TilePlaced(seat, cell, tile))


@value
class TilePlaced(Event):
    topic = "building"
    seat: Seat
    cell: Cell
    tile: Tile
