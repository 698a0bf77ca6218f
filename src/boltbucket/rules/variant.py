"""The variant of a flight: what its terms can change.

The base game changes nothing. The Trek and every mission override what they change, so that no
rule of the base game needs to know about them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Edition, Level
from boltbucket.rules.ship.blueprint import Cells
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.heap import Handle, Heap
from boltbucket.rules.table.lost import LostTile
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

    def stacked(self, table: Table) -> bool:
        """Whether the piles become the deck as they lie."""
        return table.setup.prognostic

    def turned_over(self, table: Table, seat: Seat, handle: Handle) -> Heap:
        """The heap in which the seat turns over this tile, which lies face down."""
        return table.open_yard.heap

    def after_building(self, play: Play) -> Agenda:
        """Steps between the last start place and the repairs."""
        return ()

    # Flight

    def quirks(self, table: Table, seat: Seat) -> Quirks:
        """What is different about the seat's ship once it is built."""
        return NO_QUIRKS

    def altered(self, quirks: Quirks) -> Quirks:
        """What it changes about every ship, besides what others change."""
        return quirks

    def before_first_card(self, play: Play) -> Agenda:
        return ()

    def before_reveal(self, play: Play) -> Agenda:
        """Steps before the next card is revealed; then it is asked again."""
        return ()

    def before_card(self, play: Play, card: Card) -> Agenda:
        """Steps between revealing a card and resolving it."""
        return ()

    def resolve(self, play: Play, card: Card) -> Agenda | None:
        """The steps that resolve a card, where they are others than the card's own."""
        return None

    def landed(self, play: Play, seats: tuple[Seat, ...]) -> Agenda:
        """Steps before these seats load what their planets have."""
        return ()

    def goods_loaded(self, play: Play, seat: Seat, blocks: int) -> Agenda:
        """Steps after a seat has loaded what it likes of so many blocks."""
        return ()

    def crew_given_up(self, play: Play, seat: Seat, cabins: Cells) -> Agenda:
        """Steps after a seat has given up crew out of these cabins."""
        return ()

    def most_rolls(self) -> int:
        """How often a meteor or shot is rolled for, as long as it finds nobody."""
        return 1

    def pierces(self) -> bool:
        """Whether what destroys a component flies on to the next one in its line."""
        return False

    def sheddable(self, table: Table, seat: Seat) -> Cells:
        """Components that may be dropped while engine strength is declared."""
        return ()

    def compared(self, strength: int) -> int:
        """What a declared strength counts where rivals are compared."""
        return strength

    def overwhelmed(self, play: Play, seat: Seat) -> Agenda:
        """Steps after a fleet has met a ship that matches none of its lines."""
        return ()

    def after_card(self, play: Play, card: Card) -> Agenda:
        return ()

    def after_last_card(self, play: Play) -> Agenda:
        return ()

    # The bill

    def beauty_factor(self, table: Table) -> int:
        """How many times good looks are paid."""
        return 1

    def pays_for_losses(self, table: Table, seat: Seat) -> bool:
        return True

    def charges_for(self, lost: LostTile) -> bool:
        """Whether a lost component of this kind has to be paid for."""
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
    return Composed(table.variant, table.roads) if table.roads else table.variant


@value
class Composed(FlightVariant):
    """A variant and others on top of it, each asked in turn. It is made whenever it is needed and
    never lies on the table: whoever changes its own terms changes them there."""

    base: FlightVariant
    others: tuple[Variant, ...]

    @property
    def all(self) -> tuple[FlightVariant, ...]:
        """The base first."""
        others = [each for each in self.others if isinstance(each, FlightVariant)]
        return (self.base, *others)

    # Building

    def payload_of(self, table: Table) -> tuple[Tile, ...]:
        return self.base.payload_of(table)

    def reserved(self, table: Table, seat: Seat) -> tuple[Tile, ...]:
        return self.base.reserved(table, seat)

    def reserve_places(self, table: Table, seat: Seat) -> int:
        return self.base.reserve_places(table, seat)

    def build_ban(self, table: Table, seat: Seat, tile: Tile) -> str | None:
        return self.base.build_ban(table, seat, tile)

    def piles(self, play: Play, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        return self.base.piles(play, piles)

    def cards(self, box: Edition, level: Level) -> tuple[Card, ...]:
        return self.base.cards(box, level)

    def makeup(self, level: Level, place: int, size: int) -> Mapping[int, int]:
        return self.base.makeup(level, place, size)

    def stacked(self, table: Table) -> bool:
        return self.base.stacked(table)

    def turned_over(self, table: Table, seat: Seat, handle: Handle) -> Heap:
        return self.base.turned_over(table, seat, handle)

    def after_building(self, play: Play) -> Agenda:
        return self._all_steps(lambda each: each.after_building(play))

    # Flight

    def quirks(self, table: Table, seat: Seat) -> Quirks:
        quirks = self.base.quirks(table, seat)
        for each in self.all:
            quirks = each.altered(quirks)
        return quirks

    def before_first_card(self, play: Play) -> Agenda:
        return self._all_steps(lambda each: each.before_first_card(play))

    def before_reveal(self, play: Play) -> Agenda:
        return self._all_steps(lambda each: each.before_reveal(play))

    def before_card(self, play: Play, card: Card) -> Agenda:
        return self._all_steps(lambda each: each.before_card(play, card))

    def resolve(self, play: Play, card: Card) -> Agenda | None:
        """Of those who resolve the card otherwise, the first."""
        ways = (each.resolve(play, card) for each in self.all)
        return next((way for way in ways if way is not None), None)

    def landed(self, play: Play, seats: tuple[Seat, ...]) -> Agenda:
        return self._all_steps(lambda each: each.landed(play, seats))

    def goods_loaded(self, play: Play, seat: Seat, blocks: int) -> Agenda:
        return self._all_steps(lambda each: each.goods_loaded(play, seat, blocks))

    def crew_given_up(self, play: Play, seat: Seat, cabins: Cells) -> Agenda:
        return self._all_steps(lambda each: each.crew_given_up(play, seat, cabins))

    def most_rolls(self) -> int:
        return max(each.most_rolls() for each in self.all)

    def pierces(self) -> bool:
        return any(each.pierces() for each in self.all)

    def sheddable(self, table: Table, seat: Seat) -> Cells:
        return tuple(cell for each in self.all for cell in each.sheddable(table, seat))

    def compared(self, strength: int) -> int:
        for each in self.all:
            strength = each.compared(strength)
        return strength

    def overwhelmed(self, play: Play, seat: Seat) -> Agenda:
        return self._all_steps(lambda each: each.overwhelmed(play, seat))

    def after_card(self, play: Play, card: Card) -> Agenda:
        return self._all_steps(lambda each: each.after_card(play, card))

    def after_last_card(self, play: Play) -> Agenda:
        return self._all_steps(lambda each: each.after_last_card(play))

    # The bill

    def beauty_factor(self, table: Table) -> int:
        return self.base.beauty_factor(table)

    def pays_for_losses(self, table: Table, seat: Seat) -> bool:
        return self.base.pays_for_losses(table, seat)

    def charges_for(self, lost: LostTile) -> bool:
        return all(each.charges_for(lost) for each in self.all)

    def extra_lines(self, play: Play) -> tuple[SeatLine, ...]:
        return tuple(line for each in self.all for line in each.extra_lines(play))

    def after_bill(self, play: Play) -> Agenda:
        return self._all_steps(lambda each: each.after_bill(play))

    def _all_steps(self, steps: Callable[[FlightVariant], Agenda]) -> Agenda:
        return tuple(step for each in self.all for step in steps(each))
