"""Union Ship: before the last card everybody pays for the crew, or goes home."""

from __future__ import annotations

from typing import ClassVar, Final

from boltbucket.rules.flying.giving_up import GIVE_UP, give_up
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.rough_roads.road import Road

CREDITS: Final[Answer] = ("credits",)


@value
class UnionShip(Road):
    """A credit or a block of goods for every member of the crew. Batteries are no goods."""

    name: ClassVar[str] = "union_ship"

    met: bool = False

    def before_reveal(self, play: Play) -> Agenda:
        if self.met or len(play.table.deck) != 1:
            return ()
        self.renewed(play, replace(self, met=True))
        crews = {seat: play.table.ship(seat).crew_size for seat in play.table.order}
        return tuple(PayDues(seat, crew, crew) for seat, crew in crews.items())


@value
class PayDues(Step):
    """Goods block by block, and the rest in credits; or the ship gives up. Who cannot pay in full
    must."""

    seat: Seat
    owed: int
    left: int

    def ask(self, table: Table) -> Questions:
        if not self.left:
            return ()
        options = (*self._payments(table), *self._refusals())
        return (PayUnion(self.seat, options, self.left),)

    def _payments(self, table: Table) -> tuple[Answer, ...]:
        ship, purse = table.ship(self.seat), table.purse(self.seat)
        if max(0, purse) + len(ship.all_goods) < self.left:
            return ()
        blocks = tuple(
            ("unload", good.value, cell)
            for cell in ship.laden_holds
            for good in GOODS
            if good in ship.goods[cell]
        )
        return (*((CREDITS,) if purse >= self.left else ()), *blocks)

    def _refusals(self) -> tuple[Answer, ...]:
        """Only who has not begun to pay may still go."""
        return (GIVE_UP,) if self.left == self.owed else ()

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == GIVE_UP:
            give_up(play, self.seat, "union")
            return ()
        if answer == CREDITS:
            play.pay(self.seat, -self.left, "union")
            return ()
        good, cell = Good(str(answer[1])), int(answer[2])
        play.refit(self.seat, play.table.ship(self.seat).unload(cell, good))
        play.bank_goods((good,))
        play.tell(DuesPaid(self.seat, cell, good))
        return (replace(self, left=self.left - 1),)


# Questions


@value
class PayUnion(Choice):
    """Pay for the crew: ("unload", good, cell) a block, ("credits",) the rest, or ("give_up",)."""

    kind = "pay_union"
    topic = "rough_roads"
    amount: int = 0
    """What is still to be paid."""


# Events


@value
class DuesPaid(Event):
    """A block of goods goes to the union."""

    topic = "rough_roads"
    seat: Seat
    cell: int
    good: Good
