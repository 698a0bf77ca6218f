"""The charter: the terms a flight is flown under.

The plain charter changes nothing. The Trek and every mission override what they change, so that
no rule of the base game needs to know about them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boltbucket.rules.cards.card import Card
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.value import value

if TYPE_CHECKING:
    from boltbucket.rules.editions.edition import Edition, Level
    from boltbucket.rules.flight.flight import Flight
    from boltbucket.rules.flight.rewards import BillLine
    from boltbucket.rules.match import Match
    from boltbucket.rules.ship.ship import Ship


@dataclass(frozen=True)
class Charter:
    """What may differ from flight to flight; the defaults are the rules of the base game."""

    # Building

    def payload_of(self, level: Level) -> tuple[Tile, ...]:
        """Tiles that are mixed into the heap."""
        return ()

    def reserved(self, flight: Flight, seat: Seat) -> tuple[Tile, ...]:
        """Tiles that lie in the seat's reserve from the start."""
        return ()

    def reserve_places(self, flight: Flight, seat: Seat) -> int:
        return flight.level.reserve

    def forbids(self, match: Match, ship: Ship, seat: Seat, tile: Tile) -> str | None:
        """Why the seat may not build this tile on its ship: the code of a refusal."""
        return None

    def piles(self, flight: Flight, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        """The piles of cards as they lie beside the board: open ones first, hidden ones last."""
        return Piles(piles[:-1], piles[-1:])

    def cards(self, box: Edition, level: Level) -> tuple[Card, ...]:
        """Every card that can lie in the piles."""
        return box.learning_cards if level.learning_cards_only else box.cards

    def makeup(self, level: Level, place: int, size: int) -> Mapping[int, int]:
        """Level of cards -> how many of them lie in the pile at this place, counted from 0."""
        return level.pile or {level.number: size}

    # Flight

    def quirks(self, flight: Flight, seat: Seat) -> Quirks:
        """What is different about the seat's ship once it is built."""
        return NO_QUIRKS

    def before_first_card(self, flight: Flight) -> Agenda:
        return ()

    def before_card(self, flight: Flight, card: Card) -> Agenda:
        """Steps between revealing a card and resolving it."""
        return ()

    def overwhelmed(self, flight: Flight, seat: Seat) -> Agenda:
        """Steps after a fleet has met a ship that matches none of its lines."""
        return ()

    def after_card(self, flight: Flight, card: Card) -> Agenda:
        return ()

    def after_last_card(self, flight: Flight) -> Agenda:
        return ()

    # The bill

    def beauty_factor(self, flight: Flight) -> int:
        """How often the reward for the best-looking ship is paid."""
        return 1

    def pays_for_losses(self, flight: Flight, seat: Seat) -> bool:
        return True

    def extra_lines(self, flight: Flight) -> tuple[tuple[Seat, BillLine], ...]:
        """Rewards and payments of its own, in the order they are settled."""
        return ()

    def after_bill(self, flight: Flight) -> Agenda:
        return ()


@value
class Piles:
    """The cards of a flight before they become a deck."""

    open: tuple[tuple[Card, ...], ...]
    hidden: tuple[tuple[Card, ...], ...]


PLAIN_CHARTER: Final = Charter()
