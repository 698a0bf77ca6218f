"""Many environments that step together, in one process or in several.

Both are vector environments of Gymnasium. An environment whose episode has ended begins another
one in the step after that, whatever action it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from boltbucket.learn.actions import COUNT
from boltbucket.learn.single import SeatEnv
from boltbucket.learn.spaces import Form, Observation
from boltbucket.learn.tasks import Task

Numbers = NDArray[Any]
Stepped = tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]


class _Together(VectorEnv[Observation, Any, Any]):
    """What both kinds have in common."""

    metadata = {  # noqa: RUF012 - Gymnasium's own
        **SeatEnv.metadata,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, model: SeatEnv, count: int) -> None:
        self.num_envs = count
        self.single_observation_space = model.observation_space
        self.single_action_space = model.action_space
        self.observation_space = batch_space(model.observation_space, count)
        self.action_space = batch_space(model.action_space, count)
        self.render_mode = None


class ManyEnv(_Together):
    """Environments side by side in one process. They write into the same arrays, so that looking
    costs no more than it must."""

    def __init__(self, task: Task, num_envs: int, **options: Any) -> None:
        self.envs = [SeatEnv(task, **options) for _ in range(num_envs)]
        super().__init__(self.envs[0], num_envs)
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Observation, dict[str, Any]]:
        for env, own in zip(self.envs, seeds(seed, self.num_envs), strict=True):
            if own is not None:
                env.np_random, _ = np_random(own)
            env.begin()
        self._over[:] = False
        return self._look(), self._info(np.ones(self.num_envs, np.bool_))

    def step(self, actions: Numbers) -> Stepped:
        rewards = np.zeros(self.num_envs)
        legal = np.ones(self.num_envs, np.bool_)
        for number, env in enumerate(self.envs):
            if self._over[number]:
                env.begin()
            else:
                legal[number], rewards[number] = env.act(int(actions[number]))
            self._over[number] = env.episode.over
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._look(), rewards, self._over.copy(), truncated, self._info(legal)

    def _look(self) -> Observation:
        eyes, count = self.envs[0].eyes, self.num_envs
        masks = np.zeros((count, COUNT), np.int8)
        arrays = {
            each.name: np.zeros((count, *each.shape(eyes.observer.seats)), each.dtype)
            for each in eyes.observer.fields
        }
        for number, env in enumerate(self.envs):
            episode, seat = env.episode, env.seat
            masks[number, list(episode.choices)] = 1
            own = {name: array[number] for name, array in arrays.items()}
            eyes.observer.write(episode.view(seat), episode.limits[seat], own)
        if eyes.form is Form.ARRAYS:
            return {"observation": arrays, "action_mask": masks}
        rows = [array.reshape(count, -1) for array in arrays.values()]
        return {"observation": np.concatenate(rows, 1, dtype=np.float32), "action_mask": masks}

    def _info(self, legal: Numbers) -> dict[str, Any]:
        gained = np.array([env.gained for env in self.envs])
        return {"legal": legal, "gained": gained}


def seeds(seed: int | Sequence[int | None] | None, count: int) -> Sequence[int | None]:
    """A seed for every environment: the one given and those after it, as Gymnasium does."""
    if seed is None:
        return [None] * count
    return [seed + number for number in range(count)] if isinstance(seed, int) else seed


class WorkerEnv(_Together):
    """Environments in worker processes, several in each."""

    def __init__(self, task: Task, num_envs: int, workers: int, **options: Any) -> None:
        super().__init__(SeatEnv(task, **options), num_envs)
        shares = [len(part) for part in np.array_split(np.arange(num_envs), workers)]
        self._shares = [share for share in shares if share]
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for share in self._shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, task, share, options))
            process.daemon = True
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Observation, dict[str, Any]]:
        each = seeds(seed, self.num_envs)
        found = self._all("reset", [each[part] for part in self._parts()])
        return _joined([seen for seen, _ in found]), _joined([info for _, info in found])

    def step(self, actions: Numbers) -> Stepped:
        found = self._all("step", [np.asarray(actions)[part] for part in self._parts()])
        seen, rewards, over, truncated, infos = zip(*found, strict=True)
        return (
            _joined(seen),
            np.concatenate(rewards),
            np.concatenate(over),
            np.concatenate(truncated),
            _joined(infos),
        )

    def _parts(self) -> list[slice]:
        ends = np.cumsum(self._shares)
        return [slice(int(end - n), int(end)) for end, n in zip(ends, self._shares, strict=True)]

    def _all(self, verb: str, parts: Sequence[Any]) -> list[Any]:
        """All workers at once: everybody is asked before anybody is waited for."""
        for pipe, part in zip(self._pipes, parts, strict=True):
            pipe.send((verb, part))
        return [pipe.recv() for pipe in self._pipes]

    def close_extras(self, **_: Any) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send(("close", None))
            pipe.close()
            process.join(timeout=10)


def _joined(parts: Sequence[Any]) -> Any:
    if isinstance(parts[0], dict):
        return {name: _joined([part[name] for part in parts]) for name in parts[0]}
    return np.concatenate(parts)


def _work(pipe: Connection, task: Task, count: int, options: dict[str, Any]) -> None:
    """A worker: does what it is told until it is told to stop."""
    envs = ManyEnv(task, count, **options)
    while True:
        verb, given = pipe.recv()
        if verb == "close":
            return
        pipe.send(envs.reset(seed=given) if verb == "reset" else envs.step(given))
