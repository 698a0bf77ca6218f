"""boardgame.io as npm has it, for as long as it is compared with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

PACKAGE = "boardgame.io@0.50.2"
SECONDS = 240


@contextmanager
def boardgameio() -> Iterator[None]:
    """BOARDGAMEIO_MODULES names a folder that has it, if it can be had."""
    if os.environ.get("BOARDGAMEIO_MODULES") or not shutil.which("npm"):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="boardgameio-") as folder:
        if installed(folder):
            os.environ["BOARDGAMEIO_MODULES"] = f"{folder}/node_modules"
        try:
            yield
        finally:
            os.environ.pop("BOARDGAMEIO_MODULES", None)


def installed(folder: str) -> bool:
    quiet = ("--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel", "error")
    command = ["npm", "install", "--prefix", folder, *quiet, PACKAGE]
    try:
        subprocess.run(command, check=True, timeout=SECONDS, stdout=sys.stderr)
    except (OSError, subprocess.SubprocessError) as error:
        print(f"boardgame.io is left out: {error}", file=sys.stderr)
        return False
    return True
