"""Proximal policy optimisation, masked, in plain NumPy.

Steps of many environments are collected with the present policy; then the policy is moved, in
small batches, towards actions that did better than the value network had guessed, but never far
from what it was (Schulman et al., 2017). Only offered actions have a score, so masks need no
penalty and no large negative number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from boltbucket.learn.fields.field import Array
from boltbucket.learn.policy import Policy, Sight, Weights, sight_of
from boltbucket.learn.vector import ManyEnv

SETTLING: Final = 24
"""After so many updates the steps are half as large."""


@dataclass(frozen=True)
class Effort:
    """The usual numbers, and how long to go on."""

    updates: int = 100
    steps: int = 64
    """Of every environment, between two updates."""
    rounds: int = 3
    batch: int = 512
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 1.0
    smoothing: float = 0.95
    """The lambda of generalised advantages."""
    scale: float = 0.1
    """Rewards are credits: this brings them near 1."""


@dataclass
class Taken:
    """One step as it was taken."""

    sight: Sight
    place: int
    log_chance: float
    value: float
    reward: float = 0.0
    over: bool = False
    advantage: float = 0.0
    target: float = 0.0


@dataclass
class Adam:
    """Steps whose length depends on how steady the slope has been (Kingma and Ba, 2015)."""

    means: Weights = field(default_factory=dict)
    squares: Weights = field(default_factory=dict)
    moves: int = 0

    def move(self, weights: Weights, slope: Weights, rate: float) -> None:
        """Change the weights against the slope; a steep one is cut to length 1."""
        self.moves += 1
        size = np.sqrt(sum(float((each**2).sum()) for each in slope.values()))
        for name, each in slope.items():
            each = each * min(1.0, 1.0 / (size + 1e-8))
            mean = 0.9 * self.means.get(name, 0.0) + 0.1 * each
            square = 0.999 * self.squares.get(name, 0.0) + 0.001 * each**2
            self.means[name], self.squares[name] = mean, square
            step = mean / (1 - 0.9**self.moves)
            step /= np.sqrt(square / (1 - 0.999**self.moves)) + 1e-8
            weights[name] = (weights[name] - rate * step).astype(np.float32)


@dataclass
class Learner:
    """A policy on its way."""

    policy: Policy
    envs: ManyEnv
    effort: Effort
    chance: np.random.Generator
    adam: Adam = field(default_factory=lambda: Adam())
    finished: list[float] = field(default_factory=list)
    """What the episodes that ended since the last update have brought, in credits."""

    def __post_init__(self) -> None:
        self._seen, _ = self.envs.reset(seed=int(self.chance.integers(2**31)))
        self._new = np.zeros(self.envs.num_envs, np.bool_)

    def learn(self, heard: Callable[[int, float], None]) -> None:
        """All updates; after each, how many steps were taken and what episodes brought."""
        effort = self.effort
        for update in range(effort.updates):
            self.finished.clear()
            taken = self._collected()
            # Steps become smaller, so that what is learned settles; how long it will go on does
            # not matter, so a run that is stopped is the beginning of a longer one.
            rate = effort.rate * SETTLING / (SETTLING + update)
            for _ in range(effort.rounds):
                for batch in self._batches(taken):
                    self.adam.move(
                        self.policy.weights, gradient(self.policy.weights, batch, effort), rate
                    )
            steps = (update + 1) * effort.steps * self.envs.num_envs
            heard(steps, float(np.mean(self.finished)) if self.finished else float("nan"))

    # Playing

    def _collected(self) -> list[Taken]:
        rows: list[list[Taken]] = [[] for _ in self.envs.envs]
        for _ in range(self.effort.steps):
            self._step(rows)
        ends = [self._sight(number) for number in range(len(rows))]
        for row, end, new in zip(rows, ends, self._new, strict=True):
            after = 0.0 if new or end is None else self.policy.value(end.state)
            judge(row, after, self.effort)
        return [step for row in rows for step in row]

    def _step(self, rows: list[list[Taken]]) -> None:
        actions = np.zeros(self.envs.num_envs, np.int64)
        steps: list[Taken | None] = []
        for number in range(self.envs.num_envs):
            sight = None if self._new[number] else self._sight(number)
            if sight is None:
                steps.append(None)
                continue
            place, log_chance = self.policy.choose(sight, self.chance)
            actions[number] = sight.numbers[place]
            steps.append(Taken(sight, place, log_chance, self.policy.value(sight.state)))
        self._seen, rewards, over, _, info = self.envs.step(actions)
        for number, step in enumerate(steps):
            if step is not None:
                step.reward = float(rewards[number]) * self.effort.scale
                step.over = bool(over[number])
                rows[number].append(step)
                if step.over:
                    self.finished.append(float(info["gained"][number]))
        self._new = over

    def _sight(self, number: int) -> Sight | None:
        mask = self._seen["action_mask"][number]
        if not mask.any():
            return None
        arrays = {name: each[number] for name, each in self._seen["observation"].items()}
        return sight_of(arrays, mask)

    # Learning

    def _batches(self, taken: list[Taken]) -> Iterator[list[Taken]]:
        order = self.chance.permutation(len(taken))
        for first in range(0, len(order), self.effort.batch):
            yield [taken[place] for place in order[first : first + self.effort.batch]]


def judge(row: list[Taken], after: float, effort: Effort) -> None:
    """How much better than guessed every step of a row went, seen from its end."""
    better = 0.0
    for step in reversed(row):
        if step.over:
            after = better = 0.0
        surprise = step.reward + effort.discount * after - step.value
        better = surprise + effort.discount * effort.smoothing * better
        step.advantage, step.target = better, better + step.value
        after = step.value


def gradient(weights: Weights, batch: list[Taken], effort: Effort) -> Weights:
    """The slope of the loss of a batch: policy, guess of the value, and entropy."""
    states = np.stack([step.sight.state for step in batch])
    offers = Offers.of([step.sight for step in batch])
    policy = scores_back(
        weights, states, offers, lambda chances: _score_slope(chances, batch, offers, effort)
    )
    return {**policy, **_value_slope(weights, batch, states)}


@dataclass(frozen=True)
class Offers:
    """The offered actions of many moments, one after the other."""

    actions: Array
    first: Array
    """Where the actions of every moment begin."""
    owner: Array
    """The moment every action belongs to."""

    @classmethod
    def of(cls, sights: list[Sight]) -> Offers:
        counts = np.array([len(sight.numbers) for sight in sights])
        first = np.concatenate([[0], counts.cumsum()[:-1]])
        owner = np.repeat(np.arange(len(sights)), counts)
        return cls(np.concatenate([sight.actions for sight in sights]), first, owner)

    @property
    def even(self) -> Array:
        """The chances of all actions if every one of a moment were as likely."""
        counts = np.bincount(self.owner)
        return np.asarray(1 / counts[self.owner])


def scores_back(
    weights: Weights, states: Array, offers: Offers, slope_of: Callable[[Array], Array]
) -> Weights:
    """From the chances of all actions, and how the loss grows with their scores, to the slopes of
    all weights behind them."""
    actions, first, owner = offers.actions, offers.first, offers.owner
    hidden = (states @ weights["state"])[owner] + actions @ weights["action"] + weights["bias"]
    active = np.maximum(hidden, 0)
    scores = active @ weights["score"] + actions @ weights["direct"]
    slope = slope_of(_softmax_by(scores, first, owner))[:, None]
    back = slope * weights["score"] * (hidden > 0)
    return {
        "score": (active * slope).sum(0),
        "direct": (actions * slope).sum(0),
        "action": actions.T @ back,
        "bias": back.sum(0),
        "state": states.T @ np.add.reduceat(back, first, axis=0),
    }


def _softmax_by(scores: Array, first: Array, owner: Array) -> Array:
    """The chances of the actions of every step."""
    raised = np.exp(scores - np.maximum.reduceat(scores, first)[owner])
    return np.asarray(raised / np.add.reduceat(raised, first)[owner])


def _score_slope(chances: Array, batch: list[Taken], offers: Offers, effort: Effort) -> Array:
    """By how much the loss grows with every score."""
    first, owner = offers.first, offers.owner
    chosen = first + np.array([step.place for step in batch])
    advantages = np.array([step.advantage for step in batch])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    logs = np.log(chances + 1e-12)
    ratio = np.exp(logs[chosen] - np.array([step.log_chance for step in batch]))
    too_far = np.where(advantages > 0, ratio > 1 + effort.clip, ratio < 1 - effort.clip)
    pull = np.where(too_far, 0.0, advantages * ratio)
    slope = chances * pull[owner]
    slope[chosen] -= pull
    entropy = -np.add.reduceat(chances * logs, first)
    slope += effort.entropy * chances * (logs + entropy[owner])
    return np.asarray(slope / len(batch))


def _value_slope(weights: Weights, batch: list[Taken], states: Array) -> Weights:
    targets = np.array([step.target for step in batch])
    hidden = states @ weights["value_state"] + weights["value_bias"]
    active = np.maximum(hidden, 0)
    wrong = (active @ weights["value"] + weights["value_mean"][0] - targets)[:, None] / len(batch)
    back = wrong * weights["value"] * (hidden > 0)
    return {
        "value": (active * wrong).sum(0),
        "value_mean": wrong.sum(0),
        "value_bias": back.sum(0),
        "value_state": states.T @ back,
    }
