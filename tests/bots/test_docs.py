"""The bot of the documentation plays."""

from __future__ import annotations

import re
from pathlib import Path

from boltbucket.bots import cast
from boltbucket.bots.bot import Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.cast import characters
from boltbucket.bots.style import Style
from boltbucket.rules.decisions import FlyOn
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from boltbucket.sim.results import FINISHED, Job, play_job
from boltbucket.sim.simulated_clock import SimulatedClock

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
SAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def sample(number):
    names = {}
    exec(SAMPLES[number], names)
    return names


def test_the_sample_bot_plays_a_game_without_a_slip(monkeypatch):
    miser = sample(0)["Miser"]
    monkeypatch.setattr(cast, "characters", lambda: {**characters(), "miser": miser})
    match = Match(Setup("2021", 2, ("II",)), (Player("miser"), Player("racer")), seed=1)

    game = match.play()

    assert game.outcome is not None
    assert match.notes == []


def test_the_sample_bot_gets_home(monkeypatch):
    miser = sample(0)["Miser"]
    monkeypatch.setattr(cast, "characters", lambda: {**characters(), "miser": miser})
    setup, players = Setup("2021", 2, ("I",)), (Player("miser"), Player("racer"))
    ends = [play_job(Job(setup, players, seed)).seats[0].ends for seed in range(6)]

    assert sum(end[FINISHED] for end in ends) >= 4


def test_the_sample_of_thinking_ahead_works():
    players = (Player("hauler"), Player("racer"))
    match = Match(Setup("2021", 2, ("I",)), players, seed=2)
    clock = SimulatedClock(players)
    while not isinstance(match.game.pending.get(0), FlyOn):
        match.step(clock)

    credits = sample(1)["credits_after"](match.game.view(0), ("fly_on",), 3, Captain(Style()))

    assert isinstance(credits, int)


def test_every_character_is_described():
    text = PAGE.read_text(encoding="utf-8")

    assert all(f"| `{name}` |" in text for name in characters())
