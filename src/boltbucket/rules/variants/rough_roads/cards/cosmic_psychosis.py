"""Cosmic Psychosis: humans go mad in their cabins."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.damage import Destroy
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.rough_roads.after_cards import Spot, rolled_spot
from boltbucket.rules.variants.rough_roads.road import Road


@value
class CosmicPsychosis(Road):
    """After each card the leader rolls coordinates once for all."""

    name: ClassVar[str] = "cosmic_psychosis"

    def after_card(self, play: Play, card: Card) -> Agenda:
        return (GoMad(),)


@value
class GoMad(Step):
    """On every ship, a cabin with a human at that spot is destroyed."""

    def run(self, play: Play) -> Agenda:
        if not play.table.order:
            return ()
        spot = rolled_spot(play, play.table.route.leader)
        mad = [seat for seat in play.table.order if _raves(play, seat, spot)]
        play.tell(MadnessStruck(spot.column, spot.row, tuple(mad)))
        return tuple(Rave(seat, spot) for seat in mad)


def _raves(play: Play, seat: Seat, spot: Spot) -> bool:
    cell = spot.on(play, seat)
    return cell is not None and Figure.HUMAN in play.table.ship(seat).crew.get(cell, ())


@value
class Rave(Step):
    seat: Seat
    spot: Spot

    def run(self, play: Play) -> Agenda:
        cell = self.spot.on(play, self.seat)
        return () if cell is None else (Destroy(self.seat, cell),)


# Events


@value
class MadnessStruck(Event):
    """Where it was rolled, and whose cabin there is destroyed."""

    topic = "rough_roads"
    column: int
    row: int
    seats: tuple[Seat, ...]
