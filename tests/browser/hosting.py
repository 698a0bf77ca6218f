"""A game server of its own for browser tests, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
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
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
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
        self._await_ready()

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

    def _await_ready(self) -> None:
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "output.txt").read_text()
            if self._answers():
                return
            time.sleep(0.05)
        raise AssertionError(f"the server was not ready after {READY_SECONDS} seconds")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
