"""One seat of a table for Gymnasium: the others are bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import gymnasium
import numpy as np

from boltbucket.learn.episode import Episode
from boltbucket.learn.observation import Observer
from boltbucket.learn.render import MODES, rendered
from boltbucket.learn.rewards import Reward, gained, standing
from boltbucket.learn.spaces import Eyes, Form, Observation
from boltbucket.learn.tasks import Task
from boltbucket.rules.language.seat import Seat

LARGEST_SEED = 2**31


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A task with one learner. Actions that are not offered do something harmless instead, and
    `info["legal"]` says so."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        task: Task,
        *,
        reward: Reward | str = Reward.BILL,
        form: Form | str = Form.ARRAYS,
        seats: int | None = None,
        fields: Collection[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode {render_mode!r} is none of {', '.join(MODES)}")
        self.task = task
        self.reward = Reward(reward)
        self.eyes = Eyes(Observer.of(seats or task.setup.seats, fields), Form(form))
        self.render_mode = render_mode
        self.action_space = self.eyes.action_space
        self.observation_space = self.eyes.space
        self._episode: Episode | None = None
        self._standing = 0

    @property
    def episode(self) -> Episode:
        """The game behind it, for whoever wants to look."""
        assert self._episode is not None, "reset the environment first"
        return self._episode

    @property
    def seat(self) -> Seat:
        return self.episode.learners[0]

    @property
    def gained(self) -> int:
        """The credits won or lost so far."""
        return gained(self.episode.game.table, self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin()
        return self._observation(), self._info(legal=True)

    def begin(self) -> None:
        """The next episode, nobody looking yet."""
        self._episode = self.task.begin(int(self.np_random.integers(LARGEST_SEED)))
        self._standing = 0

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal, reward = self.act(int(action))
        return self._observation(), reward, self.episode.over, False, self._info(legal)

    def act(self, number: int) -> tuple[bool, float]:
        """One answer, nobody looking yet: whether it was offered, and the reward."""
        legal = self.episode.answer(number)
        return legal, self._reward()

    def _reward(self) -> float:
        game = self.episode.game
        if self.reward is Reward.BILL:
            return float(self.gained) if self.episode.over else 0.0
        now = standing(game, self.seat)
        difference, self._standing = now - self._standing, now
        return float(difference)

    def _observation(self) -> Observation:
        episode, seat = self.episode, self.seat
        return self.eyes.look(episode.view(seat), episode.limits[seat], episode.choices)

    def _info(self, legal: bool) -> dict[str, Any]:
        episode = self.episode
        decision = None if episode.over else episode.game.pending[self.seat]
        return {
            "legal": legal,
            "seat": self.seat,
            "question": decision.kind if decision else "",
            "seconds": episode.seconds,
            "gained": self.gained,
        }

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask by the name other libraries ask for it."""
        mask = np.zeros(int(self.eyes.action_space.n), np.bool_)
        mask[list(self.episode.choices)] = True
        return mask

    def snapshot(self) -> tuple[Episode, int]:
        """The middle of an episode, to come back to any number of times."""
        return self.episode.copy(), self._standing

    def restore(self, snapshot: tuple[Episode, int]) -> tuple[Observation, dict[str, Any]]:
        """Go on from there; what would be seen is given again."""
        episode, self._standing = snapshot
        self._episode = episode.copy()
        return self._observation(), self._info(legal=True)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self.episode.game, self.seat, self.render_mode)
