"""What is installed only where it is wanted: `pip install boltbucket[NAME]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boltbucket.rules.language.refusal import Fault


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports of packages that only this extra installs; a Fault says so where they are missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] == "boltbucket":
            raise
        raise Fault("needs_extra", extra=name, package=missing.name or "") from missing
