"""A process that has read everything a server needs, and forks one whenever it is told to.

A server that is killed a thousand times has to be started a thousand times: this takes a few
milliseconds. Each line on its input starts another; it writes the number of the process.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.server.logs import start_logging
from boltbucket.server.run import run
from boltbucket.server.settings import Settings
from tests.server.serving import GENEROUS


def main(folder: Path, port: int) -> None:
    for name in EDITION_NAMES:
        edition(name)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            start_logging(folder / "boltbucket.log")
            run(Settings(data=folder, port=port, bot_workers=0, **GENEROUS))
            os._exit(0)
        print(child, flush=True)
    if child:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
