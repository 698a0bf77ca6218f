"""The ids by which Gymnasium makes our environments."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from gymnasium.envs.registration import register as register_id
from gymnasium.envs.registration import registry

from boltbucket.learn.single import SeatEnv
from boltbucket.learn.tasks import BuildTask, FlyTask, MatchTask, Task
from boltbucket.learn.vector import ManyEnv, WorkerEnv
from boltbucket.rules.setup import Setup

_TASKS: Final[dict[str, Task]] = {
    "boltbucket/Fly-v0": FlyTask(),
    "boltbucket/Build-v0": BuildTask(),
    "boltbucket/Flight-v0": MatchTask(),
    "boltbucket/Match-v0": MatchTask(Setup("2021", 4, ("I", "II", "III"))),
}
IDS: Final = tuple(_TASKS)
"""From small to whole: fly this ship, build alone against the sand, a flight, a match."""


def make(name: str, **options: Any) -> SeatEnv:
    """An environment of an id. Options of its task, such as `setup`, go to the task."""
    task, own = split(name, options)
    return SeatEnv(task, **own)


def make_many(name: str, num_envs: int, workers: int = 0, **options: Any) -> ManyEnv | WorkerEnv:
    """Many of them that step together: in this process, or in worker processes."""
    task, own = split(name, options)
    if workers:
        return WorkerEnv(task, num_envs, workers, **own)
    return ManyEnv(task, num_envs, **own)


def split(name: str, options: dict[str, Any]) -> tuple[Task, dict[str, Any]]:
    """The task of an id with its own options, and the options of the environment."""
    usual: Any = _TASKS[name]
    known = {each.name for each in fields(usual)}
    changed = {option: item for option, item in options.items() if option in known}
    rest = {option: item for option, item in options.items() if option not in known}
    return type(usual)(**{**usual.__dict__, **changed}), rest


def register() -> None:
    """Make the ids known to Gymnasium; once is enough."""
    for name in IDS:
        if name not in registry:
            register_id(
                id=name,
                entry_point="boltbucket.learn.registration:make",
                vector_entry_point="boltbucket.learn.registration:make_many",
                kwargs={"name": name},
            )
