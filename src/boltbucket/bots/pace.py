"""How long hands take: what a builder of some strength needs for an action, in seconds."""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from zlib import crc32

from boltbucket.bots.bot import Strength
from boltbucket.bots.skill import SKILLS
from boltbucket.rules.language.answer import Answer

SECONDS = {
    "take": 1.6,
    "place": 2.0,
    "pick_up": 1.0,
    "return": 0.8,
    "reserve": 1.0,
    "fetch": 1.2,
    "look": 1.0,
    "put_back": 7.0,
    "flip": 0.5,
    "finish": 1.0,
}
"""For the fastest hands. A pile that is put back has been read."""
OTHERWISE = 1.0


JITTER = NormalDist(0.0, 0.45)
"""Hands are now quicker, now slower, and hesitate now and then: the logarithm of how much. Its
middle is the usual pace, its mean a tenth above."""


def seconds_for(hands: Strength, answer: Answer, luck: float = 0.5) -> float:
    """How long it takes to make up one's mind and do it; with luck from 0 to 1."""
    usual = SECONDS.get(str(answer[0]), OTHERWISE) * SKILLS[hands].pace
    return usual if luck == 0.5 else usual * exp(JITTER.inv_cdf(luck))


def luck_of(seed: int, moment: int) -> float:
    """How quick the hands of this bot are at this moment: the same whenever it is asked."""
    return (crc32(b"%d %d" % (seed, moment)) + 0.5) / (1 << 32)
