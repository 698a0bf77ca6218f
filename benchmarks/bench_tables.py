"""How many tables of four clients one core holds, each client acting four times a second.

The clients really build: they take tiles, fit them to their ships and place them. Beside it runs
the same load on a bare WebSocket server that stores nothing, knows no rules and repeats each
message to the four clients of its room, and on boardgame.io, if BOARDGAMEIO_MODULES names a folder
node_modules with it: its own server, in memory, with the same yard and no rules to speak of,
sending whole states or patches, whichever is faster. A server holds as many tables as it can with
99 of 100 answers accepted within 50 milliseconds. Aim: 3 times boardgame.io.

The processor time an answer costs is printed too, because it says the same on a machine that has
other things to do; and how busy the clients were, who have a core of their own.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from benchmarks.tables.clients import ROOM, BareClient, Builder, Client, Player
from benchmarks.tables.loads import ACTS_PER_SECOND, Seen, acting
from benchmarks.tables.servers import has_boardgameio, open_tables, pin, running

MOST = 1024
STEP = 8

CLIENTS: dict[str, type[Client]] = {
    "boltbucket": Builder,
    "bare": BareClient,
    "boardgame.io": Player,
    "boardgame.io patches": Player,
}


def main() -> None:
    pin(1)
    names = list(CLIENTS) if has_boardgameio() else ["boltbucket", "bare"]
    print(f"Tables of {ROOM} clients, {ACTS_PER_SECOND} acts a second each, one core:")
    held = {name: measure(name) for name in names}
    ours, bare = held["boltbucket"], held["bare"]
    print(f"boltbucket holds {ours} tables, a bare server {bare}: {ours / max(1, bare):.2f}")
    if not has_boardgameio():
        print("boardgame.io: not installed (name its node_modules in BOARDGAMEIO_MODULES)")
        return
    theirs = max(held["boardgame.io"], held["boardgame.io patches"])
    print(
        f"boardgame.io holds {theirs} tables: boltbucket {ours / max(1, theirs):.1f} times as many"
    )


def measure(name: str) -> int:
    with running(name) as (port, process):
        return most_tables(name, port, process)


def most_tables(name: str, port: int, process: int) -> int:
    """Double until it is too much, then close in from both sides."""
    fine, tables, too_many = 0, 2 * STEP, MOST
    while fine < tables < too_many:
        # A second chance, because other programs may have been in the way.
        if any(holds(name, port, process, tables) for _ in range(2)):
            fine = tables
        else:
            too_many = tables
        tables = 2 * fine if too_many == MOST else (fine + too_many) // 2 // STEP * STEP
    return fine


def holds(name: str, port: int, process: int, tables: int) -> bool:
    seen = asyncio.run(load(name, port, process, tables))
    print(f"  {name:20} {tables:4} tables: {seen}", flush=True)
    return seen.held


async def load(name: str, port: int, process: int, tables: int) -> Seen:
    clients = await gather(name, port, tables)
    return await acting(clients, lambda: {"server": processor_seconds(process)})


async def gather(name: str, port: int, tables: int) -> list[Client]:
    """Everybody at their tables, and the games begun."""
    hellos = await asyncio.to_thread(open_tables, name, port, tables)
    loop = asyncio.get_running_loop()
    clients: list[Client] = []
    for number, hello in enumerate(hellos):
        client = CLIENTS[name](number % ROOM, hello)
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.wait_for(client.ready.wait(), 20)
        clients.append(client)
    for client in clients:
        await client.start()
    await asyncio.sleep(1)
    return clients


def processor_seconds(process: int) -> float:
    """What a process has used so far; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    numbers = file.read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
