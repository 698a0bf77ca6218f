"""Combat Zone: the weakest ship of each line suffers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.penalties import Penalty
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.declaring import Awaiting, Declare
from boltbucket.rules.flight.events import WeakestFound
from boltbucket.rules.flight.yardstick import Yardstick
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, slots=True)
class CombatLine:
    """Whoever has the least by the yardstick pays the penalty."""

    yardstick: Yardstick
    penalty: Penalty


@dataclass(frozen=True, kw_only=True)
class CombatZone(Card):
    """Lines are resolved from top to bottom."""

    kind: ClassVar[str] = "combat_zone"
    needs_rivals: ClassVar[bool] = True

    lines: tuple[CombatLine, ...]

    def play(self, flight: Flight) -> Agenda:
        return tuple([Compare(line) for line in self.lines])


@value
class Compare(Awaiting):
    """All declare in the order of this moment; the least suffers, of equals the foremost."""

    line: CombatLine
    values: tuple[tuple[Seat, int], ...] = ()

    def run(self, flight: Flight) -> Agenda:
        heard = dict(self.values)
        for seat in flight.order:
            if seat not in heard:
                # Enough to be safe for now: a tie falls on the ship ahead.
                lowest = min(heard.values()) if heard else None
                return (Declare(seat, self.line.yardstick, self, lowest),)
        # min() keeps the first of equals: the ship ahead.
        weakest = min(flight.order, key=lambda seat: heard[seat])
        flight.tell(WeakestFound(weakest, self.line.yardstick.value, self.values))
        return self.line.penalty.suffered_by(weakest)

    def declared(self, flight: Flight, seat: Seat, strength: int) -> Agenda:
        return (Compare(self.line, (*self.values, (seat, strength))),)
