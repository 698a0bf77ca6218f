"""The servers that are compared, each on one core."""

from __future__ import annotations

import json
import logging
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.tables.clients import ROOM
from tests.ports import free_port


def boardgameio_modules() -> str:
    """A folder node_modules with boardgame.io in it."""
    return os.environ.get("BOARDGAMEIO_MODULES", "")


def has_boardgameio() -> bool:
    folder = Path(boardgameio_modules()) / "boardgame.io"
    return shutil.which("node") is not None and folder.is_dir()


@contextmanager
def running(name: str) -> Iterator[tuple[int, int]]:
    """Its port and process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        quiet = subprocess.DEVNULL if name.startswith("boardgame.io") else None
        server = subprocess.Popen(_command(name, folder, port), stdout=quiet, preexec_fn=pin_first)
        try:
            wait_for(port)
            yield port, server.pid
        finally:
            server.terminate()
            server.wait()


def _command(name: str, folder: str, port: int) -> list[str]:
    if not name.startswith("boardgame.io"):
        return [sys.executable, "-m", "benchmarks.tables.servers", name, folder, str(port)]
    file = Path(__file__).with_name("boardgameio.cjs")
    return ["node", str(file), boardgameio_modules(), str(port), name.partition(" ")[2]]


def pin_first() -> None:
    pin(0)


def pin(core: int) -> None:
    """Servers and clients on cores of their own, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def open_tables(name: str, port: int, tables: int) -> list[object]:
    """What every client says first."""
    if name == "boltbucket":
        return [hello for _ in range(tables) for hello in open_table(port)]
    rooms = [f"{time.time_ns()}" for _ in range(tables)]
    hellos: list[object] = [room if name != "bare" else {"room": room} for room in rooms]
    return [hello for hello in hellos for _ in range(ROOM)]


def open_table(port: int) -> list[object]:
    setup = {"edition": "2007", "seats": ROOM, "flights": ["III"]}
    opened = _post(
        port,
        "/api/tables",
        {"setup": setup, "name": "A", "options": {"draw_ms": 0, "count_seconds": 0}},
    )
    code, tokens = opened["code"], [opened["seat_token"]]
    for other in range(1, ROOM):
        joined = _post(port, f"/api/tables/{code}/join", {"name": f"{other}"})
        tokens.append(joined["seat_token"])
    return [{"t": "hello", "v": 2, "table": code, "token": token} for token in tokens]


def _post(port: int, path: str, body: object) -> dict[str, str]:
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: dict[str, str] = json.loads(answer.read())
    return found


# Ours


def serve_boltbucket(
    folder: str, port: int, store: str | None = None, bus: str | None = None
) -> None:
    """On its own, or as one of those that share a store."""
    from boltbucket.server.run import run
    from boltbucket.server.settings import Settings

    plenty = "1000000/second"
    run(
        Settings(
            data=Path(folder),
            port=port,
            store=store,
            bus=bus,
            handshakes=plenty,
            new_tables=plenty,
            joins=plenty,
            requests=plenty,
            connection_burst=1e9,
            lines_worth_of_traffic=1e9,
            connections=100_000,
            connections_per_address=100_000,
            sockets_per_address=100_000,
            idle_seconds=0,
            bot_workers=0,
        )
    )


# A bare one: stores nothing, knows no rules, repeats each message to the four clients of its room


def serve_bare(folder: str, port: int) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    # It goes on sending to clients that have left, and asyncio would tell of each time.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    rooms: dict[str, list[WebSocket]] = {}

    async def room(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            members = rooms.setdefault((await websocket.receive_json())["room"], [])
            members.append(websocket)
            while True:
                message = json.loads(await websocket.receive_text())
                for member in members:
                    await member.send_text(json.dumps({"t": "update", "parts": "x" * 300}))
                await websocket.send_text(json.dumps({"t": "accepted", "id": message["id"]}))
        except (WebSocketDisconnect, RuntimeError):
            return

    app = Starlette(routes=[WebSocketRoute("/ws", room)])
    uvicorn.run(app, port=port, ws="websockets-sansio", log_level="error",
                ws_per_message_deflate=False)  # fmt: skip


if __name__ == "__main__":
    name, place, number, *shared = sys.argv[1:]
    serve = {"bare": serve_bare, "boltbucket": serve_boltbucket}[name]
    serve(place, int(number), *shared)
