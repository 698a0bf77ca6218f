"""How long hands take: what a builder of some strength needs for an action, in seconds."""

from __future__ import annotations

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


def seconds_for(strength: Strength, answer: Answer) -> float:
    """How long it takes to make up one's mind and do it."""
    return SECONDS.get(str(answer[0]), OTHERWISE) * SKILLS[strength].pace
