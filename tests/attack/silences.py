"""How long tables gave no answer to anybody, by what had happened to them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

ON_THE_WAY_SECONDS = 0.3
"""What a process has sent before it broke is heard within this time."""


@dataclass(frozen=True)
class Silence:
    """A table that has given no answer since."""

    since: float
    faults: tuple[str, ...]
    """What has happened to it: mostly one thing, and more if another came upon it."""


@dataclass
class Silences:
    """Those that last, and how long the others were."""

    lasting: dict[str, Silence] = field(default_factory=dict)
    over: list[tuple[float, tuple[str, ...]]] = field(default_factory=list)

    def begin(self, fault: str, codes: Iterable[str]) -> None:
        now = time.monotonic()
        for code in codes:
            before = self.lasting.get(code, Silence(now, ()))
            self.lasting[code] = Silence(before.since, (*before.faults, fault))

    def heard(self, code: str) -> float | None:
        """Somebody was given an answer: how long it had been silent, if that is over now."""
        found = self.lasting.get(code)
        if found is None or (seconds := time.monotonic() - found.since) < ON_THE_WAY_SECONDS:
            return None
        del self.lasting[code]
        self.over.append((seconds, found.faults))
        return seconds

    def by_fault(self) -> dict[str, list[float]]:
        """Of tables to which one thing happened, by what that was; then all others."""
        found: dict[str, list[float]] = {}
        for seconds, faults in sorted(self.over):
            name = faults[0] if len(faults) == 1 else "one after another"
            found.setdefault(name, []).append(seconds)
        return found

    @property
    def longest(self) -> str:
        seconds, faults = max(self.over, default=(0.0, ()))
        return f"{seconds:.1f} s after {', then '.join(faults)}"


def spread(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{len(seconds)} tables"
    parts = statistics.quantiles(seconds, n=100, method="inclusive")
    return (
        f"{len(seconds)} tables, p50 {parts[49]:.2f} s, p90 {parts[89]:.2f} s, "
        f"p99 {parts[98]:.2f} s, longest {max(seconds):.2f} s"
    )
