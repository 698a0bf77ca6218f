"""Thinking ahead: by rounds or by the clock, and better than habit."""

from __future__ import annotations

from boltbucket.bots.ace import Ace
from boltbucket.bots.bot import Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.lookahead import Effort, Lookahead
from boltbucket.bots.style import Style, styles
from boltbucket.rules.decisions import FlyOn
from boltbucket.rules.setup import Setup
from boltbucket.sim.playing import Match
from boltbucket.sim.simulated_clock import SimulatedClock

STYLE = Style()


def moment(kind):
    """A view of seat 0 when it is first asked for this in flight."""
    players = (Player("hauler"), Player("racer"))
    match = Match(Setup("2021", 2, ("I",)), players, seed=2)
    clock = SimulatedClock(players)
    while True:
        decision = match.game.pending.get(0)
        if isinstance(decision, kind):
            return match.game.view(0)
        match.step(clock)


def ahead(effort, **more):
    return Lookahead(Captain(STYLE), Captain(STYLE), STYLE, effort, 1, **more)


def test_a_sound_ship_is_not_given_up():
    view = moment(FlyOn)

    best = ahead(Effort(rounds=4)).best(view, view.decision, [("give_up",), ("fly_on",)])

    assert best == ("fly_on",)


def test_counting_gives_the_same_answer_every_time():
    view = moment(FlyOn)
    answers = {
        ahead(Effort(rounds=2)).best(view, view.decision, view.decision.options) for _ in range(2)
    }

    assert len(answers) == 1


def test_thinking_stops_when_time_is_up():
    view = moment(FlyOn)
    ticks = iter(range(1000))
    clock = lambda: 0.01 * next(ticks)  # noqa: E731 - a clock that ticks whenever it is read
    thinker = ahead(Effort(rounds=100, seconds=0.05), clock=clock)

    thinker.best(view, view.decision, view.decision.options)

    assert next(ticks) < 10


def test_without_rounds_habit_decides():
    view = moment(FlyOn)

    assert ahead(Effort(rounds=0)).best(view, view.decision, [("give_up",)]) == ("give_up",)


def test_an_ace_keeps_some_of_its_character():
    assert Ace(styles()["gunner"], 1).captain.style != Ace(styles()["racer"], 1).captain.style
