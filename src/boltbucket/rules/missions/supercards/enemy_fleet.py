"""Enemy Fleet: it attacks everyone, from several sides, and pays nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from boltbucket.rules.cards.registry import card_kind
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.declaring import Awaiting, Declare
from boltbucket.rules.flight.events import FleetMet
from boltbucket.rules.flight.losses import LoseCrew, LoseDays, LoseGoods
from boltbucket.rules.flight.strikes import volley
from boltbucket.rules.flight.yardstick import Yardstick
from boltbucket.rules.missions.supercards.supercard import Supercard
from boltbucket.rules.missions.supercards.toll import Toll
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.value import replace, value

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight


@dataclass(frozen=True, slots=True)
class FleetLine:
    """The strength of one level, and what those pay who do not match it."""

    strength: int
    toll: Toll


@card_kind
@dataclass(frozen=True, kw_only=True)
class EnemyFleet(Supercard):
    """Cannons that look to a pictured side count in full, others half."""

    kind: ClassVar[str] = "enemy_fleet"

    faction: str
    full: tuple[Side, ...]
    lines: tuple[FleetLine, ...]

    def strike(self, flight: Flight) -> Agenda:
        return (MeetFleet(self, flight.order),)

    def lines_of(self, level: int) -> tuple[FleetLine, ...]:
        return self.lines[:level]


@value
class MeetFleet(Awaiting):
    """All declare in order; then line by line, those who did not match it pay."""

    fleet: EnemyFleet
    seats: tuple[Seat, ...]
    matched: tuple[tuple[Seat, int], ...] = ()
    """How many lines each has matched, counted from the top, in flight order."""

    def run(self, flight: Flight) -> Agenda:
        lines = self.fleet.lines_of(flight.level.number)
        if not self.seats:
            return self._penalties(flight, lines)
        return (
            Declare(
                self.seats[0],
                Yardstick.CANNONS,
                self,
                against=2 * lines[-1].strength,
                full_sides=self.fleet.full,
            ),
        )

    def declared(self, flight: Flight, seat: Seat, strength: int) -> Agenda:
        lines = self.fleet.lines_of(flight.level.number)
        beaten = [n for n, line in enumerate(lines, start=1) if strength >= 2 * line.strength]
        matched = max(beaten, default=0)
        against = 2 * lines[-1].strength
        flight.tell(
            FleetMet(seat, self.fleet.faction, strength, against, matched, len(lines) - matched)
        )
        onward = replace(self, seats=self.seats[1:], matched=(*self.matched, (seat, matched)))
        return (onward,) if matched else (*flight.charter.overwhelmed(flight, seat), onward)

    def _penalties(self, flight: Flight, lines: tuple[FleetLine, ...]) -> Agenda:
        agenda: Agenda = ()
        for number, line in enumerate(lines):
            hit = tuple(seat for seat, matched in self.matched if matched <= number)
            for seat in hit:
                agenda += _paid(seat, line.toll)
            if hit:
                agenda += volley(line.toll.shots, hit, flight.route.leader, meteor=False)
        return agenda


def _paid(seat: Seat, toll: Toll) -> Agenda:
    return (
        LoseCrew(seat, toll.crew, "enemy_fleet"),
        LoseGoods(seat, toll.goods),
        LoseDays(seat, toll.days),
    )
