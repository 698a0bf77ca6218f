"""A small policy: a network of one hidden layer that gives every offered action a score.

Plain NumPy. The score of an action comes from the row of the state and the row of the action; a
second network of the same size guesses what the state is worth. `Policy.load` reads what
`python -m boltbucket.learn.train` has written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boltbucket.learn.actions import SIGNATURE, VERBS_BY_NUMBER
from boltbucket.learn.features import (
    action_length,
    action_rows,
    fits_well_column,
    state_length,
    state_row,
)
from boltbucket.learn.fields.field import Array

Weights = dict[str, NDArray[np.float32]]


@dataclass(frozen=True)
class Sight:
    """One moment as the network sees it."""

    state: Array
    actions: Array
    """A row for each action that is offered."""
    numbers: Array
    """Their numbers."""


def sight_of(arrays: Mapping[str, Array], mask: Array) -> Sight:
    numbers = np.flatnonzero(mask)
    return Sight(state_row(arrays), action_rows(arrays, numbers), numbers)


@dataclass
class Policy:
    """Scores actions; `choose` draws one, `best` takes the highest."""

    weights: Weights
    seats: int

    @classmethod
    def new(cls, seats: int, hidden: int = 64, seed: int = 0) -> Policy:
        chance = np.random.default_rng(seed)
        states, actions = state_length(seats), action_length()

        def layer(inputs: int, outputs: int, size: float = 1.0) -> NDArray[np.float32]:
            drawn = chance.normal(0, size / np.sqrt(inputs), (inputs, outputs))
            return drawn.astype(np.float32)

        weights = {
            "state": layer(states, hidden),
            "action": layer(actions, hidden),
            "bias": np.zeros(hidden, np.float32),
            "score": layer(hidden, 1, 0.1)[:, 0],
            "direct": habits(),
            "value_state": layer(states, hidden),
            "value_bias": np.zeros(hidden, np.float32),
            "value": np.zeros(hidden, np.float32),
            "value_mean": np.zeros(1, np.float32),
        }
        return cls(weights, seats)

    def scores(self, sight: Sight) -> Array:
        own = self.weights
        hidden = sight.state @ own["state"] + sight.actions @ own["action"] + own["bias"]
        return np.asarray(np.maximum(hidden, 0) @ own["score"] + sight.actions @ own["direct"])

    def value(self, state: Array) -> float:
        own = self.weights
        hidden = np.maximum(state @ own["value_state"] + own["value_bias"], 0)
        return float(hidden @ own["value"] + own["value_mean"][0])

    def choose(self, sight: Sight, chance: np.random.Generator) -> tuple[int, float]:
        """The place of an action among those offered, drawn, and the logarithm of how likely."""
        chances = softmax(self.scores(sight))
        place = min(int(np.searchsorted(chances.cumsum(), chance.random())), len(chances) - 1)
        return place, float(np.log(chances[place] + 1e-12))

    def best(self, sight: Sight) -> int:
        """The number of the action with the highest score."""
        return int(sight.numbers[int(np.argmax(self.scores(sight)))])

    def save(self, file: Path | str) -> None:
        stored: Any = {**self.weights, "signature": SIGNATURE, "seats": self.seats}
        np.savez_compressed(file, **stored)

    @classmethod
    def load(cls, file: Path | str) -> Policy:
        """A stored policy; raises ValueError if its actions were numbered otherwise."""
        with np.load(file) as stored:
            if int(stored["signature"]) != SIGNATURE:
                raise ValueError(f"{file} was learned with another numbering of the actions")
            weights = {name: stored[name] for name in stored if name not in ("signature", "seats")}
            return cls(weights, int(stored["seats"]))


_HABITS = {"finish": -3.0, "give_up": -4.0, "look": -2.0, "unload": -2.0, "place": -3.0}
_FITTING = 5.0
"""How a beginner starts: going on rather than ending things, and placing tiles where they fit.
Where every answer is as likely, nearly all ships fall apart and nearly all flights end before the
first card: then the best that can be learned is to end everything at once."""


def habits() -> NDArray[np.float32]:
    """What verbs count for at the start."""
    row = np.zeros(action_length(), np.float32)
    for place, verb in enumerate(VERBS_BY_NUMBER):
        row[place] = _HABITS.get(verb.name, 0.0)
    row[fits_well_column()] = _FITTING
    return row / np.float32(np.log(2))


def softmax(scores: Array) -> Array:
    raised = np.exp(scores - scores.max())
    return np.asarray(raised / raised.sum())
