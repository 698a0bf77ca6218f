"""The whole table for PettingZoo: every seat is an agent, asked one after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import gymnasium
from pettingzoo import AECEnv

from boltbucket.learn.episode import NOTHING, Episode
from boltbucket.learn.observation import Observer
from boltbucket.learn.render import MODES, rendered
from boltbucket.learn.rewards import Reward, gained, standing
from boltbucket.learn.single import LARGEST_SEED
from boltbucket.learn.spaces import Eyes, Form, Observation
from boltbucket.learn.tasks import FLIGHT, TableTask
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Setup


def agent_name(seat: Seat) -> str:
    return f"seat_{seat}"


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table as an agent-environment cycle. At the yard, whoever has their hands free is next."""

    metadata = {  # noqa: RUF012 - PettingZoo's own
        "name": "boltbucket_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: Setup = FLIGHT,
        *,
        reward: Reward | str = Reward.BILL,
        form: Form | str = Form.ARRAYS,
        seats: int | None = None,
        fields: Collection[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.task = TableTask(setup)
        self.reward = Reward(reward)
        self.eyes = Eyes(Observer.of(seats or setup.seats, fields), Form(form))
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(setup.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = dict.fromkeys(self.possible_agents, self.eyes.space)
        self._actions = dict.fromkeys(self.possible_agents, self.eyes.action_space)
        self._random: Any = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = gymnasium.utils.seeding.np_random(seed)
        self.episode: Episode = self.task.begin(int(self._random.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(legal=True) for agent in self.agents}
        self._standings = dict.fromkeys(self.agents, 0)
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.agents[0] if self.episode.asked is None else agent_name(self.episode.asked)

    def _info(self, legal: bool) -> dict[str, Any]:
        return {"legal": legal, "seconds": self.episode.seconds}

    def observe(self, agent: str) -> Observation:
        episode, seat = self.episode, self._seat_of[agent]
        numbers = episode.choices if episode.asked == seat else NOTHING
        return self.eyes.look(episode.view(seat), episode.limits[seat], numbers)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        legal = self.episode.answer(int(action))
        self.infos[agent] = self._info(legal)
        self.rewards = {each: self._reward(each) for each in self.agents}
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()

    def _reward(self, agent: str) -> float:
        game, seat = self.episode.game, self._seat_of[agent]
        if self.reward is Reward.BILL:
            return float(gained(game.table, seat)) if self.episode.over else 0.0
        now = standing(game, seat)
        difference, self._standings[agent] = now - self._standings[agent], now
        return float(difference)

    def snapshot(self) -> dict[str, Any]:
        """The middle of an episode, to come back to any number of times."""
        kept = {name: _copied(getattr(self, name)) for name in _CHANGING}
        return {**kept, "episode": self.episode.copy()}

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Go on from there."""
        for name in _CHANGING:
            setattr(self, name, _copied(snapshot[name]))
        self.episode = snapshot["episode"].copy()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self.episode.game, self._seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


_CHANGING = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_standings",
)


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, dict | list) else value


def env(**options: Any) -> TableEnv:
    """The environment by the name PettingZoo's own have; options are those of `TableEnv`."""
    return TableEnv(**options)
