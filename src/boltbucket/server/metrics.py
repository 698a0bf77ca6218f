"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The numbers of one server; nothing is shared between servers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        named: dict[str, Any] = {"registry": self.registry}
        self.tables = Gauge("boltbucket_tables", "Tables in memory", **named)
        self.connections = Gauge("boltbucket_connections", "Open connections", **named)
        self.handshakes = Counter("boltbucket_handshakes", "Connections ever made", **named)
        self.answers = Counter("boltbucket_answers", "Answers accepted", **named)
        self.refusals = Counter("boltbucket_refusals", "Answers refused", **named)
        self.bad_messages = Counter("boltbucket_bad_messages", "Unreadable messages", **named)
        self._messages_sent = Counter("boltbucket_messages_sent", "Messages sent", **named)
        self.sent = 0
        self._tallies: Tally[str] = Tally()
        """Counted here first: a counter takes longer than all the rest of sending."""
        self.overflows = Counter("boltbucket_overflows", "Clients that did not keep up", **named)
        self.crashes = Counter("boltbucket_table_crashes", "Tables started anew", **named)
        self.servers = Gauge("boltbucket_servers", "Servers that share the store", **named)
        self.bus_up = Gauge("boltbucket_bus_up", "Whether others can be heard", **named)
        self.thoughts_for_others = Counter(
            "boltbucket_thoughts_for_others", "Bots' thoughts for another server", **named
        )
        self.handed_over = Counter(
            "boltbucket_tables_handed_over", "Tables handed to another process", **named
        )
        self.taken_over = Counter(
            "boltbucket_tables_taken_over", "Tables taken from a process that was gone", **named
        )
        self.tables_lost = Counter(
            "boltbucket_tables_lost", "Tables another process has taken over", **named
        )
        self.games = Counter("boltbucket_games", "Games begun", **named)
        self.games_over = Counter("boltbucket_games_over", "Games finished", **named)
        self.answer_seconds = Histogram(
            "boltbucket_answer_seconds",
            "From an answer's arrival until everybody was told",
            buckets=SECONDS,
            **named,
        )
        self.commit_seconds = Histogram(
            "boltbucket_commit_seconds", "One commit to the store", buckets=SECONDS, **named
        )
        self.commit_batches = Histogram(
            "boltbucket_commit_batches",
            "Batches in one commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            **named,
        )

        self.loop_lag = Histogram(
            "boltbucket_loop_lag_seconds",
            "How late the event loop came to a turn",
            buckets=SECONDS,
            **named,
        )
        self.loop_lag_now = Gauge(
            "boltbucket_loop_lag_recent_seconds", "The worst lag of the last second or two", **named
        )
        self.tasks = Gauge("boltbucket_tasks", "Tasks of the event loop", **named)
        self.turned_away = Counter(
            "boltbucket_turned_away",
            "Lines refused or cut, by reason",
            ["reason"],
            **named,
        )

    def committed(self, batches: int, seconds: float) -> None:
        self.commit_batches.observe(batches)
        self.commit_seconds.observe(seconds)

    def count(self, name: str) -> None:
        """One more of what a counter of this name counts."""
        self._tallies[name] += 1

    def text(self) -> bytes:
        sent, self.sent = self.sent, 0
        self._messages_sent.inc(sent)
        tallies, self._tallies = self._tallies, Tally()
        for name, count in tallies.items():
            getattr(self, name).inc(count)
        return generate_latest(self.registry)
