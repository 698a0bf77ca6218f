"""The variant of a flight: what its terms can change.

The base game changes nothing. The Trek and every mission override what they change, so that no
rule of the base game needs to know about them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.match import BillLine
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.table.table import Table, Variant

SeatLine = tuple[Seat, BillLine]
"""A line of somebody's bill."""


@value
class FlightVariant(Variant):
    """What may differ from flight to flight; the defaults are the rules of the base game."""

    # Building

    def payload_of(self, table: Table) -> tuple[Tile, ...]:
        """Tiles that are mixed into the heap."""
        return ()

    def reserved(self, table: Table, seat: Seat) -> tuple[Tile, ...]:
        """Tiles that lie in the seat's reserve from the start."""
        return ()

    def reserve_places(self, table: Table, seat: Seat) -> int:
        return table.level.reserve

    def build_ban(self, table: Table, seat: Seat, tile: Tile) -> str | None:
        """Why the seat may not build this tile on its ship: the code of a refusal."""
        return None

    def piles(self, play: Play, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        """The piles of cards as they lie beside the board: open ones first, hidden ones last."""
        return Piles(piles[:-1], piles[-1:])

    def cards(self, box: Edition, level: Level) -> tuple[Card, ...]:
        """Every card that can lie in the piles."""
        return box.learning_cards if level.learning_cards_only else box.cards

    def makeup(self, level: Level, place: int, size: int) -> Mapping[int, int]:
        """Level of cards -> how many of them lie in the pile at this place, counted from 0."""
        return level.pile or {level.number: size}

    # Flight

    def quirks(self, table: Table, seat: Seat) -> Quirks:
        """What is different about the seat's ship once it is built."""
        return NO_QUIRKS

    def before_first_card(self, play: Play) -> Agenda:
        return ()

    def before_card(self, play: Play, card: Card) -> Agenda:
        """Steps between revealing a card and resolving it."""
        return ()

    def overwhelmed(self, play: Play, seat: Seat) -> Agenda:
        """Steps after a fleet has met a ship that matches none of its lines."""
        return ()

    def after_card(self, play: Play, card: Card) -> Agenda:
        return ()

    def after_last_card(self, play: Play) -> Agenda:
        return ()

    # The bill

    def beauty_factor(self, table: Table) -> int:
        """How often the reward for the best-looking ship is paid."""
        return 1

    def pays_for_losses(self, table: Table, seat: Seat) -> bool:
        return True

    def extra_lines(self, play: Play) -> tuple[SeatLine, ...]:
        """Rewards and payments of its own, in the order they are settled."""
        return ()

    def after_bill(self, play: Play) -> Agenda:
        return ()


@value
class Piles:
    """The cards of a flight before they become a deck."""

    open: tuple[tuple[Card, ...], ...]
    hidden: tuple[tuple[Card, ...], ...]


BASE_GAME: Final = FlightVariant()


def variant_of(table: Table) -> FlightVariant:
    """The terms the flight on the table is flown under."""
    assert isinstance(table.variant, FlightVariant), table.variant
    return table.variant
