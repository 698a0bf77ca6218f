"""Space Junk: what falls off a ship hits those behind it."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.strike import volley
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.rough_roads.road import Road

JUNK = Hit(heavy=True, side=Side.FRONT)


@value
class SpaceJunk(Road):
    """After each card, ship by ship from the leader on, every component that has fallen off is a
    large meteor from the front for all ships behind."""

    name: ClassVar[str] = "space_junk"
    last: ClassVar[bool] = True

    counted: tuple[tuple[Seat, int], ...] = ()
    """How many components had fallen off each ship when the card was revealed."""

    def before_card(self, play: Play, card: Card) -> Agenda:
        table = play.table
        counted = tuple((seat, fallen_off(table, seat)) for seat in table.seats)
        self.renewed(play, replace(self, counted=counted))
        return ()

    def after_card(self, play: Play, card: Card) -> Agenda:
        before = dict(self.counted)
        return tuple(DriftBack(seat, before.get(seat, 0)) for seat in play.table.order)


def fallen_off(table: Table, seat: Seat) -> int:
    return sum(lost.cause is Cause.FALLEN_OFF for lost in table.lost[seat])


@value
class DriftBack(Step):
    """The pile of one ship; what it knocks off those behind waits for their own turn."""

    seat: Seat
    before: int

    def run(self, play: Play) -> Agenda:
        table = play.table
        pieces = fallen_off(table, self.seat) - self.before
        behind = table.order[table.order.index(self.seat) + 1 :]
        if not pieces or not behind:
            return ()
        play.tell(JunkDrifted(self.seat, pieces))
        return volley((JUNK,) * pieces, behind, behind[0], meteor=True)


# Events


@value
class JunkDrifted(Event):
    """So many components of this ship fly at those behind it."""

    topic = "rough_roads"
    seat: Seat
    pieces: int
