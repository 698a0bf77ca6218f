"""The servers that are broken: a club of three processes, their database and their bus."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg

from tests.ports import free_port
from tests.server import machines
from tests.server.serving import Address


class Member(Address):
    """One server of the club, forked from the nursery."""

    def __init__(self, club: Club, folder: Path) -> None:
        super().__init__(free_port())
        self.club, self.folder = club, folder
        self.pid = 0
        self.start()

    def start(self) -> None:
        self.pid = self.club.fork(self.folder, self.port)

    def send(self, how: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)

    @property
    def alive(self) -> bool:
        return Path(f"/proc/{self.pid}").exists()

    async def gone(self) -> None:
        async with asyncio.timeout(30):
            while self.alive:
                await asyncio.sleep(0.02)

    async def ready(self) -> None:
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(OSError, EOFError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.05)


class Club:
    """Database, bus, and the processes that share them."""

    def __init__(self, folder: Path, postgres: machines.Postgres, redis: machines.Redis) -> None:
        self.postgres, self.redis = postgres, redis
        self.store = postgres.new()
        path = os.pathsep.join(each or str(Path.cwd()) for each in sys.path)
        command = [sys.executable, "-m", "tests.attack.club_nursery", self.store, redis.url]
        self._errors = (folder / "errors").open("ab")
        self._nursery = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": path}, stderr=self._errors,
        )  # fmt: skip
        self.members = [Member(self, folder / f"{number}") for number in range(3)]

    def fork(self, folder: Path, port: int) -> int:
        folder.mkdir(exist_ok=True)
        self._nursery.stdin.write(f"{folder} {port}\n")
        self._nursery.stdin.flush()
        return int(self._nursery.stdout.readline())

    def tables_of(self, member: Member) -> set[str]:
        text = "select l.code from leases l join nodes n on n.id = l.owner where n.address = %s"
        with psycopg.connect(self.store) as connection:
            found = connection.execute(text, (f"127.0.0.1:{member.port}",)).fetchall()
        return {code for (code,) in found}

    def epochs(self, codes: set[str]) -> dict[str, int]:
        """Of these tables: whoever takes one raises it."""
        text = "select code, epoch from leases where code = any(%s)"
        with psycopg.connect(self.store) as connection:
            return dict(connection.execute(text, (list(codes),)).fetchall())

    def close(self) -> None:
        for member in self.members:
            member.send(signal.SIGCONT)
            member.send(signal.SIGKILL)
        self._nursery.stdin.close()
        self._nursery.stdout.close()
        self._nursery.wait(10)
        self._errors.close()
