"""Meteors and shots: how large, and from where."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.ship.tile import Side


@dataclass(frozen=True, slots=True)
class Hit:
    """One meteor or shot. `fixed_die` is the number one of its two dice always shows."""

    heavy: bool
    side: Side
    fixed_die: int | None = None
