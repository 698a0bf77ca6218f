"""What a strength can do: eyes, hands and nerves."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.old_bots.bot import Strength


@dataclass(frozen=True)
class Skill:
    """How well a builder sees and how fast it acts."""

    noise: float
    """By how many credits a judgement may be off."""
    glances: int
    """How many of the tiles lying face up are considered before taking one."""
    reserves: bool
    peeks: bool
    slips: int
    """One decision in so many is taken without thought; 0 for never."""
    pace: float
    """How much longer an action takes than the fastest hands need."""


SKILLS = {
    Strength.BEGINNER: Skill(noise=1.2, glances=2, reserves=False, peeks=False, slips=6, pace=2.2),
    Strength.TRUCKER: Skill(noise=0.35, glances=4, reserves=True, peeks=True, slips=0, pace=1.5),
    Strength.ACE: Skill(noise=0.0, glances=12, reserves=True, peeks=True, slips=0, pace=0.85),
}
