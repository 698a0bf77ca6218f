"""Scenarios: any moment of a game as text, what is played, and what must follow.

See docs/notation.md.
"""

from boltbucket.rules.scenario.failure import Failed, Unreadable
from boltbucket.rules.scenario.playing import play_scenario
from boltbucket.rules.scenario.reading import Scenario, read_scenario

__all__ = ["Failed", "Scenario", "Unreadable", "play_scenario", "read_scenario"]
