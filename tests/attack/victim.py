"""The server that is attacked: the real one, in a process of its own, with its usual limits."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from boltbucket.server.bots.client import patched
from tests.ports import HOME, free_port
from tests.waiting import PATIENCE

PLAYER, ATTACKER = "127.0.0.2", "127.0.0.3"
"""Addresses of this machine, which the server counts as different visitors."""
UNLIMITED = {
    "handshakes": "100000/second",
    "new_tables": "100000/second",
    "joins": "100000/second",
    "misses": "100000/second",
    "requests": "100000/second",
    "files": "100000/second",
    "ship_checks": "100000/second",
    "replays": "100000/second",
    "connection_burst": 1e9,
    "connections_per_address": 10_000,
    "sockets_per_address": 10_000,
    "message_burst": 1e9,
    "messages_per_second": 1e9,
    "frame_burst": 1e9,
    "byte_burst": 1e12,
}
QUICK = {
    "bot_pace": 0, "draw_ms": 0, "grace_seconds": 3600, "between_seconds": 0,
    "decision_seconds": 0, "fly_on_seconds": 0, "count_seconds": 0,
}  # fmt: skip


class Victim:
    """A running server."""

    def __init__(self, folder: Path, open_files: int | None = None, **changes: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self._open_files = open_files
        self._changes = changes
        self.start()

    def start(self) -> None:
        self._begin()
        assert self._ready(), f"the server did not start: {self.errors()}"

    def _begin(self) -> None:
        wishes = json.dumps({"open_files": self._open_files, **self._changes})
        command = [sys.executable, "-m", "tests.attack.victim", str(self.folder), str(self.port)]
        path = os.pathsep.join(each for each in sys.path if each)
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 it lives as long as the process
        self.process = subprocess.Popen(
            [*command, wishes], env={**os.environ, "PYTHONPATH": path}, stderr=self._errors
        )

    def _ready(self) -> bool:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                return self.request("/health")[0] == 200
            except OSError:
                time.sleep(0.05)
        return False

    def errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read().decode(errors="replace")[-2000:]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._errors.close()

    # What it says

    def request(
        self, path: str, body: Any = None, address: str = HOME, seconds: float = 20
    ) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        return asked(self.port, path, body, address, seconds)

    def open_table(self, name: str = "Ann", address: str = PLAYER, **wishes: Any) -> dict[str, Any]:
        setup = {"edition": "2021", "seats": 1, "flights": ["L"], **wishes.pop("setup", {})}
        options = {**QUICK, **wishes.pop("options", {})}
        wish = {"setup": setup, "name": name, "options": options, **wishes}
        status, opened = self.request("/api/tables", wish, address)
        assert status == 201, opened
        found: dict[str, Any] = opened
        return found

    def metrics(self) -> dict[str, float]:
        _, text = self.request("/metrics")
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in lines}

    # What the system says of it

    @property
    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    @property
    def files(self) -> int:
        return sum(1 for _ in Path(f"/proc/{self.process.pid}/fd").iterdir())

    @property
    def workers(self) -> list[int]:
        """Its processes for bots."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal() and _parent(folder) == self.process.pid:
                words = (folder / "cmdline").read_bytes()
                if b"spawn_main" in words:
                    found.append(int(folder.name))
        return found


def _parent(folder: Path) -> int | None:
    try:
        return int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
    except (OSError, IndexError):
        return None


@contextmanager
def attacked(**changes: Any) -> Iterator[Victim]:
    with tempfile.TemporaryDirectory(prefix="boltbucket-attack-") as folder:
        victim = Victim(Path(folder), **changes)
        try:
            yield victim
        finally:
            victim.stop()


def asked(port: int, path: str, body: Any, address: str, seconds: float) -> tuple[int, Any]:
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: localhost\r\n"
    data = b"" if body is None else json.dumps(body).encode()
    head += f"Connection: close\r\nContent-Length: {len(data)}\r\n\r\n"
    with socket.create_connection((HOME, port), seconds, (address, 0)) as line:
        line.sendall(head.encode() + data)
        answer = b""
        while part := line.recv(65536):
            answer += part
    first, _, rest = answer.partition(b"\r\n\r\n")
    if not first:
        raise ConnectionResetError("no answer")
    text = rest.decode()
    is_json = b"application/json" in first
    return int(first.split()[1]), json.loads(text) if is_json else text


class Player:
    """A client of our own: it says hello, asks, and waits for the answer to what it asked."""

    def __init__(self, port: int, code: str, token: str | None, address: str = PLAYER) -> None:
        self.port, self.code, self.token, self.address = port, code, token, address
        self.view: Any = None
        self.room: Any = None
        self._number = 0

    async def __aenter__(self) -> Player:
        url = f"ws://{HOME}:{self.port}/ws"
        self.socket: ClientConnection = await connect(
            url, local_addr=(self.address, 0), max_size=None, ping_interval=None
        )
        await self.say({"t": "hello", "v": 2, "table": self.code, "token": self.token})
        welcome = await self.hear()
        assert welcome["t"] == "welcome", welcome
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = 30) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        if heard["t"] == "welcome":
            self.view, self.room = heard["view"], heard["room"]
        elif heard["t"] == "update":
            self.view = patched(self.view, heard["view"])
            self.room = patched(self.room, heard["room"])
        return heard

    async def ask(self, message: dict[str, Any], seconds: float = 30) -> dict[str, Any]:
        self._number += 1
        await self.say({**message, "id": self._number})
        while True:
            heard = await self.hear(seconds)
            if heard.get("id") == self._number:
                return heard

    async def act(self, do: str, **fields: Any) -> dict[str, Any]:
        return await self.ask({"t": "table", "do": do, **fields})

    async def answer(self, *words: str | int) -> dict[str, Any]:
        return await self.ask({"t": "answer", "answer": list(words)})


def serve(folder: str, port: str, wishes: str) -> None:
    """What runs in the process."""
    import resource

    from boltbucket.server.logs import start_logging
    from boltbucket.server.run import run
    from boltbucket.server.settings import Settings

    changes = json.loads(wishes)
    files, clock = changes.pop("open_files", None), changes.pop("clock", None)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if clock is not None:
        _bend_the_clock(Path(clock))
    start_logging(Path(folder) / "boltbucket.log")
    run(Settings(data=Path(folder), port=int(port), **{"bot_workers": 0, **changes}))


def _bend_the_clock(file: Path) -> None:
    """The wall clock goes wrong by as many seconds as the file says."""
    straight, straight_ns = time.time, time.time_ns

    def seconds() -> int:
        return int(file.read_text() or 0)

    time.time = lambda: straight() + seconds()
    time.time_ns = lambda: straight_ns() + seconds() * 1_000_000_000


if __name__ == "__main__":
    serve(*sys.argv[1:])
