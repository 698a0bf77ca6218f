"""Imitation: learning to answer as a bot does, as a start for learning to do better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from boltbucket.bots.bot import Bot
from boltbucket.learn.actions import number_of
from boltbucket.learn.fields.field import Array
from boltbucket.learn.observation import Observer
from boltbucket.learn.policy import Policy, Sight, sight_of
from boltbucket.learn.ppo import Adam, Offers, scores_back
from boltbucket.learn.spaces import mask_of
from boltbucket.learn.tasks import Task

Shown = tuple[Sight, int]
"""A moment, and the place of the answer among those offered."""


def shown_by(bot: Bot, task: Task, seed: int) -> Iterator[Shown]:
    """An episode played by a bot, decision by decision."""
    episode = task.begin(seed)
    observer = Observer(task.setup.seats)
    while episode.asked is not None:
        seat = episode.asked
        view = episode.view(seat)
        assert view.decision is not None
        number = number_of(bot.decide(view, view.decision), view.decision, view.table)
        arrays = observer.observe(view, episode.limits[seat])
        sight = sight_of(arrays, mask_of(episode.choices))
        if number in episode.choices:
            yield sight, int(np.searchsorted(sight.numbers, number))
        episode.answer(number)


DOUBT: Final = 0.1
"""How likely a policy shall leave what it was shown: who never doubts never finds better."""


def imitate(
    policy: Policy, shown: list[Shown], seed: int, rounds: int = 10, batch: int = 256
) -> float:
    """Change the policy so that it answers as it was shown; how often it does in the end."""
    chance, adam = np.random.default_rng(seed), Adam()
    for _ in range(rounds):
        order = chance.permutation(len(shown))
        for first in range(0, len(order), batch):
            part = [shown[place] for place in order[first : first + batch]]
            _towards(policy, part, adam)
    agreed = [policy.best(sight) == sight.numbers[place] for sight, place in shown]
    return float(np.mean(agreed))


def _towards(policy: Policy, part: list[Shown], adam: Adam) -> None:
    offers = Offers.of([sight for sight, _ in part])
    wanted = offers.first + np.array([place for _, place in part])

    def slope(chances: Array) -> Array:
        found = chances - DOUBT * offers.even
        found[wanted] -= 1 - DOUBT
        return np.asarray(found / len(part))

    states = np.stack([sight.state for sight, _ in part])
    adam.move(policy.weights, scores_back(policy.weights, states, offers, slope), rate=3e-3)
