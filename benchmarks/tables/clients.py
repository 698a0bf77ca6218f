"""Clients that do as little as possible with what they read: the servers are measured, not they."""

from __future__ import annotations

import asyncio
import time

import msgspec

from boltbucket.rules.editions.library import edition
from boltbucket.rules.ship.ship import Ship

ROOM = 4
"""Clients at a table."""
TILES = 140
_EDITION = edition("2007")
_PLAN = _EDITION.levels["III"].blueprint


class Client(asyncio.Protocol):
    """One WebSocket: the first half of every act takes a tile, the second places it."""

    path = "/ws"

    def __init__(self, seat: int, hello: object) -> None:
        self.seat = seat
        self.hello = hello
        self.times: list[float] = []
        self.sent: dict[int, float] = {}
        self.ready = asyncio.Event()
        self.number = 10
        self._handle = seat
        self._buffer = b""
        self._upgraded = False
        self._timer: asyncio.TimerHandle | None = None

    # The line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._buffer, self._upgraded = rest, True
            self.greet()
        self._read_frames()

    def _read_frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            if data[at] & 15 == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")
            else:
                self.receive(data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def send(self, message: object) -> None:
        self.send_text(msgspec.json.encode(message))

    def send_text(self, data: bytes) -> None:
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    # Acting

    def begin(self, at: float, gap: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(at, self._act, at, gap)

    def _act(self, at: float, gap: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(at + gap, self._act, at + gap, gap)
        self.number += 1
        self.sent[self.number] = time.perf_counter()
        self.act()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def answered(self, number: int) -> None:
        began = self.sent.pop(number, None)
        if began is not None:
            self.times.append((time.perf_counter() - began) * 1000)

    def next_handle(self) -> int:
        """Of the tiles nobody else reaches for."""
        self._handle += ROOM
        return self._handle % TILES

    def greet(self) -> None:
        self.send(self.hello)
        self.ready.set()

    async def start(self) -> None:
        """Whatever must have happened before anybody can act."""

    def act(self) -> None:
        raise NotImplementedError

    def receive(self, frame: bytes) -> None:
        raise NotImplementedError


class BareClient(Client):
    """Says something; the server repeats it to the room."""

    def act(self) -> None:
        self.send({"t": "answer", "id": self.number, "answer": ["take", self.next_handle()]})

    def receive(self, frame: bytes) -> None:
        if frame.startswith(b'{"t": "accepted"'):
            self.answered(msgspec.json.decode(frame)["id"])


class Builder(Client):
    """Really builds: takes tiles, fits them to its ship and places them."""

    def __init__(self, seat: int, hello: object) -> None:
        super().__init__(seat, hello)
        self._mine = b'"seat":%d,' % seat
        self._started = asyncio.Event()
        self._hand: str | None = None
        self._ship = Ship(_PLAN, {_PLAN.start: _EDITION.starting_cabin(seat)})

    async def start(self) -> None:
        if self.seat == 0:
            self.send({"t": "table", "id": 1, "do": "start"})
            await asyncio.wait_for(self._started.wait(), 20)

    def act(self) -> None:
        self.send({"t": "answer", "id": self.number, "answer": self._answer()})

    def _answer(self) -> list[str | int]:
        if self._hand is None:
            return ["take", self.next_handle()]
        tile, self._hand = _EDITION.tile_by_id[self._hand], None
        places = self._ship.sound_places(tile)
        if not places:
            return ["return"]
        cell, turn = places[0]
        self._ship = self._ship.place(cell, tile.turned(turn))
        return ["place", cell, turn]

    def receive(self, frame: bytes) -> None:
        if frame.startswith((b'{"t":"accepted"', b'{"t":"refused"')):
            self._started.set()
            self.answered(msgspec.json.decode(frame)["id"])
        elif b'"TileTaken"' in frame[:80] and self._mine in frame[:120]:
            self._hand = msgspec.json.decode(frame)["events"][0]["tile"]["id"]


class Player(Client):
    """Speaks as the client of boardgame.io does: socket.io over one WebSocket."""

    path = "/socket.io/?EIO=4&transport=websocket"
    cells = tuple(column * 100 + row for row in range(5, 10) for column in range(4, 11))

    def __init__(self, seat: int, hello: object) -> None:
        super().__init__(seat, hello)
        self._full = False
        self._placed = 0

    def greet(self) -> None:
        """Not before the server has said hello."""

    def act(self) -> None:
        if self._full:
            cell = self.cells[self._placed]
            self._placed += 1
            self._move("place", [cell, 0, self.number])
        else:
            self._move("take", [self.next_handle(), self.number])
        self._full = not self._full

    def _move(self, name: str, args: list[int]) -> None:
        payload = {"type": name, "args": args, "playerID": f"{self.seat}", "credentials": None}
        self._emit(
            "update", {"type": "MAKE_MOVE", "payload": payload}, 0, self.hello, f"{self.seat}"
        )

    def _emit(self, *words: object) -> None:
        self.send_text(b"42/yard," + msgspec.json.encode(words))

    def receive(self, frame: bytes) -> None:
        if frame == b"2":
            self.send_text(b"3")
        elif frame.startswith(b"0{"):
            self.send_text(b"40/yard,")
        elif frame.startswith(b"40/yard,"):
            self._emit("sync", self.hello, f"{self.seat}", None, ROOM)
        elif frame.startswith(b'42/yard,["sync"'):
            self.ready.set()
        elif frame.startswith((b'42/yard,["update"', b'42/yard,["patch"')):
            self._hear(frame[-400:])

    def _hear(self, log: bytes) -> None:
        """The log at the end of a message says whose move it was."""
        args, found, rest = log.rpartition(b'"args":[')[2].partition(b"]")
        if found and b'"playerID":"%d"' % self.seat in rest:
            self.answered(int(args.rpartition(b",")[2]))
