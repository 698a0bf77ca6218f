"""What a line of a Combat Zone takes from the ship that comes last."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.flight.hits import Hit


@dataclass(frozen=True, slots=True)
class DaysPenalty:
    """Flight days lost."""

    days: int


@dataclass(frozen=True, slots=True)
class CrewPenalty:
    """Crew lost, of the owner's choice."""

    crew: int


@dataclass(frozen=True, slots=True)
class GoodsPenalty:
    """Goods lost, the most valuable first."""

    goods: int


@dataclass(frozen=True, slots=True)
class ShotsPenalty:
    """Cannon fire, shot by shot."""

    shots: tuple[Hit, ...]


Penalty = DaysPenalty | CrewPenalty | GoodsPenalty | ShotsPenalty
