"""Flying by rules of thumb: what a good trucker does without a calculator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boltbucket.bots.ballots import Likings, is_ballot, vote
from boltbucket.bots.evaluate.remains import worth_of_wreck
from boltbucket.bots.evaluate.rewards import (
    expected_order_reward,
    price_of_crew,
    price_of_days,
    worth_of_battery,
)
from boltbucket.bots.guard import safe_answer
from boltbucket.bots.powering import Powering
from boltbucket.bots.roads import (
    paid,
    price_of_hit,
    price_of_landing,
    price_of_loading,
    voted,
)
from boltbucket.bots.stowing import gain_from, next_move
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import (
    Accept,
    BoardAlien,
    Decision,
    Defend,
    FlyOn,
    Land,
    LoadGoods,
    PayUnion,
    Pick,
    PickBattery,
    PickCrew,
    PickGood,
    PickPiece,
    PowerUp,
    Repair,
)
from boltbucket.rules.flying.giving_up import FLY_ON, GIVE_UP
from boltbucket.rules.language.answer import DONE, NO, PASS, YES, Answer
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.repair import ways_to_repair
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.table.table import Table
from boltbucket.rules.variants.trek import title_named

ENOUGH_CREW = 7
"""With fewer, an alien in the place of two humans is a risk."""
FEW = 3
UNKNOWN_HIT = 3.0
"""What is feared where a mission does not say what is hit."""
WAYS = 24
"""How many ways to repair a ship are compared."""


@dataclass(frozen=True)
class Captain:
    """Decides everything but building, from what lies on the table."""

    style: Style
    likings: Likings = ()
    """Missions it would like to fly."""

    def decide(self, table: Table, decision: Decision) -> Answer:
        rule = _RULES.get(type(decision))
        answer = rule(self, table, decision) if rule is not None else safe_answer(decision)
        return answer if decision.allows(answer) else safe_answer(decision)

    # Batteries

    def power_up(self, table: Table, decision: PowerUp) -> Answer:
        return Powering(table, decision, self.style).answer()

    def pick_battery(self, table: Table, decision: PickBattery) -> Answer:
        """From the component that has most: then a hit costs fewest."""
        charge = table.ships[decision.seat].charge
        return max(decision.options, key=lambda answer: charge.get(int(answer[1]), 0))

    def defend(self, table: Table, decision: Defend) -> Answer:
        ship = table.ships[decision.seat]
        battery = worth_of_battery(ship, len(table.deck), self.style)
        if battery > 0.3 and self._price_of_hit(table, ship, decision.target) < battery:
            return PASS
        charge = ship.charge
        batteries = [answer for answer in decision.options if answer[0] == "battery"]
        if not batteries:
            return PASS
        return max(batteries, key=lambda answer: charge.get(int(answer[1]), 0))

    def _price_of_hit(self, table: Table, ship: Ship, target: Cell) -> float:
        """What losing a component, and what falls off with it, would cost."""
        return price_of_hit(table, ship, target) if target in ship.tiles else UNKNOWN_HIT

    # Crew and goods

    def pick_crew(self, table: Table, decision: PickCrew) -> Answer:
        ship = table.ships[decision.seat]
        return min(decision.options, key=lambda answer: _keep_figure(ship, int(answer[1])))

    def pick_good(self, table: Table, decision: PickGood) -> Answer:
        return decision.options[0]

    def load_goods(self, table: Table, decision: LoadGoods) -> Answer:
        return next_move(table.ships[decision.seat], decision.beside)

    def board_alien(self, table: Table, decision: BoardAlien) -> Answer:
        """Aliens for what there is plenty of; a small crew stays human."""
        ship = table.ships[decision.seat]
        crew = 2 * len(ship.layout.cabins) - len(ship.aliens)
        best, most = DONE, 0.0
        for answer in decision.options:
            if answer != DONE:
                worth = self._worth_of_alien(ship, Figure(str(answer[2])), crew)
                worth -= 0.01 * sum(
                    ship.tiles[cell].kind is Kind.CABIN for cell in ship.joined(int(answer[1]))
                )
                if worth > most:
                    best, most = answer, worth
        return best

    def _worth_of_alien(self, ship: Ship, figure: Figure, crew: int) -> float:
        strong = len(ship.engines) if figure is Figure.BROWN else len(ship.cannons)
        if not strong or crew < ENOUGH_CREW:
            return 0.0
        return 1.0 if figure is Figure.PURPLE else 0.9

    # Offers

    def land(self, table: Table, decision: Land) -> Answer:
        seat = decision.seat
        days = price_of_days(table, seat, decision.days, self.style)
        best, most = PASS, 0.0
        for answer in decision.options:
            if answer != PASS:
                goods = decision.planets[int(answer[1])]
                gain = gain_from(table.ships[seat], goods, table.edition.prices) - days
                gain -= price_of_landing(table, seat, goods, self.style)
                if gain > most:
                    best, most = answer, gain
        return best

    def accept(self, table: Table, decision: Accept) -> Answer:
        seat = decision.seat
        ship = table.ships[seat]
        gain = decision.credits + gain_from(ship, decision.goods, table.edition.prices)
        price = price_of_days(table, seat, decision.days, self.style)
        price += price_of_crew(table, ship, decision.crew, self.style)
        price += price_of_loading(table, seat, decision.goods, self.style)
        return YES if gain > price else NO

    # Holding together

    def pick_piece(self, table: Table, decision: PickPiece) -> Answer:
        ship = table.ships[decision.seat]
        best = max(decision.pieces, key=lambda piece: worth_of_wreck(ship, piece, table))
        return ("piece", best[0])

    def repair(self, table: Table, decision: Repair) -> Answer:
        """A tile that comes off in the best way to a sound ship."""
        ship = table.ships[decision.seat]
        ways = ways_to_repair(ship, WAYS)
        best = max(ways, key=lambda way: worth_of_wreck(ship, way.kept, table))
        removable = [("remove", cell) for cell in best.removed]
        return next((a for a in removable if decision.allows(a)), decision.options[0])

    def fly_on(self, table: Table, decision: FlyOn) -> Answer:
        """A ship without engines is finished at the next open space: better to save it now."""
        ship = table.ships[decision.seat]
        if ship.best_engine_strength > 0:
            return FLY_ON
        halved = ship.goods_value(table.edition.prices) / 2
        order = expected_order_reward(table, decision.seat)
        risk = min(0.95, 0.14 * decision.cards_left)
        stakes = (halved + order) * (1 - risk)
        return GIVE_UP if stakes < 0.35 * decision.cards_left else FLY_ON

    def pick(self, table: Table, decision: Pick) -> Answer:
        """Of titles the one to be best at; titles are given to whoever is worst at them."""
        if decision.what == "title_to_keep":
            return max(decision.options, key=lambda answer: _lead(table, decision.seat, answer[1]))
        if decision.what == "title_to_give":
            score = title_named(str(dict(decision.params)["title"])).score
            return min(decision.options, key=lambda answer: score(table.ships[int(answer[1])]))
        if decision.what == "debris_direction":
            return voted(table, decision)
        if is_ballot(decision):
            return vote(decision, self.likings)
        return decision.options[0]

    def pay_union(self, table: Table, decision: PayUnion) -> Answer:
        return paid(table, decision)


def _lead(table: Table, seat: int, title: str | int) -> int:
    """By how much the seat's ship is ahead of the others for a title."""
    score = title_named(str(title)).score
    others = [score(ship) for other, ship in table.ships.items() if other != seat]
    return score(table.ships[seat]) - max(others, default=0)


def _keep_figure(ship: Ship, cabin: Cell) -> tuple[int, int]:
    """Humans of full cabins go first, then lone ones, then aliens; where humans are few, aliens."""
    figures = ship.crew[cabin]
    if figures[-1] is not Figure.HUMAN:
        return (2 if ship.humans > FEW else 0, 0)
    if ship.humans <= 1:
        return (3, 0)
    crowded = any(other in ship.crew for other in ship.joined(cabin))
    return (1 if len(figures) == 1 and not crowded else 0, -len(figures))


_RULES: dict[type[Decision], Callable[[Captain, Table, Any], Answer]] = {
    PowerUp: Captain.power_up,
    PickBattery: Captain.pick_battery,
    Defend: Captain.defend,
    PickCrew: Captain.pick_crew,
    PickGood: Captain.pick_good,
    LoadGoods: Captain.load_goods,
    BoardAlien: Captain.board_alien,
    Land: Captain.land,
    Accept: Captain.accept,
    PickPiece: Captain.pick_piece,
    Repair: Captain.repair,
    FlyOn: Captain.fly_on,
    Pick: Captain.pick,
    PayUnion: Captain.pay_union,
}
