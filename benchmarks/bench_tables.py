"""How many tables of four clients one core holds, each client acting four times a second.

The clients really build: they take tiles, fit them to their ships and place them. Beside it runs
the same load on a bare WebSocket server that stores nothing, knows no rules and sends each message
to the four clients of its room. A server holds as many tables as it can with 99 of 100 answers
accepted within 50 milliseconds. The processor time an answer costs is printed too: it says the same
on a machine that has other things to do.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec

from boltbucket.rules.editions.library import edition
from boltbucket.rules.ship.ship import Ship
from boltbucket.server.settings import Settings

CLIENTS = 4
ACTS_PER_SECOND = 4
LIMIT_MS = 50
SECONDS = float(os.environ.get("BOLTBUCKET_BENCH_SECONDS", "4"))
MOST = 1024
LEVEL = edition("2007").levels["III"]
TILES = edition("2007").tile_by_id


def main() -> None:
    pin(1)
    print(f"Tables of {CLIENTS} clients, {ACTS_PER_SECOND} acts a second each, one core:")
    held = {name: measure(name) for name in ("bare", "boltbucket")}
    ratio = held["boltbucket"] / max(1, held["bare"])
    print(
        f"boltbucket holds {held['boltbucket']} tables, a bare server {held['bare']}: {ratio:.2f}"
    )


def measure(name: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, __file__, name, folder, str(port)]
        server = subprocess.Popen(command)
        try:
            wait_for(port)
            return most_tables(name, port, server.pid)
        finally:
            server.terminate()
            server.wait()


def most_tables(name: str, port: int, process: int) -> int:
    """Double until it is too much, then close in from both sides."""
    fine, tables, too_many = 0, 16, MOST
    while fine < tables < too_many:
        p50, p99, done, used = asyncio.run(load(name, port, process, tables))
        kept_up = done > 0.9 * tables * CLIENTS * ACTS_PER_SECOND * SECONDS
        line = f"  {name:10} {tables:4} tables: p50 {p50:6.1f} ms, p99 {p99:6.1f} ms"
        print(f"{line}, {1e6 * used / max(1, done):4.0f} µs of processor an answer", flush=True)
        if p99 < LIMIT_MS and kept_up:
            fine = tables
        else:
            too_many = tables
        tables = 2 * fine if too_many == MOST else (fine + too_many) // 2 // 8 * 8
    return fine


async def load(name: str, port: int, process: int, tables: int) -> tuple[float, float, int, float]:
    seats = await asyncio.to_thread(open_tables, name, port, tables)
    loop = asyncio.get_running_loop()
    clients = []
    for number, hello in enumerate(seats):
        _, client = await loop.create_connection(Client, "127.0.0.1", port)
        await client.greet(hello, number % CLIENTS)
        clients.append(client)
    for client in clients[::CLIENTS]:
        client.send({"t": "table", "id": 1, "do": "start"})
    await asyncio.sleep(1)
    gap = 1 / ACTS_PER_SECOND
    used = processor_seconds(process)
    begin = loop.time() + 0.2
    for number, client in enumerate(clients):
        client.begin(begin + gap * number / len(clients), gap)
    await asyncio.sleep(0.2 + SECONDS)
    for client in clients:
        client.stop()
    await asyncio.sleep(0.3)
    used = processor_seconds(process) - used
    times = sorted(ms for client in clients for ms in client.times)
    for client in clients:
        client.transport.close()
    await asyncio.sleep(0.3)
    if not times:
        return 0, 1e9, 0, used
    return times[len(times) // 2], times[int(len(times) * 0.99)], len(times), used


def processor_seconds(process: int) -> float:
    """What a process has used so far; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    numbers = file.read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


class Client(asyncio.Protocol):
    """A client that does as little as possible with what it reads."""

    def __init__(self) -> None:
        self.buffer = b""
        self.times: list[float] = []
        self.sent: dict[int, float] = {}
        self.number = 10
        self.timer: asyncio.TimerHandle | None = None
        self.upgraded = asyncio.Event()
        self.ship = Ship(
            LEVEL.blueprint, {LEVEL.blueprint.start: edition("2007").starting_cabin(0)}
        )
        self.hand: str | None = None
        self.next_handle = 0
        self.running = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]

    async def greet(self, hello: dict[str, object], seat: int) -> None:
        self.seat = seat
        self.next_handle = seat
        self.transport.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await asyncio.wait_for(self.upgraded.wait(), 10)
        self.send(hello)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded.is_set():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.buffer = rest
            self.upgraded.set()
        while (frame := self._frame()) is not None:
            self.receive(frame)

    def _frame(self) -> bytes | None:
        data = self.buffer
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self.buffer = data[start + size :]
        return data[start : start + size]

    def receive(self, frame: bytes) -> None:
        if frame.startswith((b'{"t":"accepted"', b'{"t":"refused"', b'{"t": "accepted"')):
            number = msgspec.json.decode(frame)["id"]
            began = self.sent.pop(number, None)
            if began is not None:
                self.times.append((time.perf_counter() - began) * 1000)
        elif b'"TileTaken"' in frame[:80] and b'"seat":%d,' % self.seat in frame[:120]:
            self.hand = msgspec.json.decode(frame)["events"][0]["tile"]["id"]

    def begin(self, at: float, gap: float) -> None:
        self.running = True
        loop = asyncio.get_running_loop()
        self.timer = loop.call_at(at, self.act, at, gap)

    def act(self, at: float, gap: float) -> None:
        if not self.running:
            return
        self.timer = asyncio.get_running_loop().call_at(at + gap, self.act, at + gap, gap)
        self.number += 1
        self.sent[self.number] = time.perf_counter()
        self.send({"t": "answer", "id": self.number, "answer": self.answer()})

    def answer(self) -> list[str | int]:
        if self.hand is None:
            self.next_handle += CLIENTS
            return ["take", self.next_handle % 140]
        tile, self.hand = TILES[self.hand], None
        places = self.ship.sound_places(tile)
        if not places:
            return ["return"]
        cell, turn = places[0]
        self.ship = self.ship.place(cell, tile.turned(turn))
        return ["place", cell, turn]

    def send(self, message: dict[str, object]) -> None:
        data = msgspec.json.encode(message)
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def stop(self) -> None:
        self.running = False
        if self.timer is not None:
            self.timer.cancel()


def open_tables(name: str, port: int, tables: int) -> list[dict[str, object]]:
    """A greeting for every client."""
    found: list[dict[str, object]] = []
    for number in range(tables):
        if name == "bare":
            found += [{"room": f"{time.time_ns()}"}] * CLIENTS
            continue
        setup = {"edition": "2007", "seats": CLIENTS, "flights": ["III"]}
        wish = {"setup": setup, "name": "A", "options": {"draw_ms": 0}}
        opened = post(port, "/api/tables", wish)
        code = opened["code"]
        tokens = [opened["seat_token"]]
        for other in range(1, CLIENTS):
            tokens.append(
                post(port, f"/api/tables/{code}/join", {"name": f"{other}"})["seat_token"]
            )
        found += [{"t": "hello", "v": 1, "table": code, "token": token} for token in tokens]
        assert number < tables
    return found


def post(port: int, path: str, body: object) -> dict[str, str]:
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode())
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


# The servers


def serve(name: str, folder: str, port: int) -> None:
    pin(0)
    if name == "bare":
        serve_bare(port)
        return
    from boltbucket.server.run import run

    plenty = "1000000/second"
    run(
        Settings(
            data=Path(folder),
            port=port,
            handshakes=plenty,
            new_tables=plenty,
            joins=plenty,
            requests=plenty,
            connections_per_address=100_000,
            idle_seconds=0,
            bot_workers=0,
        )
    )


def serve_bare(port: int) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

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


def pin(core: int) -> None:
    """Servers and clients on cores of their own, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    else:
        main()
