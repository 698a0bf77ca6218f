"""Clients that ask and never read what they are told."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, suppress

from tests.attack.findings import Finding
from tests.attack.floods import LOOK, get
from tests.attack.quiet_table import Comparison, QuietTable
from tests.attack.victim import ATTACKER, Victim, attacked
from tests.server.raw_lines import line, masked, web_socket

MOST_MB = 40
PACKED_LITTLE = get("/api/words/de").replace(b"gzip", b"none")


async def run(lines: int = 20, seconds: float = 6.0) -> list[Finding]:
    with attacked() as victim, ExitStack() as held:
        opened = await asyncio.to_thread(
            victim.open_table, "Eve", ATTACKER, setup={"building": "untimed"}, start=True
        )
        async with QuietTable(victim) as table:
            quiet = await table.measure(seconds / 2)
            before = victim.memory_mb
            asking = asyncio.to_thread(_ask, held, victim, opened, lines, seconds)
            beside, asked = await asyncio.gather(table.measure(seconds), asking)
            grown = victim.memory_mb - before
    name = "slow readers"
    return [
        Comparison(quiet, beside).finding(name, f"{asked:,} asked by {2 * lines}"),
        Finding(name, "memory of the server", f"+{grown:.0f} MB", "< 40 MB", grown < MOST_MB),
    ]


def _ask(
    held: ExitStack, victim: Victim, opened: dict[str, str], lines: int, seconds: float
) -> int:
    seat = (opened["code"], opened["seat_token"])
    sockets = [web_socket(victim.port, *seat, ATTACKER, 4096) for _ in range(lines)]
    requests = [line(victim.port, ATTACKER, 4096) for _ in range(lines)]
    asked, end = 0, time.monotonic() + seconds
    for each in (*sockets, *requests):
        held.enter_context(each)
        each.setblocking(False)
    while time.monotonic() < end:
        for each in sockets:
            asked += _sent(each, masked(LOOK))
        for each in requests:
            asked += _sent(each, PACKED_LITTLE)
        time.sleep(0.1)
    return asked


def _sent(made: object, data: bytes) -> int:
    with suppress(OSError):
        made.sendall(data)  # type: ignore[attr-defined]
        return 1
    return 0
