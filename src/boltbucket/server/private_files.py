"""Files only their owner may read: they hold seeds, what was said, and the store's secret."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600
FOLDER_OWNER_ONLY = 0o700


def make_private(file: Path) -> None:
    """The file and its folder, made if they are not there yet; of those that are, only the file
    is changed."""
    file.parent.mkdir(mode=FOLDER_OWNER_ONLY, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    if file.is_file():
        file.chmod(OWNER_ONLY)
