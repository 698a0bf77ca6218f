"""Whether the Rough Roads of a set-up can be travelled."""

from __future__ import annotations

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.rough_roads import cards as cards
from boltbucket.rules.variants.rough_roads.road import ROADS

MOST_ROADS = 3
"""Insane: more cards than that at a time nobody has thought of."""


def check_roads(setup: Setup) -> None:
    """Raises Illegal for cards that are unknown, too many, or not for the missions agreed on."""
    count = setup.rough_roads + len(setup.roads)
    if setup.rough_roads < 0 or count > MOST_ROADS:
        raise Illegal("setup_roads", count=count, most=MOST_ROADS)
    for name in setup.roads:
        if name not in ROADS:
            raise Illegal("setup_road", road=name, known=", ".join(ROADS))
        if setup.roads.count(name) > 1:
            raise Illegal("setup_road_twice", road=name)
        for mission in setup.missions:
            if mission in ROADS[name].not_with:
                raise Illegal("setup_road_mission", road=name, mission=mission)
