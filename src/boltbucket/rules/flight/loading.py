"""Loading goods: the one time blocks may be rearranged or thrown out."""

from __future__ import annotations

from collections import Counter

from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import DONE, Answer, Decision, LoadGoods, Seat
from boltbucket.rules.flight.events import GoodLoaded, GoodsLeft, GoodsMissing, GoodUnloaded
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.ship.cargo import sort
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.value import value


@value
class TakeGoods(Step):
    """Blocks are handed out, as far as the bank has them, and then stowed."""

    seat: Seat
    goods: tuple[Good, ...]

    def run(self, flight: Flight) -> Agenda:
        drawn = flight.draw_goods(self.goods)
        if len(drawn) < len(self.goods):
            missing = (Counter(self.goods) - Counter(drawn)).elements()
            flight.tell(GoodsMissing(self.seat, sort(missing)))
        return (Stow(self.seat, sort(drawn)),)


@value
class Stow(Step):
    """Blocks go in and out of the holds until the seat is done; the rest goes to the bank."""

    seat: Seat
    beside: tuple[Good, ...]

    def ask(self, flight: Flight) -> Decision | None:
        ship, beside = flight.ship(self.seat), self.beside
        options: list[Answer] = [
            ("load", good.value, cell)
            for good in (GOODS if ship.frame.holds else ())
            if good in beside
            for cell in ship.room_for(good)
        ]
        for cell in ship.laden_holds if ship.goods else ():
            lying = ship.goods[cell]
            options += [("unload", good.value, cell) for good in GOODS if good in lying]
        return LoadGoods(self.seat, (*options, DONE), beside)

    def take(self, flight: Flight, answer: Answer) -> Agenda:
        if answer == DONE:
            return self._finish(flight)
        good, cell = Good(str(answer[1])), int(answer[2])
        ship = flight.ship(self.seat)
        if answer[0] == "load":
            flight.refit(self.seat, ship.load(cell, good))
            flight.tell(GoodLoaded(self.seat, cell, good))
            at = self.beside.index(good)
            return (Stow(self.seat, self.beside[:at] + self.beside[at + 1 :]),)
        flight.refit(self.seat, ship.unload(cell, good))
        flight.tell(GoodUnloaded(self.seat, cell, good))
        return (Stow(self.seat, sort((*self.beside, good))),)

    def _finish(self, flight: Flight) -> Agenda:
        if self.beside:
            flight.bank_goods(self.beside)
            flight.tell(GoodsLeft(self.seat, self.beside))
        return ()
