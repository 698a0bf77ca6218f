"""Robopolice Raid: intruders that walk through a ship. It needs the rules of another expansion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from boltbucket.rules.variants.missions.supercards.supercard import Supercard


@dataclass(frozen=True, kw_only=True)
class RobopoliceRaid(Supercard):
    """Units that confiscate what they find and plant charges where they find contraband."""

    kind: ClassVar[str] = "robopolice_raid"
    needs: ClassVar[str] = "intruders"

    contraband: str
    units: int = 1
    rear: tuple[int, ...] = ()
    """The numbers of the direction die with which they come from behind, as far as known."""
