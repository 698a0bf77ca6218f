"""The clocks of the machine: the calendar, which people may set, and one that only goes on."""

from __future__ import annotations

import time


def wall_ms() -> int:
    """What the calendar says: for showing, and for what is kept over years."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """The server's own clock: like the calendar when it started, whatever becomes of that."""
    return _STARTED + time.monotonic_ns() // 1_000_000


_STARTED = wall_ms() - time.monotonic_ns() // 1_000_000
