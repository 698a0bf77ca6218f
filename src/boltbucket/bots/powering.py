"""When to spend batteries on double engines and cannons."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.bots.evaluate.rewards import (
    expected_order_reward,
    price_of_crew,
    price_of_days,
    worth_of_battery,
)
from boltbucket.bots.roads import dropped
from boltbucket.bots.stowing import gain_from
from boltbucket.bots.style import Style
from boltbucket.rules.cards.enemies import Enemy, Pirates, Slavers, Smugglers
from boltbucket.rules.decisions import PowerUp
from boltbucket.rules.flying.yardstick import victims
from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.table.table import Table

SHOT_LOSS = {False: 0.8, True: 2.2}
"""What a light and a heavy shot cost, about."""


@dataclass(frozen=True)
class Powering:
    """One declaration of strength."""

    table: Table
    decision: PowerUp
    style: Style

    def answer(self) -> Answer:
        table, decision = self.table, self.decision
        if decision.yardstick == "engines" and decision.against is None and _in_open_space(table):
            return self._fly_ahead()
        card = table.card
        if isinstance(card, Enemy):
            return self._fight(card)
        return self._not_be_last()

    def _fly_ahead(self) -> Answer:
        table, decision = self.table, self.decision
        seat = decision.seat
        ship = table.ships[seat]
        if ship.best_engine_strength <= 0:
            return dropped(ship, decision.options) or DONE
        if not decision.gains:
            return DONE
        cell, strength = max(decision.gains, key=lambda gain: gain[1])
        if decision.strength <= 0:
            return ("power", cell)
        days = (strength - decision.strength) / 2
        now = expected_order_reward(table, seat, decision.strength / 2)
        then = expected_order_reward(table, seat, decision.strength / 2 + days)
        gain = self.style.day * (then - now) + 0.1 * days
        battery = worth_of_battery(ship, len(table.deck), self.style)
        return ("power", cell) if gain > battery else DONE

    def _fight(self, card: Enemy) -> Answer:
        """As few batteries as it takes to win, or else not to lose; if it pays."""
        decision = self.decision
        against = decision.against or 0
        loss = self._loss_from(card)
        reward = self._worth_of_victory(card)
        if decision.strength > against:
            return DONE
        win = self._cheapest(against + 1)
        hold = self._cheapest(against)
        saved = 0.0 if decision.strength == against else loss
        options = [(reward + saved - price, first) for first, price in win]
        if decision.strength < against:
            options += [(saved - price, first) for first, price in hold]
        best = max(options, default=(0.0, DONE))
        return best[1] if best[0] > 0 else DONE

    def _cheapest(self, needed: int) -> list[tuple[Answer, float]]:
        """The first component to power for a strength, and what all batteries for it cost."""
        table, decision = self.table, self.decision
        ship = table.ships[decision.seat]
        gains = sorted(
            ((strength - decision.strength, cell) for cell, strength in decision.gains),
            reverse=True,
        )
        battery = worth_of_battery(ship, len(table.deck), self.style)
        strength = decision.strength
        for number, (gain, _) in enumerate(gains[: ship.batteries], start=1):
            strength += gain
            if strength >= needed:
                return [(("power", gains[0][1]), number * battery)]
        return []

    def _loss_from(self, card: Enemy) -> float:
        table = self.table
        ship = table.ships[self.decision.seat]
        left = len(table.deck)
        if isinstance(card, Slavers):
            return price_of_crew(table, ship, min(card.crew_lost, ship.crew_size), self.style)
        if isinstance(card, Smugglers):
            prices = table.edition.prices
            best = sorted((prices[good] for good in ship.all_goods), reverse=True)
            taken = best[: card.goods_lost]
            rest = min(card.goods_lost - len(taken), ship.batteries)
            return sum(taken) + rest * worth_of_battery(ship, left, self.style)
        if isinstance(card, Pirates):
            return sum(SHOT_LOSS[shot.heavy] for shot in card.shots)
        return 3.0

    def _worth_of_victory(self, card: Enemy) -> float:
        table, seat = self.table, self.decision.seat
        goods = gain_from(table.ships[seat], card.reward_in_goods, table.edition.prices)
        days = price_of_days(table, seat, card.days, self.style)
        return max(0.0, card.reward_in_credits + goods - days)

    def _not_be_last(self) -> Answer:
        """Comparisons: strong enough for somebody else to be the weakest, or not at all."""
        decision = self.decision
        rival = self._weakest_rival()
        if rival is None or decision.strength > rival:
            return DONE
        found = self._cheapest(rival + 1)
        return found[0][0] if found and found[0][1] < 3.0 else DONE

    def _weakest_rival(self) -> int | None:
        """The least of what was declared and of what the others can do at best."""
        table, decision = self.table, self.decision
        seats = [seat for seat in table.route.order if seat != decision.seat]
        if not seats:
            return None
        if decision.yardstick == "engines":
            waiting = [table.ships[seat].best_engine_strength for seat in seats]
        else:
            waiting = [table.ships[seat].best_cannon_strength for seat in seats]
        # With five players two suffer: the one above the weakest is the mark.
        mark = sorted(waiting)[min(victims(table), len(waiting)) - 1]
        return mark if decision.against is None else min(decision.against, mark)


def _in_open_space(table: Table) -> bool:
    return table.card is None or table.card.kind == "open_space"
