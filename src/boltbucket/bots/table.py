"""What a captain looks at: the part of a view that a game in progress has as well.

Thinking ahead plays many games; asking each for a view would take longer than playing it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from boltbucket.rules.cards.card import Card
from boltbucket.rules.editions.edition import Edition, Level
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.flight import Flight, LostTile
from boltbucket.rules.flight.route import Route
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.view import View


class Table(Protocol):
    """What everybody can see of a flight."""

    @property
    def ships(self) -> Mapping[Seat, Ship]: ...
    @property
    def lost(self) -> Mapping[Seat, tuple[LostTile, ...]]: ...
    @property
    def route(self) -> Route: ...
    @property
    def level(self) -> Level: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def card(self) -> Card | None: ...


def cards_left(table: Table) -> int:
    """How many cards are still to come."""
    if isinstance(table, View):
        return table.cards_left
    assert isinstance(table, Flight)
    return len(table.deck)
