"""Simulations on a cluster: the processes of a Dask scheduler, which may come and go."""

from __future__ import annotations

import atexit
import logging
import shutil
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from boltbucket import __version__
from boltbucket.extras import extra
from boltbucket.rules.editions import plans
from boltbucket.rules.language.refusal import Fault

CONNECT_SECONDS = 10
WORKER_SECONDS = 30
"""How long it is waited for the first worker."""
Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Cluster:
    """A cluster to play on: hand `executor` and `workers` to `run_many`."""

    executor: Executor
    workers: Callable[[], int]
    """How many threads of workers there are just now."""


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster of a scheduler, such as `tcp://127.0.0.1:8786`; raises a Fault if it cannot be
    used, or is lost."""
    client = _connected(address)
    for name in ("distributed", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is told as a fault
    try:
        _wait_for_a_worker(client, address)
        # Chunks are told apart by their place, not by what they hold: that would cost time.
        executor = client.get_executor(pure=False)
        try:
            yield Cluster(executor, lambda: sum(client.nthreads().values()))
        finally:
            executor.shutdown(wait=False)
    except CancelledError as error:
        raise Fault("cluster_lost", address=address) from error
    finally:
        client.close(timeout=2)


def _connected(address: str) -> Any:
    with extra("cluster"):
        import distributed
    client: Any = distributed.Client.__new__(distributed.Client)
    try:
        client.__init__(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        # It closes itself when it is forgotten, which may be in a process that was forked since:
        # there nobody answers, and games would wait for it.
        client.__del__()
        raise Fault("cluster_unreachable", address=address) from error
    return client


def _wait_for_a_worker(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKER_SECONDS)
    except TimeoutError as error:
        raise Fault("cluster_without_workers", address=address) from error


@dataclass(frozen=True)
class Portable(Generic[Task, Result]):
    """Work that is done on other machines as it would be here: by the same version of the program,
    which is told the plans that were read from files here."""

    work: Callable[[Task], Result]
    version: str
    plans: tuple[tuple[str, str], ...]

    def __call__(self, task: Task) -> Result:
        if self.version != __version__:
            raise Fault("cluster_version", here=self.version, there=__version__)
        for name, text in self.plans:
            _learn(name, text)
        return self.work(task)


def portable(work: Callable[[Task], Result]) -> Portable[Task, Result]:
    given = plans.plans_of_files().values()
    texts = tuple((plan.name, Path(plan.file).read_text("utf-8")) for plan in given)
    return Portable(work, __version__, texts)


_learned: dict[str, str] = {}
"""The plans this process was sent."""


def _learn(name: str, text: str) -> None:
    if _learned.get(name) != text:
        folder = Path(tempfile.mkdtemp(prefix="boltbucket-plan-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        file = folder / f"{name}{plans.SUFFIX}"
        file.write_text(text, "utf-8")
        plans.make_known(file)
        _learned[name] = text
