"""A real cluster on this machine: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

from tests.ports import free_port

PATIENCE = 180


class DaskCluster:
    """As `dask scheduler` and `dask worker` start it, on loopback ports."""

    def __init__(self, folder):
        self.folder = folder
        self.address = f"tcp://127.0.0.1:{free_port()}"
        self.workers = []
        port = self.address.rpartition(":")[2]
        self.scheduler = self._start("scheduler", "--port", port, "--no-dashboard")

    def _start(self, what, *arguments):
        command = [sys.executable, "-m", "dask", what, "--host", "127.0.0.1", *arguments]
        with (self.folder / "output").open("ab") as output:
            return subprocess.Popen(command, stdout=output, stderr=output, cwd=self.folder)

    def add_worker(self):
        """One that is killed is not started again by anybody."""
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")
        self.workers.append(self._start("worker", self.address, *options))
        return self.workers[-1]

    def kill(self, process):
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)

    def close(self):
        for process in (*self.workers, self.scheduler):
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
            process.wait(PATIENCE)
