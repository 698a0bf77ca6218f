"""A bot that takes any legal answer: for tests, and as the floor all others must beat."""

from __future__ import annotations

from boltbucket.bots.bot import Strength
from boltbucket.rules.dice import Chance
from boltbucket.rules.flight.decisions import Answer, Decision
from boltbucket.rules.view import View
from boltbucket.rules.yard.building import Build
from boltbucket.rules.yard.choices import LUCK_BITS


class RandomBot:
    """Answers by chance."""

    def __init__(self, strength: Strength, seed: int) -> None:
        self._chance = Chance(seed)

    def decide(self, view: View, decision: Decision) -> Answer:
        luck = self._chance.below(1 << LUCK_BITS, "bot")
        self._chance.forget()
        if isinstance(decision, Build):
            return decision.sample(luck)
        return decision.options[luck % len(decision.options)]
