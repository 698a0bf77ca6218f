"""The server is killed again and again while people play; nothing acknowledged is ever lost.

Many tables at once: every edition, missions, the Trek, real time and turns, bots, and one person
who says a whole game and the next in one breath. After every kill a fresh process reads the store:
each acknowledged answer is there once, in its own game, in order, and nothing nobody has sent.
Then another server starts, and whoever comes back must see what was read, with no sand given back.

    python -m tests.attack.kills --kills 1000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from boltbucket.rules.codec import plain
from boltbucket.rules.decisions import Build, Decision
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Setup
from boltbucket.rules.view import unpacked_view
from boltbucket.server.bots.client import patched
from boltbucket.server.wire.messages import VERSION
from boltbucket.server.wire.telling import written
from boltbucket.sim.random_play import RandomPlayers, random_setup
from tests.attack.ledger import Broken, Ledger
from tests.ports import free_port
from tests.server.serving import Address

ALONE = Setup("2021", 1, ("L",), building=Building.UNTIMED)
SETUPS = [
    ALONE,
    Setup("2021", 2, ("I",), sand_percent=200),
    Setup("2007", 2, ("I", "II"), building=Building.UNTIMED),
    Setup("2021", 2, ("L", "I"), building=Building.TURNS),
    Setup("2007", 2, ("I",), Format.MISSIONS, building=Building.UNTIMED),
    Setup("2021", 2, TREK_FLIGHTS, Format.TREK, building=Building.UNTIMED),
]
BREATH = (["take", 7], ["return"], ["finish", 1], ["pass"], None)
"""A whole game alone, and the wish for the next."""
OPTIONS = {
    "bot_pace": 0, "draw_ms": 0, "grace_seconds": 86400, "between_seconds": 0,
    "decision_seconds": 0, "fly_on_seconds": 0, "count_seconds": 0,
}  # fmt: skip
LONGEST_LIFE_SECONDS = 0.8
NEW_TABLE_EVERY = 10
"""After so many kills one table makes way for another."""
TELL_EVERY = 50
SLACK_MS = 150
"""How well a client knows the server's clock."""


# Servers


class Server(Address):
    """A server that starts quickly, because its parent has read everything."""

    def __init__(self, folder: Path) -> None:
        super().__init__(free_port())
        self.folder = folder
        command = [sys.executable, "-m", "tests.attack.nursery", str(folder), str(self.port)]
        path = os.pathsep.join(each or str(Path.cwd()) for each in sys.path)
        self._nursery = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        self.process = 0

    def start(self) -> None:
        self._nursery.stdin.write("start\n")
        self._nursery.stdin.flush()
        self.process = int(self._nursery.stdout.readline())
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.005)
        raise Broken("the server did not start again")

    def kill(self) -> None:
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            self._gone()

    def _gone(self) -> None:
        """Until nobody listens any more."""
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                self.process = 0
                return
            time.sleep(0.002)

    def close(self) -> None:
        self.kill()
        self._nursery.stdin.close()
        self._nursery.stdout.close()
        self._nursery.wait(10)


# People


class Person:
    """One seat: it answers whatever it is asked, and writes down what it is told."""

    def __init__(self, table: Played, seat: int, token: str, chance: random.Random) -> None:
        self.table, self.seat, self.token, self.chance = table, seat, token, chance
        self.players = RandomPlayers(chance.getrandbits(32))
        self.room = self.view = self.welcome = None
        self._socket = None
        self._id = self._built = 0
        self._waiting: dict[int, tuple | None] = {}

    async def come(self, url: str) -> None:
        self._waiting.clear()
        self._socket = await connect(url, compression=None, max_size=None)
        hello = {"t": "hello", "v": VERSION, "table": self.table.code, "token": self.token}
        await self._socket.send(json.dumps(hello))
        self.room = None
        while self.room is None:
            await self._hear()

    async def go(self) -> None:
        await self._socket.close()

    async def play(self) -> None:
        while True:
            if self.phase in ("lobby", "over"):
                await self._begin()
            elif self.table.setup is ALONE and self.chance.random() < 0.5:
                await self._say_all_at_once()
            else:
                await self._answer()

    @property
    def phase(self) -> str:
        return "lobby" if self.view is None else self.view["phase"]

    async def _begin(self) -> None:
        if self.seat == 0:
            await self._ask({"t": "table", "do": "start" if self.phase == "lobby" else "rematch"})
        else:
            await self._wait()

    async def _say_all_at_once(self) -> None:
        count = self.chance.randrange(1, 15)
        start = self.chance.randrange(len(BREATH))
        words = [BREATH[(start + number) % len(BREATH)] for number in range(count)]
        for word in words:
            wish = {"t": "table", "do": "rematch"} if word is None else _answer(word)
            await self._send(wish, word)
        while self._waiting:
            await self._hear()

    async def _answer(self) -> None:
        seen = await self._ask({"t": "look"})
        view = None if seen["view"] is None else unpacked_view(seen["view"])
        if view is None or view.decision is None:
            await self._wait()
            return
        word = list(self._decided(view.decision))
        await self._ask({**_answer(word), "decision": seen["decision"]}, word)

    def _decided(self, decision: Decision) -> tuple:
        """Ships are small, so that many of them fly."""
        if not isinstance(decision, Build):
            self._built = 0
            return self.players.decide(decision)
        self._built += 1
        ends = [("return",), ("put_back",), *(("finish", place) for place in range(1, 5))]
        known = [answer for answer in ends if decision.allows(answer)]
        if known and self._built > self.chance.randrange(4, 30):
            return known[0]
        return self.players.decide(decision)

    async def _wait(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await self._hear()

    async def _ask(self, message: dict, word: list | None = None) -> dict:
        number = await self._send(message, word)
        reply = await self._hear()
        while reply.get("id") != number:
            reply = await self._hear()
        return reply

    async def _send(self, message: dict, word: list | None) -> int:
        self._id += 1
        self._waiting[self._id] = None if word is None else tuple(word)
        if word is not None:
            self.table.ledger.send(self.table.code, self.seat, tuple(word))
        await self._socket.send(json.dumps({**message, "id": self._id}))
        return self._id

    async def _hear(self) -> dict:
        message = json.loads(await self._socket.recv())
        if message["t"] == "welcome":
            self.welcome, self.came = message, time.monotonic()
            self.room, self.view = message["room"], message["view"]
        elif message["t"] == "update":
            self.room = patched(self.room, message["room"])
            self.view = patched(self.view, message["view"])
        elif message["t"] == "bye" or (message["t"] == "refused" and not message["id"]):
            raise Broken(f"{self.table.code}: told {message['code']}")
        if self.room is not None and self.room["record"] is not None:
            self.table.ledger.begin(self.table.code, self.room["record"])
        self._note(message)
        return message

    def _note(self, message: dict) -> None:
        if message["t"] not in ("accepted", "refused", "view"):
            return
        word = self._waiting.pop(message["id"], None)
        if word is not None and message["t"] == "accepted":
            self.table.ledger.accept(self.table.code, self.seat, word, self.room["record"])
        elif word is not None:
            self.table.ledger.refuse(self.table.code, self.seat, word)

    @property
    def sand(self) -> tuple[object, float] | None:
        """Which sand is running, and how many milliseconds of it are left."""
        if self.room is None or self.room["sand_ends_ms"] is None or self.view is None:
            return None
        yard = self.view["table"]["yard"]
        if yard is None or yard["hourglass"] is None:
            return None
        now = self.welcome["server"]["now"] + 1000 * (time.monotonic() - self.came)
        which = self.room["record"], self.view["table"]["match"]["number"]
        return (*which, yard["hourglass"]["space"]), self.room["sand_ends_ms"] - now


def _answer(word: list) -> dict:
    return {"t": "answer", "answer": word}


@dataclass
class Played:
    """A table, and the people at it."""

    code: str
    setup: Setup
    ledger: Ledger
    bots: bool
    people: list[Person] = field(default_factory=list)

    @property
    def kind(self) -> str:
        return f"{self.setup.edition} {self.setup.format}"


def with_tokens(
    server: Address, setup: Setup, ledger: Ledger, bots: list[dict[str, str] | None]
) -> tuple[Played, list[str]]:
    """A table that was opened there, and the tokens of all seats of people."""
    wish = {"setup": plain(setup), "name": "Ann", "options": OPTIONS, "bots": bots}
    found = server.post("/api/tables", wish)
    table = Played(found["code"], setup, ledger, bots[-1] is not None)
    tokens = [found["seat_token"]]
    for seat in range(1, setup.seats - table.bots):
        joined = server.post(f"/api/tables/{table.code}/join", {"name": f"Bo {seat}"})
        tokens.append(joined["seat_token"])
    return table, tokens


def opened(server: Server, setup: Setup, ledger: Ledger, chance: random.Random) -> Played:
    bots = [None, *([None] * (setup.seats - 1))]
    if setup.seats > 1 and chance.random() < 0.25:
        bots[-1] = {"character": "random"}
    table, tokens = with_tokens(server, setup, ledger, bots)
    table.people = [
        Person(table, seat, token, random.Random(chance.random()))
        for seat, token in enumerate(tokens)
    ]
    return table


# Killing


@dataclass
class Report:
    kills: int = 0
    phases: Counter = field(default_factory=Counter)
    kinds: Counter = field(default_factory=Counter)
    sands: int = 0
    views: int = 0
    seconds: float = 0.0
    ledger: Ledger = field(default_factory=Ledger)

    @property
    def games(self) -> int:
        return len(self.ledger.tables)

    def __str__(self) -> str:
        told = ", ".join(f"{phase} {count}" for phase, count in self.phases.most_common())
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.kinds.most_common())
        return (
            f"{self.kills} kills in {self.seconds:.0f} s, {self.games} games; "
            f"{self.ledger.acknowledged} answers acknowledged, none lost, doubled or misplaced; "
            f"{self.ledger.unheard} stored though nobody heard of it; "
            f"{self.views} views compared, {self.sands} hourglasses; "
            f"tables by phase: {told}; by kind: {kinds}"
        )


async def harass(
    folder: Path, kills: int, seed: int = 1, seconds: float = 36_000.0, told: bool = False
) -> Report:
    """Kill the server of a folder so many times, or for so long; raises Broken as soon as a promise
    is. Now and then it tells how far it is."""
    chance, report, began = random.Random(seed), Report(), time.monotonic()
    server = Server(folder)
    try:
        await asyncio.to_thread(server.start)
        played = [await _opened(server, setup, report, chance) for setup in SETUPS]
        left = Left()
        while report.kills < kills and time.monotonic() < began + seconds:
            left = await _one_life(server, played, left, report, chance)
            await asyncio.to_thread(server.start)
            report.seconds = time.monotonic() - began
            if told and report.kills % TELL_EVERY == 0:
                print(report, file=sys.stderr, flush=True)
            if report.kills % NEW_TABLE_EVERY == 0:
                gone = chance.randrange(1, len(played))
                played[gone] = await _opened(server, random_setup(chance), report, chance)
        people = await _come_back(server, played, left, report)
        await asyncio.gather(*(person.go() for person in people))
        await asyncio.to_thread(server.kill)
        report.ledger.check(folder, everything=True)
    finally:
        server.close()
    report.seconds = time.monotonic() - began
    return report


@dataclass
class Left:
    """What a server that was killed has left behind."""

    games: dict = field(default_factory=dict)
    """As a fresh process has read them, by their names."""
    sands: dict = field(default_factory=dict)
    """Which sand ran at each table, and how much was left of it."""


async def _opened(server: Server, setup: Setup, report: Report, chance: random.Random) -> Played:
    return await asyncio.to_thread(opened, server, setup, report.ledger, chance)


async def _one_life(
    server: Server, played: list[Played], left: Left, report: Report, chance: random.Random
) -> Left:
    """People come back and play, the server is killed, and what is stored is compared."""
    people = await _come_back(server, played, left, report)
    playing = [asyncio.create_task(_until_the_end(person)) for person in people]
    await asyncio.sleep(chance.uniform(0.0, LONGEST_LIFE_SECONDS))
    await asyncio.to_thread(server.kill)
    for problem in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(problem, BaseException):
            raise problem
    report.kills += 1
    report.phases.update(table.people[0].phase for table in played)
    report.kinds.update(table.kind for table in played)
    sands = {table.code: table.people[0].sand for table in played}
    return Left(await asyncio.to_thread(report.ledger.check, server.folder), sands)


async def _come_back(
    server: Server, played: list[Played], left: Left, report: Report
) -> list[Person]:
    """Everybody, before anybody says a word."""
    people = [person for table in played for person in table.people]
    await asyncio.gather(*(person.come(server.socket) for person in people))
    for table in played:
        _compare_views(table, left.games, report)
        _compare_sand(left.sands.get(table.code), table.people[0].sand, report)
    return people


async def _until_the_end(person: Person) -> None:
    with contextlib.suppress(WebSocketException, OSError):
        await person.play()
    await person.go()


def _compare_views(table: Played, games: dict, report: Report) -> None:
    """Whoever comes back sees the game that a fresh process has read."""
    timed = table.setup.building is Building.REAL_TIME
    for person in table.people:
        game = games.get(person.room["record"])
        if game is None or timed or table.bots:
            continue
        read = msgspec.json.decode(written(game.game.view(person.seat)))
        if read != person.welcome["view"]:
            raise Broken(f"{table.code}: seat {person.seat} sees another game than was stored")
        report.views += 1


def _compare_sand(before: tuple | None, after: tuple | None, report: Report) -> None:
    if before is None or after is None or before[0] != after[0]:
        return
    report.sands += 1
    if after[1] > before[1] + SLACK_MS:
        raise Broken(f"{after[1] - before[1]:.0f} ms of sand were given back")


async def run(kills: int = 100, seed: int = 1) -> list:
    """As one of the attacks of `make attack`."""
    from tests.attack.findings import Finding

    with tempfile.TemporaryDirectory() as folder:
        try:
            report = await harass(Path(folder), kills, seed)
        except Broken as broken:
            return [Finding("kills", "acknowledged answers", str(broken), "all kept", False)]
    answers, sands = report.ledger.acknowledged, report.sands
    return [
        Finding("kills", f"{report.kills} kills, {report.games} games; answers lost, doubled or "
                "misplaced", f"0 of {answers}", "0", True),
        Finding("kills", "hourglasses that gave sand back", f"0 of {sands}", "0", True),
    ]  # fmt: skip


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=36_000.0, help="but no longer than this")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        killing = harass(Path(name), args.kills, args.seed, args.seconds, told=True)
        print(asyncio.run(killing))
