"""Learning: environments for Gymnasium and PettingZoo, upon the rules, the bots and the clock.

Needs the extra: `pip install boltbucket[learn]`. Importing this registers the Gymnasium ids.
"""

try:
    import gymnasium as gymnasium
except ImportError as missing:  # pragma: no cover - the tests have it
    raise ImportError("boltbucket.learn needs: pip install boltbucket[learn]") from missing

from boltbucket.learn.actions import action_name, answer_of, choices, number_of
from boltbucket.learn.aec import TableEnv, env
from boltbucket.learn.observation import FIELDS, Observer
from boltbucket.learn.parallel import YardEnv, parallel_env
from boltbucket.learn.registration import IDS, register
from boltbucket.learn.rewards import Reward
from boltbucket.learn.single import SeatEnv
from boltbucket.learn.spaces import Form
from boltbucket.learn.tasks import BuildTask, FlyTask, MatchTask, TableTask, example_ships

__all__ = [
    "FIELDS",
    "IDS",
    "BuildTask",
    "FlyTask",
    "Form",
    "MatchTask",
    "Observer",
    "Reward",
    "SeatEnv",
    "TableEnv",
    "TableTask",
    "YardEnv",
    "action_name",
    "answer_of",
    "choices",
    "env",
    "example_ships",
    "number_of",
    "parallel_env",
    "register",
]

register()
