"""How late the event loop is: what everybody waits besides their own work."""

from __future__ import annotations

import asyncio

from boltbucket.server.metrics import Metrics

EVERY_SECONDS = 0.05
FORGETTING = 0.9
"""How much of the worst of late is left after each look."""


class LoopLag:
    """Looks again and again how much later than asked for it comes to its turn."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.seconds = 0.0
        """The worst of late: it fades within a second or two."""

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self.note(max(0.0, loop.time() - due))

    def note(self, late: float) -> None:
        self.seconds = max(late, FORGETTING * self.seconds)
        self._metrics.loop_lag.observe(late)
        self._metrics.loop_lag_now.set(self.seconds)
