"""The reserve: set a tile aside, ("reserve",), and fetch it again, ("fetch", slot)."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.rules.building.turns import use_turn
from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class Reserve(Verb):
    """A tile that came out of the reserve finds its place there again."""

    name = "reserve"

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        yard = table.open_yard
        builder = yard.builders[seat]
        if builder.hand is None:
            return Illegal("hand_empty")
        if builder.bound:
            return None
        limit = yard.terms.reserve[seat]
        if not limit:
            return Illegal("no_reserve")
        if yard.tile(builder.hand).is_payload:
            return Illegal("payload_not_reserved")
        if len(builder.reserve) >= limit:
            return Illegal("reserve_full", limit=limit)
        return None

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        reserve_tile(play, seat)


def reserve_tile(play: Play, seat: Seat) -> None:
    """The tile in hand is set aside."""
    yard = play.table.open_yard
    builder = yard.builders[seat]
    assert builder.hand is not None
    play.table = replace(
        play.table, yard=yard.with_builder(seat, builder.reserving(yard.terms.reserve_binds))
    )
    play.tell(TileReserved(seat, yard.tile(builder.hand)))


class Fetch(Verb):
    name = "fetch"
    objects = 1

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        reserve = table.open_yard.builders[seat].reserve
        yield from (("fetch", slot) for slot in range(len(reserve)))

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        (slot,) = objects
        builder = table.open_yard.builders[seat]
        if builder.hand is not None:
            return Illegal("hand_full")
        return None if 0 <= slot < len(builder.reserve) else Illegal("nothing_reserved", slot=slot)

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        (slot,) = objects
        yard = play.table.open_yard
        builder = yard.builders[seat]
        handle = builder.reserve[slot]
        play.table = replace(play.table, yard=yard.with_builder(seat, builder.fetching(slot)))
        play.tell(ReservedTileFetched(seat, yard.tile(handle)))
        if handle != builder.last:
            use_turn(play)


@value
class TileReserved(Event):
    topic = "reserve"
    seat: Seat
    tile: Tile


@value
class ReservedTileFetched(Event):
    topic = "reserve"
    seat: Seat
    tile: Tile
