"""How late the event loop is and how busy: what everybody waits besides their own work.

Bots give way to people: the busier the loop, the longer they take.
"""

from __future__ import annotations

import asyncio
import time

from boltbucket.server.metrics import Metrics

EVERY_SECONDS = 0.05
FORGETTING = 0.9
"""How much of the worst of late is left after each look."""
BUSY = 0.5
"""The share of its time a loop may work before bots slow down."""
LATE = 0.02
"""How late it may be before they do: where other programs have the processors, it is late without
having worked."""
LONGEST_PAUSE = 1.0


class LoopLag:
    """Looks again and again how much later than asked for it comes to its turn."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.seconds = 0.0
        """The worst of late: it fades within a second or two."""
        self.bots_pause = 0.0
        """How long bots are to wait before they answer."""

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began, worked = loop.time(), time.thread_time()
            await asyncio.sleep(EVERY_SECONDS)
            passed = loop.time() - began
            late = max(0.0, passed - EVERY_SECONDS)
            self.note(late)
            self.mind_bots((time.thread_time() - worked) / max(passed, EVERY_SECONDS), late)

    def note(self, late: float) -> None:
        self.seconds = max(late, FORGETTING * self.seconds)
        self._metrics.loop_lag.observe(late)
        self._metrics.loop_lag_now.set(self.seconds)

    def mind_bots(self, busy: float, late: float = 0.0) -> None:
        """Longer while there is too much to do, shorter as soon as there is not."""
        if busy > BUSY or late > LATE:
            self.bots_pause = min(LONGEST_PAUSE, 1.3 * self.bots_pause + 0.002)
        else:
            self.bots_pause *= 0.9
            if self.bots_pause < 0.001:
                self.bots_pause = 0.0
