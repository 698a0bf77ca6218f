"""Messages and requests that are nothing at all, almost something, or something impossible."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.attack.findings import Finding
from tests.attack.quiet_table import QuietTable
from tests.attack.victim import ATTACKER, UNLIMITED, Player, Victim, attacked
from tests.server.raw_lines import everything, line

AT_ONCE = 50
CLIENTS = 4
JUNK: list[Any] = [
    None, -1, 0, 7, 255, 2**31, 2**53, 2**70, 1.5, -0.0, "", "x" * 500, "\u0000", "\u202e", "0", [],
    {}, [[[]]], True, {"t": {"t": {}}}, [1, "a", None], "__proto__", "random", "red", "2021", ["L"],
]  # fmt: skip
ACTIONS = [
    "name", "colour", "bot", "remove_bot", "options", "ready", "start", "rematch", "lobby", "leave",
    "kick", "pause", "nonsense",
]  # fmt: skip
FIELDS = [
    "seat",
    "name",
    "colour",
    "shape",
    "bot",
    "setup",
    "options",
    "public",
    "ready",
    "paused",
    "id",
]
VERBS = [
    "take", "return", "place", "finish", "flip", "look", "put_back", "weld", "rotate", "fly_on",
    "give_up", "yes", "no", "", "go", "sand",
]  # fmt: skip


async def run(messages: int = 50_000, requests: int = 2000, seed: int = 1) -> list[Finding]:
    with attacked(**UNLIMITED) as victim:
        table = await asyncio.to_thread(_table, victim)
        async with QuietTable(victim) as other:
            playing = asyncio.create_task(_play_on(other))
            chances = [Random(seed * 100 + number) for number in range(CLIENTS)]
            share = messages // CLIENTS
            counts = await asyncio.gather(*(_send(victim, table, c, share) for c in chances))
            statuses = await asyncio.to_thread(_request, victim, Random(seed), requests)
            playing.cancel()
            answered = await playing
        return _findings(victim, sum(counts), statuses, answered)


def _findings(victim: Victim, sent: int, statuses: dict[int, int], answered: int) -> list[Finding]:
    text = (victim.folder / "boltbucket.log").read_text()
    log = [json.loads(line) for line in text.splitlines()]
    failed = [line for line in log if line["event"] in ("command_failed", "request_failed")]
    for each in failed[:3]:
        print(each["error"])
    crashes = int(victim.metrics()["boltbucket_table_crashes_total"])
    wrong = statuses.get(500, 0)
    asked = sum(statuses.values())
    name = "malformed messages"
    return [
        Finding(name, f"{sent:,} sent; tables that crashed", str(crashes), "0", crashes == 0),
        Finding(name, "commands that failed inside", str(len(failed)), "0", not failed),
        Finding(name, "answers at another table", f"{answered:,}", "> 0", answered > 0),
        Finding("malformed requests", f"{asked:,} sent; status 500", str(wrong), "0", wrong == 0),
    ]


def _table(victim: Victim) -> dict[str, Any]:
    setup = {"seats": 3, "building": "untimed"}
    bots = [None, None, {"character": "random"}]
    return victim.open_table("Eve", ATTACKER, setup=setup, bots=bots)


async def _play_on(other: QuietTable) -> int:
    """Until cancelled; every answer has to be accepted."""
    answered = 0
    with suppress(asyncio.CancelledError):
        while True:
            answered += (await other.measure(0.2)).answers
    return answered


async def _send(victim: Victim, table: dict[str, Any], chance: Random, messages: int) -> int:
    """So many messages; whoever is sent away comes back."""
    sent, token = 0, table["seat_token"]
    while sent < messages:
        with suppress(ConnectionClosed, AssertionError, OSError):
            async with Player(victim.port, table["code"], token, ATTACKER) as eve:
                while sent < messages:
                    sent += AT_ONCE
                    for _ in range(AT_ONCE):
                        await eve.socket.send(garbage(chance))
                    await eve.say({"t": "ping"})
                    while (await eve.hear())["t"] != "pong":
                        pass
        if table["seat_token"] is token and chance.random() < 0.2:
            # Kicked or gone: there are other tables to be a nuisance at.
            table = await asyncio.to_thread(_table, victim)
            token = table["seat_token"]
    return sent


def garbage(chance: Random) -> str | bytes:
    return chance.choice(KINDS)(chance)


def _bytes(chance: Random) -> bytes:
    return chance.randbytes(chance.randrange(60))


def _cut(chance: Random) -> str:
    text = json.dumps(_action(chance))
    return text[: chance.randrange(len(text))]


def _deep(chance: Random) -> str:
    depth = chance.choice((10, 500, 2000, 7000))
    return '{"t":"ping","x":' + "[" * depth


def _anything(chance: Random) -> str:
    return json.dumps(chance.choice(JUNK))


def _action(chance: Random) -> dict[str, Any]:
    message = {"t": "table", "id": chance.randrange(99), "do": chance.choice(ACTIONS)}
    for field in chance.sample(FIELDS, chance.randrange(4)):
        message[field] = _likely(chance, field)
    return message


def _likely(chance: Random, field: str) -> Any:
    """Something the field might hold, or not."""
    likely: dict[str, list[Any]] = {
        "seat": list(range(-1, 9)),
        "name": ["Ann", "", "x" * 25],
        "colour": ["red", "blue", "pink"],
        "shape": ["star", "circle", "moon"],
        "bot": [{"character": "random"}, {"character": "hauler", "strength": "ace"}, {}],
        "setup": [
            {"edition": "2021", "seats": 3, "flights": ["L"]},
            {"edition": "2007", "seats": chance.randrange(-1, 9), "flights": ["I"] * 3},
            {"edition": chance.choice(JUNK), "seats": chance.choice(JUNK), "flights": []},
        ],
        "options": [{"draw_ms": 0}, {"decision_seconds": 1}, {"bot_pace": chance.choice(JUNK)}],
        "public": [True, False],
        "paused": [True, False],
    }
    return chance.choice([*likely.get(field, JUNK), chance.choice(JUNK)])


def _table_action(chance: Random) -> str:
    return json.dumps(_action(chance))


def _answer(chance: Random) -> str:
    words = [
        chance.choice(VERBS),
        *(chance.randrange(-2, 1200) for _ in range(chance.randrange(4))),
    ]
    message: dict[str, Any] = {"t": "answer", "id": 1, "answer": words}
    if chance.random() < 0.3:
        message["decision"] = chance.choice(JUNK)
    return json.dumps(message)


def _considering(chance: Random) -> str:
    answers = [
        [chance.choice(VERBS), chance.randrange(-2, 99)] for _ in range(chance.randrange(34))
    ]
    return json.dumps({"t": "consider", "id": 1, "answers": answers})


def _other(chance: Random) -> str:
    kind = chance.choice(["chat", "phrase", "look", "hello", "ping", "bye", "welcome"])
    fields = {
        name: chance.choice(JUNK) for name in ("text", "phrase", "id") if chance.random() < 0.5
    }
    return json.dumps({"t": kind, **fields})


KINDS = [
    _bytes, _cut, _deep, _anything, _table_action, _table_action, _answer, _answer, _considering,
    _other,
]  # fmt: skip


def _request(victim: Victim, chance: Random, requests: int) -> dict[int, int]:
    """The statuses of so many requests; 0 where the line was cut."""
    found: dict[int, int] = {}
    for _ in range(requests):
        status = _status(victim.port, _http(chance))
        found[status] = found.get(status, 0) + 1
    return found


def _status(port: int, request: bytes) -> int:
    try:
        with line(port, ATTACKER) as made:
            made.sendall(request)
            made.shutdown(1)
            words = everything(made).split(None, 2)
    except OSError:
        return 0
    return int(words[1]) if len(words) > 1 else 0


PATHS = [
    "/", "/api/tables", "/api/tables/ABCDEF", "/api/tables/%00/join", "/api/tables/A/seats/9/token",
    "/api/records/x", "/api/replays/x?view=99999999999999999999", "/api/words/../en", "/..%2f..%2f",
    "/api/ships/check", "/api/ships/fits", "/api/ships/odds", "/api/ships/forecast",
    "/api/ships/ace", "/health",
    "/api/editions/%ff", "//", "*", "/ws", "/assets/" + "a" * 300, "/api/tables/" + "é",
]  # fmt: skip


def _http(chance: Random) -> bytes:
    method = chance.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS", "G\x00T", "get"])
    body = json.dumps(chance.choice([*JUNK, *BODIES])).encode()
    headers = [
        "Host: " + chance.choice(["localhost", "evil.example", "", "[", "127.0.0.1:x"]),
        "Content-Length: " + chance.choice([str(len(body)), "0", "-1", "99", "x"]),
        chance.choice(["Origin: http://[", "Origin: null", "Origin: http://localhost", "X: y"]),
        chance.choice(
            ["Authorization: Bearer", "Authorization: Bearer x", "A: b", "Range: bytes=9-1"]
        ),
        chance.choice(
            ["Upgrade: websocket", "Connection: Upgrade", "Transfer-Encoding: chunked", "A: b"]
        ),
    ]
    chosen = chance.sample(headers, chance.randrange(1, len(headers) + 1))
    head = f"{method} {chance.choice(PATHS)} HTTP/1.1\r\n" + "\r\n".join(chosen) + "\r\n\r\n"
    return head.encode("latin-1", "replace") + body


BODIES: list[Any] = [
    {"setup": {"edition": "2021", "seats": 2, "flights": ["L"]}, "name": "Eve"},
    {"setup": {"edition": [], "seats": {}, "flights": None}, "name": "Eve"},
    {"notation": "\n" * 900},
    {"notation": "2021.I_", "tile": "x"},
    {"notation": "2021.I_", "hit": {"heavy": True, "side": 9}},
    {"edition": "2021", "level": "I", "tiles": [{"cell": 707, "id": "x", "turn": 3}]},
    {"name": "Eve"},
]
