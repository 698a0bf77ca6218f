"""A learned policy as a bot: it sits at a table like any other."""

from __future__ import annotations

from pathlib import Path

from boltbucket.learn.actions import choices
from boltbucket.learn.limits import Limits
from boltbucket.learn.observation import Observer
from boltbucket.learn.policy import Policy, sight_of
from boltbucket.learn.spaces import mask_of
from boltbucket.rules.decisions import Decision
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.view import View


class PolicyBot:
    """Takes the action with the highest score. Where its policy was learned for fewer seats than
    there are at the table, it sees its nearest neighbours only."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.observer = Observer(policy.seats)
        self.limits = Limits()

    @classmethod
    def load(cls, file: Path | str) -> PolicyBot:
        return cls(Policy.load(file))

    def decide(self, view: View, decision: Decision) -> Answer:
        offered = self.limits.narrowed(choices(decision, view.table), decision, view.table)
        arrays = self.observer.observe(view, self.limits)
        number = self.policy.best(sight_of(arrays, mask_of(offered)))
        self.limits.note(number)
        return offered[number]
