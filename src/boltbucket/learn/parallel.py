"""Building without a clock for PettingZoo: all who are asked act in the same step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import gymnasium
from pettingzoo import ParallelEnv

from boltbucket.learn.actions import WAIT, Choices, choices
from boltbucket.learn.aec import agent_name
from boltbucket.learn.episode import BEFORE_FLIGHT, Pilot, harmless
from boltbucket.learn.limits import Limits
from boltbucket.learn.observation import Observer
from boltbucket.learn.render import MODES, rendered
from boltbucket.learn.rewards import Reward, gained, standing
from boltbucket.learn.single import LARGEST_SEED
from boltbucket.learn.spaces import Eyes, Form, Observation
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Building, Setup
from boltbucket.rules.view import phase_of

UNTIMED = Setup("2021", 4, ("II",), building=Building.UNTIMED)


class YardEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table where ships are built without a clock, everybody at once.

    In every step all who are asked something act, who is first going round. Whoever wants a tile
    that is gone by then has lost the step; whoever is not asked waits. Unless `fly` is given, the
    agents build, and rules of thumb fly.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's own
        "name": "boltbucket_yard_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: Setup = UNTIMED,
        *,
        fly: bool = False,
        reward: Reward | str = Reward.BILL,
        form: Form | str = Form.ARRAYS,
        seats: int | None = None,
        fields: Collection[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if setup.building is Building.REAL_TIME:
            raise ValueError("in real time somebody is always first: use boltbucket.learn.aec")
        self.setup = setup
        self.fly = fly
        self.reward = Reward(reward)
        self.eyes = Eyes(Observer.of(seats or setup.seats, fields), Form(form))
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._spaces = dict.fromkeys(self.possible_agents, self.eyes.space)
        self._actions = dict.fromkeys(self.possible_agents, self.eyes.action_space)
        self._random: Any = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None or self._random is None:
            self._random, _ = gymnasium.utils.seeding.np_random(seed)
        self.round = Round(Game.new(self.setup, int(self._random.integers(LARGEST_SEED))), self.fly)
        self.agents = list(self.possible_agents)
        self._standings = dict.fromkeys(self.agents, 0)
        return self._observations(), {agent: {"legal": True} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        given = {seat: int(actions[agent_name(seat)]) for seat in self._seats(agents)}
        legal = self.round.play(given)
        rewards = {agent_name(seat): self._reward(seat) for seat in given}
        seen = self._observations()
        over = dict.fromkeys(agents, self.round.over)
        infos = {agent_name(seat): {"legal": legal[seat]} for seat in given}
        if self.round.over:
            self.agents = []
        return seen, rewards, over, dict.fromkeys(agents, False), infos

    def _seats(self, agents: list[str]) -> list[Seat]:
        return [self.possible_agents.index(agent) for agent in agents]

    def _observations(self) -> dict[str, Observation]:
        return {agent_name(seat): self._look(seat) for seat in self._seats(self.agents)}

    def _look(self, seat: Seat) -> Observation:
        table = self.round
        return self.eyes.look(table.game.view(seat), table.limits[seat], table.actions(seat))

    def _reward(self, seat: Seat) -> float:
        game, agent = self.round.game, agent_name(seat)
        if self.reward is Reward.BILL:
            return float(gained(game.table, seat)) if self.round.over else 0.0
        now = standing(game, seat)
        difference, self._standings[agent] = now - self._standings[agent], now
        return float(difference)

    def snapshot(self) -> tuple[Round, list[str], dict[str, int]]:
        """The middle of an episode, to come back to any number of times."""
        return self.round.copy(), self.agents.copy(), self._standings.copy()

    def restore(self, snapshot: tuple[Round, list[str], dict[str, int]]) -> None:
        """Go on from there."""
        table, agents, standings = snapshot
        self.round, self.agents = table.copy(), agents.copy()
        self._standings = standings.copy()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self.round.game, 0, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class Round:
    """A game in which all who are asked answer at once, again and again."""

    def __init__(self, game: Game, fly: bool) -> None:
        self.game = game
        self.fly = fly
        self.limits = {seat: Limits() for seat in game.table.seats}
        self.first: Seat = 0
        """Who is served first in the next step."""
        self._offered = self._offers()

    @property
    def over(self) -> bool:
        return not self.game.pending

    def actions(self, seat: Seat) -> Choices:
        """What the seat may do in this step."""
        return self._offered.get(seat) or {WAIT: ()}

    def play(self, given: Mapping[Seat, int]) -> dict[Seat, bool]:
        """One step; whose action was among those offered."""
        legal = {seat: number in self.actions(seat) for seat, number in given.items()}
        asked = self._offered
        count = self.game.table.setup.seats
        for seat in ((self.first + step) % count for step in range(count)):
            if seat in asked:
                self._act(seat, given[seat] if legal[seat] else harmless(asked[seat]))
        self.first = (self.first + 1) % count
        if not self.fly:
            self._launch()
        self._offered = self._offers()
        return legal

    def _act(self, seat: Seat, number: int) -> None:
        """Somebody may have been faster: then the step is lost."""
        answer = self._choices(seat).get(number) if seat in self.game.pending else None
        if answer is not None:
            self.limits[seat].note(number)
            self.game.submit(seat, answer)

    def _launch(self) -> None:
        """The ships are built: rules of thumb fly them."""
        game, pilot = self.game, Pilot()
        while game.pending and phase_of(game.table, game.agenda) not in BEFORE_FLIGHT:
            view = game.view(next(iter(game.pending)))
            assert view.decision is not None
            game.submit(view.decision.seat, pilot.decide(view, view.decision))

    def _offers(self) -> dict[Seat, Choices]:
        return {seat: self._choices(seat) for seat in self.game.pending}

    def _choices(self, seat: Seat) -> Choices:
        decision, table = self.game.pending[seat], self.game.table
        return self.limits[seat].narrowed(choices(decision, table), decision, table)

    def copy(self) -> Round:
        twin = Round.__new__(Round)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.limits = {seat: limits.copy() for seat, limits in self.limits.items()}
        return twin


def parallel_env(**options: Any) -> YardEnv:
    """The environment by the name PettingZoo's own have; options are those of `YardEnv`."""
    return YardEnv(**options)
