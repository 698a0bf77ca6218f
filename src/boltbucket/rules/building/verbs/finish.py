"""Finish building and claim a start place: ("finish", place)."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.rules.building.turns import use_turn
from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class Finish(Verb):
    name = "finish"
    objects = 1

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        yield from (("finish", place) for place in table.open_yard.offered_places)

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        (place,) = objects
        yard = table.open_yard
        if yard.builders[seat].hand is not None:
            return Illegal("hand_full")
        if place < 1:
            return Illegal("no_such_place", place=place)
        if place > len(yard.builders):
            return Illegal("place_too_high", place=place, places=len(yard.builders))
        if place not in yard.free_places:
            return Illegal("place_taken", place=place, by=yard.claimant(place))
        if place not in yard.offered_places:
            return Illegal("place_in_order", place=yard.offered_places[0])
        return None

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        (place,) = objects
        yard = play.table.open_yard
        builder = yard.builders[seat]
        play.table = replace(play.table, yard=yard.with_builder(seat, builder.finishing(place)))
        play.tell(BuildingFinished(seat, place, in_time=not builder.stopped))
        use_turn(play)


@value
class BuildingFinished(Event):
    topic = "finishing"
    seat: Seat
    place: int
    in_time: bool
