"""Loading goods: the one time blocks may be rearranged or thrown out."""

from __future__ import annotations

from collections import Counter
from typing import Final

from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.language.decision import Choice
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.cargo import price_of, sort
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of

NAMES: Final = tuple((good, good.value) for good in GOODS)
"""What each colour is called in an answer."""


@value
class TakeGoods(Step):
    """Blocks are handed out, as far as the bank has them, and then stowed."""

    seat: Seat
    goods: tuple[Good, ...]

    def run(self, play: Play) -> Agenda:
        drawn = play.draw_goods(self.goods)
        if len(drawn) < len(self.goods):
            missing = (Counter(self.goods) - Counter(drawn)).elements()
            play.tell(GoodsMissing(self.seat, sort(missing)))
        after = variant_of(play.table).goods_loaded(play, self.seat, len(self.goods))
        return (Stow(self.seat, sort(drawn)), *after)


@value
class Stow(Step):
    """Blocks go in and out of the holds until the seat is done; the rest goes to the bank."""

    seat: Seat
    beside: tuple[Good, ...]

    def ask(self, table: Table) -> Questions:
        ship, beside = table.ship(self.seat), self.beside
        options: list[Answer] = [
            ("load", name, cell)
            for good, name in (NAMES if ship.layout.holds else ())
            if good in beside
            for cell in ship.room_for(good)
        ]
        for cell in ship.laden_holds if ship.goods else ():
            lying = ship.goods[cell]
            options += [("unload", name, cell) for good, name in NAMES if good in lying]
        worth = price_of(beside, table.edition.prices)
        return (LoadGoods(self.seat, (*options, DONE), beside, worth),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        if answer == DONE:
            return self._finish(play)
        good, cell = Good(str(answer[1])), int(answer[2])
        ship = play.table.ship(self.seat)
        if answer[0] == "load":
            play.refit(self.seat, ship.load(cell, good))
            play.tell(GoodLoaded(self.seat, cell, good))
            at = self.beside.index(good)
            return (Stow(self.seat, self.beside[:at] + self.beside[at + 1 :]),)
        play.refit(self.seat, ship.unload(cell, good))
        play.tell(GoodUnloaded(self.seat, cell, good))
        return (Stow(self.seat, sort((*self.beside, good))),)

    def _finish(self, play: Play) -> Agenda:
        if self.beside:
            play.bank_goods(self.beside)
            play.tell(GoodsLeft(self.seat, self.beside))
        return ()


def load_plan(ship: Ship, beside: tuple[Good, ...]) -> tuple[Answer, ...]:
    """Answers that load as much as finds room, the most valuable first, without moving what is
    aboard; red containers are kept for red goods as long as possible."""
    plan: list[Answer] = []
    for good in sort(beside):
        cells = ship.room_for(good)
        if cells:
            plain = [cell for cell in cells if ship.tiles[cell].kind is Kind.CARGO]
            cell = (plain or cells)[0]
            ship = ship.load(cell, good)
            plan.append(("load", good.value, cell))
    return tuple(plan)


@value
class Haul:
    """What of an offer would find room, nothing thrown out, and what it sells for."""

    goods: tuple[Good, ...]
    worth: int


def haul(table: Table, seat: Seat, offered: tuple[Good, ...]) -> Haul:
    """As far as the bank has what is offered."""
    plan = load_plan(table.ship(seat), table.in_bank(offered))
    goods = tuple(Good(str(answer[1])) for answer in plan)
    return Haul(goods, price_of(goods, table.edition.prices))


# Questions


@value
class LoadGoods(Choice):
    """Load, take out again, finish: ("load", good, cell), ("unload", good, cell), ("done",).

    What is beside the ship when the seat is done goes to the bank.
    """

    kind = "load_goods"
    topic = "goods"
    beside: tuple[Good, ...] = ()
    worth: int = 0
    """What the goods beside the ship would sell for."""


# Events


@value
class GoodLoaded(Event):
    topic = "goods"
    seat: Seat
    cell: Cell
    good: Good


@value
class GoodUnloaded(Event):
    topic = "goods"
    seat: Seat
    cell: Cell
    good: Good


@value
class GoodsLeft(Event):
    """Blocks that went back to the bank."""

    topic = "goods"
    seat: Seat
    goods: tuple[Good, ...]


@value
class GoodsMissing(Event):
    """The bank has no such blocks left."""

    topic = "bank"
    seat: Seat
    goods: tuple[Good, ...]
