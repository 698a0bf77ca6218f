"""Meteors and cannon fire: one roll, all ships concerned at once, one hit after the other."""

from __future__ import annotations

from boltbucket.rules.flight.agenda import Agenda, Step, together
from boltbucket.rules.flight.damage import Destroy
from boltbucket.rules.flight.decisions import PASS, Answer, Decision, Defend, Seat
from boltbucket.rules.flight.declaring import battery_answers
from boltbucket.rules.flight.events import (
    HitApproached,
    HitBounced,
    HitMissed,
    HitShielded,
    MeteorShot,
)
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.value import value


def volley(hits: tuple[Hit, ...], seats: tuple[Seat, ...], roller: Seat, *, meteor: bool) -> Agenda:
    """Hits in printed order; each is over, with all that falls off, before the next is rolled."""
    return tuple([Strike(hit, seats, roller, meteor) for hit in hits])


@value
class Strike(Step):
    """A hit whose line is rolled once for all ships it threatens."""

    hit: Hit
    seats: tuple[Seat, ...]
    roller: Seat
    meteor: bool

    def run(self, flight: Flight) -> Agenda:
        line = flight.roll(self.roller, self.hit.fixed_die)
        return Approach(self.hit, line, self.seats, self.meteor).run(flight)


@value
class Approach(Step):
    """A hit comes along a known line; each ship meets it on its own."""

    hit: Hit
    line: int
    seats: tuple[Seat, ...]
    meteor: bool

    def run(self, flight: Flight) -> Agenda:
        hit = self.hit
        flight.tell(HitApproached(self.meteor, hit.heavy, hit.side, self.line, self.seats))
        met = [self._met_by(flight, seat) for seat in self.seats]
        return together(flight, [track for track in met if track])

    def _met_by(self, flight: Flight, seat: Seat) -> Agenda:
        ship, side = flight.ships[seat], self.hit.side
        target = ship.target(side, self.line)
        if target is None:
            flight.tell(HitMissed(seat, self.line))
            return ()
        small_meteor = self.meteor and not self.hit.heavy
        if ship.plated(target, side) or (small_meteor and ship.bounces(target, side)):
            flight.tell(HitBounced(seat, target))
            return ()
        if not self.hit.heavy:
            return self._met_by_shield(flight, seat, target)
        if self.meteor:
            return self._met_by_cannons(flight, seat, target)
        return (Destroy(seat, target),)

    def _met_by_shield(self, flight: Flight, seat: Seat, target: Cell) -> Agenda:
        ship = flight.ship(seat)
        if ship.batteries and ship.shielded(self.hit.side):
            return (Parry(seat, self.hit, target),)
        return (Destroy(seat, target),)

    def _met_by_cannons(self, flight: Flight, seat: Seat, target: Cell) -> Agenda:
        ship = flight.ship(seat)
        single, double = ship.guns(self.hit.side, self.line)
        if single:
            flight.tell(MeteorShot(seat, single[0]))
            return ()
        if double and ship.batteries:
            return (Parry(seat, self.hit, target, double[0]),)
        return (Destroy(seat, target),)


@value
class Parry(Step):
    """A battery for the shield, or for the double cannon if there is one; or the tile is lost."""

    seat: Seat
    hit: Hit
    target: Cell
    cannon: Cell | None = None

    @property
    def means(self) -> str:
        return "shield" if self.cannon is None else "cannon"

    def ask(self, flight: Flight) -> Decision | None:
        return Defend(
            self.seat,
            (*battery_answers(flight, self.seat), PASS),
            means=self.means,
            target=self.target,
            heavy=self.hit.heavy,
            side=self.hit.side,
        )

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == PASS:
            return (Destroy(self.seat, self.target),)
        flight.spend_battery(self.seat, int(answer[1]), self.means)
        if self.cannon is None:
            flight.tell(HitShielded(self.seat, self.target))
        else:
            flight.tell(MeteorShot(self.seat, self.cannon))
        return ()
