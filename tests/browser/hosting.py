"""A game server of its own for browser tests, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

READY_SECONDS = 30


class Host:
    """`boltbucket serve` as a program of its own, with its games in a folder."""

    def __init__(
        self, folder: Path, python: str = sys.executable, page: Path | None = None
    ) -> None:
        self.folder = folder
        self.environment = {**os.environ, **({"BOLTBUCKET_PAGE": str(page)} if page else {})}
        self.python = python
        """Where the package is installed."""
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        while not self._started():
            self.port = free_port()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert self._started(), self._said()

    def _started(self) -> bool:
        """Whether it is there; not if somebody else has taken the port in the meantime."""
        known = len(self._said())
        command = [self.python, "-m", "boltbucket", "serve", "--no-browser"]
        options = ["--port", str(self.port), "--data", str(self.folder), "--bot-workers", "1"]
        with (self.folder / "output.txt").open("ab") as output:
            self.process = subprocess.Popen(
                command + options,
                stdout=output,
                stderr=output,
                cwd=self.folder,
                env=self.environment,
                start_new_session=True,
            )
        return self._is_ready(known)

    def _said(self) -> str:
        file = self.folder / "output.txt"
        return file.read_text("utf-8") if file.exists() else ""

    def kill(self) -> None:
        """As a power cut would end it."""
        self._end(signal.SIGKILL)

    @property
    def thinkers(self) -> list[int]:
        """Process numbers of those who think for the bots, where the system tells them."""
        assert self.process is not None
        file = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in file.read_text().split()] if file.exists() else []

    def close(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(20)
            self.process = None

    def _is_ready(self, known: int) -> bool:
        """It says so itself: on its port another server might answer."""
        assert self.process is not None
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            if f"http://localhost:{self.port}" in self._said()[known:]:
                return True
            if self.process.poll() is not None:
                assert not self._is_free(), self._said()
                return False
            time.sleep(0.05)
        raise AssertionError(f"the server was not ready after {READY_SECONDS} seconds")

    def _is_free(self) -> bool:
        """Whether nobody listens on the port."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) != 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
