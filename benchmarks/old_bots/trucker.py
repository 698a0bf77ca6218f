"""A trucker: a character that builds with a shipwright's eye and flies by rules of thumb."""

from __future__ import annotations

from random import Random
from zlib import crc32

from benchmarks.old_bots.bot import Strength
from benchmarks.old_bots.captain import Captain, is_ballot
from benchmarks.old_bots.shipwright import Shipwright
from benchmarks.old_bots.skill import SKILLS
from benchmarks.old_bots.style import Style
from boltbucket.rules.decisions import Build, Decision, LoadGoods
from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.view import View


class Trucker:
    """Builds and flies in some style. It keeps nothing in mind between two decisions."""

    def __init__(self, style: Style, strength: Strength, seed: int) -> None:
        self.seed = seed
        self.skill = SKILLS[strength]
        self.shipwright = Shipwright(style, self.skill, seed)
        self.captain = Captain(style)

    def decide(self, view: View, decision: Decision) -> Answer:
        if isinstance(decision, Build):
            return self.shipwright.decide(view, decision)
        if self._slips(view, decision):
            return _thoughtless(decision)
        return self.captain.decide(view.table, decision)

    def _slips(self, view: View, decision: Decision) -> bool:
        """Whether this is one of those moments; but nobody gives up or votes by mistake."""
        if not self.skill.slips or decision.kind == "fly_on" or is_ballot(decision):
            return False
        moment = crc32(repr((decision, view.table.revealed)).encode())
        return Random(self.seed << 32 | moment).randrange(self.skill.slips) == 0


def _thoughtless(decision: Decision) -> Answer:
    """Any answer; but blocks moved without thought would be moved back and forth for ever, so
    whoever slips while loading leaves the rest behind."""
    if isinstance(decision, LoadGoods):
        return DONE
    return decision.options[crc32(repr(decision).encode()) % len(decision.options)]
