"""Servers that are compared: one on its own, or several that share PostgreSQL and Redis."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tables.servers import pin, pin_first, wait_for
from tests.ports import free_port
from tests.server import machines


@dataclass(frozen=True)
class Club:
    ports: list[int]
    servers: list[int]
    """Their processes."""
    postgres: int | None = None
    redis: int | None = None

    def parts(self) -> dict[str, list[int]]:
        found = {"servers": self.servers}
        if self.postgres is not None and self.redis is not None:
            found |= {"database": [self.postgres, *_children(self.postgres)], "bus": [self.redis]}
        return found


def _children(process: int) -> list[int]:
    file = Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in file.read_text().split()] if file.exists() else []


class SafePostgres(machines.Postgres):
    """One that writes to the disk before it says so, as SQLite does."""

    def command(self) -> list[str]:
        pin(0)
        try:
            return [word.replace("fsync=off", "fsync=on") for word in super().command()]
        finally:
            pin(1)


@contextmanager
def running(processes: int) -> Iterator[Club]:
    """So many servers that share a store; 0 is one with a store of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if not processes:
            port, server = _started(stack, folder, "")
            yield Club([port], [server.pid])
            return
        pin(0)
        postgres = stack.enter_context(machines.running(SafePostgres))
        redis = stack.enter_context(machines.running(machines.Redis))
        pin(1)
        shared = f"{postgres.new()} {redis.url}"
        found = [_started(stack, folder / f"{i}", shared) for i in range(processes)]
        yield Club(
            [port for port, _ in found],
            [server.pid for _, server in found],
            postgres.process.pid,
            redis.process.pid,
        )


def _started(stack: ExitStack, folder: Path, shared: str) -> tuple[int, subprocess.Popen[bytes]]:
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.tables.servers", "boltbucket", str(folder)]
    server = subprocess.Popen([*command, str(port), *shared.split()], preexec_fn=pin_first)
    stack.callback(server.wait)
    stack.callback(server.terminate)
    wait_for(port)
    return port, server
