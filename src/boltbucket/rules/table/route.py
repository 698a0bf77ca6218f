"""The flight board: rockets on a loop, never two on a space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import told, value

NOBODY: Final[frozenset[Seat]] = frozenset()


@value
class Route:
    """Where the rockets stand. Positions count spaces from a fixed one and go on past a lap.

    Who is away keeps its space, but for now it is as though that ship were not in the flight.
    """

    length: int
    positions: Mapping[Seat, int]
    away: frozenset[Seat] = NOBODY

    def __contains__(self, seat: Seat) -> bool:
        return seat in self.positions

    @told
    def order(self) -> tuple[Seat, ...]:
        """The seats in flight, the leader first."""
        # No two stand on one space.
        ahead = sorted([(at, seat) for seat, at in self.positions.items()], reverse=True)
        return tuple([seat for _, seat in ahead if seat not in self.away])

    @property
    def leader(self) -> Seat:
        return self.order[0]

    def moved(self, seat: Seat, days: int) -> Route:
        """The rocket goes on (or back) that many empty spaces; occupied ones do not count."""
        length = self.length
        taken = {at % length for other, at in self.positions.items() if other != seat}
        step = 1 if days > 0 else -1
        laps, rest = divmod(abs(days), length - len(taken))
        position = self.positions[seat] + step * laps * length
        for _ in range(rest):
            position += step
            while position % length in taken:
                position += step
        return Route(length, {**self.positions, seat: position}, self.away)

    def without(self, seat: Seat) -> Route:
        rest = {other: at for other, at in self.positions.items() if other != seat}
        return Route(self.length, rest, self.away - {seat} if self.away else NOBODY)

    def with_away(self, seats: frozenset[Seat]) -> Route:
        """The same rockets, of which these are away."""
        return Route(self.length, self.positions, seats)

    @property
    def lapped(self) -> tuple[Seat, ...]:
        """Who is more than a lap behind the leader, the foremost first."""
        # A rocket never stands level with another, so a lead of exactly one lap cannot be.
        order, positions = self.order, self.positions
        if not order or positions[order[0]] - positions[order[-1]] <= self.length:
            return ()
        lap_behind = positions[order[0]] - self.length
        return tuple([seat for seat in order if positions[seat] < lap_behind])
