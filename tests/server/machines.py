"""PostgreSQL and Redis for tests: real ones, private, on loopback ports, out of the machine's
packages. As a program it says what is missing, if anything is."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.ports import free_port
from tests.waiting import PATIENCE

PLACES = ("/usr/local/bin", "/usr/lib/postgresql/*/bin", "/opt/homebrew/bin")
NOBODY = 65534


def find(program: str) -> str | None:
    if found := shutil.which(program):
        return found
    for place in PLACES:
        for folder in sorted(Path("/").glob(place.lstrip("/")), reverse=True):
            if os.access(folder / program, os.X_OK):
                return str(folder / program)
    return None


def missing() -> str | None:
    """One sentence about what has to be installed, if anything has."""
    wanted = {"initdb": "postgresql", "postgres": "postgresql", "redis-server": "redis-server"}
    packages = sorted({package for program, package in wanted.items() if not find(program)})
    if not packages:
        return None
    names = " and ".join(packages)
    return f"please install {names} (on Debian: apt install {' '.join(packages)})"


class Machine:
    """A server of somebody else's, which can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(
                self.command(), stdout=output, stderr=output, **as_nobody()
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.answers():
                return
            time.sleep(0.02)
        raise AssertionError((self.folder / "output").read_text()[-2000:])

    def answers(self) -> bool:
        raise NotImplementedError

    def stop(self, how: int = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def restart(self, away: float = 0.0, how: int = signal.SIGINT) -> None:
        self.stop(how)
        time.sleep(away)
        self.start()


class Postgres(Machine):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._made = 0
        make = [find("initdb"), "-D", str(folder / "data"), "-U", "boltbucket", "--auth=trust"]
        make += ["--no-sync", "--encoding=UTF8", "--no-instructions"]
        subprocess.run(make, check=True, capture_output=True, **as_nobody())  # type: ignore[arg-type]

    def command(self) -> list[str]:
        settings = {"fsync": "off", "max_connections": "200", "unix_socket_directories": ""}
        settings |= {"listen_addresses": "127.0.0.1", "shared_buffers": "16MB"}
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        found = find("postgres")
        assert found is not None
        return [found, "-D", str(self.folder / "data"), "-p", str(self.port), *words]

    def answers(self) -> bool:
        import psycopg

        with suppress(psycopg.Error), psycopg.connect(self.address("postgres")):
            return True
        return False

    def address(self, name: str) -> str:
        return f"postgresql://boltbucket@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The address of a database of one's own."""
        import psycopg

        self._made += 1
        name = f"club{self._made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self.address(name)


class Redis(Machine):
    def command(self) -> list[str]:
        found = find("redis-server")
        assert found is not None
        words = ["--save", "", "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [found, "--port", str(self.port), *words]

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(64).startswith(b"+PONG")
        return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


def as_nobody() -> dict[str, object]:
    """PostgreSQL does not want to be run by root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    return {"user": NOBODY, "group": NOBODY, "extra_groups": [], "cwd": "/"}


@contextmanager
def running(kind: type[Postgres] | type[Redis]) -> Iterator[Postgres | Redis]:
    with tempfile.TemporaryDirectory(prefix="boltbucket-") as name:
        if as_nobody():
            os.chown(name, NOBODY, NOBODY)
        machine = kind(Path(name))
        machine.start()
        try:
            yield machine
        finally:
            machine.stop(signal.SIGQUIT if kind is Postgres else signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(f"The tests of clubs are left out: {sentence}." if (sentence := missing()) else 0)
