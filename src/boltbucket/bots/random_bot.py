"""A bot that takes any legal answer: for tests, and as the floor all others must beat."""

from __future__ import annotations

from boltbucket.bots.bot import Strength
from boltbucket.bots.random_builder import LUCK_BITS, random_build
from boltbucket.rules.decisions import Build, Decision, Pick
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.view import View


class RandomBot:
    """Answers by chance."""

    def __init__(self, strength: Strength, seed: int) -> None:
        self._chance = Chance(seed)

    def decide(self, view: View, decision: Decision) -> Answer:
        luck = self._chance.below(1 << LUCK_BITS, "bot")
        self._chance.forget()
        if isinstance(decision, Build):
            return random_build(decision, luck)
        if isinstance(decision, Pick) and decision.what == "mission_to_reject":
            return decision.options[-1]  # whatever it wished for, it has nothing against it
        return decision.options[luck % len(decision.options)]
