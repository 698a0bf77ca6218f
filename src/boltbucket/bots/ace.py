"""The ace: builds by a learned eye and thinks ahead in flight."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Self

from boltbucket.bots.ballots import Likings, is_ballot
from boltbucket.bots.bot import Strength
from boltbucket.bots.captain import Captain
from boltbucket.bots.evaluate.rewards import expected_order_reward
from boltbucket.bots.lookahead import TO_THE_END, Effort, Lookahead
from boltbucket.bots.style import Style, styles
from boltbucket.bots.trucker import Skipper
from boltbucket.bots.worth.prospect import Weights
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
"""For a decision on average. Most take no time: only a few of a flight are worth a thought."""
THINKS = Effort(rounds=64, cards=TO_THE_END, seconds=0.3)
"""At a table, for a decision worth a thought."""
COUNTS = Effort(rounds=32, cards=TO_THE_END)
"""Where the same game must come out the same on every machine."""
MOST_ANSWERS = 6
TASTE = 0.1
"""How much of the character's own style an ace has kept."""
ROUTINE = (PickBattery, PickCrew, PickGood, LoadGoods, Repair)
"""What rules of thumb decide well enough."""


class Ace(Skipper):
    """Builds as flights have taught it, with the best eyes; flies by playing ahead."""

    def __init__(
        self,
        style: Style,
        seed: int,
        effort: Effort = THINKS,
        weights: Weights = (),
        likings: Likings = (),
    ) -> None:
        learned = styles()["ace"].tilted(style, TASTE)
        super().__init__(learned, Strength.ACE, seed, weights, likings)
        self.ahead = Lookahead(self.captain, Captain(Style()), learned, effort, seed)

    def decide(self, view: View, decision: Decision) -> Answer:
        if isinstance(decision, Build):
            return self.shipwright.decide(view, decision)
        answers = self.worth_a_thought(view, decision)
        if len(answers) == 1:
            return answers[0]
        return self.ahead.best(view, decision, answers)

    def worth_a_thought(self, view: View, decision: Decision) -> list[Answer]:
        """The answers to compare in flight; the first is the rule of thumb."""
        if isinstance(decision, Build):
            return []
        habit = self.captain.decide(view.table, decision)
        if isinstance(decision, ROUTINE) or is_ballot(decision):
            return [habit]
        others = (each for each in self._others(view, decision) if each != habit)
        return [habit, *others][:MOST_ANSWERS]

    def steady(self) -> Self:
        """The same bot, thinking by counting instead of by the clock."""
        twin = copy(self)
        twin.ahead = replace(self.ahead, effort=COUNTS)
        return twin

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
