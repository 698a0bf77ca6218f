"""What characters whose eye is learned make more of than flights have taught them."""

from __future__ import annotations

from collections.abc import Mapping

from boltbucket.bots.worth.prospect import Weights

TASTES: Mapping[str, Weights] = {
    "careful": (("exposed", 2.2), ("losses", 1.5), ("shield", 2.0)),
    "hauler": (("container", 1.8), ("red_container", 1.8)),
    "gunner": (("cannon", 1.5), ("purple", 1.5), ("battery", 1.3)),
    "racer": (("engine", 1.9), ("brown", 1.8)),
}
"""By character: tables of the worth of a ship, and how much more they count."""
PRUDENCE: Weights = (("cannon", 1.2), ("crew", 1.6), ("engine", 1.5), ("losses", 1.2))
"""Who misjudges tiles does well to take more along than they would need."""
TIMID = 45.0
"""What truckers fear to lose with their last human: rather poor than stranded."""


def both(one: Weights, other: Weights) -> Weights:
    """Two tastes at once."""
    more = dict(one)
    for name, factor in other:
        more[name] = more.get(name, 1.0) * factor
    return tuple(sorted(more.items()))
