"""What if: learning from all answers of a moment instead of the one that was given.

At every question of a flight each answer is tried on a copy, and a pilot flies all of them to their
ends, through the same deck. What they bring differs by the answer and by little else, so a small
network sees after some hundred flights what credits alone would hide in luck for long. The policy
is moved towards answers that brought more than its own would on average: the plain policy gradient,
summed over all answers. What was tried holds for every later policy and is learned from again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from boltbucket.bots.bot import Bot
from boltbucket.learn.episode import Episode
from boltbucket.learn.fields.field import Array
from boltbucket.learn.observation import Observer
from boltbucket.learn.policy import Policy, Sight, sight_of
from boltbucket.learn.ppo import Adam, Offers, scores_back
from boltbucket.learn.rewards import gained
from boltbucket.learn.spaces import mask_of
from boltbucket.learn.tasks import Task

SETTLING: Final = 10
"""After so many updates the steps are half as large."""


@dataclass(frozen=True)
class Trials:
    """How much is tried, and how it is learned from."""

    updates: int = 30
    episodes: int = 40
    """Flown between two updates."""
    answers: int = 14
    """Moments with more answers are passed over: they are about how to stow goods."""
    rounds: int = 2
    """How often everything that was tried is learned from in an update."""
    batch: int = 256
    rate: float = 1e-3
    most: float = 15.0
    """No answer counts for more credits than this, or it would drown all others."""
    scale: float = 0.3


class Tried(NamedTuple):
    """A moment, and what each of its answers brought, in credits."""

    sight: Sight
    brought: Array


@dataclass
class Trier:
    """A policy on its way."""

    policy: Policy
    task: Task
    pilot: Bot
    """Flies on from every answer."""
    trials: Trials
    chance: np.random.Generator
    adam: Adam = field(default_factory=lambda: Adam())
    tried: list[Tried] = field(default_factory=list)

    def learn(self, heard: Callable[[int, float], None]) -> None:
        """All updates; after each, how many moments were tried and what the flights brought."""
        for update in range(self.trials.updates):
            brought = [self._flown() for _ in range(self.trials.episodes)]
            rate = self.trials.rate * SETTLING / (SETTLING + update)
            for _ in range(self.trials.rounds):
                self._round(rate)
            heard(len(self.tried), float(np.mean(brought)))

    # Trying

    def _flown(self) -> int:
        """An episode as the policy flies it, each of its answers weighed on the way."""
        episode = self.task.begin(int(self.chance.integers(2**31)))
        observer, seat = Observer(self.task.setup.seats), episode.learners[0]
        while episode.asked is not None:
            arrays = observer.observe(episode.view(seat), episode.limits[seat])
            sight = sight_of(arrays, mask_of(episode.choices))
            if 1 < len(sight.numbers) <= self.trials.answers:
                self.tried.append(Tried(sight, self._weighed(episode, sight)))
            place, _ = self.policy.choose(sight, self.chance)
            episode.answer(int(sight.numbers[place]))
        return gained(episode.game.table, seat)

    def _weighed(self, episode: Episode, sight: Sight) -> Array:
        return np.array([self._ends(episode.copy(), int(each)) for each in sight.numbers], float)

    def _ends(self, episode: Episode, number: int) -> int:
        """What the seat has in the end if it answers this and the pilot flies on."""
        episode.answer(number)
        episode.finish(self.pilot)
        return gained(episode.game.table, episode.learners[0])

    # Learning

    def _round(self, rate: float) -> None:
        order = self.chance.permutation(len(self.tried))
        for first in range(0, len(order), self.trials.batch):
            batch = [self.tried[place] for place in order[first : first + self.trials.batch]]
            self.adam.move(self.policy.weights, slope(self.policy, batch, self.trials), rate)


def slope(policy: Policy, batch: list[Tried], trials: Trials) -> dict[str, Array]:
    """How the loss, minus what the policy would bring on average, grows with every weight."""
    offers = Offers.of([tried.sight for tried in batch])
    middles = [np.median(tried.brought) for tried in batch]
    brought = np.concatenate([tried.brought for tried in batch]) - np.array(middles)[offers.owner]
    worth = np.clip(brought, -trials.most, trials.most) * trials.scale

    def towards(chances: Array) -> Array:
        mean = np.add.reduceat(chances * worth, offers.first)[offers.owner]
        return np.asarray(chances * (mean - worth) / len(batch))

    states = np.stack([tried.sight.state for tried in batch])
    return scores_back(policy.weights, states, offers, towards)
