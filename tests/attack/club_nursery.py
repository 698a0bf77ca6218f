"""A process that has read all that a server of a club needs, and forks one whenever it is told to.

Each line on its input is a folder and a port; it writes the number of the process.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import psycopg  # noqa: F401 read before there are any threads
import redis.asyncio  # noqa: F401

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.server.club import registry  # noqa: F401
from boltbucket.server.logs import start_logging
from boltbucket.server.run import run
from boltbucket.server.settings import Settings
from tests.server.serving import GENEROUS


def main(store: str, bus: str) -> None:
    for name in EDITION_NAMES:
        edition(name)
    # Nobody waits for children: they are killed from outside.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        folder, port = line.split()
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            start_logging(Path(folder) / "boltbucket.log", True)
            run(
                Settings(
                    data=Path(folder),
                    port=int(port),
                    store=store,
                    bus=bus,
                    bot_workers=0,
                    **GENEROUS,
                )
            )
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
