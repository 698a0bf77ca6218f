"""Clubs for tests: servers that share a store and a bus, in threads or in processes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.ports import free_port
from tests.server.serving import GENEROUS, PATIENCE, Address, served


@contextmanager
def club(folder: Path, store: str, bus: str, count: int = 2, **changes):
    """So many servers, each in a thread."""
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(served(folder / f"{i}", store=store, bus=bus, **changes))
            for i in range(count)
        ]


class Member(Address):
    """A server of a club in a process of its own, which can be killed, stopped and started."""

    def __init__(self, folder: Path, store: str, bus: str, **changes) -> None:
        super().__init__(free_port())
        self.folder, self.store, self.bus, self.changes = folder, store, bus, changes
        self.process = None
        self.start()

    def start(self) -> None:
        wishes = {**GENEROUS, "bot_workers": 0, **self.changes}
        words = [str(self.folder), str(self.port), self.store, self.bus, json.dumps(wishes)]
        path = os.pathsep.join(each or str(Path.cwd()) for each in sys.path)
        self.folder.mkdir(exist_ok=True)
        with (self.folder / "errors").open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.club", *words],
                env={**os.environ, "PYTHONPATH": path},
                stderr=errors,
            )

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError):
                self.get("/health")
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "errors").read_text()[-2000:])

    def signal(self, how: int) -> None:
        self.process.send_signal(how)

    def kill(self) -> None:
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGKILL)
            self.process.wait(20)

    def stop(self) -> None:
        self.signal(signal.SIGTERM)
        self.process.wait(30)

    def revive(self) -> None:
        """Whatever was done to it, it serves again."""
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
        else:
            self.start()
            self.wait()


@contextmanager
def members(folder: Path, store: str, bus: str, count: int, **changes):
    found = [Member(folder / f"{i}", store, bus, **changes) for i in range(count)]
    try:
        for each in found:
            each.wait()
        yield found
    finally:
        for each in found:
            each.kill()


def owner(store: str, code: str) -> tuple[str | None, int]:
    """Who has a table, and under which epoch."""
    with psycopg.connect(store) as connection:
        return connection.execute(
            "select owner, epoch from leases where code = %s", (code,)
        ).fetchone()


def main(folder: str, port: str, store: str, bus: str, wishes: str) -> None:
    from boltbucket.server.logs import start_logging
    from boltbucket.server.run import run
    from boltbucket.server.settings import Settings

    start_logging(Path(folder) / "boltbucket.log")
    run(Settings(data=Path(folder), port=int(port), store=store, bus=bus, **json.loads(wishes)))


if __name__ == "__main__":
    main(*sys.argv[1:])
