"""Scenarios: any moment of a game as text, what is played, and what must follow.

See docs/notation.md.
"""

from boltbucket.scenario.failure import Failed, Unreadable
from boltbucket.scenario.playing import play_scenario
from boltbucket.scenario.reading import Scenario, read_scenario
from boltbucket.scenario.stage import Stage

__all__ = ["Failed", "Scenario", "Stage", "Unreadable", "play_scenario", "read_scenario"]
