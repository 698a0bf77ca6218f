"""The flight board: rockets on a loop, never two on a space."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.ship.kept import kept
from boltbucket.rules.value import value


@value
class Route:
    """Where the rockets stand. Positions count spaces from a fixed one and go on past a lap.

    Who is away keeps its space, but for now it is as though that ship were not in the flight.
    """

    length: int
    positions: Mapping[Seat, int]
    away: frozenset[Seat] = frozenset()

    def __contains__(self, seat: Seat) -> bool:
        return seat in self.positions

    @kept
    def order(self) -> tuple[Seat, ...]:
        """The seats in flight, the leader first."""
        flying = [seat for seat in self.positions if seat not in self.away]
        return tuple(sorted(flying, key=lambda seat: -self.positions[seat]))

    @property
    def leader(self) -> Seat:
        return self.order[0]

    def moved(self, seat: Seat, days: int) -> Route:
        """The rocket goes on (or back) that many empty spaces; occupied ones do not count."""
        taken = {at % self.length for other, at in self.positions.items() if other != seat}
        step = 1 if days > 0 else -1
        laps, rest = divmod(abs(days), self.length - len(taken))
        position = self.positions[seat] + step * laps * self.length
        for _ in range(rest):
            position += step
            while position % self.length in taken:
                position += step
        return Route(self.length, {**self.positions, seat: position}, self.away)

    def without(self, seat: Seat) -> Route:
        rest = {other: at for other, at in self.positions.items() if other != seat}
        return Route(self.length, rest, self.away - {seat})

    def with_away(self, seats: frozenset[Seat]) -> Route:
        """The same rockets, of which these are away."""
        return Route(self.length, self.positions, seats)

    @property
    def lapped(self) -> tuple[Seat, ...]:
        """Who is more than a lap behind the leader, the foremost first."""
        # A rocket never stands level with another, so a lead of exactly one lap cannot be.
        if not self.order:
            return ()
        front = self.positions[self.leader]
        return tuple(seat for seat in self.order if front - self.positions[seat] > self.length)
