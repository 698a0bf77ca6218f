"""Infected Goods: only aliens can touch them safely."""

from __future__ import annotations

from typing import ClassVar

from boltbucket.rules.flying.losses import PickCrew
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.rough_roads.road import Road


@value
class InfectedGoods(Road):
    """A human for every block depicted beyond the number of aliens aboard, taken or not."""

    name: ClassVar[str] = "infected_goods"

    def goods_loaded(self, play: Play, seat: Seat, blocks: int) -> Agenda:
        sick = blocks - len(play.table.ship(seat).aliens)
        return (LoseHumans(seat, sick),) if sick > 0 else ()


@value
class LoseHumans(Step):
    """Humans leave one by one; the owner picks the cabins."""

    seat: Seat
    amount: int

    def ask(self, table: Table) -> Questions:
        ship = table.ship(self.seat)
        if not self.amount or not ship.humans:
            return ()
        cabins = [cell for cell in ship.manned_cabins if Figure.HUMAN in ship.crew[cell]]
        if self.amount >= ship.humans:
            cabins = cabins[:1]  # all of them must go: there is nothing to choose
        options = tuple(("crew", cell) for cell in cabins)
        return (PickCrew(self.seat, options, min(self.amount, ship.humans)),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        play.lose_crew(self.seat, int(answer[1]), "infected_goods")
        return (LoseHumans(self.seat, self.amount - 1),)
