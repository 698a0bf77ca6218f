"""A flight: everything on the table between "Go!" and the bill.

The flight itself changes; all it holds are values that never do, so a copy shares them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from boltbucket.rules.cards.card import Card
from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.dice import Chance
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.events import (
    BatteryLost,
    BatterySpent,
    Cause,
    CreditsGained,
    CrewLost,
    DiceRolled,
    Event,
    GoodLost,
    RocketMoved,
    TileLost,
)
from boltbucket.rules.flight.route import Route
from boltbucket.rules.setup import Teams
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.value import blank, value

if TYPE_CHECKING:
    from boltbucket.rules.editions.edition import Edition, Level
    from boltbucket.rules.flight.charter import Charter
    from boltbucket.rules.match import Match
    from boltbucket.rules.setup import Setup
    from boltbucket.rules.yard.yard import Yard


@value
class LostTile:
    """A component that will have to be paid for."""

    tile: Tile
    cause: Cause


_VALUES = (
    "setup",
    "edition",
    "level",
    "match",
    "charter",
    "ships",
    "lost",
    "credits",
    "route",
    "retired",
    "doomed",
    "bank",
    "piles",
    "seen",
    "deck",
    "card",
    "revealed",
    "yard",
)
"""The fields that hold values, in the order they are stored."""


class Flight:
    """One flight in progress."""

    __slots__ = (
        "bank",
        "card",
        "chance",
        "charter",
        "credits",
        "deck",
        "doomed",
        "edition",
        "events",
        "level",
        "lost",
        "match",
        "piles",
        "retired",
        "revealed",
        "route",
        "seen",
        "setup",
        "ships",
        "yard",
    )

    setup: Setup
    edition: Edition
    level: Level
    match: Match
    """What outlives a flight: which one it is, titles, cards used up."""
    charter: Charter
    """The terms it is flown under: a mission's, the Trek's or the plain ones."""
    chance: Chance
    ships: Mapping[Seat, Ship]
    lost: dict[Seat, tuple[LostTile, ...]]
    credits: dict[Seat, int]
    route: Route
    retired: dict[Seat, str]
    """Who has given up, in order, and why."""
    doomed: dict[Seat, str]
    """Who must give up when the card is over, and why."""
    bank: Mapping[Good, int]
    piles: tuple[tuple[Card, ...], ...]
    """The piles as they lay beside the board while ships were built."""
    seen: dict[Seat, tuple[int, ...]]
    """Which of them each seat had looked at by the launch."""
    deck: tuple[Card, ...]
    card: Card | None
    revealed: tuple[str, ...]
    """The ids of the cards turned up so far."""
    yard: Yard | None
    events: list[Event]

    def copy(self) -> Flight:
        twin = blank(Flight)
        twin.setup = self.setup
        twin.edition = self.edition
        twin.level = self.level
        twin.match = self.match
        twin.charter = self.charter
        twin.chance = self.chance.copy()
        twin.ships = self.ships
        twin.lost = self.lost.copy()
        twin.credits = self.credits.copy()
        twin.route = self.route
        twin.retired = self.retired.copy()
        twin.doomed = self.doomed.copy()
        twin.bank = self.bank
        twin.piles = self.piles
        twin.seen = self.seen
        twin.deck = self.deck
        twin.card = self.card
        twin.revealed = self.revealed
        twin.yard = self.yard
        twin.events = []
        return twin

    def packed(self) -> dict[str, Any]:
        """The flight as plain data, for storing."""
        stored = {name: pack(getattr(self, name), self.edition) for name in _VALUES}
        return {**stored, "chance": self.chance.state()}

    @classmethod
    def unpacked(cls, data: dict[str, Any], edition: Edition) -> Flight:
        flight = blank(cls)
        for name in _VALUES:
            setattr(flight, name, unpack(data[name], edition))
        flight.chance = Chance.restored(data["chance"])
        flight.events = []
        return flight

    # Looking

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who is flying, the leader first."""
        return self.route.order

    def ship(self, seat: Seat) -> Ship:
        return self.ships[seat]

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that share a stack of credits with this one, itself included."""
        if self.setup.teams is Teams.NONE:
            return (seat,)
        opposite = (seat + self.setup.seats // 2) % self.setup.seats
        return tuple(sorted((seat, opposite)))

    def purse(self, seat: Seat) -> int:
        """What the seat can pay with; partners share theirs."""
        return sum([self.credits[other] for other in self.partners(seat)])

    # Doing

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def refit(self, seat: Seat, ship: Ship) -> None:
        self.ships = {**self.ships, seat: ship}

    def roll(self, seat: Seat, fixed_die: int | None = None) -> int:
        """Two dice, thrown by that seat; a fixed one is not thrown."""
        chance = self.chance
        first = fixed_die or chance.die()
        second = chance.die()
        self.events.append(DiceRolled(seat, (first, second)))
        return first + second

    def move(self, seat: Seat, days: int) -> None:
        """The rocket gains days, or loses them if negative. Nothing for who is not flying."""
        if not days or seat not in self.route:
            return
        self.route = self.route.moved(seat, days)
        self.tell(RocketMoved(seat, days, self.route.positions[seat]))

    def pay(self, seat: Seat, amount: int, reason: str) -> None:
        """Credits from the bank; a negative amount goes to it."""
        if not amount:
            return
        self.credits[seat] += amount
        self.tell(CreditsGained(seat, amount, reason))

    def spend_battery(self, seat: Seat, cell: Cell, purpose: str) -> None:
        self.refit(seat, self.ship(seat).spend(cell))
        self.tell(BatterySpent(seat, cell, purpose))

    def lose_battery(self, seat: Seat, cell: Cell) -> None:
        """A token is taken instead of goods."""
        self.refit(seat, self.ship(seat).spend(cell))
        self.tell(BatteryLost(seat, cell))

    def lose_good(self, seat: Seat, cell: Cell) -> None:
        """The most valuable block of that hold goes to the bank."""
        ship = self.ship(seat)
        good = ship.goods[cell][0]
        self.refit(seat, ship.unload(cell, good))
        self.bank_goods((good,))
        self.tell(GoodLost(seat, cell, good))

    def lose_crew(self, seat: Seat, cell: Cell, reason: str) -> None:
        """One figure leaves that cabin."""
        ship = self.ship(seat)
        figure = ship.crew[cell][-1]
        self.refit(seat, ship.lose_crew(cell))
        self.tell(CrewLost(seat, cell, figure, reason))

    def lose_tiles(self, seat: Seat, cells: Iterable[Cell], cause: Cause) -> None:
        """Components come off; their goods go to the bank. The rest may no longer hold."""
        ship = self.ships[seat]
        tiles, events = ship.tiles, self.events
        gone: list[Cell] = []
        lost: list[LostTile] = []
        for cell in cells:
            if cell in tiles:
                tile = tiles[cell]
                gone.append(cell)
                lost.append(LostTile(tile, cause))
                events.append(TileLost(seat, cell, tile, cause))
        if ship.goods:
            self.bank_goods([good for cell in gone for good in ship.goods.get(cell, ())])
        self.lost[seat] += tuple(lost)
        self.ships = {**self.ships, seat: ship.without(gone)}

    def bank_goods(self, goods: Collection[Good]) -> None:
        """Blocks go back to the bank."""
        if not goods:
            return
        bank = dict(self.bank)
        for good in goods:
            bank[good] += 1
        self.bank = bank

    def draw_goods(self, goods: Iterable[Good]) -> tuple[Good, ...]:
        """Blocks from the bank, as far as it has them."""
        bank = dict(self.bank)
        drawn = []
        for good in goods:
            if bank[good]:
                bank[good] -= 1
                drawn.append(good)
        self.bank = bank
        return tuple(drawn)
