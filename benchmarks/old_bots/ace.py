"""The ace: builds by a learned eye and thinks ahead in flight."""

from __future__ import annotations

from benchmarks.old_bots.bot import Strength
from benchmarks.old_bots.captain import Captain
from benchmarks.old_bots.evaluate.rewards import expected_order_reward
from benchmarks.old_bots.lookahead import Effort, Lookahead
from benchmarks.old_bots.style import Style, styles
from benchmarks.old_bots.trucker import Trucker
from boltbucket.rules.decisions import (
    Build,
    Decision,
    Defend,
    FlyOn,
    LoadGoods,
    PickBattery,
    PickCrew,
    PickGood,
    PowerUp,
    Repair,
)
from boltbucket.rules.language.answer import DONE, PASS, Answer
from boltbucket.rules.view import View

BUDGET_SECONDS = 0.05
THINKS = Effort(rounds=40, cards=1, seconds=0.6 * BUDGET_SECONDS)
"""At a table: fifty milliseconds a decision, with some to spare for a busy machine."""
COUNTS = Effort(rounds=10, cards=1)
"""Where the same game must come out the same on every machine."""
MOST_ANSWERS = 6
TASTE = 0.1
"""How much of the character's own style an ace has kept."""
ROUTINE = (PickBattery, PickCrew, PickGood, LoadGoods, Repair)
"""What rules of thumb decide well enough."""


class Ace(Trucker):
    """Builds like a trucker with better eyes and faster hands; flies by playing ahead."""

    def __init__(self, style: Style, seed: int, effort: Effort = THINKS) -> None:
        learned = styles()["ace"].tilted(style, TASTE)
        super().__init__(learned, Strength.ACE, seed)
        self.ahead = Lookahead(self.captain, Captain(Style()), learned, effort, seed)

    def decide(self, view: View, decision: Decision) -> Answer:
        if isinstance(decision, Build):
            return self.shipwright.decide(view, decision)
        habit = self.captain.decide(view.table, decision)
        if isinstance(decision, ROUTINE):
            return habit
        answers = [habit, *(each for each in self._others(view, decision) if each != habit)]
        if len(answers) == 1:
            return habit
        return self.ahead.best(view, decision, answers[:MOST_ANSWERS])

    def _others(self, view: View, decision: Decision) -> tuple[Answer, ...]:
        """The answers worth a thought."""
        if isinstance(decision, PowerUp):
            strongest = max(decision.gains, key=lambda gain: gain[1])
            return (DONE, ("power", strongest[0]))
        if isinstance(decision, Defend):
            return (PASS,)
        if isinstance(decision, FlyOn) and not self._in_doubt(view, decision):
            return ()
        return decision.options

    def _in_doubt(self, view: View, decision: FlyOn) -> bool:
        """Whether giving up is worth a thought: a weak ship with something to save."""
        ship = view.table.ships[decision.seat]
        weak = ship.humans <= 2 or ship.best_engine_strength <= 2
        stakes = expected_order_reward(view.table, decision.seat)
        return weak or stakes < 0.25 * decision.cards_left
