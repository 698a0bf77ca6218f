"""The frozen bots, to be named on the command line: `benchmarks/frozen.py:Hauler:ace`.

    boltbucket compare hauler:ace benchmarks/frozen.py:Hauler:ace --games 400

They never think by the clock, so their games come out the same everywhere.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))

from benchmarks.old_bots.ace import COUNTS, Ace
from benchmarks.old_bots.bot import Strength
from benchmarks.old_bots.style import styles
from benchmarks.old_bots.trucker import Trucker


def _frozen(character, strength, seed):
    style = styles()[character]
    if strength == "ace":
        return Ace(style, seed, COUNTS)
    return Trucker(style, Strength(min(strength, "trucker")), seed)


def Careful(strength, seed):  # noqa: N802 - named like the class it stands for
    return _frozen("careful", strength, seed)


def Hauler(strength, seed):  # noqa: N802
    return _frozen("hauler", strength, seed)


def Gunner(strength, seed):  # noqa: N802
    return _frozen("gunner", strength, seed)


def Racer(strength, seed):  # noqa: N802
    return _frozen("racer", strength, seed)
