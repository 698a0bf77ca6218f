"""Processes of a club of which there is nothing but the heart."""

from __future__ import annotations

from itertools import count

from boltbucket.server.club.heart import Heart, State
from boltbucket.server.club.leases import Leases

LEASE = 1000.0
names = count()


class Clock:
    """What the hearts take for time."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        return self.now


class Process:
    """A heart that beats when it is told to."""

    def __init__(self, store):
        self.node = f"node {next(names)}"
        self.leases = Leases(store, self.node, "", LEASE)
        self.doors = {}
        self.heart = Heart(self.leases, LEASE, self._state, lambda pulse, began: None)
        self.beat()

    def _state(self):
        return State(0, False, {}, self.doors)

    def beat(self):
        self.pulse = self.heart.beat()
        return {node.id for node in self.pulse.nodes}

    def dies(self, store):
        text = "update nodes set until = clock_timestamp() where id = %b"
        store.rows(text, (self.node,))
