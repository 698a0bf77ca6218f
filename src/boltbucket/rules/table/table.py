"""The table: everything that lies on it, as one value.

Ships, heap, hourglass, rockets, cards, credits: all of it is here, and nothing of it ever changes.
Whatever happens makes another table, which shares with the one before what is still the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import HIDEABLE, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import PRINTED_SEATS, Edition, Level
from boltbucket.rules.setup import Setup, Teams, pairs
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.lost import LostTile
from boltbucket.rules.table.match import Match
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.yard import Yard


@value
class Variant:
    """The terms a flight is flown under; `rules/variant.py` says what they can change."""


@value
class Table:
    """What lies on the table: of the match, of the flight, and while ships are built."""

    setup: Setup
    edition: Edition
    level: Level
    variant: Variant
    match: Match
    credits: Mapping[Seat, int]
    bank: Mapping[Good, int]
    ships: Mapping[Seat, Ship]
    lost: Mapping[Seat, tuple[LostTile, ...]]
    route: Route
    retired: Mapping[Seat, str]
    """Who has given up, in order, and why."""
    doomed: Mapping[Seat, str]
    """Who must give up when the card is over, and why."""
    piles: tuple[tuple[Card, ...], ...] = field(metadata=HIDEABLE)
    """The piles as they lay beside the board while ships were built."""
    seen: Mapping[Seat, tuple[int, ...]]
    """Which of them each seat had looked at by the launch."""
    deck: tuple[Card, ...] = field(metadata=HIDEABLE)
    card: Card | None
    revealed: tuple[str, ...]
    """The ids of the cards turned up so far."""
    yard: Yard | None
    roads: tuple[Variant, ...] = ()
    """The Rough Roads cards in force on this flight, each a variant of its own."""

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Everybody who has not sat down to watch the rest of the match."""
        out = self.match.sitting_out
        return tuple(seat for seat in self.seats if seat not in out)

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who is flying, the leader first."""
        return self.route.order

    def ship(self, seat: Seat) -> Ship:
        return self.ships[seat]

    @property
    def crowded(self) -> bool:
        """Whether more play than the box is for: then some cards serve two, and some strike two."""
        return self.setup.seats > PRINTED_SEATS

    @property
    def open_yard(self) -> Yard:
        """The yard, while ships are built."""
        assert self.yard is not None, "ships are not being built"
        return self.yard

    def in_bank(self, goods: Iterable[Good]) -> tuple[Good, ...]:
        """Those of the blocks the bank has, in their order."""
        left = Counter(self.bank)
        found = []
        for good in goods:
            if left[good]:
                left[good] -= 1
                found.append(good)
        return tuple(found)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that share a stack of credits with this one, itself included."""
        if self.setup.teams is Teams.NONE:
            return (seat,)
        return next(pair for pair in pairs(self.setup.seats) if seat in pair)

    def purse(self, seat: Seat) -> int:
        """What the seat can pay with; partners share theirs."""
        return sum(self.credits[other] for other in self.partners(seat))
