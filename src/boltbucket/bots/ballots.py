"""Voting on missions: everybody wishes for what their trade earns most with, next to the others."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from boltbucket.rules.decisions import Decision, Pick
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.variants.missions.choosing import NONE

WISH, VETO = "mission_to_fly", "mission_to_reject"

Likings = tuple[tuple[str, float], ...]
"""Missions, and how many credits one gets more than others out of them."""


@cache
def likings_of(character: str) -> Likings:
    """What flights among the characters have come to; see `boltbucket.sim.mission_edges`."""
    return tuple(_measured()[character].items())


@cache
def _measured() -> Mapping[str, Mapping[str, float]]:
    text = (files("boltbucket.bots") / "missions.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def is_ballot(decision: Decision) -> bool:
    return isinstance(decision, Pick) and decision.what in (WISH, VETO)


def vote(decision: Pick, likings: Likings) -> Answer:
    """The mission liked best; of one that is liked less the veto, if others get more out of it."""
    known = dict(likings)
    missions = [answer for answer in decision.options if answer[1] != NONE]

    def liking(answer: Answer) -> float:
        return known.get(str(answer[1]), 0.0)

    best, worst = max(missions, key=liking), min(missions, key=liking)
    if decision.what == WISH:
        return best
    return worst if liking(worst) < min(0.0, liking(best)) else ("pick", NONE)
