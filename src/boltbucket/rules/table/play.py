"""A play: the table while something happens at it.

Steps are given a play. Its table is replaced by another one with every change; what happened is
told as events, in order.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy

from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.dice import Dice
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.events import (
    BatteryLost,
    BatterySpent,
    CreditsGained,
    CrewLost,
    DiceRolled,
    GoodLost,
    LaneRolled,
    RocketMoved,
    TileLost,
)
from boltbucket.rules.table.lost import Cause, LostTile
from boltbucket.rules.table.match import Match
from boltbucket.rules.table.table import Table


class Play:
    """The one place where the table changes; the changes that many rules make are written here."""

    __slots__ = ("chance", "events", "moments", "table")

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.events: list[Event] = []
        self.moments: list[Table] = []
        """The table as each of the events has made it."""

    def tell(self, event: Event) -> None:
        """What the event says has been done to the table."""
        self.events.append(event)
        self.moments.append(self.table)

    def roll(self, seat: Seat, fixed_die: int | None = None, *, side: Side = Side.FRONT) -> int:
        """The row or column in which a side is hit, thrown for by that seat with the dice of the
        plan; a fixed die is not thrown."""
        plan = self.table.level.blueprint
        first = fixed_die or self.chance.die()
        if plan.dice is Dice.SUM:
            second = self.chance.die()
            self.tell(DiceRolled(seat, (first, second)))
            return first + second
        roll = (first, *(self.chance.die() for _ in range(plan.dice.thrown - 1)))
        line = plan.dice.lane(plan.lanes(side), roll)
        self.tell(LaneRolled(seat, roll, line))
        return line

    def refit(self, seat: Seat, ship: Ship) -> None:
        self.table = replace(self.table, ships={**self.table.ships, seat: ship})

    def move(self, seat: Seat, days: int) -> None:
        """The rocket gains days, or loses them if negative. Nothing for who is not flying."""
        if not days or seat not in self.table.route:
            return
        route = self.table.route.moved(seat, days)
        self.table = replace(self.table, route=route)
        self.tell(RocketMoved(seat, days, route.positions[seat]))

    def note(self, match: Match) -> None:
        """What outlives the flight is now this."""
        self.table = replace(self.table, match=match)

    def doom(self, seat: Seat, reason: str) -> None:
        """The seat must give up when the card is over."""
        self.table = replace(self.table, doomed={**self.table.doomed, seat: reason})

    # Credits

    def pay(self, seat: Seat, amount: int, reason: str) -> None:
        """Credits from the bank; a negative amount goes to it."""
        if not amount:
            return
        self.add_credits(seat, amount)
        self.tell(CreditsGained(seat, amount, reason))

    def add_credits(self, seat: Seat, amount: int) -> None:
        """Credits that another event tells of."""
        self.set_credits(seat, self.table.credits[seat] + amount)

    def set_credits(self, seat: Seat, purse: int) -> None:
        # copy() keeps the kind: purses that are not all known stay so.
        credits = copy(self.table.credits)
        assert isinstance(credits, dict)
        credits[seat] = purse
        self.table = replace(self.table, credits=credits)

    # Losses

    def spend_battery(self, seat: Seat, cell: Cell, purpose: str) -> None:
        self.refit(seat, self.table.ship(seat).spend(cell))
        self.tell(BatterySpent(seat, cell, purpose))

    def lose_battery(self, seat: Seat, cell: Cell) -> None:
        """A token is taken instead of goods."""
        self.refit(seat, self.table.ship(seat).spend(cell))
        self.tell(BatteryLost(seat, cell))

    def lose_good(self, seat: Seat, cell: Cell) -> None:
        """The most valuable block of that hold goes to the bank."""
        ship = self.table.ship(seat)
        good = ship.goods[cell][0]
        self.refit(seat, ship.unload(cell, good))
        self.bank_goods((good,))
        self.tell(GoodLost(seat, cell, good))

    def lose_crew(self, seat: Seat, cell: Cell, reason: str) -> None:
        """One figure leaves that cabin."""
        ship = self.table.ship(seat)
        figure = ship.crew[cell][-1]
        self.refit(seat, ship.lose_crew(cell))
        self.tell(CrewLost(seat, cell, figure, reason))

    def lose_tiles(self, seat: Seat, cells: Iterable[Cell], cause: Cause) -> None:
        """Components come off; their goods go to the bank. The rest may no longer hold."""
        ship = self.table.ship(seat)
        gone = [cell for cell in cells if cell in ship.tiles]
        self.bank_goods([good for cell in gone for good in ship.goods.get(cell, ())])
        self.charge_for(seat, [LostTile(ship.tiles[cell], cause) for cell in gone])
        self.refit(seat, ship.without(gone))
        for cell in gone:
            self.tell(TileLost(seat, cell, ship.tiles[cell], cause))

    def charge_for(self, seat: Seat, tiles: Collection[LostTile]) -> None:
        """These components will have to be paid for."""
        lost = self.table.lost
        self.table = replace(self.table, lost={**lost, seat: (*lost[seat], *tiles)})

    # The bank

    def bank_goods(self, goods: Collection[Good]) -> None:
        """Blocks go back to the bank."""
        if not goods:
            return
        bank = dict(self.table.bank)
        for good in goods:
            bank[good] += 1
        self.table = replace(self.table, bank=bank)

    def draw_goods(self, goods: Iterable[Good]) -> tuple[Good, ...]:
        """Blocks from the bank, as far as it has them."""
        drawn = self.table.in_bank(goods)
        bank = {good: blocks - drawn.count(good) for good, blocks in self.table.bank.items()}
        self.table = replace(self.table, bank=bank)
        return drawn
