"""The heart of a process: it shows others that it lives, from a thread of its own, so that a busy
event loop is not taken for a dead one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from boltbucket.server.club.leases import Leases, Node, Pulse
from boltbucket.server.logs import log
from boltbucket.server.store.store import StoreFailed

BEATS = 5
"""In the time of a lease."""
STUCK = 4
"""Times the lease after which a loop that does not turn is as good as dead."""
DOUBTFUL = 3
"""Beats after our time was over in which we look whether our tables are ours; and after any gap in
which we take nobody for gone: whatever kept us away may have kept others away too."""
_TIDY_SECONDS = 300


@dataclass(frozen=True)
class State:
    """What a process tells of itself."""

    tables: int
    leaving: bool
    waiting: Mapping[str, tuple[int, str | None]]
    """Public tables with open seats: how many are there, and who opened them."""
    doors: Mapping[str, str]
    """Tables of others that have clients here, and at which process each is."""


class Heart:
    """Beats until it is stopped; what it learns is told in the loop."""

    def __init__(
        self,
        leases: Leases,
        seconds: float,
        state: Callable[[], State],
        told: Callable[[Pulse, float], None],
    ) -> None:
        self._leases = leases
        self._seconds = seconds
        self._state = state
        self._told = told
        self._stop = threading.Event()
        self._turned = time.monotonic()
        self._doubts = 0
        self._unsure = 0
        """For how many beats we take nobody for gone."""
        self._last: float | None = None
        self._known: tuple[Node, ...] = ()
        self._gone: set[str] = set()
        """Who has left tables that nobody has taken yet, as far as we know."""
        self._waiting: Mapping[str, tuple[int, str | None]] = {}
        self._thread = threading.Thread(target=self._run, name="heart", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self._tidied = time.monotonic()

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    @property
    def sure(self) -> bool:
        """Whether a process of which nothing is heard is gone."""
        return not self._unsure

    def beat(self) -> Pulse:
        state = self._state()
        pulse = self._leases.beat(state.tables, state.leaving, self._doubts > 0)
        self._doubts = DOUBTFUL if pulse.held is not None and not self._doubts else self._doubts - 1
        self._doubts = max(0, self._doubts)
        self._mind_gaps()
        self._note(state.waiting)
        nodes = self._alive_still(pulse.nodes)
        fresh = {node.id for node in self._known} - {node.id for node in nodes}
        self._known = nodes
        return replace(pulse, nodes=nodes, adopted=self._adopted(state, fresh))

    def _mind_gaps(self) -> None:
        now = time.monotonic()
        gap = 0.0 if self._last is None else now - self._last
        self._last = now
        if self._unsure:
            # Not anew: whoever is always late must find out some day.
            self._unsure -= 1
        elif gap > self._seconds / 2:
            self._unsure = DOUBTFUL

    def _alive_still(self, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
        """Those that live, and while we are not sure, those that lived before."""
        if self.sure:
            return nodes
        alive = {node.id for node in nodes}
        return (*nodes, *(node for node in self._known if node.id not in alive))

    def _adopted(self, state: State, fresh: set[str]) -> tuple[str, ...]:
        """Of those who are gone, first the tables whose clients are here, then our share of all
        that nobody has asked for."""
        self._gone = (self._gone | fresh) - {node.id for node in self._known}
        if not self._gone or state.leaving:
            return ()
        if fresh:
            wanted = [code for code, place in state.doors.items() if place in self._gone]
            return self._leases.adopt(self._gone, wanted) if wanted else ()
        left = self._leases.left(self._gone)
        if not left:
            self._gone.clear()
            return ()
        heirs = max(1, sum(not node.leaving for node in self._known))
        return self._leases.adopt(self._gone, most=-(-left // heirs))

    def _note(self, waiting: Mapping[str, tuple[int, str | None]]) -> None:
        """What has changed about tables that wait for people."""
        before, self._waiting = self._waiting, waiting
        new = {code: found for code, found in waiting.items() if before.get(code) != found}
        gone = [code for code in before if code not in waiting]
        if new:
            self._leases.note_waiting(new)
        if gone:
            self._leases.forget_waiting(gone)

    def _run(self) -> None:
        while not self._stop.wait(self._seconds / BEATS):
            try:
                self._loop.call_soon_threadsafe(self._turn)
            except RuntimeError:
                return
            if time.monotonic() - self._turned < STUCK * self._seconds:
                self._beat_once()
        self._leases.end_thread()

    def _turn(self) -> None:
        self._turned = time.monotonic()

    def _beat_once(self) -> None:
        began = time.monotonic()
        try:
            pulse = self.beat()
            if began - self._tidied > _TIDY_SECONDS:
                self._tidied = began
                self._leases.tidy()
            self._loop.call_soon_threadsafe(self._told, pulse, began)
        except StoreFailed as error:
            log("heart_stumbled", 40, error=str(error))
        except RuntimeError:
            # The loop has ended.
            self._stop.set()

    def stop(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout=10)
