"""What many processes cost and hold: the load of bench_tables on boardgame.io's server, on one
process with SQLite, and on 1, 2 and 4 processes that share PostgreSQL and Redis, in one run.

Every client comes to any of the processes, whichever owns its table, as behind a load balancer. All
servers, the database and the bus have one core together, so that what is compared is work and not
machines; the clients have the other. Printed are the tables that are held with 99 of 100 answers
accepted within 50 milliseconds, as ratios, and the processor time an answer costs: at the servers,
in the database and on the bus.

boardgame.io is installed by npm into a folder that is thrown away afterwards, unless
BOARDGAMEIO_MODULES names one; without npm it is left out. It takes about five minutes and wants a
machine that has nothing else to do; BOLTBUCKET_BENCH_TABLES=16 says only what an answer costs at
so many tables, which can be measured on any.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from benchmarks.bench_tables import CLIENTS, processor_seconds
from benchmarks.tables import clubs, servers
from benchmarks.tables.clients import ROOM, Client
from benchmarks.tables.clubs import Club
from benchmarks.tables.loads import ACTS_PER_SECOND, Seen, Used, acting
from benchmarks.tables.modules import boardgameio
from benchmarks.tables.servers import has_boardgameio, open_tables, pin

MOST = int(os.environ.get("BOLTBUCKET_BENCH_MOST", "512"))
FIXED = int(os.environ.get("BOLTBUCKET_BENCH_TABLES", "0"))
FEW = 16
"""Tables at which it is found out what an answer costs, to guess how many are held."""
BUSY_CORE = 0.75
"""How busy a core is, about, that holds as many tables as it can."""
NEXT = 1.25
GUESSES = 4
"""How often more, or fewer, are tried."""
PATIENCE = 120
"""Seconds within which everybody sits; a server that lets people wait longer has failed."""
THEIRS = ("boardgame.io", "boardgame.io patches")
OURS = {"1 process, SQLite": 0, **{f"{n} with PostgreSQL": n for n in (1, 2, 4)}}


def main() -> None:
    pin(1)
    with boardgameio():
        names = [*(THEIRS if has_boardgameio() else ()), *OURS]
        print(f"Tables of {ROOM} clients, {ACTS_PER_SECOND} acts a second each, one core for all:")
        held = {name: measure(name) for name in names}
    if FIXED:
        return
    beside = max((held.get(name, 0) for name in THEIRS), default=0)
    alone = max(1, held["1 process, SQLite"])
    for name, tables in held.items():
        theirs = f", {tables / beside:.2f} times boardgame.io" if beside else ""
        print(f"{name:20} {tables:4} tables, {tables / alone:.2f} times SQLite{theirs}")


@contextmanager
def running(name: str) -> Iterator[Club]:
    with ExitStack() as stack:
        if name in OURS:
            yield stack.enter_context(clubs.running(OURS[name]))
        else:
            port, process = stack.enter_context(servers.running(name))
            yield Club([port], [process])


def measure(name: str) -> int:
    """Guess from what an answer costs, then close in."""
    with running(name) as club:
        first = load(name, club, FIXED or FEW)
        if FIXED:
            return FIXED
        guess = 1e6 * BUSY_CORE / (first.cost * ROOM * ACTS_PER_SECOND)
        return closed_in(name, club, max(FEW, min(MOST, round(guess))))


def closed_in(name: str, club: Club, tables: int) -> int:
    """More as long as they are held, or fewer until they are; 0 if even few are too many."""
    if not holds(name, club, tables):
        for _ in range(GUESSES):
            tables = round(tables / NEXT)
            if holds(name, club, tables):
                return tables
        return 0
    for _ in range(GUESSES):
        more = min(MOST, round(tables * NEXT))
        if more == tables or not holds(name, club, more):
            return tables
        tables = more
    return tables


def holds(name: str, club: Club, tables: int) -> bool:
    """With a second chance, because other programs may have been in the way."""
    return any(load(name, club, tables).held for _ in range(2))


def load(name: str, club: Club, tables: int) -> Seen:
    seen = asyncio.run(_loaded(name, club, tables))
    print(f"  {name:20} {tables:4} tables: {seen}", flush=True)
    return seen


async def _loaded(name: str, club: Club, tables: int) -> Seen:
    clients = await asyncio.wait_for(gather(name, club, tables), PATIENCE)
    return await acting(clients, lambda: used(club))


def used(club: Club) -> Used:
    return {part: sum(map(processor_seconds, pids)) for part, pids in club.parts().items()}


async def gather(name: str, club: Club, tables: int) -> list[Client]:
    """Everybody at their tables through any of the processes, and the games begun."""
    kind = "boltbucket" if name in OURS else name
    ports, loop = club.ports, asyncio.get_running_loop()
    hellos: list[object] = []
    for number in range(tables):
        port = ports[number % len(ports)]
        hellos += await asyncio.to_thread(open_tables, kind, port, 1)
    clients: list[Client] = []
    for number, hello in enumerate(hellos):
        client = CLIENTS[kind](number % ROOM, hello)
        port = ports[(number // ROOM + number) % len(ports)]
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.wait_for(client.ready.wait(), 20)
        clients.append(client)
    await asyncio.sleep(0.5)
    for client in clients:
        await client.start()
    await asyncio.sleep(1)
    return clients


if __name__ == "__main__":
    main()
