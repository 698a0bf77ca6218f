"""Where results are to go: looked at before the first game, not after the last."""

from __future__ import annotations

import os
from pathlib import Path

from boltbucket.cli.problem import Problem


def check_file(name: str | None) -> None:
    """A problem if no such file can be written."""
    if name is None:
        return
    file = Path(name)
    folder = file.parent
    if file.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Problem("problem-cannot-write", file=name)
    if file.exists() and not os.access(file, os.W_OK):
        raise Problem("problem-cannot-write", file=name)


def check_folder(name: str | None) -> None:
    """A problem if no such folder can be made or written into."""
    if name is None:
        return
    folder = Path(name)
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Problem("problem-cannot-write", file=name)
