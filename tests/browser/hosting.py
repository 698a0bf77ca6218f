"""A game server of its own for browser tests, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.ports import free_port
from tests.waiting import PATIENCE, wait_until


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
        self._wait(known)

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
            self.process.wait(PATIENCE)
            self.process = None

    def _wait(self, known: int) -> None:
        """Until it says that it is there."""
        wait_until(lambda: self._ended() or f"http://localhost:{self.port}" in self._said()[known:])
        assert not self._ended(), self._said()

    def _ended(self) -> bool:
        return self.process is None or self.process.poll() is not None
