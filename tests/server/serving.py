"""Servers for tests: in a thread of this process, or in a process that can be killed."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from boltbucket.server.bots.client import TableClient, patched
from boltbucket.server.run import make_server
from boltbucket.server.settings import Settings
from tests.ports import free_port
from tests.waiting import wait_until

GENEROUS = {
    "handshakes": "100000/second",
    "new_tables": "100000/second",
    "joins": "100000/second",
    "requests": "100000/second",
    "files": "100000/second",
    "misses": "100000/second",
    "ship_checks": "100000/second",
    "replays": "100000/second",
    "new_profiles": "100000/second",
    "kept_flights": "100000/second",
    "connection_burst": 1e9,
    "frame_burst": 1e9,
    "byte_burst": 1e12,
    "connections_per_address": 10_000,
    "sockets_per_address": 10_000,
    "message_burst": 1e9,
    "messages_per_second": 1e9,
}
QUICK = {
    "bot_pace": 0,
    "draw_ms": 0,
    "grace_seconds": 3600,
    "between_seconds": 0,
    "count_seconds": 0,
}
"""Options of tables that lose no time."""
PATIENCE = 180
"""Seconds until something is stuck, not slow: on a busy machine a process takes its time to begin.
One that has ended is not waited for."""


class Address:
    def __init__(self, port):
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/ws"

    def get(self, path, **headers):
        request = urllib.request.Request(self.url + path, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return answer.read()

    def get_json(self, path, **headers):
        return json.loads(self.get(path, **headers))

    def post(self, path, body, **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def refusal(self, path, body=None, **headers):
        """Status and code of a request that must be refused."""
        try:
            self.get(path) if body is None else self.post(path, body, **headers)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())["code"]
        raise AssertionError(f"{path} was not refused")

    def open_table(self, names=("Ann",), edition="2021", flights=("L",), **wishes):
        """A table with these people; the code, and a token for each of them."""
        setup = {"edition": edition, "seats": len(names), "flights": list(flights)}
        setup.update(wishes.pop("setup", {}))
        options = {**QUICK, **wishes.pop("options", {})}
        wish = {"setup": setup, "name": names[0], "options": options, **wishes}
        opened = self.post("/api/tables", wish)
        tokens = [opened["seat_token"]]
        for name in names[1:]:
            if name is not None:
                joined = self.post(f"/api/tables/{opened['code']}/join", {"name": name})
                tokens.append(joined["seat_token"])
        self.watching = opened["spectator_token"]
        return opened["code"], tokens

    def client(self, code, token=None, heard=None):
        return TableClient(self.socket, code, token, heard)


@contextmanager
def served(folder: Path, **changes):
    """A server in a thread."""
    settings = Settings(
        **{"data": folder, "port": free_port(), "bot_workers": 0, **GENEROUS, **changes}
    )
    ready = threading.Event()
    server = make_server(settings, ready.set)
    server.install_signal_handlers = lambda: None
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    address = Address(settings.port)
    address.app = server.config.app
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def played(replay):
    """The views of a replay, one after the other."""
    view = copy.deepcopy(replay["view"])
    yield copy.deepcopy(view)
    for frame in replay["frames"]:
        view = patched(view, frame["view"])
        yield copy.deepcopy(view)


class KillableServer(Address):
    """A server in a process of its own."""

    def __init__(self, folder):
        super().__init__(free_port())
        self.folder = folder
        self.start()

    def start(self):
        command = [sys.executable, "-m", "tests.server.serving", str(self.folder), str(self.port)]
        self.process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        )
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                self.get("/health")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.process.poll()}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


def put_away(registry, code):
    """Until the table is in the store only; nobody may be at it."""

    def gone():
        registry.loop.call_soon_threadsafe(registry.put_idle_away)
        return code not in registry._tables

    wait_until(gone)


if __name__ == "__main__":
    from boltbucket.server.run import run

    run(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), bot_workers=0, **GENEROUS))
