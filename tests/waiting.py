"""Waiting for what comes by itself: soon on an idle machine, and late on a busy one."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120
"""In seconds: far longer than anything takes, so that only what never comes is a failure."""
EVERY = 0.02


def wait_until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(EVERY)
