"""A trucker: a character that builds with a shipwright's eye and flies by rules of thumb."""

from __future__ import annotations

from random import Random
from zlib import crc32

from boltbucket.bots.ballots import Likings, is_ballot
from boltbucket.bots.bot import Strength
from boltbucket.bots.captain import Captain
from boltbucket.bots.master import Master
from boltbucket.bots.shipwright import Shipwright
from boltbucket.bots.skill import SKILLS
from boltbucket.bots.style import Style, styles
from boltbucket.bots.worth.prospect import Weights
from boltbucket.rules.decisions import Build, Decision, LoadGoods
from boltbucket.rules.language.answer import DONE, Answer
from boltbucket.rules.view import View


class Trucker:
    """Builds and flies in some style. It keeps nothing in mind between two decisions."""

    def __init__(self, style: Style, strength: Strength, seed: int, likings: Likings = ()) -> None:
        self.seed = seed
        self.skill = SKILLS[strength]
        self.shipwright = Shipwright(style, self.skill, seed)
        self.captain = Captain(style, likings)

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
        moment = _fingerprint(decision, view.table.revealed)
        return Random(self.seed << 32 | moment).randrange(self.skill.slips) == 0


class Skipper(Trucker):
    """Builds as flights have taught it, and flies by rules of thumb."""

    def __init__(
        self,
        style: Style,
        strength: Strength,
        seed: int,
        weights: Weights = (),
        likings: Likings = (),
    ) -> None:
        super().__init__(style, strength, seed, likings)
        self.shipwright = Master(styles()["master"], self.skill, seed, weights=weights)


def _thoughtless(decision: Decision) -> Answer:
    """Any answer; but blocks moved without thought would be moved back and forth for ever, so
    whoever slips while loading leaves the rest behind."""
    if isinstance(decision, LoadGoods):
        return DONE
    return decision.options[_fingerprint(decision) % len(decision.options)]


def _fingerprint(decision: Decision, revealed: tuple[str, ...] = ()) -> int:
    """A number that stands for a question, by what may be answered."""
    asked = (decision.kind, decision.seat, decision.options, revealed)
    return crc32(repr(asked).encode())
