"""Metal Fatigue: who has moved far may lose a component."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.damage import lose_components
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.variants.rough_roads.after_cards import rolled_spot
from boltbucket.rules.variants.rough_roads.road import Road

Places = tuple[tuple[Seat, int], ...]


@value
class MetalFatigue(Road):
    """After a card that moved rockets a die is thrown; every ship that moved at least so far rolls
    for a component that falls off."""

    name: ClassVar[str] = "metal_fatigue"

    stood: Places = ()
    """Where the rockets stood when the card was revealed."""

    def before_card(self, play: Play, card: Card) -> Agenda:
        stood = tuple(play.table.route.positions.items())
        self.renewed(play, replace(self, stood=stood))
        return ()

    def after_card(self, play: Play, card: Card) -> Agenda:
        return (Tire(self.stood),)


@value
class Tire(Step):
    """One die for the table, coordinates for each ship it concerns."""

    stood: Places

    def run(self, play: Play) -> Agenda:
        positions = play.table.route.positions
        far = {s: abs(positions[s] - at) for s, at in self.stood if s in positions}
        if not any(far.values()):
            return ()
        die = play.chance.die()
        play.tell(FatigueRolled(play.table.route.leader, die))
        return tuple(LoseBolt(seat) for seat in play.table.order if far.get(seat, 0) >= die)


@value
class LoseBolt(Step):
    """A component at the spot that is rolled falls off."""

    seat: Seat

    def run(self, play: Play) -> Agenda:
        spot = rolled_spot(play, self.seat)
        cell = spot.on(play, self.seat)
        if cell is None:
            play.tell(BoltHeld(self.seat, spot.column, spot.row))
            return ()
        return lose_components(play, self.seat, (cell,), Cause.FALLEN_OFF)


# Events


@value
class FatigueRolled(Event):
    """How far a ship must have moved to suffer."""

    topic = "rough_roads"
    seat: Seat
    die: int


@value
class BoltHeld(Event):
    """There is nothing at the spot that was rolled."""

    topic = "rough_roads"
    seat: Seat
    column: int
    row: int
