"""Supercards: adventures that hit everybody and give nothing.

Importing this package makes all kinds of supercard known, and how their fields are read.
"""

from boltbucket.rules.missions.supercards import (
    black_hole,
    enemy_fleet,
    meteors,
    reading,
    robopolice_raid,
    special_events,
    tactical_zone,
)

__all__ = [
    "black_hole",
    "enemy_fleet",
    "meteors",
    "reading",
    "robopolice_raid",
    "special_events",
    "tactical_zone",
]
