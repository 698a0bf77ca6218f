"""Remorseless Fate: what used to hit the weakest hits everybody but the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from boltbucket.rules.cards.combat_zone import CombatZone, Compare
from boltbucket.rules.cards.epidemic import Epidemic
from boltbucket.rules.cards.sabotage import ATTEMPTS, Sabotage
from boltbucket.rules.cards.stardust import Stardust
from boltbucket.rules.flying.damage import Destroy, lose_components
from boltbucket.rules.flying.yardstick import Yardstick, measure
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.rough_roads.after_cards import rolled_spot
from boltbucket.rules.variants.rough_roads.road import Road


@value
class RemorselessFate(Road):
    """Combat Zone and Sabotage spare one ship only; Epidemic takes the cabins, Stardust the
    components with open connectors."""

    name: ClassVar[str] = "remorseless_fate"

    def resolve(self, play: Play, card: Card) -> Agenda | None:
        if isinstance(card, CombatZone):
            return tuple(CompareAll(line) for line in card.lines)
        if isinstance(card, Sabotage):
            return (_sabotage(play),)
        if isinstance(card, Epidemic):
            return tuple(LeaveCabins(seat) for seat in play.table.order)
        if isinstance(card, Stardust):
            return tuple(LoseOpenEnds(seat) for seat in play.table.order)
        return None


def _spared(play: Play, values: Mapping[Seat, int], yardstick: Yardstick) -> tuple[Seat, ...]:
    """Everybody but the one with the most suffers; of equals the one farther behind is spared."""
    order = play.table.order
    # max() keeps the first of equals: from the rear, that is the ship behind.
    strongest = max(reversed(order), key=lambda seat: values[seat])
    play.tell(StrongestSpared(strongest, yardstick.value, tuple(values.items())))
    return tuple(seat for seat in order if seat != strongest)


@value
class CompareAll(Compare):
    """All declare in the order of this moment; everybody but the strongest suffers."""

    def settle(self, play: Play, heard: Mapping[Seat, int]) -> Agenda:
        seats = _spared(play, heard, self.line.yardstick)
        return self.line.penalty.suffered_by(seats) if seats else ()

    def safe(self, table: Table) -> int | None:
        """Nobody is, as long as somebody may declare more."""
        return None


def _sabotage(play: Play) -> Step:
    crews = {seat: measure(play.table.ship(seat), Yardstick.CREW) for seat in play.table.order}
    return PlantBombs(_spared(play, crews, Yardstick.CREW))


@value
class PlantBombs(Step):
    """One roll for all victims; whoever has been hit ignores the later ones."""

    seats: tuple[Seat, ...]
    attempts: int = ATTEMPTS

    def run(self, play: Play) -> Agenda:
        if not self.seats or not self.attempts:
            return ()
        spot = rolled_spot(play, self.seats[0])
        cells = {seat: spot.on(play, seat) for seat in self.seats}
        hit = tuple(Destroy(seat, cell) for seat, cell in cells.items() if cell is not None)
        left = tuple(seat for seat, cell in cells.items() if cell is None)
        return (*hit, replace(self, seats=left, attempts=self.attempts - 1))


@value
class LeaveCabins(Step):
    """Every cabin that would lose a figure is given up as a whole."""

    seat: Seat

    def run(self, play: Play) -> Agenda:
        cabins = play.table.ship(self.seat).infected_cabins
        return lose_components(play, self.seat, cabins, Cause.GIVEN_UP) if cabins else ()


@value
class LoseOpenEnds(Step):
    """Every component with an open connector falls off, all at once."""

    seat: Seat

    def run(self, play: Play) -> Agenda:
        sides = play.table.ship(self.seat).exposed_sides
        cells = tuple(dict.fromkeys(cell for cell, _ in sides))
        return lose_components(play, self.seat, cells, Cause.FALLEN_OFF) if cells else ()


# Events


@value
class StrongestSpared(Event):
    """Everybody's value in half points, and who does not suffer."""

    topic = "rough_roads"
    seat: Seat
    yardstick: str
    values: tuple[tuple[Seat, int], ...]
