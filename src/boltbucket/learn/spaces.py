"""Spaces: what an agent sees and does, for Gymnasium and PettingZoo."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boltbucket.learn.actions import COUNT
from boltbucket.learn.fields.field import MOST
from boltbucket.learn.limits import Limits
from boltbucket.learn.observation import Observer
from boltbucket.rules.view import View

Mask = NDArray[np.int8]
Observation = dict[str, Any]
"""What every environment gives: "observation", and "action_mask" beside it."""


class Form(StrEnum):
    """How an observation is handed over."""

    ARRAYS = "arrays"
    """A dictionary of named arrays."""
    FLAT = "flat"
    """One row of numbers."""


def mask_of(numbers: Iterable[int]) -> Mask:
    """1 for every action that may be taken."""
    mask = np.zeros(COUNT, np.int8)
    mask[list(numbers)] = 1
    return mask


@dataclass(frozen=True)
class Eyes:
    """How the agents of an environment look at the table."""

    observer: Observer
    form: Form = Form.ARRAYS

    @property
    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(COUNT)

    @property
    def space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (COUNT,), np.int8)
        return spaces.Dict({"observation": self._sight, "action_mask": mask})

    @property
    def _sight(self) -> spaces.Space[Any]:
        if self.form is Form.FLAT:
            return spaces.Box(-MOST, MOST, (self.observer.length,), np.float32)
        seats = self.observer.seats
        return spaces.Dict(
            {
                each.name: spaces.Box(each.low, each.high, each.shape(seats), each.dtype)
                for each in self.observer.fields
            }
        )

    def look(self, view: View, limits: Limits, numbers: Iterable[int]) -> Observation:
        arrays = self.observer.observe(view, limits)
        seen = self.observer.flat(arrays) if self.form is Form.FLAT else arrays
        return {"observation": seen, "action_mask": mask_of(numbers)}
