"""More lines than the system has files for, none of which ever says what it wants."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress

from tests.attack.findings import Finding
from tests.attack.quiet_table import Comparison, QuietTable
from tests.attack.victim import ATTACKER, PLAYER, attacked
from tests.server.raw_lines import line

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-a: "
FILES = 1024
"""What a system usually lets a program open."""
MOST_LOG_LINES = 500


async def run(lines: int = 1100, seconds: float = 4.0) -> list[Finding]:
    with attacked(open_files=FILES) as victim, ExitStack() as held:
        async with QuietTable(victim) as table:
            quiet = await table.measure(seconds / 2)
            opened = await asyncio.to_thread(_open, held, victim.port, lines)
            beside = await table.measure(seconds)
            status, _ = await asyncio.to_thread(victim.request, "/health", address=PLAYER)
        said = len((victim.folder / "boltbucket.log").read_text().splitlines())
    name = "half-open lines"
    return [
        Comparison(quiet, beside).finding(name, f"{opened:,} of one address"),
        Finding(name, "somebody else asks for /health", str(status), "200", status == 200),
        Finding(name, "lines in the log", str(said), "< 500", said < MOST_LOG_LINES),
    ]


def _open(held: ExitStack, port: int, lines: int) -> int:
    opened = 0
    for _ in range(lines):
        with suppress(OSError):
            made = held.enter_context(line(port, ATTACKER))
            made.sendall(HALF)
            opened += 1
    return opened
