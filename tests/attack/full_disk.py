"""Nothing more fits on the disk, and then something does again."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException

from tests.attack.findings import Finding
from tests.attack.victim import PLAYER, UNLIMITED, Player, Victim, attacked

ROOM = 400 * 1024
"""How much still fits."""
NOTICED_SECONDS = 3.5
"""How long `/health` may believe what it has found out."""


async def run(answers: int = 4000) -> list[Finding]:
    with attacked(**UNLIMITED) as victim:
        opened = await asyncio.to_thread(
            victim.open_table, setup={"building": "untimed"}, start=True
        )
        _leave_room(victim, ROOM)
        accepted, record = await _play_until_it_is_full(victim, opened, answers)
        told = await _how_it_is_told(victim, opened)
        await asyncio.sleep(NOTICED_SECONDS)
        status, said = await asyncio.to_thread(victim.request, "/health", None, PLAYER)
        crashes = int(victim.metrics()["boltbucket_table_crashes_total"])
        _leave_room(victim, None)
        await asyncio.sleep(NOTICED_SECONDS)
        again = await _comes_back(victim, opened)
        health, _ = await asyncio.to_thread(victim.request, "/health", None, PLAYER)
        _, replay = await asyncio.to_thread(victim.request, f"/api/replays/{record}", None, PLAYER)
    name, kept = "full disk", len(replay["frames"])
    code = said.get("code", "") if isinstance(said, dict) else ""
    what, well = f"{accepted:,} accepted; of them stored", f"{again}, {health}"
    return [
        Finding(name, what, f"{kept:,}", "all", 0 < accepted <= kept),
        Finding(name, "what /health says meanwhile", f"{status} {code}", "503", status == 503),
        Finding(name, "what players are told", told, "store_failed", told == "store_failed"),
        Finding(name, "tables started anew meanwhile", str(crashes), "< 10", crashes < 10),
        Finding(name, "afterwards", well, "accepted, 200", well == "accepted, 200"),
    ]


def _leave_room(victim: Victim, room: int | None) -> None:
    """Files of the server may grow by so much, or by as much as they like."""
    largest = max(file.stat().st_size for file in victim.folder.glob("boltbucket.db*"))
    hard = resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE)[1]
    soft = resource.RLIM_INFINITY if room is None else largest + room
    resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


async def _play_until_it_is_full(
    victim: Victim, opened: dict[str, Any], answers: int
) -> tuple[int, str]:
    accepted, record = 0, ""
    with suppress(WebSocketException, TimeoutError, AssertionError):
        async with Player(victim.port, opened["code"], opened["seat_token"]) as ann:
            record = ann.room["record"]
            for number in range(answers):
                for words in (("take", number % 40), ("return",)):
                    reply = await ann.answer(*words)
                    assert reply["t"] == "accepted", reply
                    accepted += 1
    return accepted, record


async def _how_it_is_told(victim: Victim, opened: dict[str, Any]) -> str:
    """What somebody hears who comes back, or stays."""
    for _ in range(5):
        try:
            async with Player(victim.port, opened["code"], opened["seat_token"]) as ann:
                reply = await ann.answer("take", 1)
                return str(reply.get("code", reply["t"]))
        except AssertionError as error:
            return str(error.args[0].get("code"))
        except (WebSocketException, TimeoutError):
            await asyncio.sleep(0.2)
    return "nothing"


async def _comes_back(victim: Victim, opened: dict[str, Any]) -> str:
    async with Player(victim.port, opened["code"], opened["seat_token"]) as ann:
        reply = await ann.act("name", name="Anna")
        return str(reply["t"])
